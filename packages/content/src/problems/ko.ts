/*
 * Problems: ko. Written as `readProblems` says.
 */
export const KO = `
id: ko-rect-kill
theme: ko
grade: 5
play: W kill A3
ko: B1
.......
.......
.......
OOOOO..
XXXXO..
...X.O.
...XO..

id: ko-rect-live
theme: ko
grade: 4
play: B live A3
ko: B2
.......
.......
.......
OOOOO..
XXXXO..
...XO..
.O.XO..

id: ko-rect-live2
theme: ko
grade: 4
play: B live A3
ko: B2
.......
.......
.......
OOOOO..
XXXXO..
O..XO..
...XO..

id: ko-bent4-kill
theme: ko
grade: 4
play: W kill A3
ko: B1
.......
.......
.......
OOO....
XXOOO..
.XXXO..
...XO..

id: ko-bent4-out
theme: ko
grade: 4
play: W kill A3
ko: B1
.......
.......
.......
OOO....
XXOOO..
.XXXO..
...X.O.

id: ko-1
theme: ko
grade: 4
play: W kill B2
region: A1-E3
ko: A2
.......
.......
.......
OOOO...
OXXXO..
.X.XO..
..X.O..

id: ko-3
theme: ko
grade: 4
play: B kill C3
region: A1-E4
ko: C2
.......
.......
XXX....
OOOX...
.XOX...
OO.OX..
..OXX..

id: ko-5
theme: ko
grade: 4
play: W kill B2
region: A1-F3
answer: A2
.......
.......
.......
OOOOOO.
OXXXXO.
.X..XO.
.XO.XO.

id: ko-2
theme: ko
grade: 3
play: B live B3
region: A1-F3
answer: B2 A1
.......
.......
.......
OOOOO..
XXXXO..
O.OXO..
.XX.O..

id: ko-6
theme: ko
grade: 6
play: W kill B4
region: A1-E4
ko: B2
.......
.......
OOOOO..
XXXXO..
.O.XO..
...XO..
...XO..
`;
