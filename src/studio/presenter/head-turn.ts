import type { Context } from './paint/shade.ts';
import type { Layer } from './rig-layers.ts';

/** Half the width of a head, where its surface turns away when seen from the front. */
const headHalf = 150;

/** Depth of a point on a ball: 1 in the middle, 0 at the edge and outside. */
const nearness = (x: number, half: number): number => Math.max(0, 1 - (x / half) ** 2);

/**
 * The position of a point of the face after the head has turned, and the local horizontal scale. `reach` is how far the
 * middle moves at a full turn: the edges of a ball stay in place, so the far half narrows and the near half widens. A trunk
 * turns in the same way and has another `half` width.
 */
export function turned(x: number, reach: number, yaw: number, half = headHalf): { x: number; width: number } {
  const move = reach * yaw;
  return { x: x + move * nearness(x, half), width: 1 - (2 * move * x) / half ** 2 };
}

const strips = 12;

/** Draws a layer whose skin follows the turn of a ball and stretches below the hinge with the jaw. */
export function drawTurned(
  context: Context,
  { picture, x, y }: Layer,
  move: { reach: number; yaw: number; dy: number },
  jaw: { hingeY: number; stretch: number },
): void {
  const { width, height } = picture;
  const hinge = jaw.hingeY - y;
  const step = width / strips;
  // Neighbouring strips overlap, otherwise the room would show through between them.
  const overlap = 1.5;
  for (let index = 0; index < strips; index += 1) {
    const left = index * step;
    const source = Math.min(width - left, step + overlap);
    const from = turned(x + left, move.reach, move.yaw).x;
    const to = turned(x + left + source, move.reach, move.yaw).x;
    const below = height - hinge + overlap;
    context.drawImage(
      picture,
      left,
      hinge - overlap,
      source,
      below,
      from,
      y + move.dy + hinge - overlap,
      to - from,
      below * jaw.stretch,
    );
    context.drawImage(picture, left, 0, source, hinge, from, y + move.dy, to - from, hinge);
  }
}
