import { createCanvas, ImageData, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { densityOf, placementAt } from '../placement.ts';
import { clipCorners } from './picture-content.ts';
import type { Content, LayerOf, Stage } from './content.ts';
import { openVideoFrames, type VideoFrames } from './video-frames.ts';

const maxDensity = 2;
const even = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2);

/** A video, decoded at its displayed size, one frame at a time. */
export function openVideo(layer: LayerOf<'video'>, stage: Stage): Content {
  const { box } = layer;
  const density = closest(layer, stage);
  const size = { width: even(box.width * density), height: even(box.height * density) };
  const image = new ImageData(size.width, size.height);
  const memory = new Uint8Array(image.data.buffer);
  let canvas: Canvas | null = null;
  let frames: VideoFrames | null = null;
  let shown: number | null = null;
  const close = async () => {
    await frames?.close();
    frames = null;
    shown = null;
  };
  /** Whether pixels can be copied to the frame directly, which saves a canvas and a copy. */
  const isPlain = (context: SKRSContext2D): boolean =>
    context.getTransform().isIdentity &&
    context.globalAlpha === 1 &&
    !layer.blend &&
    !layer.reveal &&
    !layer.radius &&
    Number.isInteger(box.x) &&
    Number.isInteger(box.y) &&
    box.width === size.width &&
    box.height === size.height;
  return {
    bounds: box,
    isLayered: false,
    isOpaque: !layer.radius,
    prepare: async (frame) => {
      const wanted = frame - layer.from;
      if (shown !== null && wanted < shown) await close();
      if (!frames) {
        frames = await openVideoFrames(layer, { size, skippedFrames: wanted, memory }, stage);
        shown = wanted - 1;
      }
      for (shown ??= -1; shown < wanted; shown += 1) await frames.next();
    },
    draw: (context) => {
      if (isPlain(context)) {
        context.putImageData(image, box.x, box.y);
        return;
      }
      canvas ??= createCanvas(size.width, size.height);
      canvas.getContext('2d').putImageData(image, 0, 0);
      context.save();
      clipCorners(context, box, layer.radius);
      context.imageSmoothingQuality = 'low';
      context.drawImage(canvas, box.x, box.y, box.width, box.height);
      context.restore();
    },
    stateAt: (frame) => `${frame}`,
    close,
  };
}

/** The size at its closest, at least that of its box, so that a video that moves closer later starts sharp. */
function closest(layer: LayerOf<'video'>, { film }: Stage): number {
  let density = 0.25;
  for (let frame = layer.from; frame < layer.to; frame += 1)
    density = Math.max(density, densityOf(placementAt(film, layer, layer.box, frame)));
  return Math.min(maxDensity, density);
}
