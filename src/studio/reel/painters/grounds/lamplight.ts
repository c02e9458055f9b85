import { withAlpha } from '../../../presenter/paint/colour.ts';
import type { Ground } from './ground.ts';

const stops = 8;

/** Cinematic cards without a picture: a drifting warm lamp behind the logo and a cooler glow at the bottom. */
export const lamplight: Ground = ({ context, frame: { width, height, seconds }, palette }) => {
  const side = Math.max(width, height);
  const pool = (x: number, y: number, radius: number, colour: string, alpha: number) => {
    const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
    // Many stops along a smooth curve: two would show the edge of the light.
    for (let stop = 0; stop <= stops; stop += 1)
      gradient.addColorStop(stop / stops, withAlpha(colour, alpha * (1 - stop / stops) ** 2));
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
  };
  const sway = Math.sin(seconds * 0.9 - 0.7);
  pool(width * (0.5 + 0.16 * sway), height * 0.4, side * 0.62, palette.shade('spark', 60, 0.8), 0.42);
  pool(width * (0.3 - 0.2 * sway), height * 1.05, side * 0.6, palette.shade('main', 42, 0.8), 0.5);
};
