import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  real: {
    idea: 'Un œil n’est vrai que si les pierres qui l’entourent ne peuvent être prises une à une.',
    task: 'Touche les vrais yeux de la chaîne noire.',
    hint: 'Une pierre au bord d’un œil est-elle en atari ?',
    done: '{n} vrais yeux : la chaîne vit. L’autre était faux : une pierre à côté peut être prise.',
  },
  break: {
    idea: 'Blanc a un œil dans le coin et en espère un autre. Un point en diagonale en décide.',
    task: 'Rends l’autre œil faux, puis prends tout.',
    hint: 'Coupe la pierre isolée des autres.',
    done: 'Blanc a dû remplir son œil, et un seul œil ne suffit pas.',
    wrong: 'Blanc a ses deux yeux : il vit.',
  },
  keep: {
    idea: 'Cette fois, c’est ton œil qui est en danger.',
    task: 'Rends-le vrai.',
    hint: 'Relie la pierre que Blanc pourrait couper.',
    done: 'Deux vrais yeux : plus personne ne peut les prendre.',
  },
  verdict: {
    idea: 'Tu es Blanc. Le groupe noir semble avoir deux yeux, A et B.',
    task: 'Vit-il ?',
    hint: 'Cherche des pierres en atari autour de B.',
    done: 'Blanc en B prend deux pierres, et le reste a {liberties B5} : cet œil était faux.',
    tries: {
      lives: 'Regarde : Blanc en B prend deux pierres. Le reste a {liberties B5}.',
    },
    choices: {
      lives: 'Oui, avec deux yeux.',
      dies: 'Non, l’un est faux.',
    },
  },
} satisfies LessonTexts;
