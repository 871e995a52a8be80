/*
 * Problems: death. Written as `readProblems` says.
 */
export const DEATH_2 = `
id: death-5
theme: death
grade: 6
play: B kill B3
region: A1-G3
answer: A2 D2 B1 C1 E1
.......
.......
.XXXXX.
XOOOOX.
XO..OX.
.OX.OX.
.....X.

id: death-2
theme: death
grade: 4
play: W kill B2
region: A1-F3
answer: A2 D2 B1 C1 D1
.......
.......
.......
OOOOO..
OXXXO..
.X..XO.
....XO.

id: death-10
theme: death
grade: 5
play: B kill B2
region: A1-F3
answer: C1
.......
.......
.......
XXXXXX.
OOOOOX.
.O...X.
.....X.
`;
