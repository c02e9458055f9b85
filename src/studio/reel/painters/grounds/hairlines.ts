import { withAlpha } from '../../../presenter/paint/colour.ts';
import type { Ground } from './ground.ts';

/** Seconds for the dot to travel to the right and back. */
const travelSeconds = 9;

/** Minimalist: an empty sheet with printer's marks at its corners, and a line with a travelling dot below all text. */
export const hairlines: Ground = ({ context, frame, palette, index, kind }) => {
  const { width, height, seconds } = frame;
  const ink = palette.shade('main', 22, 0.4);
  if (kind === 'line') return;
  const side = Math.min(width, height);
  const [inset, long] = [side * 0.03, side * 0.05];
  context.strokeStyle = withAlpha(ink, 0.3);
  context.lineWidth = 2;
  context.beginPath();
  for (const [x, towards] of [
    [inset, 1],
    [width - inset, -1],
  ] as const)
    for (const [y, down] of [
      [inset, 1],
      [height - inset, -1],
    ] as const) {
      const drawn = long * (0.8 + 0.2 * Math.sin(seconds * 1.6 + x + y));
      context.moveTo(x + towards * drawn, y);
      context.lineTo(x, y);
      context.lineTo(x, y + down * drawn);
    }
  // Level with the corner marks: the picture's window may start above it.
  const y = height - inset;
  const [left, right] = [width * 0.12, width * 0.88];
  context.moveTo(left, y);
  context.lineTo(right, y);
  context.stroke();
  const way = 0.5 - 0.5 * Math.cos((seconds / travelSeconds + 0.08 + index * 0.21) * Math.PI * 2);
  context.fillStyle = palette.main;
  context.beginPath();
  context.arc(left + way * (right - left), y, side * 0.011, 0, Math.PI * 2);
  context.fill();
};
