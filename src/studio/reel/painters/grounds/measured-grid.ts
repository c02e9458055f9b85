import { withAlpha } from '../../../presenter/paint/colour.ts';
import { isDarkColour } from '../../colour/contrast.ts';
import type { Ground } from './ground.ts';

const cells = 12;
const footFrom = 0.85;

/** Corporate: a fine grid; on dark cards slanted planes move over it. */
export const measuredGrid: Ground = ({ context, frame, palette, colour, kind }) => {
  const { width, height, seconds } = frame;
  const isDeep = isDarkColour(colour);
  const step = Math.min(width, height) / cells;
  if (isDeep || kind === 'title') {
    const lean = height * 0.35;
    for (const [at, wide] of [0.34, 0.2, 0.12].entries()) {
      const x = width * (0.62 + at * 0.14) + Math.sin(seconds * 0.7 + at * 1.3) * width * 0.07;
      context.fillStyle = isDeep
        ? withAlpha(palette.shade('main', 36 + at * 3, 0.8), 0.75)
        : withAlpha(palette.shade('main', 90 - at * 5, 0.6), 0.5);
      context.beginPath();
      context.moveTo(x + lean, -10);
      context.lineTo(x + lean + wide * width, -10);
      context.lineTo(x + wide * width - lean, height + 10);
      context.lineTo(x - lean, height + 10);
      context.fill();
    }
  }
  // In tall frames the bottom, which has no text, has the brand's colour.
  if (kind === 'line' && height > width * 1.5) {
    const y = height * footFrom;
    context.fillStyle = palette.shade('main', 27, 0.75);
    context.fillRect(0, y, width, height - y);
    context.fillStyle = palette.shade('main', 36, 0.8);
    const lean = (height - y) * 0.7;
    const x = width * (0.5 + 0.2 * Math.sin(seconds * 0.5));
    context.beginPath();
    context.moveTo(x + lean, y);
    context.lineTo(x + lean + width * 0.3, y);
    context.lineTo(x + width * 0.3, height);
    context.lineTo(x, height);
    context.fill();
    context.fillStyle = palette.shade('spark', 80);
    context.fillRect(0, y, width, 8);
  }
  context.strokeStyle = isDeep ? 'rgba(255,255,255,0.05)' : withAlpha(palette.shade('main', 30, 0.6), 0.06);
  context.lineWidth = 1;
  context.beginPath();
  const drift = (seconds * 9) % step;
  for (let x = drift - step; x < width; x += step) {
    context.moveTo(Math.round(x) + 0.5, 0);
    context.lineTo(Math.round(x) + 0.5, height);
  }
  for (let y = 0; y < height; y += step) {
    context.moveTo(0, Math.round(y) + 0.5);
    context.lineTo(width, Math.round(y) + 0.5);
  }
  context.stroke();
};
