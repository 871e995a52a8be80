/*
 * Problems: life. Written as `readProblems` says.
 */
export const LIFE = `
id: ld-three-side-live
theme: life
grade: 2
play: B live B1
answer: D1
.........
.........
.........
.........
.........
.........
OOOOOOO..
OXXXXXO..
OX...XO..

id: ld-bent3-corner-live
theme: life
grade: 2
play: B live C1
answer: A1
.........
.........
.........
.........
.........
OOO......
XXOO.....
.XXO.....
..XO.....

id: ld-bent3-centre-live
theme: life
grade: 2
play: B live C8
answer: D7
.OOOOOO..
.OXXXXO..
.OX..XO..
.OX.XXO..
.OXXXOO..
.OOOOO...
.........
.........
.........

id: ld-t4-side-live
theme: life
grade: 2
play: W live H9
answer: F9
..XO...OX
..XOO.OOX
..XXOOOXX
...XXXXX.
.........
.........
.........
.........
.........

id: ld-bulky-corner-live
theme: life
grade: 3
play: W live C1
answer: A2
.........
.........
.........
.........
XXX......
OOXX.....
.OOX.....
..OX.....
..OX.....

id: ld-cross-centre-live
theme: life
grade: 3
play: W live B4
answer: D5
.........
.XXXXX...
XXOOOXX..
XOO.OOX..
XO...OX..
XOO.OOX..
XXOOOXX..
.XXXXX...
.........

id: ld-four-in-side-live
theme: life
grade: 3
play: B live H9
answer: E9
.OX..O.XO
.OXXXXXXO
.OOOOOOOO
.........
.........
.........
.........
.........
.........

id: ld-t-in-side-live
theme: life
grade: 3
play: B live H9
answer: F9
..OX..OXO
..OXX.XXO
..OOXXXOO
...OOOOO.
.........
.........
.........
.........
.........

id: ld-sq-own-centre-live
theme: life
grade: 3
play: W live G2
answer: E4
.........
.........
.........
..XXXXXX.
..XOOOOX.
..XO..OX.
..XO.OOX.
..XOOOOX.
..XXXXXX.

id: ld-cross-in-centre-live
theme: life
grade: 3
play: W live F2
answer: E4
.........
.........
..XXXXX..
.XXOOOXX.
.XOO.OOX.
.XO..XOX.
.XOO.OOX.
.XXOOOXX.
..XXXXX..

id: ld-rabbit-own-centre-live
theme: life
grade: 4
play: W live F2
answer: E4
.........
.........
.XXXXXX..
.XOOOOXX.
.XOO.OOX.
.XO...OX.
.XOO.OOX.
.XXOOOXX.
..XXXXX..

id: five-hane
theme: life
grade: 4
play: B live A2
region: A1-G2
answer: G2 B1 E1 F1
.......
.......
.......
.......
OOOOO..
XXXXXO.
.......

id: side-7
theme: life
grade: 4
play: B live B2
region: A1-J2
answer: B1 E1 H1
.........
.........
.........
.........
.........
.........
.OOOOOOO.
OXXXXXXXO
.........

id: rect-hane
theme: life
grade: 4
play: B live A3
region: A1-E3
answer: B1
.......
.......
.......
OOOOO..
XXXXO..
...XO..
.....O.

id: rabbity-own
theme: life
grade: 4
play: B live C5
answer: D5 D4 E4
..OOOO.
.OXXXXO
OOX..XO
OX...XO
OXX.XXO
.OXXXO.
..OOO..

id: life-1
theme: life
grade: 5
play: B live B2
region: A1-F3
answer: A3
.......
.......
.......
.OOOO..
.OXXXO.
OXX..O.
.....O.

id: life-2
theme: life
grade: 5
play: B live A4
region: A1-E4
answer: B2
.......
.......
OOO....
XXXOO..
..XXO..
...XO..
....O..

id: life-6
theme: life
grade: 5
play: B live A6
region: A1-D7
answer: A4 A2 B1
OOO....
XXO....
.XO....
.XO....
.XO....
.XOO...
..XO...

id: life-8
theme: life
grade: 3
play: B live D6
answer: D5 F4
.OOOOO.
OOXXXO.
OX..XXO
OXX...X
OXXXXXO
OOOOOO.
.......

id: life-9
theme: life
grade: 4
play: B live B3
region: A1-F3
ko: B2
.......
.......
.......
OOOOOO.
XXXXXO.
O.O.XO.
....XO.
`;
