import { fillStyle } from '../fill-style.ts';
import { frameBox, type Content, type LayerOf, type Stage } from './content.ts';

/** Extends beyond the frame far enough for a camera that moves or rotates. */
const overhang = 1;

export function openFill(layer: LayerOf<'fill'>, stage: Stage): Content {
  const bounds = frameBox(stage);
  return {
    bounds,
    isLayered: false,
    isOpaque: typeof layer.fill === 'string' && /^#[\da-f]{6}$/i.test(layer.fill),
    draw: (context) => {
      context.fillStyle = fillStyle(context, layer.fill, bounds);
      const { width, height } = bounds;
      context.fillRect(
        -width * overhang,
        -height * overhang,
        width * (1 + 2 * overhang),
        height * (1 + 2 * overhang),
      );
    },
    stateAt: () => '',
  };
}
