import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  cut: {
    idea: 'Les chaînes blanches ne se touchent que par le coin. Des deux points entre elles, l’un est déjà à toi.',
    task: 'Coupe-les.',
    hint: 'Quel point vide touche les deux chaînes blanches ?',
    done: 'Coupé. Chaque chaîne blanche doit maintenant vivre seule.',
  },
  bamboo: {
    idea: 'Deux paires face à face : c’est un bambou. Rien n’y presse tant que Blanc n’entre pas.',
    task: 'Blanc vient d’entrer. Relie.',
    hint: 'Le passage a deux points, et Blanc n’en a pris qu’un.',
    done: 'Le bambou tient : Blanc prend un point, tu prends l’autre.',
  },
  mouth: {
    idea: 'Cette forme est une gueule de tigre : tes pierres entourent le point de coupe, sauf d’un côté.',
    task: 'Blanc vient d’y entrer. Croque-le.',
    hint: 'La pierre blanche n’a plus qu’une liberté.',
    done: 'Qui entre dans la gueule du tigre est aussitôt en atari.',
  },
  bridge: {
    idea: 'Seule, ta pierre du haut sera prise. Reliée, elle est en sécurité.',
    task: 'Relie-la aux pierres du bas.',
    hint: 'Un seul point touche les deux chaînes. Blanc le veut aussi.',
    done: 'Relié : Blanc a maintenant {stones D5} à prendre au lieu d’une.',
  },
  'then-take': {
    idea: 'Pourquoi couper ? Parce qu’une chaîne isolée se laisse souvent prendre.',
    task: 'Coupe, puis prends la chaîne de droite.',
    hint: 'Blanc ne se sauve que si ses deux chaînes n’en font qu’une.',
    done: 'D’abord la coupe, ensuite la prise. Blanc pouvait sauver une chaîne, pas les deux.',
    wrong: 'Blanc s’est relié ou s’est échappé : rien n’est pris.',
  },
} satisfies LessonTexts;
