/*
 * Problems: save. Written as `readProblems` says.
 */
export const SAVE = `
id: seed-3
theme: save
grade: 2
play: W save C4
region: C6-E4 B5-F4 A4-F4 C3-D3 D2-D1 F1-G1
within: 4 liberties
answer: D2
.......
.......
..X.X..
.XOOX..
.OXXO..
.OO.O.O
......X

id: seed-4
theme: save
grade: 2
play: B save C4 D3
region: D6-D3 E5-E4 C4-D3 F4-F3
answer: E4
.......
.......
..OX...
.OXO...
.O.XO..
..OO...
.......

id: seed-5
theme: save
grade: 1
play: B save A2
region: A2-D1
answer: D2
.......
.......
.......
.......
OOOOX..
XXX.X..
...OX..

id: cap-extend-1
theme: save
grade: 1
play: B save C3
region: C3-D1 B2-D2 E1
answer: D2
.......
.......
.......
..OO...
.OXXO..
..O.X..
.......

id: tac-03
theme: save
grade: 4
play: W save C4
within: 10 plies, 5 liberties
answer: A4
drawn: yes
O.O....
OOXX...
OXO....
.XOX...
.OX....
.X.....
.......

id: tac-06
theme: save
grade: 3
play: W save C5
within: 10 plies, 5 liberties
answer: C4
drawn: yes
O......
.OXXO..
.XOOX..
...XX..
.XOO...
...XO..
.......

id: tac-08
theme: save
grade: 5
play: W save E1
region: A7-G1
within: 10 plies, 5 liberties
answer: D2
drawn: yes
.......
.XO....
...O...
X.O..X.
.XXO.O.
X.X.XX.
....OO.

id: tac-09
theme: save
grade: 4
play: B save C6
within: 10 plies, 5 liberties
answer: E7
drawn: yes
.....X.
.OXXOXX
..OOOXO
..X....
...OO..
...X...
.......

id: tac-14
theme: save
grade: 5
play: B save D1
within: 10 plies, 5 liberties
answer: C1
drawn: yes
....X..
.....O.
.X.....
.X...O.
...O.O.
.XOXOO.
.X.XOX.

id: tac-18
theme: save
grade: 4
play: B save C4
within: 10 plies, 5 liberties
answer: C6
drawn: yes
.......
.O..X..
.XXO...
.OXO...
.OOX.X.
.OXXO..
....X..

id: tac-20
theme: save
grade: 4
play: W save B1
region: A7-G1
within: 10 plies, 5 liberties
answer: D2
drawn: yes
.......
.....XO
......X
.X...X.
OO..O..
XXX..O.
.OOXOX.

id: tac-22
theme: save
grade: 3
play: B save A1
within: 10 plies, 5 liberties
answer: A4
drawn: yes
.......
.OXO...
.O.X...
..XOX..
OXXOO..
XOO....
XX.....

id: tac-25
theme: save
grade: 3
play: B save G1
region: A7-G1
within: 10 plies, 5 liberties
answer: E1
drawn: yes
.......
..XO...
.OOX...
O.OX..O
.O..O.O
.XXXOXX
...X..X

id: tac-26
theme: save
grade: 5
play: B save F4
within: 10 plies, 5 liberties
answer: E5
drawn: yes
...O...
..OO...
..OX.O.
.OXXOXX
X.XX.O.
..OX.O.
....X..

id: f6
theme: save
grade: 2
play: B save D3
region: B1-F5
within: 5 plies, 3 liberties
answer: D2
.......
.......
..XX...
.XOOX..
..OXO..
..O....
.......

id: save-corner
theme: save
grade: 1
play: B save B2
region: A1-E4
within: 5 plies, 3 liberties
answer: D2
.......
.......
.......
.......
.OO....
OXX....
.OO....
`;
