/* La table du livre : son titre, et le nom de chaque chapitre. */
import type { Contents } from '../text-chapter.ts';

export const contents: Contents = {
  title: 'Le livre',
  lead: 'Le go de zéro à une partie entière, en dix courts chapitres. Chaque goban répond quand tu le touches.',
  chapters: {
    go: 'Qu’est-ce que le go\u202f?',
    material: 'Le goban et les pierres',
    goal: 'Le but',
    preparing: 'Avant le premier coup',
    rules: 'Poser, relier, prendre, protéger',
    game: 'Une partie entière sur 9\u00a0×\u00a09',
    counting: 'Finir et compter',
    mistakes: 'Les erreurs fréquentes',
    starting: 'Bien débuter',
    minute: 'En une minute',
    rulesets: 'Les règles comparées',
    sources: 'Sources et réserves',
  },
};
