import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  cut: {
    idea: 'White’s chains touch at a corner only. One of the two points between them is already yours.',
    task: 'Cut them.',
    hint: 'Which empty point touches both white chains?',
    done: 'Cut. From now on each white chain must live on its own.',
  },
  bamboo: {
    idea: 'Two pairs face to face: a bamboo joint. Nothing needs to be played there until White comes in.',
    task: 'White has come in. Connect.',
    hint: 'The gap has two points, and White has only one of them.',
    done: 'A bamboo joint holds: White takes one point, you take the other.',
  },
  mouth: {
    idea: 'This shape is a tiger’s mouth: your stones surround the cutting point on all sides but one.',
    task: 'White has stepped in. Bite.',
    hint: 'The white stone has one liberty left.',
    done: 'Whoever steps into a tiger’s mouth is in atari at once.',
  },
  bridge: {
    idea: 'Alone, your stone at the top will be captured. Connected, it is safe.',
    task: 'Connect it to the stones below.',
    hint: 'One point touches both chains. White wants it too.',
    done: 'Connected: now White has {stones D5} to catch instead of one.',
  },
  'then-take': {
    idea: 'Why cut? Because a chain that is cut off can often be captured.',
    task: 'Cut, then take the chain on the right.',
    hint: 'White lives only if both chains become one.',
    done: 'First the cut, then the capture. White could save one chain, not both.',
    wrong: 'White has connected, or got away: no stone is taken.',
  },
} satisfies LessonTexts;
