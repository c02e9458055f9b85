import { renderFrame, renderPortrait, renderProductPicture } from '#studio/illustration/render.ts';
import type { Pictures } from '../../ports/pictures.ts';

/** Size of the square pictures of characters and products, in pixels. */
const size = 720;

/** The app's own painter, which composes pictures from structured subjects in a worker thread. */
export const openEmbeddedPictures = (): Pictures => ({
  async draw({ subject, outputPath, context: { signal } }) {
    signal.throwIfAborted();
    const { style, seed } = subject;
    if (subject.kind === 'frame') {
      const { scene, characters, products } = subject;
      const order = { scene, characters, products, style, seed, format: '9:16' } as const;
      await renderFrame(order, outputPath, { signal });
    } else if (subject.kind === 'character') {
      const { character, cast } = subject;
      await renderPortrait({ character, cast, style, size }, outputPath, { signal });
    } else {
      await renderProductPicture({ product: subject.product, style, size }, outputPath, { signal });
    }
  },
});
