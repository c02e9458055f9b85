import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../film.ts';
import { densityOf, placementAt } from '../placement.ts';
import { valueAt } from '../tracks.ts';
import type { Content, LayerOf, Stage } from './content.ts';
import { loadPicture, prescale, type PrescaledPicture, type Size } from './prescaled-picture.ts';

/** A picture, scaled once to the size the layer needs at its closest, so that moves are cheap and do not flicker. */
export function openPicture(layer: LayerOf<'picture'>, stage: Stage): Content {
  let isOpen = false;
  let prescaled: PrescaledPicture | null = null;
  let size: Size = { width: 1, height: 1 };
  const viewAt = (frame: number) => viewOf(layer, size, frame);
  return {
    bounds: layer.box,
    isLayered: false,
    prepare: async () => {
      if (isOpen) return;
      isOpen = true;
      const image = await loadPicture(layer.path);
      size = { width: image.width, height: image.height };
      const frames = Array.from({ length: layer.to - layer.from }, (_, at) => layer.from + at);
      const densities = frames.map((frame) => {
        const { source, target } = viewAt(frame);
        const { film } = stage;
        return (target.width / source.width) * densityOf(placementAt(film, layer, layer.box, frame));
      });
      prescaled = await prescale(
        image,
        Math.max(...densities),
        frames.map((frame) => viewAt(frame).source),
      );
    },
    draw: (context, frame) => {
      if (!prescaled) return;
      const { source, target } = viewAt(frame);
      const { image, left, top, scaleX, scaleY } = prescaled;
      context.save();
      clipCorners(context, target, layer.radius);
      context.imageSmoothingQuality = 'low';
      context.drawImage(
        image,
        (source.x - left) * scaleX,
        (source.y - top) * scaleY,
        source.width * scaleX,
        source.height * scaleY,
        target.x,
        target.y,
        target.width,
        target.height,
      );
      context.restore();
    },
    stateAt: (frame) => Object.values(viewAt(frame).source).join(' '),
    close: async () => {
      prescaled = null;
      isOpen = false;
    },
  };
}

export function clipCorners(context: SKRSContext2D, box: Box, radius = 0): void {
  if (radius <= 0) return;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, radius);
  context.clip();
}

/** The part of the picture to show, and its position. */
function viewOf({ box, crop, fit }: LayerOf<'picture'>, size: Size, frame: number) {
  const boxAspect = box.width / box.height;
  if (crop) {
    const width = valueAt(crop.width, frame);
    const height = width / boxAspect;
    return { source: { x: valueAt(crop.x, frame), y: valueAt(crop.y, frame), width, height }, target: box };
  }
  const aspect = size.width / size.height;
  const whole = { x: 0, y: 0, ...size };
  if (fit === 'fit') {
    const width = aspect > boxAspect ? box.width : box.height * aspect;
    const height = width / aspect;
    const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2];
    return { source: whole, target: { x, y, width, height } };
  }
  const width = aspect > boxAspect ? size.height * boxAspect : size.width;
  const height = width / boxAspect;
  const [x, y] = [(size.width - width) / 2, (size.height - height) / 2];
  return { source: { x, y, width, height }, target: box };
}
