/*
 * Problems: capture, drawn by a program. Written as `readProblems` says.
 */
export const CAPTURE_DRAWN = `
id: tac-01
theme: capture
grade: 3
play: B capture C1
region: A7-G1
within: 9 plies, 5 liberties
answer: C4
drawn: yes
......O
.O.....
..O....
.......
XXOX...
.XOXXX.
.XO....

id: tac-02
theme: capture
grade: 2
play: W capture A4
within: 9 plies, 5 liberties
answer: B5
drawn: yes
.XX....
X.XX...
O.O....
XXO....
.OX....
.O..O..
O......

id: tac-07
theme: capture
grade: 3
play: W capture F6
within: 9 plies, 5 liberties
answer: E7
drawn: yes
.....X.
.XOXOXX
...X.OO
...O..X
...X.O.
....O..
.....X.

id: tac-10
theme: capture
grade: 3
play: B capture E5
within: 9 plies, 5 liberties
answer: F5
drawn: yes
X....O.
XOOXOX.
.OOXO..
.OX.X..
..X....
.......
.......

id: tac-12
theme: capture
grade: 4
play: B capture F3
region: A7-G1
within: 9 plies, 5 liberties
answer: E3
drawn: yes
......X
.......
.O.....
.X..OX.
.OX..OO
.OXOXXX
.....X.

id: tac-16
theme: capture
grade: 2
play: W capture B4
within: 9 plies, 5 liberties
answer: C5
drawn: yes
.....X.
..X...X
.O.OXXO
.XXOXO.
.OOX...
O......
.......
`;
