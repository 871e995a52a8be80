import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  'one-eye': {
    idea: 'Un œil est un vide que des pierres d’une couleur entourent. Avec un seul œil, on peut encore être pris.',
    task: 'Prends les pierres blanches du coin.',
    hint: 'Leur dernière liberté est dans leur œil.',
    done: '{taken} prises : un seul œil ne suffit pas.',
  },
  'two-eyes': {
    idea: 'Noir a deux yeux. Blanc devrait remplir les deux à la fois, et il ne joue qu’un coup.',
    task: 'Touche les deux yeux.',
    hint: 'Cherche les vides que les pierres noires entourent.',
    done: 'Deux yeux : ces pierres sont vivantes, quoi que fasse Blanc.',
  },
  'no-way-in': {
    idea: 'Dans un œil, Blanc n’aurait aucune liberté, et l’autre œil empêche la prise.',
    task: 'Touche les points interdits à Blanc.',
    hint: 'Ce sont les yeux de Noir.',
    done: 'Blanc ne peut entrer nulle part.',
  },
  'make-two': {
    idea: 'Noir n’a qu’un seul grand vide. Un coup bien placé en fait deux yeux.',
    task: 'Fais vivre tes pierres.',
    hint: 'Coupe le vide en deux.',
    done: 'Deux yeux séparés : tes pierres vivent.',
  },
  'take-one-away': {
    idea: 'Ici, c’est Blanc qui voudrait deux yeux. Le point qui le fait vivre est aussi celui qui le tue.',
    task: 'Empêche les deux yeux.',
    hint: 'Joue là où Blanc jouerait.',
    done: 'Blanc ne fera plus qu’un œil : il est mort.',
  },
  count: {
    idea: 'La partie est finie. Chaque pierre vaut un point, et chaque vide que ta couleur entoure aussi.',
    task: 'Combien de points a Noir ?',
    hint: 'Compte les pierres noires, puis les vides qu’elles entourent.',
    done: '{alive B} pierres et {territory B} vides : {area B} points.',
  },
  'who-wins': {
    idea: 'Noir a {area B} points, Blanc {area W}. Comme Noir a commencé, Blanc reçoit un komi de {komi}.',
    task: 'Qui gagne ?',
    hint: 'Ajoute le komi aux points de Blanc.',
    done: 'Blanc a {total W} points et gagne de {lead}. Le demi-point évite l’égalité.',
    choices: { black: 'Noir.', white: 'Blanc.' },
    tries: { black: 'Sur le goban, oui. Mais le komi compte aussi : {total W} points pour Blanc.' },
  },
} satisfies LessonTexts;
