/*
 * A board on a page. It keeps what belongs to the screen alone (the pointer, the cursor, a half-typed
 * name, the lens), draws it over the view it is given, and tells the page what is wished.
 */
import { EMPTY, type Point } from '@honte/rules';
import { AriaGrid, type BoardTexts } from './aria.ts';
import { AWAY, type PressInput, type PressRules, type PressState } from './contact.ts';
import type { BoardIntent } from './intent.ts';
import { type KeyState, keyOf, keysAt, pointMeant, pressKey } from './keyboard.ts';
import { isSameLayout, type Layout, layoutOf, type Spot, spotOf, unitsOf } from './layout.ts';
import { Lens } from './lens.ts';
import { hearPointer } from './pointer.ts';
import { isCatchingUp, pointOf, press } from './press.ts';
import { sceneOf } from './scene.ts';
import type { Scene } from './shape.ts';
import { type Fit, Stage } from './stage.ts';
import type { Motion } from './svg.ts';
import { type Touch, touchOn } from './touch.ts';
import { type BoardView, isSameTurn } from './view.ts';

export interface BoardOptions {
  readonly view: BoardView;
  readonly texts: BoardTexts;
  readonly onIntent: (intent: BoardIntent) => void;
  readonly touch?: Touch;
  readonly fit?: Fit;
}

export interface MountedBoard {
  /** Shows another view, at once; input is never held up by what is still moving. */
  update(view: BoardView, motion?: Motion): void;
  setTexts(texts: BoardTexts): void;
  setTouch(touch: Touch): void;
  /** Has a screen reader say this when it is next silent. */
  announce(text: string): void;
  /** Gives the keyboard to the board. */
  focus(): void;
  /** Takes the board off the page; nothing may be called after it. */
  destroy(): void;
}

/** How long the keyboard's way in may lag behind the last move. */
const STOP_DELAY_MS = 100;

/**
 * Puts a board into `host`, as wide as it (see `Fit`), and draws it.
 *
 * @throws when the view's crop does not lie within its board.
 */
export function mountBoard(host: HTMLElement, options: BoardOptions): MountedBoard {
  const board = new PlayBoard(host, options);
  return {
    update: (view, motion = 'animated') => board.update(view, motion),
    setTexts: (texts) => board.setTexts(texts),
    setTouch: (touch) => board.setTouch(touch),
    announce: (text) => board.announce(text),
    focus: () => board.focus(),
    destroy: () => board.destroy(),
  };
}

class PlayBoard {
  readonly #stage: Stage;
  readonly #grid: AriaGrid;
  readonly #lens: Lens;
  readonly #live: HTMLElement;
  readonly #onIntent: (intent: BoardIntent) => void;
  readonly #stopHearing: () => void;
  #view: BoardView;
  #layout: Layout;
  #touch: Touch;
  #scene: Scene | undefined;
  #motion: Motion = 'instant';
  #press: PressState = AWAY;
  #keys: KeyState;
  /** Whether the cursor was ever moved; until then it waits at the last move. */
  #hasKeys = false;
  /** Whether the cursor is seen: while the keyboard is what the board is used with. */
  #isCursorSeen = false;
  #frame = 0;
  #stopTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the pointer has moved on since the last drawing. */
  #isStale = false;

  constructor(host: HTMLElement, options: BoardOptions) {
    const { ownerDocument: document } = host;
    this.#view = options.view;
    this.#layout = layoutOf(options.view);
    this.#touch = options.touch ?? 'auto';
    this.#onIntent = options.onIntent;
    this.#keys = keysAt(this.#layout, options.view.lastMove);
    this.#stage = new Stage(host, options.fit ?? 'width', () => {
      this.#stage.root.dataset.touch = this.#touchNow();
      this.#draw();
    });
    this.#stage.svg.element.setAttribute('aria-hidden', 'true');
    this.#grid = new AriaGrid(document, options.texts);
    this.#lens = new Lens(document);
    this.#live = document.createElement('div');
    this.#live.className = 'hb-live';
    this.#live.setAttribute('role', 'status');
    this.#live.setAttribute('aria-live', 'polite');
    this.#stage.element.append(this.#grid.element, this.#lens.element);
    this.#stage.root.append(this.#live);
    const unitsAt = (pixel: Spot) => unitsOf(this.#layout, this.#stage.frame, pixel);
    this.#stopHearing = hearPointer(this.#stage.element, unitsAt, (contact) => {
      if (contact.kind === 'down') this.#showCursor(false);
      this.#pressed(contact);
    });
    const { element: grid } = this.#grid;
    grid.addEventListener('keydown', (event) => this.#keyDown(event));
    grid.addEventListener('focusin', (event) => this.#focusIn(event));
    grid.addEventListener('focusout', (event) => this.#focusOut(event));
    grid.addEventListener('click', (event) => this.#clicked(event));
    this.#stage.element.addEventListener('contextmenu', (event) => {
      if (this.#press.kind === 'tapping' || this.#press.kind === 'aiming') event.preventDefault();
    });
    this.#lay();
    this.#grid.update(this.#view, this.#layout);
    this.#draw();
  }

  update(view: BoardView, motion: Motion): void {
    const layout = layoutOf(view);
    const isLaidAnew = !isSameLayout(layout, this.#layout);
    const isOutdated = isLaidAnew || !isSameTurn(view, this.#view);
    this.#view = view;
    this.#motion = motion;
    if (isLaidAnew) {
      const hadFocus = this.#grid.hasFocus;
      this.#layout = layout;
      this.#keys = keysAt(layout, view.lastMove);
      if (this.#press.kind !== 'proposing') this.#press = AWAY;
      this.#lay();
      if (hadFocus) this.#grid.focus();
    } else if (!this.#hasKeys) {
      this.#keys = keysAt(layout, view.lastMove);
      this.#moveStopSoon();
    }
    if (isOutdated) this.#dropProposal();
    this.#grid.update(view, this.#layout);
    this.#draw();
  }

  setTexts(texts: BoardTexts): void {
    this.#grid.setTexts(texts, this.#layout, this.#view);
  }

  setTouch(touch: Touch): void {
    this.#touch = touch;
    this.#stage.root.dataset.touch = this.#touchNow();
  }

  announce(text: string): void {
    // The same words once more would be no change, and would not be said.
    this.#live.textContent = text === this.#live.textContent ? `${text}\u00a0` : text;
  }

  focus(): void {
    this.#grid.setStop(this.#keys.cursor);
    this.#grid.focus();
  }

  destroy(): void {
    this.#stopHearing();
    this.#isStale = false;
    clearTimeout(this.#stopTimer);
    cancelAnimationFrame(this.#frame);
    this.#stage.remove();
  }

  #lay(): void {
    this.#stage.lay(this.#layout);
    this.#grid.lay(this.#layout);
    this.#grid.setStop(this.#keys.cursor);
    this.#stage.root.dataset.touch = this.#touchNow();
  }

  /** Moving the stop has the page compute its styles at once: not while somebody waits for a stone. */
  #moveStopSoon(): void {
    clearTimeout(this.#stopTimer);
    this.#stopTimer = setTimeout(() => this.#grid.setStop(this.#keys.cursor), STOP_DELAY_MS);
  }

  #touchNow(): 'tap' | 'lens' {
    return touchOn(this.#layout, this.#touch, this.#stage.ruler.unitPx);
  }

  get #pressRules(): PressRules {
    return { layout: this.#layout, touch: this.#touchNow(), asks: (point) => this.#placesAt(point) };
  }

  /** Whether choosing this point would set a stone. */
  #placesAt(point: Point): boolean {
    const { hand, stones, forbidden = [] } = this.#view;
    return hand !== undefined && stones[point] === EMPTY && !forbidden.includes(point);
  }

  /** A stone proposed for another board, or another player, is proposed no more. */
  #dropProposal(): void {
    if (this.#press.kind !== 'proposing') return;
    this.#press = AWAY;
    this.#tell([{ kind: 'proposalDropped' }]);
  }

  #draw(): void {
    this.#isStale = false;
    const view = this.#view;
    const { hand } = view;
    const point = pointOf(this.#press);
    const isHeld = hand !== undefined && point !== undefined && this.#placesAt(point);
    const ghost = isHeld ? { point, color: hand } : view.ghost;
    const cursor = this.#isCursorSeen ? pointMeant(this.#layout, this.#keys) : view.cursor;
    this.#scene = sceneOf({ ...view, ghost, cursor }, this.#stage.ruler);
    this.#stage.svg.draw(this.#scene, this.#motion);
    this.#drawLens(this.#scene);
  }

  #drawLens(scene: Scene): void {
    const state = this.#press;
    const isAiming = state.kind === 'aiming';
    if ((!isAiming && state.kind !== 'proposing') || state.point === undefined) {
      this.#lens.hide();
      return;
    }
    const at = isAiming ? state.aim : spotOf(this.#layout, state.point);
    this.#lens.show(scene, { point: state.point, at, side: state.lensSide }, this.#stage.ruler.unitPx);
  }

  #tell(intents: readonly BoardIntent[]): void {
    for (const intent of intents) this.#onIntent(intent);
  }

  #pressed(input: PressInput): void {
    const before = this.#press;
    const { state, intents } = press(this.#pressRules, before, input);
    if (state === before) return;
    this.#press = state;
    this.#isStale = pointOf(state) !== pointOf(before);
    if (isCatchingUp(state)) this.#askFrame();
    this.#tell(intents);
    // A chosen point mostly brings another view at once: drawing both would be drawing twice.
    if (intents.some(({ kind }) => kind === 'pointChosen')) queueMicrotask(() => this.#drawIfStale());
    else this.#drawIfStale();
    if (this.#scene) this.#drawLens(this.#scene);
  }

  #drawIfStale(): void {
    if (this.#isStale) this.#draw();
  }

  #askFrame(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#pressed({ kind: 'frame' }));
  }

  #keyDown(event: KeyboardEvent): void {
    const before = this.#keys;
    const { state, intents, isHandled } = pressKey(this.#layout, before, keyOf(event));
    if (!isHandled) return;
    event.preventDefault();
    this.#keys = state;
    this.#hasKeys = true;
    this.#isCursorSeen = true;
    if (state.cursor !== before.cursor) {
      this.#grid.setStop(state.cursor);
      this.#grid.focus();
    }
    this.#draw();
    this.#tell(intents);
  }

  #focusIn(event: FocusEvent): void {
    const point = this.#grid.pointOf(event.target);
    if (point === undefined) return;
    if (point !== this.#keys.cursor) this.#keys = { cursor: point, typed: '' };
    this.#grid.setStop(point);
    this.#showCursor((event.target as Element).matches(':focus-visible'));
  }

  #focusOut(event: FocusEvent): void {
    if (this.#grid.element.contains(event.relatedTarget as Node | null)) return;
    const wasTyping = this.#keys.typed !== '';
    this.#keys = { ...this.#keys, typed: '' };
    this.#showCursor(false);
    if (wasTyping) this.#tell([{ kind: 'nameTyped', text: '' }]);
  }

  #showCursor(isSeen: boolean): void {
    if (this.#isCursorSeen === isSeen) return;
    this.#isCursorSeen = isSeen;
    this.#draw();
  }

  /** A press without a pointer is a screen reader's: pointers have chosen by the time they click. */
  #clicked(event: MouseEvent): void {
    const point = this.#grid.pointOf(event.target);
    if (event.detail !== 0 || point === undefined) return;
    const pressedAtMs = event.timeStamp;
    this.#tell([{ kind: 'pointChosen', point, by: 'keyboard', pressedAtMs }]);
  }
}
