import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  take: {
    idea: 'Un ko au milieu, et en bas deux pierres noires à l’étroit. Retiens-les.',
    task: 'Prends la pierre blanche du ko.',
    hint: 'Il lui reste une liberté.',
    done: 'Prise. Ta pierre du ko est maintenant en atari elle aussi.',
  },
  'not-yet': {
    idea: 'Noir vient de prendre dans le ko. Tu es Blanc.',
    task: 'Peux-tu reprendre en A ?',
    hint: 'À quoi ressemblerait alors le goban ?',
    done: 'Non : le goban serait comme avant. Il faut d’abord que quelque chose change ailleurs.',
    tries: {
      yes: 'Le goban serait exactement comme avant la prise de Noir.',
    },
    choices: {
      yes: 'Oui, tout de suite.',
      no: 'Non, pas encore.',
    },
  },
  answer: {
    idea: 'Première fin : prends le ko. Blanc menacera tes deux pierres ; sauve-les.',
    task: 'Prends, puis réponds à la menace.',
    hint: 'Donne des libertés aux pierres en atari.',
    done: 'Tes pierres sont sauves, mais Blanc a repris. À toi de trouver une menace.',
    wrong: 'Pas ainsi : Blanc obtient ce qu’il voulait.',
  },
  'end-it': {
    idea: 'Seconde fin : prends le ko, laisse la menace et termine le ko.',
    task: 'Prends, puis relie le ko.',
    hint: 'Remplis le point où était Blanc.',
    done: 'Le ko est à toi pour de bon. Blanc a eu deux pierres en échange : c’est le prix.',
    wrong: 'Blanc arrive à ses fins, et le ko n’est pas à toi.',
  },
} satisfies LessonTexts;
