import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  rooms: {
    idea: 'Vois des rectangles, pas des points : deux colonnes à gauche, et un petit morceau à côté.',
    task: 'Combien de points vides Noir entoure-t-il ?',
    hint: 'Les deux colonnes ont la hauteur du goban. Ajoute le reste.',
    done: '{territory B} : les deux colonnes et le petit morceau du haut.',
  },
  dead: {
    idea: 'Une pierre qui ne peut ni vivre ni s’échapper est morte. On la retire avant de compter.',
    task: 'Touche-la.',
    hint: 'Quelle pierre est seule en territoire adverse ?',
    done: 'Elle s’en va, et son point revient à qui l’entoure.',
  },
  area: {
    idea: 'La surface : les pierres vivantes et les points vides qu’elles entourent. Le point de la pierre morte compte aussi.',
    task: 'Combien pour Noir ?',
    hint: 'Tu connais les points vides. Ajoute les pierres noires.',
    done: '{alive B} pierres et {territory B} points : {area B}.',
  },
  komi: {
    idea: 'Le reste du goban est à Blanc. Noir a commencé : Blanc reçoit un komi de {komi}.',
    task: 'Le total de Blanc ?',
    hint: 'Tout le goban moins ce qui est à Noir, puis le komi.',
    done: '{area W} et {komi} : {total W}. Un camp connu, l’autre se déduit.',
  },
  lead: {
    idea: 'Noir a {total B}, Blanc a {total W}.',
    task: 'De combien Blanc gagne-t-il ?',
    hint: 'Ôte l’un de l’autre.',
    done: 'Blanc gagne de {lead}. Grâce au demi-point, il y a toujours un vainqueur.',
  },
} satisfies LessonTexts;
