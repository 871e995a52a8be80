import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  closed: {
    idea: 'Une pierre posée doit garder au moins une liberté. Sinon, le coup est interdit.',
    task: 'Touche le point interdit à Noir.',
    hint: 'Cherche un point vide dont tous les voisins sont blancs.',
    done: 'Là, ta pierre n’aurait aucune liberté.',
  },
  edges: {
    idea: 'Au bord et dans le coin, il faut moins de pierres pour fermer un point.',
    task: 'Touche les points interdits à Noir.',
    hint: 'Regarde les coins et les bords. Un point entouré a parfois encore une sortie.',
    done: 'Fermés tous les deux : aucune liberté, et rien à prendre.',
    tries: { F3: 'Ce point est permis : il a encore une sortie, juste au-dessous.' },
  },
  'with-friends': {
    idea: 'Une pierre rejoint sa chaîne. Si la chaîne entière n’a plus de liberté, c’est interdit aussi.',
    task: 'Touche le point interdit à Noir.',
    hint: 'Quelle chaîne noire remplirait elle-même sa dernière liberté ?',
    done: 'La chaîne perdrait sa dernière liberté sans rien prendre.',
  },
  'taking-first': {
    idea: 'Le même trou, mais une pierre blanche est en atari. Les pierres prises partent d’abord.',
    task: 'Prends la pierre blanche en jouant dans le trou.',
    hint: 'Joue au milieu des pierres blanches.',
    done: 'La pierre prise te laisse une liberté : le coup est permis.',
  },
  'one-of-two': {
    idea: 'Deux points semblent fermés à Noir. Un seul l’est.',
    task: 'Joue l’autre.',
    hint: 'Où ta pierre prendrait-elle quelque chose ?',
    done: 'Tu prends {taken} : leur départ te donne des libertés.',
    tries: { B5: 'Rien n’y est en atari.' },
  },
  'the-other-color': {
    idea: 'Noir ne peut pas jouer au centre.',
    task: 'Et Blanc ?',
    hint: 'Quelle chaîne aurait la pierre blanche, et avec combien de libertés ?',
    done: 'La pierre blanche rejoint ses amies : {liberties D4}.',
    choices: {
      nobody: 'Non, ce point est interdit à tous.',
      white: 'Oui, sa pierre aurait des libertés.',
      both: 'Oui, s’il prend une pierre.',
    },
    tries: {
      nobody: 'Un point est interdit à une couleur, pas toujours aux deux. Compte les libertés de Blanc.',
      both: 'Il n’a rien à prendre ici. Mais a-t-il des libertés ?',
    },
  },
} satisfies LessonTexts;
