/*
 * A board as a picture that stands alone: the page's own drawing with its colors written into it, as SVG, or as PNG
 * made of that.
 */
import { type BoardView, mountPicture } from '@honte/board';
import '@honte/board/board.css';
import { saveFile } from './file-out.ts';
import type { PictureForm } from './intent.ts';

const SIDE_PX = 1200;
const SVG_TYPE = 'image/svg+xml';

/**
 * Saves the picture of a board, in the colors of the page.
 *
 * @param name of the file, without its ending.
 * @returns whether the browser could make it.
 */
export async function savePicture(view: BoardView, name: string, form: PictureForm): Promise<boolean> {
  const svg = printPicture(view);
  const blob = new Blob([svg.text], { type: SVG_TYPE });
  const made = form === 'svg' ? blob : await pngOf(blob, svg.width, svg.height);
  if (!made) return false;
  saveFile(made, `${name}.${form}`, made.type);
  return true;
}

/** What style sheets say of a drawing, and what goes without saying. */
const STYLES: readonly (readonly [name: string, usual: string])[] = [
  ['fill', 'rgb(0, 0, 0)'],
  ['fill-opacity', '1'],
  ['stroke', 'none'],
  ['stroke-width', '1px'],
  ['stroke-opacity', '1'],
  ['stroke-linecap', 'butt'],
  ['stroke-linejoin', 'miter'],
  ['stroke-dasharray', 'none'],
  ['stop-color', 'rgb(0, 0, 0)'],
  ['stop-opacity', '1'],
  ['opacity', '1'],
  ['display', 'inline'],
  ['paint-order', 'normal'],
  ['font-family', ''],
  ['font-size', ''],
  ['font-weight', '400'],
  ['text-anchor', 'start'],
];
const TEXT_ONLY = new Set(['font-family', 'font-size', 'font-weight', 'text-anchor']);

/** The drawing of a board as text, with its size in pixels. */
function printPicture(view: BoardView): {
  readonly text: string;
  readonly width: number;
  readonly height: number;
} {
  const host = document.createElement('div');
  host.className = 'picture-file';
  Object.assign(host.style, { position: 'fixed', left: '-10000px', top: '0', width: `${SIDE_PX}px` });
  document.body.append(host);
  const picture = mountPicture(host, { view, label: '' });
  // Drawn again, now that its size on the page is known.
  picture.update(view, '', 'instant');
  const drawn = host.querySelector('svg');
  const copy = drawn?.cloneNode(true) as SVGElement;
  const originals = drawn?.querySelectorAll('*') ?? [];
  for (const [i, element] of copy.querySelectorAll('*').entries()) dress(element, originals[i]!);
  const { width = 1, height = 1 } = drawn?.getBoundingClientRect() ?? {};
  picture.destroy();
  host.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(Math.round(width)));
  copy.setAttribute('height', String(Math.round(height)));
  for (const name of ['class', 'aria-hidden', 'focusable', 'data-look', 'data-motion'])
    copy.removeAttribute(name);
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

/** Gives `copy` as attributes what style sheets give `original`. */
function dress(copy: Element, original: Element): void {
  const style = getComputedStyle(original);
  for (const [name, usual] of STYLES) {
    if (TEXT_ONLY.has(name) && original.tagName !== 'text') continue;
    const value = style.getPropertyValue(name);
    if (value !== '' && value !== usual) copy.setAttribute(name, value);
  }
  copy.removeAttribute('class');
}

async function pngOf(svg: Blob, width: number, height: number): Promise<Blob | null> {
  const url = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width);
    canvas.height = Math.round(height);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
