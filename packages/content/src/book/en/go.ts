import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    Go is played by [two](=players) people on a grid of lines. One has black stones, the other white ones. In turn they
    set a stone on a crossing of the lines, and there it stays.

    Every stone does some work. It helps to surround space, it keeps its friends alive, or it troubles the other
    color. When nobody can gain anything more, whoever holds the larger part of the board has won.

    {glance}

    The rules are few. After the [fifth](=chapter.rules) chapter you know all of them. Seeing what follows from them is
    the difficult part, and the part that people have loved for thousands of years.

    # How to read this book {reading}

    The boards are not pictures: they answer. Touch them, or reach them with the Tab key and move with the arrows.
    A word such as [liberty](liberty) leads to the glossary, where it is explained in a few lines.

    The book keeps to the French rule, under which you count stones and space together. It stays on small boards,
    where you see at once what a stone has done. [Another chapter](#/book/rulesets) shows what other rules change.

    # The game at a glance {sheet}

    {sheet}

    Why is so short a rulebook rated so high? You must read ahead what will follow, and weigh one side of the board
    against the other. There is always someone who sees further, and that is what keeps people playing.
  `,
  plates: {
    glance: {
      caption:
        'The end of a small game. Each + is a point that Black surrounds, each × one that White does. Here Black holds [25](=glance.black) points and White [24](=glance.white).',
      task: 'Touch any point: whose is it, and why?',
    },
  },
};
