import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { withAlpha } from '../../../presenter/paint/colour.ts';
import { remember } from '../shared-palette.ts';
import type { Ground } from './ground.ts';

/** Divisor of the size at which colours without detail are painted. */
const shrink = 10;

/** Pools of light: position in shares of the frame, drift, size and speed. */
const pools = [
  { ramp: 'main', x: 0.15, y: 0.12, drift: 0.22, reach: 0.62, seconds: 9 },
  { ramp: 'second', x: 0.95, y: 0.3, drift: 0.2, reach: 0.5, seconds: 7 },
  { ramp: 'main', x: 0.8, y: 0.9, drift: 0.24, reach: 0.66, seconds: 11 },
  { ramp: 'second', x: 0.05, y: 0.8, drift: 0.16, reach: 0.4, seconds: 8 },
] as const;

/** Modern: pools of brand light drift in the dark; arcs of glass turn on title cards. */
export const nightLight: Ground = ({ context, frame, palette, cache, colour, index, kind }) => {
  const { width, height, seconds } = frame;
  const small = remember(cache, 'night light', (): Canvas =>
    createCanvas(Math.ceil(width / shrink), Math.ceil(height / shrink)),
  );
  const pen = small.getContext('2d');
  pen.globalCompositeOperation = 'source-over';
  pen.fillStyle = colour;
  pen.fillRect(0, 0, small.width, small.height);
  const side = Math.max(small.width, small.height);
  for (const [at, pool] of pools.entries()) {
    const angle = (seconds / pool.seconds + at * 0.3 + index * 0.37) * Math.PI * 2;
    const x = (pool.x + Math.cos(angle) * pool.drift) * small.width;
    const y = (pool.y + Math.sin(angle) * pool.drift) * small.height;
    const light = palette.shade(pool.ramp, 40);
    const gradient = pen.createRadialGradient(x, y, 0, x, y, pool.reach * side);
    gradient.addColorStop(0, withAlpha(light, 0.95));
    gradient.addColorStop(0.5, withAlpha(light, 0.4));
    gradient.addColorStop(1, withAlpha(light, 0));
    pen.fillStyle = gradient;
    pen.fillRect(0, 0, small.width, small.height);
  }
  context.imageSmoothingQuality = 'low';
  context.drawImage(small, 0, 0, width, height);
  if (kind === 'line') return;
  context.lineCap = 'round';
  for (const [at, radius] of [0.34, 0.46, 0.6].entries()) {
    const turn = seconds * (0.5 - at * 0.13) * (at % 2 ? -1 : 1) + at;
    context.strokeStyle = withAlpha(palette.shade(at === 1 ? 'second' : 'main', 62), 0.2);
    context.lineWidth = 26 - at * 7;
    context.beginPath();
    context.arc(width * 0.92, height * 0.1, radius * Math.min(width, height), turn, turn + 2.3);
    context.stroke();
  }
};
