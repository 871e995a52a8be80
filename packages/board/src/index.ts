/*
 * A Go board to look at and play on. Begin with `mountBoard`; `sceneOf` is what it draws.
 */
export type { BoardView, Crop, Figure, Ghost, Label, Look, Overlay } from './view.ts';
