import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  middle: {
    idea: 'Les points vides à côté d’une pierre, le long des lignes, sont ses libertés. Celles de Noir sont cerclées.',
    task: 'Touche celles de Blanc.',
    hint: 'Pars de la pierre blanche et avance d’un pas le long de chaque ligne.',
    done: '{liberties E3} : une par ligne.',
  },
  edge: {
    idea: 'Au bord, il y a moins de lignes.',
    task: 'Touche les libertés de la pierre noire.',
    hint: 'Hors du goban, il n’y a rien : compte seulement les lignes qui existent.',
    done: '{liberties D1} : au bord, une pierre en a une de moins.',
  },
  corner: {
    idea: 'Dans le coin, il reste encore moins de lignes.',
    task: 'Combien de libertés a cette pierre ?',
    hint: 'Suis les lignes qui partent du coin.',
    done: '{liberties G7}. Nulle part une pierre n’est plus à l’étroit.',
  },
  fewer: {
    idea: 'Une pierre posée à côté prend une liberté. Blanc l’a déjà fait ici.',
    task: 'Touche les libertés qui restent à Noir.',
    hint: 'Une liberté est toujours un point vide.',
    done: 'Il en reste {n}. Chaque coup peut changer ce nombre.',
  },
  'take-one': {
    idea: 'À toi de poser une pierre. Elle va sur un croisement et n’en bouge plus.',
    task: 'Prends une liberté à la pierre blanche.',
    hint: 'Joue juste à côté d’elle, le long d’une ligne.',
    done: 'Il lui reste {liberties D4}.',
  },
  crowd: {
    idea: 'Il y a du monde, mais seules comptent les pierres voisines par une ligne.',
    task: 'Combien de libertés a la pierre noire ?',
    hint: 'Oublie les diagonales et regarde chaque ligne de la pierre.',
    done: '{liberties D4} : les pierres en diagonale ne prennent rien.',
  },
} satisfies LessonTexts;
