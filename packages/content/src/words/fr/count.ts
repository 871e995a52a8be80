/* Les mots du décompte, de la pendule et du cours d’une partie. */
import type { TextWords } from '../text-word.ts';

export const countWords = {
  territory: {
    names: ['territoire'],
    says: 'Les points vides qu’une seule couleur entoure.',
    caption: 'Chaque + est du territoire de Noir, chaque × de Blanc. Le petit point n’est à personne.',
  },
  area: {
    names: ['surface'],
    says: 'Ce qu’un joueur tient à la fin : ses pierres vivantes et son [territoire](territory).',
  },
  'area-scoring': {
    names: ['comptage de surface'],
    says: 'Compter la [surface](area) : les pierres vivantes et les points entourés. C’est ce que font les règles française, chinoise, américaine, néo-zélandaise et Tromp–Taylor. Les prisonniers n’y ajoutent rien.',
  },
  'territory-scoring': {
    names: ['comptage de territoire'],
    says: 'Compter le [territoire](territory) et les [prisonniers](prisoner). C’est ce que font les règles japonaise et coréenne. Sur le goban, on remet les prisonniers dans le territoire de leur couleur.',
  },
  dame: {
    names: ['point neutre', 'dame'],
    says: 'Un point vide qui touche les deux couleurs. Il n’est à personne.',
  },
  komi: {
    names: ['komi'],
    says: 'Les points que Blanc reçoit parce que Noir joue le premier.',
  },
  'half-point': {
    names: ['demi-point'],
    says: 'Un demi-point dans le [komi](komi). Personne ne peut en tenir un sur le goban : la partie ne peut donc pas être nulle.',
  },
  'even-game': {
    names: ['partie à égalité'],
    says: 'Une partie sans [handicap](handicap), avec le [komi](komi) entier.',
  },
  handicap: {
    names: ['handicap', 'pierres de handicap'],
    says: 'Des pierres que le plus faible, Noir, a sur le goban avant le premier coup de Blanc. Ainsi chacun peut gagner.',
  },
  compensation: {
    names: ['compensation'],
    says: 'Des points que certaines règles donnent à Blanc pour les [pierres de handicap](handicap), parce qu’elles comptent elles-mêmes dans la [surface](area).',
  },
  'pass-stone': {
    names: ['pierre de passe'],
    says: 'Une pierre qu’on remet à l’autre joueur en passant. Grâce à elle, le [décompte rapide](quick-count) s’accorde avec la surface.',
  },
  'quick-count': {
    names: ['décompte rapide'],
    says: 'La façon de compter des clubs français : prisonniers et [pierres de passe](pass-stone) rentrent dans le territoire de leur couleur. On compare ce qui reste vide. L’écart est celui du [comptage de surface](area-scoring).',
  },
  draw: {
    names: ['partie nulle'],
    says: 'Une partie où chacun a le même nombre de points. Un [demi-point](half-point) dans le komi l’empêche.',
  },
  'no-result': {
    names: ['sans résultat'],
    says: 'Une partie qui finit sans gagnant, parce que les mêmes gobans reviennent sans cesse. Les règles japonaise et coréenne la connaissent.',
  },
  ruleset: {
    names: ['règle'],
    says: 'Une des formes écrites du jeu : française, chinoise, japonaise, coréenne, américaine, néo-zélandaise, Tromp–Taylor. [Le livre les compare](#/book/rulesets).',
  },
  clock: {
    names: ['pendule'],
    says: 'Ce qui mesure le temps des deux joueurs. Elle tourne pour celui dont c’est le [tour](turn).',
  },
  'main-time': {
    names: ['temps principal'],
    says: 'Le temps qu’un joueur a pour toute la partie, avant la [prolongation](overtime).',
  },
  overtime: {
    names: ['prolongation'],
    says: 'Ce qui reste quand le [temps principal](main-time) est épuisé : un temps pour chaque coup, ou un temps pour plusieurs coups.',
  },
  period: {
    names: ['période'],
    says: 'Une tranche de [prolongation](overtime). Un coup joué à temps ne coûte rien ; une période écoulée est perdue.',
  },
  'byo-yomi': {
    names: ['byo-yomi'],
    says: 'Une [prolongation](overtime) de quelques secondes par coup, en une ou plusieurs [périodes](period). Le mot veut dire : lire les secondes à voix haute.',
  },
  flag: {
    names: ['drapeau', 'le drapeau tombe', 'au temps'],
    says: 'Le drapeau tombe quand le temps est fini. La partie est alors perdue au temps.',
  },
  opening: {
    names: ['fuseki', 'début de partie'],
    says: 'La première partie du jeu, où l’on se partage le goban à grands traits : d’abord les coins, puis les côtés.',
  },
  'middle-game': {
    names: ['milieu de partie'],
    says: 'Le moment où les groupes se rencontrent, s’attaquent et s’échappent.',
  },
  endgame: {
    names: ['yose', 'fin de partie'],
    says: 'La dernière partie du jeu, où l’on ferme les frontières et où chaque coup vaut quelques points.',
  },
  joseki: {
    names: ['joséki'],
    says: 'Une suite de coups dans un coin, souvent essayée, et bonne pour les deux.',
  },
  sente: {
    names: ['sente', 'gote'],
    says: 'Un coup est sente quand il faut y répondre : on garde l’initiative. Il est gote quand l’autre peut ensuite jouer où il veut.',
  },
  tenuki: {
    names: ['tenuki'],
    says: 'Jouer ailleurs, au lieu de répondre.',
  },
  kyu: {
    names: ['kyu', 'dan', 'niveau'],
    says: 'Des mesures de la force. On débute vers 30 kyu et l’on descend jusqu’à 1 kyu ; viennent ensuite 1 dan et plus. Un écart d’un degré vaut environ une [pierre de handicap](handicap).',
  },
  honte: {
    names: ['honte', 'coup honnête'],
    says: 'Le coup honnête : solide, sans ruse, même s’il paraît lent. Ce site en porte le nom.',
  },
} satisfies Partial<TextWords>;
