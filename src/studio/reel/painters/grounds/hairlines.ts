import { withAlpha } from '../../../presenter/paint/colour.ts';
import type { Ground } from './ground.ts';

/** Seconds for the dot's way to the right and back. */
const waySeconds = 9;

/** Minimalist: an empty sheet, a hairline arc, and below all text a line on which a dot travels. */
export const hairlines: Ground = ({ context, frame, palette, index, kind }) => {
  const { width, height, seconds } = frame;
  const ink = palette.shade('main', 22, 0.4);
  if (kind === 'line') return;
  const side = Math.min(width, height);
  context.strokeStyle = withAlpha(ink, 0.14);
  context.lineWidth = 2;
  context.beginPath();
  context.arc(
    width * 1.02,
    height * (kind === 'title' ? 0.98 : 0.02),
    side * (0.52 + 0.02 * Math.sin(seconds * 1.3)),
    0,
    Math.PI * 2,
  );
  context.stroke();
  const y = height * (width > height ? 0.955 : 0.96);
  const [left, right] = [width * 0.06, width * 0.94];
  context.strokeStyle = withAlpha(ink, 0.3);
  context.beginPath();
  context.moveTo(left, y);
  context.lineTo(right, y);
  context.stroke();
  const way = 0.5 - 0.5 * Math.cos((seconds / waySeconds + 0.08 + index * 0.21) * Math.PI * 2);
  context.fillStyle = palette.main;
  context.beginPath();
  context.arc(left + way * (right - left), y, side * 0.017, 0, Math.PI * 2);
  context.fill();
};
