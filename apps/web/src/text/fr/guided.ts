/* La partie guidée : ce qui est raconté à chaque étape, la réponse aux coups devinés, et le décompte. */
import type { Color } from '@honte/rules';
import type { guided as english } from '../en/guided.ts';

const name = (color: Color): string => (color === 1 ? 'Noir' : 'Blanc');
const number = (value: number) => String(value).replace('.', ',');

export const guided = {
  title: 'La partie guidée',
  at: (ply: number, of: number) => (ply === 0 ? 'Avant le premier coup' : `Coup ${ply} sur ${of}`),
  counting: 'Le décompte',
  phases: { borders: 'Deux frontières', rooms: 'Séparer l’intérieur', sharing: 'Partager et passer' },
  phasesLabel: 'Phases de la partie',
  moved: (color: Color, point: string) => `${name(color)} ${point}.`,
  passed: (color: Color) => `${name(color)} passe.`,

  notes: {
    empty: {
      title: 'Un goban vide',
      text: (_stones: number, _liberties: number, points: number) =>
        `Neuf lignes sur neuf se croisent en ${points} intersections. Noir joue en premier. Regarde deux joueurs se partager le goban en paix.`,
    },
    firstStone: {
      title: 'Une première pierre',
      text: (_stones: number, liberties: number) =>
        `Noir commence au bord. Là, une pierre a ${liberties} libertés : aucune ligne ne va plus loin.`,
    },
    across: {
      title: 'Blanc répond en face',
      text: () => 'Blanc prend le point symétrique. Entre les deux, la colonne E restera longtemps vide.',
    },
    chain: {
      title: 'Deux pierres, une chaîne',
      text: (stones: number, liberties: number) =>
        `D2 touche D1 le long d’une ligne. Ces ${stones} pierres forment une chaîne qui a ${liberties} libertés.`,
    },
    chainToo: {
      title: 'Pareil à droite',
      text: () => 'F1 et F2 forment aussi une chaîne. Chacun monte sa frontière, pierre après pierre.',
    },
    noDiagonal: {
      title: 'Seulement par les lignes',
      text: (stones: number) =>
        `La chaîne a maintenant ${stones} pierres. En C4, une pierre la toucherait par un coin, et un coin ne relie rien.`,
    },
    steady: {
      title: 'Sans trou',
      text: (stones: number) =>
        `Chaque pierre se pose à côté de la précédente. Personne ne peut couper ${stones} pierres à la file.`,
    },
    halfway: {
      title: 'Passé le milieu',
      text: (_stones: number, liberties: number) =>
        `La chaîne noire a ${liberties} libertés. Pour la prendre, Blanc devrait les remplir toutes.`,
    },
    twelve: {
      title: 'Six pierres chacun',
      text: () => 'Les couleurs ne se sont pas encore touchées. Chacun préfère construire que se battre.',
    },
    almost: {
      title: 'Vers le haut',
      text: (_stones: number, _liberties: number, points: number) =>
        `Encore ${points} pierres chacun, et les frontières touchent le bord.`,
    },
    blackWall: {
      title: 'La frontière de Noir',
      text: (stones: number, _liberties: number, points: number) =>
        `${stones} pierres d’un bord à l’autre, une seule chaîne. À sa gauche, ${points} points pour Noir.`,
    },
    twoWalls: {
      title: 'Deux frontières',
      text: (_stones: number, liberties: number) =>
        `Celle de Blanc tient aussi. Chaque chaîne a ${liberties} libertés, la moitié de chaque côté. La colonne E touche les deux.`,
    },
    lone: {
      title: 'Une pierre seule',
      text: (_stones: number, liberties: number) =>
        `Noir partage maintenant son côté. A3 est seule, mais elle a ${liberties} libertés et aucune pierre blanche auprès d’elle.`,
    },
    loneToo: {
      title: 'Encore en face',
      text: () => 'Blanc fait de même. Derrière sa propre frontière, une pierre ne craint rien.',
    },
    towards: {
      title: 'Retour vers la frontière',
      text: () => 'B3 touche A3. Encore une pierre, et la rangée rejoint la frontière.',
    },
    joined: {
      title: 'Reliées',
      text: (stones: number, _liberties: number, points: number) =>
        `C3 en fait une seule chaîne de ${stones} pierres. Sous la rangée, une chambre de ${points} points est fermée.`,
    },
    joinedToo: {
      title: 'Une chambre chacun',
      text: (_stones: number, _liberties: number, points: number) =>
        `Blanc a aussi sa première chambre : ${points} points que seules des pierres blanches touchent.`,
    },
    again: {
      title: 'Pareil au-dessus',
      text: () => 'De nouveau depuis le bord. La ligne 7 fermera deux chambres d’un coup.',
    },
    lastRow: {
      title: 'Presque fermé',
      text: () => 'Encore une pierre de Noir, et ses chambres seront fermées de tous côtés.',
    },
    closed: {
      title: 'Les trois chambres de Noir',
      text: (stones: number) =>
        `Elles donnent plus de deux yeux à ces ${stones} pierres. Blanc ne pourrait jamais tout remplir : la chaîne vit.`,
    },
    threeRooms: {
      title: 'Trois chambres chacun',
      text: () =>
        'Deux chambres séparées suffiraient pour vivre. Entre les frontières, la colonne E n’est encore à personne.',
    },
    strip: {
      title: 'Entre les frontières',
      text: () =>
        'Il ne reste que la colonne E à partager. E1 touche D1 : elle rejoint aussitôt la chaîne noire.',
    },
    stripToo: {
      title: 'Un point chacun',
      text: () => 'E2 rejoint F2. Au comptage de surface, chaque pierre vivante vaut un point.',
    },
    sideways: {
      title: 'Reliée de côté',
      text: () =>
        'E3 s’appuie sur une pierre blanche, mais D3 est à côté. Sa chaîne a des libertés pour les deux.',
    },
    oneEach: {
      title: 'Chacun son tour',
      text: (stones: number, liberties: number) =>
        `Aucune de ces pierres n’est en danger. Celle-ci fait partie de ${stones} pierres qui ont ${liberties} libertés.`,
    },
    lastOne: {
      title: 'Un dernier point',
      text: () => 'Un seul point touche encore les deux couleurs, et c’est à Noir de jouer.',
    },
    full: {
      title: 'Plus rien à partager',
      text: (_stones: number, liberties: number) =>
        `E9 n’a aucun point vide à côté d’elle. Le coup est permis quand même : sa chaîne a ${liberties} libertés.`,
    },
    passes: {
      title: 'Blanc passe',
      text: () =>
        'Chez soi, une pierre ne gagne rien. Chez l’autre, elle serait perdue. Il ne reste donc aucun coup à jouer.',
    },
    stopped: {
      title: 'Deux passes',
      text: () =>
        'Noir passe aussi, et la partie s’arrête. Aucune pierre n’a été prise, toutes vivent. Il reste à compter.',
    },
  },

  steps: 'Étapes de la partie',
  toStart: 'Au début',
  back: 'Une étape en arrière',
  place: 'Endroit de la partie',
  play: (point: string) => `Jouer ${point}`,
  pass: (color: Color) => `${name(color)} passe`,
  count: 'Compter',
  next: 'Suite',
  byItself: 'Toute seule',
  stop: 'Arrêter',
  paces: { slow: 'Lent', usual: 'Moyen', quick: 'Vif' },
  paceIs: (pace: string) => `Rythme : ${pace}. En changer`,
  liberties: 'Libertés',
  chain: (point: string, stones: number, liberties: number) =>
    stones === 1
      ? `La pierre en ${point} a ${liberties} ${liberties < 2 ? 'liberté' : 'libertés'}.`
      : `La chaîne en ${point} : ${stones} pierres, ${liberties} ${liberties < 2 ? 'liberté' : 'libertés'}.`,
  soFar: 'À ce stade',
  rooms: 'Chambres',

  guess: 'Deviner',
  where: (color: Color) => `Où joue ${name(color)} ?`,
  touchIt: 'Touche le point que tu attends, ou passe.',
  passHere: 'Passer',
  hint: 'Indice',
  show: 'Montrer',
  found: (point: string) => `Oui, ${point}.`,
  foundPass: 'Oui, on passe.',
  shown: (point: string) => `La partie a joué ${point}.`,
  shownPass: 'Ici, on a passé.',
  foundOf: (found: number, of: number) => `Tu en as trouvé ${found} sur ${of} du premier coup.`,
  hints: {
    borders: 'La frontière monte tout droit, sans trou.',
    rooms: 'Les lignes 3 et 7 partagent chaque côté, du bord à la frontière.',
    sharing: 'Qu’est-ce qui touche encore les deux couleurs ? On le remplit de bas en haut.',
    across: 'Blanc répond en face, de l’autre côté du milieu.',
    point: (point: string) => `Le coup est ${point}.`,
    pass: 'Le coup est de passer.',
  },
  reasons: {
    occupied: (point: string) => `Il y a déjà une pierre en ${point}.`,
    opening: (point: string) =>
      `${point} serait un bon premier coup. Cette partie commence au bord, tout en bas.`,
    tooEarly: () => 'Pas encore : il reste des points à partager, et deux passes arrêtent la partie.',
    across: (_point: string, _color: Color, of: string) =>
      `Blanc répond en face : cherche le point symétrique de ${of}.`,
    gap: (point: string) => `La bonne colonne, mais ${point} laisserait un trou dans la frontière.`,
    sameLine: (point: string) => `La bonne ligne, mais pas encore ${point} : elle part du bord.`,
    diagonal: (point: string) => `${point} ne toucherait la chaîne que par un coin, sans être reliée.`,
    strip: (point: string) =>
      `${point} est entre les frontières. Ce point n’est à personne et peut attendre.`,
    asGood: (point: string) => `${point} vaut tout autant. Cette partie remplit de bas en haut.`,
    behindOwn: (point: string, color: Color) =>
      `${point} est du côté de ${name(color)}. La frontière passe d’abord.`,
    behindTheirs: (point: string, color: Color) =>
      `${point} est du côté de ${name((3 - color) as Color)} : une pierre y serait seule.`,
    fillsOwn: (point: string, color: Color) =>
      `${point} est déjà à ${name(color)} : une pierre n’y gagne rien.`,
    insideTheirs: (point: string, color: Color) =>
      `${point} est derrière la frontière de ${name((3 - color) as Color)} : une pierre y serait perdue.`,
    elsewhere: (point: string) => `${point} partage aussi ce côté, mais les trois chambres seraient autres.`,
  },

  receipt: 'Le décompte de la partie guidée',
  stones: 'Pierres',
  touchToCount: 'Touche une chambre ou une pierre pour la compter, ou continue.',
  begin: 'Combien de points pour chacun ? Ses pierres vivantes, et les points vides qu’elles entourent.',
  counted: {
    stones: (color: Color, n: number) => `${name(color)} a ${n} pierres vivantes sur le goban : ${n} points.`,
    room: (columns: number, rows: number, n: number) =>
      `${columns} colonnes sur ${rows} lignes : ${n} points.`,
    roomSum: (color: Color, sum: string, n: number) =>
      `Les chambres de ${name(color)} jusqu’ici : ${sum} = ${n}.`,
    komi: (komi: number) => `Blanc reçoit ${number(komi)} points pour avoir joué en second.`,
  },
  result: (black: number, white: number) =>
    `${number(black)} à ${number(white)} : Blanc gagne de ${number(white - black)} points.`,
  whose: 'Touche un point pour savoir à qui il est, et pourquoi.',
  toDrills: 'À toi de compter',
} satisfies typeof english;
