/*
 * Problems: snapback. Written as `readProblems` says.
 */
export const SNAPBACK = `
id: seed-2
theme: snapback
grade: 2
play: B capture C2
region: C2-D1
answer: D1
.......
.......
.......
.......
.XXXX..
.XOOXO.
.X..OO.

id: snap-3
theme: snapback
grade: 2
play: B capture B2
region: B2-C1 A1-C1
answer: C1
.......
.......
.......
.......
XXXX...
XOOXO..
O..O...

id: tac-27
theme: snapback
grade: 3
play: B capture A2
within: 9 plies, 5 liberties
answer: B1
drawn: yes
...O.O.
.X.....
..O..X.
.X.X.X.
XXXXOO.
OOXO...
..O.O..

id: snap-b
theme: snapback
grade: 3
play: B capture B2
region: A1-E4
answer: E1
.......
.......
.......
XXX....
OOXX...
.OOX...
O.XO...

id: snap-a
theme: snapback
grade: 4
play: B capture C2
region: A1-F4
answer: F1
.......
.......
.......
.XXX...
XXOOX..
XOO.OXX
.O.XO..

id: snap-d
theme: snapback
grade: 6
play: W capture B4
region: A1-F4
answer: D3 C2 E1 F1
.......
.......
.OOO...
OXXXO..
OXO.XO.
OX.OXO.
.......

id: snap-e
theme: snapback
grade: 2
play: B capture E2
region: B1-G4
answer: B1
.......
.......
.......
..XXXX.
.XOOOX.
.XO.OX.
..XO.X.

id: snap-g
theme: snapback
grade: 2
play: B capture D3
region: B1-G5
answer: F5
.......
..XXX..
.XOOO..
.XO.OXX
.XXOOOX
...X.OX
...XXX.
`;
