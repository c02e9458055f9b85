import { createCanvas, ImageData } from '@napi-rs/canvas';
import { densityOf, placementAt } from '../placement.ts';
import { clipCorners } from './picture-content.ts';
import type { Content, LayerOf, Stage } from './content.ts';
import { openVideoFrames, type VideoFrames } from './video-frames.ts';

const maxDensity = 2;
const even = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2);

/** A video, decoded in the size in which it is shown, one frame at a time. */
export function openVideo(layer: LayerOf<'video'>, stage: Stage): Content {
  const { box } = layer;
  const density = closest(layer, stage);
  const size = { width: even(box.width * density), height: even(box.height * density) };
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  let frames: VideoFrames | null = null;
  let shown: number | null = null;
  const close = async () => {
    await frames?.close();
    frames = null;
    shown = null;
  };
  return {
    bounds: box,
    isLayered: false,
    prepare: async (frame) => {
      const wanted = frame - layer.from;
      if (shown === wanted) return;
      if (shown !== null && wanted < shown) await close();
      if (!frames) {
        frames = await openVideoFrames(layer, { size, skippedFrames: wanted }, stage);
        shown = wanted - 1;
      }
      let bytes: Uint8Array | null = null;
      for (shown ??= -1; shown < wanted; shown += 1) bytes = await frames.next();
      if (bytes)
        context.putImageData(
          new ImageData(new Uint8ClampedArray(bytes.buffer), size.width, size.height),
          0,
          0,
        );
    },
    draw: (target) => {
      target.save();
      clipCorners(target, box, layer.radius);
      target.imageSmoothingQuality = 'low';
      target.drawImage(canvas, box.x, box.y, box.width, box.height);
      target.restore();
    },
    stateAt: (frame) => `${frame}`,
    close,
  };
}

/** As large as it is shown at its closest, and no smaller than its box: what comes closer later starts sharp. */
function closest(layer: LayerOf<'video'>, { film }: Stage): number {
  let density = 0.25;
  for (let frame = layer.from; frame < layer.to; frame += 1)
    density = Math.max(density, densityOf(placementAt(film, layer, layer.box, frame)));
  return Math.min(maxDensity, density);
}
