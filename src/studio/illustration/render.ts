import { openWarmThread } from '../threads/open-warm-thread.ts';
import type { PortraitOrder, ProductOrder } from './asset-pictures.ts';
import type { FrameOrder } from './frame/frame-plan.ts';

export type { PortraitOrder, ProductOrder } from './asset-pictures.ts';
export type { FrameOrder } from './frame/frame-plan.ts';

/** A picture for the thread to draw, and the path of its JPEG. */
export type PictureOrder = { outputPath: string } & (
  | { kind: 'frame'; order: FrameOrder }
  | { kind: 'portrait'; order: PortraitOrder }
  | { kind: 'product'; order: ProductOrder }
);
type RenderOptions = { signal?: AbortSignal };

const thread = openWarmThread({
  worker: new URL('./render-worker.ts', import.meta.url),
  purpose: 'draws the pictures of a story',
  timeoutMs: 60_000,
  idleMs: 30_000,
});

/** Writes a scene's picture as a JPEG in the format's size. Nothing is written when the signal aborts. */
export const renderFrame = (
  order: FrameOrder,
  outputPath: string,
  options: RenderOptions = {},
): Promise<void> => render({ kind: 'frame', order, outputPath }, options);

/** Writes a square JPEG of a character, head and shoulders. */
export const renderPortrait = (
  order: PortraitOrder,
  outputPath: string,
  options: RenderOptions = {},
): Promise<void> => render({ kind: 'portrait', order, outputPath }, options);

/** Writes a square JPEG of a product on a table. */
export const renderProductPicture = (
  order: ProductOrder,
  outputPath: string,
  options: RenderOptions = {},
): Promise<void> => render({ kind: 'product', order, outputPath }, options);

const render = (order: PictureOrder, { signal }: RenderOptions): Promise<void> =>
  thread.run<void>(order, signal);
