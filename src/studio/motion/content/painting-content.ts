import { houseFrameRate } from '../../house-format/house-format.ts';
import { frameBox, type Content, type LayerOf, type Stage } from './content.ts';

/** Throws RangeError when the film's module has no such painter. */
export function openPainting(layer: LayerOf<'painting'>, stage: Stage): Content {
  const paint = stage.painters[layer.painter];
  if (!paint) throw new RangeError(`The film's painters have no "${layer.painter}".`);
  const { width, height, cache } = stage;
  const frames = layer.to - layer.from;
  return {
    bounds: frameBox(stage),
    isLayered: true,
    draw: (context, filmFrame) => {
      const frame = layer.isStill ? 0 : filmFrame - layer.from;
      paint(
        context,
        { width, height, frame, frames, seconds: frame / houseFrameRate },
        layer.params as never,
        cache,
      );
    },
    stateAt: (frame) => (layer.isStill ? '' : `${frame}`),
  };
}
