/* La seconde moitié du cinquième chapitre : ce qui garde les pierres en vie, et ce qui ne doit pas revenir. */
import type { TextChapter } from '../text-chapter.ts';

export const protecting: TextChapter = {
  prose: `
    # Les yeux {eyes}

    Un [œil](eye) est un espace vide à l’intérieur d’un groupe, fermé au dehors. Tant qu’une pierre ennemie n’y aurait
    aucune liberté, elle ne peut pas s’y poser.

    ## Deux yeux font vivre {two-eyes}

    Un groupe qui a deux yeux séparés ne peut jamais être pris. Pour le prendre, il faudrait remplir les deux. Or un coup
    ne remplit qu’un point, et aucun des deux ne peut être le premier.

    {two-eyes}

    ## Un seul œil ne suffit pas {one-eye}

    Avec un seul œil, un groupe tombe dès qu’il est enfermé. Quand il n’a plus de liberté au dehors, la pierre jouée dans
    l’œil lui ôte la dernière. Ce coup prend : il est donc permis.

    {one-eye}

    Deux trous qui communiquent ne font encore qu’un œil. Ce qui compte, c’est qu’ils soient séparés.

    ## Les faux yeux {false-eye}

    Un trou peut ressembler à un œil sans en être un. Si les pierres qui l’entourent sont de chaînes différentes, l’une
    d’elles peut être mise en atari. Pour la sauver, il faut remplir le trou soi-même. C’est un [faux œil](false-eye).

    {false-eye}

    # Le seki {seki}

    Parfois deux groupes sans yeux se font face et partagent leurs dernières libertés. Le premier qui y joue est pris.
    Chacun s’en garde donc bien, et tous deux vivent : c’est un [seki](seki). Les points partagés ne sont à personne. Si un
    des groupes a un vrai œil, la règle française le compte.

    {seki}

    # La répétition et le ko {ko}

    Une pierre qui vient d’en prendre une autre peut parfois être reprise aussitôt de la même façon. Cela pourrait durer
    toujours. Cette forme s’appelle un [ko](ko).

    La règle française y met fin en une phrase : en posant une pierre, tu ne peux pas redonner au goban un état que tu lui
    as déjà donné. Tu joues donc d’abord ailleurs. Si l’autre répond, le goban a changé, et tu peux
    [reprendre](retake-ko).

    {ko}

    Celui qui a pris le ko peut aussi le fermer : il remplit le point au lieu de répondre. Un coup auquel il faut répondre
    est donc précieux : c’est une [menace de ko](ko-threat).

    La règle regarde le goban entier, et pas seulement deux points. Un tour plus long qui ramènerait le même goban est
    interdit aussi. Passer est toujours permis.
  `,
  plates: {
    'two-eyes': {
      caption: 'Un groupe noir avec deux yeux, a et b, enfermé de tous côtés.',
      task: 'Tu es Blanc : essaie a, puis b.',
      said: ['Et l’autre œil ?', 'Ce groupe vit donc pour de bon.'],
    },
    'one-eye': {
      caption: 'Un groupe noir avec un seul œil, a, et une liberté au dehors, b.',
      task: 'Tu es Blanc : essaie d’abord a.',
      said: [
        'Le groupe a encore une liberté au dehors. Ferme-la en b.',
        'Maintenant a est la dernière liberté. Joues-y.',
        '[Huit](=one-eye.stones) pierres sont prises. Un seul œil ne les a pas sauvées.',
      ],
    },
    'false-eye': {
      caption: 'Noir semble avoir deux yeux, a et b. Mais deux chaînes entourent b.',
      task: 'Blanc commence : joue en c.',
      said: [
        'La pierre à côté de b est en atari. Pour la sauver, Noir doit remplir b.',
        'Il reste un œil. Blanc joue en a.',
        '[Huit](=false-eye.stones) pierres sont prises : b n’a jamais été un œil.',
      ],
    },
    seki: {
      caption: 'Deux chaînes sans yeux partagent deux libertés, a et b. Les pierres d’autour vivent.',
      task: 'Fais commencer Blanc, en a ou en b.',
      said: [
        'Blanc n’a plus qu’une liberté, et c’est à Noir. Prends.',
        'Qui commence perd [quatre](=seki.taken) pierres. Recommence avec le bouton et pense à Noir : c’est pareil.',
      ],
    },
    ko: {
      caption:
        'A : une pierre blanche peut être prise par-dessous. B : Noir la prend. C : Blanc ne peut pas reprendre aussitôt.',
      task: 'Noir prend le ko : joue sous la pierre blanche qui n’a qu’une liberté.',
      said: [
        'Une pierre est prise. Essaie maintenant Blanc : reprends.',
        'Fais donc jouer Blanc ailleurs : choisis une place.',
        'À Noir. Supposons qu’il réponde : joue n’importe où, sauf dans le ko.',
        'Le goban a changé. Blanc peut reprendre.',
        'Blanc a repris. C’est Noir, maintenant, qui doit d’abord jouer ailleurs.',
      ],
    },
  },
};
