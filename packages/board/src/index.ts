/*
 * A Go board to look at and play on. Begin with `mountBoard`, or with `mountPicture` for a board to look
 * at only; `sceneOf` is what they draw. Colors and motion are in `board.css`.
 */
export type { BoardTexts } from './aria.ts';
export type { PointFacts, PointMark } from './facts.ts';
export type { BoardIntent, Device } from './intent.ts';
export { type BoardOptions, type MountedBoard, mountBoard } from './mount.ts';
export * from './overlays.ts';
export { type MountedPicture, mountPicture, type PictureOptions } from './picture.ts';
export type { Ruler } from './ruler.ts';
export { sceneOf } from './scene.ts';
export type { Scene, Shape } from './shape.ts';
export type { Fit } from './stage.ts';
export type { Motion } from './svg.ts';
export type { Touch } from './touch.ts';
export type { Arrow, BoardView, Crop, Figure, Ghost, Label, Look, Overlay } from './view.ts';
