import { openWarmThread } from '../threads/open-warm-thread.ts';
import type { PortraitOrder, ProductOrder } from './asset-pictures.ts';
import type { FrameOrder } from './frame/frame-plan.ts';

export type { PortraitOrder, ProductOrder } from './asset-pictures.ts';
export type { FrameOrder } from './frame/frame-plan.ts';

/** A picture for the thread to draw, and the path of its JPEG. */
export type RenderRequest = { outputPath: string } & (
  | { kind: 'frame'; subject: FrameOrder }
  | { kind: 'portrait'; subject: PortraitOrder }
  | { kind: 'product'; subject: ProductOrder }
);
/** Nothing is written once the signal has aborted. */
type RenderOptions = { signal?: AbortSignal };

const thread = openWarmThread({
  worker: new URL('./render-worker.ts', import.meta.url),
  purpose: 'draws the pictures of a story',
  timeoutMs: 60_000,
  idleMs: 30_000,
});

/** Writes a scene's picture as a JPEG in the format's size. */
export const renderFrame = (
  subject: FrameOrder,
  outputPath: string,
  options: RenderOptions = {},
): Promise<void> => render({ kind: 'frame', subject, outputPath }, options);

/** Writes a square JPEG of a character, head and shoulders. */
export const renderPortrait = (
  subject: PortraitOrder,
  outputPath: string,
  options: RenderOptions = {},
): Promise<void> => render({ kind: 'portrait', subject, outputPath }, options);

/** Writes a square JPEG of a product on a table. */
export const renderProduct = (
  subject: ProductOrder,
  outputPath: string,
  options: RenderOptions = {},
): Promise<void> => render({ kind: 'product', subject, outputPath }, options);

function render(request: RenderRequest, { signal }: RenderOptions): Promise<void> {
  return thread.run<void>(request, signal);
}
