/*
 * Problems: race. Written as `readProblems` says.
 */
export const RACE = `
id: tac-04
theme: race
grade: 6
play: B capture B4
region: A7-G1
within: 9 plies, 5 liberties
answer: B3
drawn: yes
.X.XO..
X.X....
XO.X...
.OX....
..X....
...O.XO
......O

id: tac-05
theme: race
grade: 6
play: B capture F2
within: 9 plies, 5 liberties
answer: E2
drawn: yes
.......
.O...OO
.X.X.X.
.OOO.XX
..X.XOX
.....O.
.......

id: tac-11
theme: race
grade: 5
play: W capture A5
within: 9 plies, 5 liberties
answer: B6
drawn: yes
..XX...
..OXOX.
XXOXO..
.O...O.
.......
..O.O..
...X...

id: tac-13
theme: race
grade: 6
play: W capture E2
within: 9 plies, 5 liberties
answer: E4
drawn: yes
....X..
.OXOOX.
...OXX.
...O.X.
....XO.
...OXO.
.......

id: tac-15
theme: race
grade: 5
play: W capture G5
within: 9 plies, 5 liberties
answer: F5
drawn: yes
..O....
....XOX
..O.X.X
.XXX.O.
.XO....
.O.O...
....O..

id: tac-17
theme: race
grade: 5
play: B capture F3
within: 9 plies, 5 liberties
answer: E3
drawn: yes
.......
...X.O.
...X.X.
..O.OX.
.O.O.OO
.XX.XX.
..O..X.

id: tac-21
theme: race
grade: 6
play: B capture E2
within: 9 plies, 5 liberties
answer: F3
drawn: yes
X......
.X....O
...X.X.
...XXOO
.OXOO..
.OX.OX.
.......

id: race-1
theme: race
grade: 4
play: B capture D4
region: B1-F6
within: 11 plies
answer: C5 D5 E5
..XXX..
.X...X.
.X...X.
.XOOOX.
OOXXXOO
.OX.XO.
.O...O.

id: race-2
theme: race
grade: 3
play: B capture D4
region: B1-F6
answer: C6 E6
..XXX..
.X.X.X.
.XOOOX.
.XOOOX.
OOXXXOO
.OXXXO.
.O..XO.

id: race-7
theme: race
grade: 3
play: B capture D2
region: A1-G3
answer: A3 D1 E1
.......
.......
.......
.......
.XXXXX.
XOOOOXO
.OX..XO

id: race-9
theme: race
grade: 6
play: W capture D4
region: B1-G5
answer: G5 G2
.......
.OOOOO.
.O...O.
.OXXXXO
XXOOOOX
.XO.OX.
.X...X.
`;
