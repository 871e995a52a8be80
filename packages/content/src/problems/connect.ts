/*
 * Problems: connect. Written as `readProblems` says.
 */
export const CONNECT = `
id: conn-a
theme: connect
grade: 2
play: B connect C3 E3
region: B1-F5
within: 5 plies
answer: D5 D3 D2
.......
.......
..O.O..
..XOX..
..X.X..
..O.O..
.......

id: conn-c
theme: connect
grade: 2
play: B connect C4 E4
region: B2-F6
within: 5 plies
answer: D4
.......
...O...
..OXO..
..X.X..
..O.O..
...O...
.......

id: conn-e
theme: connect
grade: 5
play: B connect B1 F1
region: A1-G3
within: 9 plies
answer: C1 D1 E1
.......
.......
.......
.......
OOOOOO.
.X...XO
.X...X.

id: conn-f
theme: connect
grade: 2
play: B connect D5 D3
region: B1-F6
within: 5 plies
answer: D4
.......
...O...
..OXO..
.......
..OX...
..OXO..
.......

id: conn-g
theme: connect
grade: 2
play: B connect C4 D3
region: B2-F6
within: 3 plies
answer: D4
.......
.......
..OO...
..X....
.OOXO..
...X...
.......
`;
