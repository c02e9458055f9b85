import type { Expression } from '../motion/feelings.ts';
import type { Context } from '../paint/shade.ts';
import type { Layer } from '../rig-layers.ts';

const strips = 10;

/**
 * How far a feeling moves each point of a brow down, in pixels, relative to the brow as a whole; −1 is the inner end, 1
 * the outer. Raised brows form one round arch, grief lifts the inner ends, and anger presses them down.
 */
export function browBend({
  browRaise,
  frown,
}: Pick<Expression, 'browRaise' | 'frown'>): (u: number) => number {
  const grief = Math.max(0, -frown);
  const anger = Math.max(0, frown);
  const arch = Math.max(0, browRaise - 0.2) * 3.6 * Math.max(0, 1 - grief);
  return (u) => {
    const inner = (1 - u) / 2;
    const outer = (1 + u) / 2;
    return (
      -arch * (1.3 - ((u - 0.05) / 1.05) ** 2 + 0.9 * inner ** 2) +
      grief * (6 * outer ** 1.5 - 17 * inner ** 1.5) +
      anger * (15 * inner ** 1.3 - 5 * outer ** 1.5)
    );
  };
}

/** Draws the layer of a brow with its inner end on the left, bent in strips that are sheared to join. */
export function drawBrow(context: Context, layer: Layer, length: number, bend: (u: number) => number): void {
  const { picture, x, y } = layer;
  const step = picture.width / strips;
  const bendAt = (at: number) => bend(Math.max(-1, Math.min(1, at / (length / 2))));
  for (let index = 0; index < strips; index += 1) {
    const from = index * step;
    const width = Math.min(step + 0.6, picture.width - from);
    const [top, end] = [bendAt(x + from), bendAt(x + from + step)];
    context.save();
    context.transform(1, (end - top) / step, 0, 1, x + from, y + top);
    context.drawImage(picture, from, 0, width, picture.height, 0, 0, width, picture.height);
    context.restore();
  }
}
