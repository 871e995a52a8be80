/*
 * Problems: life, drawn by a program. Written as `readProblems` says.
 */
export const LIFE_DRAWN = `
id: ld-x12-live
theme: life
grade: 4
play: W live D4
answer: E7
drawn: yes
X.......X
.XOOXOOX.
.XXO.OXX.
..XOOOX..
..XXXXX..
.........
.........

id: ld-x13-live
theme: life
grade: 2
play: B live F4
answer: E6
drawn: yes
.OX..XXO.
.OXO..XO.
.OX..XXO.
.OXXXXOO.
.OOOOOO..
.........
.........

id: ld-x14-live
theme: life
grade: 4
play: W live H5
answer: J5
drawn: yes
...X..X..
...XOOOOX
...XXXXO.
......XX.
........X
.........
.........

id: ld-x15-live
theme: life
grade: 3
play: B live G3
answer: F1
drawn: yes
.........
.........
.........
..OOOOOO.
..OXXXXOO
..OX..XXO
..OX....O

id: ld-x16-live
theme: life
grade: 3
play: W live C4
answer: D6
drawn: yes
XOO...X..
XOO..OX..
XXO.OOX..
.XOOOXX..
.XXXXX...
.........
.........

id: ld-x17-live
theme: life
grade: 3
play: W live H4
answer: H7
drawn: yes
....X....
....XOOX.
....XXOOO
.....XXO.
......XXX
.........
.........

id: ld-x18-live
theme: life
grade: 3
play: W live B5
answer: D7
drawn: yes
XO...OOX.
XO.X.OOX.
XOOOOOXX.
XXXXXXX..
.........
.........
.........

id: ld-x19-live
theme: life
grade: 3
play: W live C5
answer: B7
drawn: yes
...OX....
..OOX....
.OOXX....
XXXX.....
.........
.........
.........

id: ld-x20-live
theme: life
grade: 3
play: W live D4
answer: E6
drawn: yes
.X..X.OX.
.XOO.OOX.
.XXO.OXX.
..XOOOX..
..XXXXX..
.........
.........
`;
