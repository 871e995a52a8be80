/*
 * A board to look at only: diagrams, small boards in lists, previews. One image to a screen reader, with
 * the name the page gives it.
 */
import { layoutOf } from './layout.ts';
import { sceneOf } from './scene.ts';
import { type Fit, Stage } from './stage.ts';
import type { Motion } from './svg.ts';
import type { BoardView } from './view.ts';

export interface PictureOptions {
  readonly view: BoardView;
  /** What is to be seen, in words; an empty text for a picture that only repeats what stands beside it. */
  readonly label: string;
  readonly fit?: Fit;
}

export interface MountedPicture {
  update(view: BoardView, label: string, motion?: Motion): void;
  /** Takes the picture off the page; nothing may be called after it. */
  destroy(): void;
}

/**
 * Puts a picture of a board into `host`, as wide as it (see `Fit`).
 *
 * @throws when the view's crop does not lie within its board.
 */
export function mountPicture(host: HTMLElement, options: PictureOptions): MountedPicture {
  let seen = options.view;
  const draw = (motion: Motion) => stage.svg.draw(sceneOf(seen, stage.ruler), motion);
  const stage = new Stage(host, options.fit ?? 'width', () => draw('instant'));
  const svg = stage.svg.element;
  const show = (view: BoardView, label: string, motion: Motion) => {
    seen = view;
    stage.lay(layoutOf(view));
    draw(motion);
    if (label === '') {
      svg.setAttribute('aria-hidden', 'true');
      svg.removeAttribute('role');
      svg.removeAttribute('aria-label');
    } else {
      svg.removeAttribute('aria-hidden');
      svg.setAttribute('role', 'img');
      svg.setAttribute('aria-label', label);
    }
  };
  show(options.view, options.label, 'instant');
  return {
    update: (view, label, motion = 'instant') => show(view, label, motion),
    destroy: () => stage.remove(),
  };
}
