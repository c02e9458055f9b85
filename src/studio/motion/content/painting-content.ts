import type { PaintedFrame } from '../film.ts';
import { houseFrameRate } from '../../house-format/house-format.ts';
import { frameBox, type Content, type LayerOf, type Stage } from './content.ts';

/** Throws RangeError for a painter that the film's module does not have. */
export function openPainting(layer: LayerOf<'painting'>, stage: Stage): Content {
  const paint = stage.painters[layer.painter];
  if (!paint) throw new RangeError(`The film's painters have no "${layer.painter}".`);
  const { width, height, cache } = stage;
  const frames = layer.to - layer.from;
  const params = layer.params as never;
  const momentAt = (filmFrame: number): PaintedFrame => {
    const frame = layer.isStill ? 0 : filmFrame - layer.from;
    return { width, height, frame, frames, seconds: frame / houseFrameRate };
  };
  return {
    bounds: frameBox(stage),
    isLayered: true,
    prepare: async (frame) => paint.prepare?.(momentAt(frame), params, cache),
    draw: (context, frame) => paint(context, momentAt(frame), params, cache),
    stateAt: (frame) => (layer.isStill ? '' : `${frame}`),
  };
}
