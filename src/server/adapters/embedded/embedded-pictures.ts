import { renderFrame, renderPortrait, renderProduct } from '#studio/illustration/render.ts';
import type { Pictures } from '../../ports/pictures.ts';

/** Size of the square pictures of characters and products, in pixels. */
const size = 720;

/** The app's own painter, which composes pictures from structured subjects in a worker thread. */
export const openEmbeddedPictures = (): Pictures => ({
  async draw({ subject, outputPath, context: { signal } }) {
    signal.throwIfAborted();
    const { style } = subject;
    if (subject.kind === 'frame') {
      const { kind: _kind, take: variation, ...order } = subject;
      await renderFrame({ ...order, variation, format: '9:16' }, outputPath, { signal });
    } else if (subject.kind === 'character') {
      const { character, cast } = subject;
      await renderPortrait({ character, cast, style, size }, outputPath, { signal });
    } else {
      await renderProduct({ product: subject.product, style, size }, outputPath, { signal });
    }
  },
});
