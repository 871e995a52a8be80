import { board } from './board.ts';
import { common } from './common.ts';
import { count } from './count.ts';
import { failure } from './failure.ts';
import { game } from './game.ts';
import { hints } from './hints.ts';
import { home } from './home.ts';
import { honte } from './honte.ts';
import { library } from './library.ts';
import { newGame } from './new-game.ts';
import { notices } from './notices.ts';
import { terms } from './terms.ts';
import { time } from './time.ts';

export const texts = {
  board,
  common,
  count,
  failure,
  game,
  hints,
  home,
  honte,
  library,
  newGame,
  notices,
  terms,
  time,
};
