import type { TextChapter } from '../text-chapter.ts';
import { protecting } from './rules-protecting.ts';

export const chapter: TextChapter = {
  prose: `
    # Une pierre par tour {turn}

    À ton [tour](turn), tu poses une pierre sur un croisement vide, ou tu [passes](pass). Puis c’est à l’autre. Une pierre
    posée ne bouge plus, et personne ne peut en poser une autre dessus. Elle ne quitte le goban que d’une façon : en étant
    prise.

    # Les chaînes {chains}

    Des pierres de même couleur qui se touchent le long d’une ligne forment une [chaîne](chain). Elles vivent ensemble et
    sont prises ensemble. Deux pierres en diagonale ne se touchent pas : aucune ligne ne mène de l’une à l’autre.

    {link}

    # Les libertés {liberties}

    Une chaîne a besoin d’air. Chaque croisement vide à côté d’elle, le long d’une ligne, est une de ses
    [libertés](liberty). Au milieu du goban, une pierre en a [quatre](=lone).

    {lone ell}

    Une chaîne met ses libertés en commun. Un point qui touche deux de ses pierres reste un seul point, et ne compte
    qu’une fois.

    Au bord, les lignes s’arrêtent, et il y a moins de libertés : [trois](=side) sur un côté, [deux](=corner) dans un coin.

    {side corner}

    # Prendre {capturing}

    Quand une chaîne perd sa dernière liberté, elle est [prise](capture). On retire aussitôt la chaîne entière.

    Une chaîne à qui il ne reste qu’une liberté est en [atari](atari). C’est un avertissement : elle peut être prise au
    coup suivant.

    {edge-stone}

    Regarde une prise de près, avant et après. La place qui se vide est une liberté pour les pierres d’autour.

    {capture capture-chain}

    # Le point interdit {forbidden}

    Chaque coup se juge dans le même ordre. On pose la pierre. On retire alors les chaînes de *l’autre* couleur qui n’ont
    plus de liberté. Ensuite seulement, on regarde la chaîne de la pierre posée.

    Si cette chaîne n’a toujours aucune liberté, le coup est un [suicide](suicide) : il est interdit. Mais si la pierre a
    pris quelque chose, elle y a gagné une liberté, et le coup est bon. Un point qui semble fermé ne l’est donc pas
    toujours.

    {forbidden allowed}

    Certaines règles permettent le suicide, comme celle de Nouvelle-Zélande. [Elles sont comparées](#/book/rulesets) plus
    loin.
    ${protecting.prose}
  `,
  plates: {
    link: {
      caption: 'Deux pierres noires en diagonale font deux chaînes. Le croisement entre elles décide.',
      task: 'Joue Noir en a, et fais-en une seule chaîne.',
      said: [
        'Il n’y a plus qu’une chaîne de [trois](=link.stones) pierres, avec [quatre](=link.liberties) libertés.',
      ],
    },
    lone: {
      caption: 'Une pierre seule au milieu.',
      task: 'Touche chaque liberté de la pierre noire.',
      said: ['[Quatre](=lone) libertés : une dans chaque direction. Les diagonales n’en sont pas.'],
    },
    ell: {
      caption: '[Trois](=ell.stones) pierres en angle.',
      task: 'Touche chaque liberté de la chaîne noire.',
      said: ['[Sept](=ell) libertés. Celle du creux touche deux pierres, et compte une fois.'],
    },
    side: {
      caption: 'Une pierre sur un côté.',
      task: 'Touche chacune de ses libertés.',
      said: ['[Trois](=side) : au-delà du bord, il n’y a rien.'],
    },
    corner: {
      caption: 'Une pierre dans un coin.',
      task: 'Touche chacune de ses libertés.',
      said: ['[Deux](=corner) seulement. Une pierre dans un coin est vite prise.'],
    },
    'edge-stone': {
      caption:
        'Une pierre blanche au bord, avec [trois](=edge-stone.liberties) libertés. Pendant ce temps, Blanc joue ailleurs.',
      task: 'Joue Noir sur ses libertés, dans l’ordre que tu veux.',
      said: [
        'Il lui reste deux libertés.',
        'Il lui en reste une : la pierre blanche est en atari.',
        'Prise. Sa place est vide de nouveau.',
      ],
    },
    capture: {
      caption: 'Avant : le point cerclé est la dernière liberté de la pierre blanche.',
      task: 'Prends la pierre blanche.',
      said: [
        'Après : la pierre n’est plus là, et sa place est devenue une liberté des [quatre](=capture.around) qui l’entourent.',
      ],
    },
    'capture-chain': {
      caption: 'Une chaîne tombe tout entière.',
      task: 'Prends les [trois](=capture-chain.stones) pierres blanches.',
      said: [
        'Un seul coup a pris [trois](=capture-chain.stones) pierres, car elles partageaient une dernière liberté.',
      ],
    },
    forbidden: {
      caption:
        '[Quatre](=forbidden.around) pierres blanches entourent a, et chacune a des libertés ailleurs.',
      task: 'Essaie de jouer Noir en a.',
      said: ['Le goban reste comme il était.'],
    },
    allowed: {
      caption: 'Presque pareil, mais la chaîne blanche du haut n’a plus qu’une liberté : a.',
      task: 'Maintenant, joue Noir en a.',
      said: ['Ce coup prend d’abord [deux](=allowed.taken) pierres : la sienne peut donc respirer.'],
    },
    ...protecting.plates,
  },
};
