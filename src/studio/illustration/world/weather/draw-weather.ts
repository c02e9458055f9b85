import { seededRandom } from '../../../presenter/paint/seeded-random.ts';
import { withAlpha } from '../../../presenter/paint/colour.ts';
import type { Weather } from '../../../story/story.ts';
import type { Brush } from '../../brush/brush.ts';

type Field = { brush: Brush; width: number; height: number; seconds: number };

/** Draws rain, snow, fog or lightning at a moment; the same moment gives the same picture. */
export function drawWeather(
  brush: Brush,
  weather: Weather,
  width: number,
  height: number,
  seconds = 0,
): void {
  const field = { brush, width, height, seconds };
  brush.context.save();
  if (weather === 'rain') drawRain(field, 150, 0.1);
  if (weather === 'storm') drawStorm(field);
  if (weather === 'snow') drawSnow(field);
  if (weather === 'fog') drawFog(field);
  brush.context.restore();
}

function drawRain({ brush, width, height, seconds }: Field, drops: number, lean: number): void {
  const { context, unit } = brush;
  const random = seededRandom(71);
  context.lineCap = 'round';
  for (let drop = 0; drop < drops; drop += 1) {
    const near = random();
    const long = (26 + near * 54) * unit;
    const speed = height * (0.9 + near * 0.8);
    const travel = height + long * 2;
    const y = ((random() * travel + seconds * speed) % travel) - long;
    const x = random() * width * 1.3 - width * 0.15 - lean * y;
    context.strokeStyle = withAlpha('#e4eef6', 0.16 + near * 0.3);
    context.lineWidth = (0.9 + near * 1.5) * unit;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x - lean * long, y + long);
    context.stroke();
  }
}

function drawStorm(field: Field): void {
  const { brush, width, height, seconds } = field;
  const { context, unit } = brush;
  const shade = context.createLinearGradient(0, 0, 0, height * 0.6);
  shade.addColorStop(0, 'rgba(24,28,42,0.42)');
  shade.addColorStop(1, 'rgba(24,28,42,0)');
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
  // A flash every four seconds, with an afterglow of a quarter second.
  const since = (seconds + 3.4) % 4;
  if (since < 0.45) {
    const flash = Math.max(0, 1 - since / 0.45);
    context.fillStyle = withAlpha('#dfe8ff', 0.28 * flash ** 2);
    context.fillRect(0, 0, width, height);
    drawBolt(field, Math.floor((seconds + 3.4) / 4), flash);
  }
  drawRain({ ...field, brush: { ...brush, unit: unit * 1.1 } }, 210, 0.26);
}

function drawBolt({ brush, width, height }: Field, nth: number, flash: number): void {
  const { context, unit } = brush;
  const random = seededRandom(900 + nth);
  let x = width * (0.2 + random() * 0.6);
  context.beginPath();
  context.moveTo(x, 0);
  for (let y = 0; y < height * 0.38; y += height * 0.045) {
    x += (random() - 0.5) * width * 0.12;
    context.lineTo(x, y + height * 0.045);
  }
  context.lineJoin = 'miter';
  for (const [line, alpha] of [
    [9, 0.25],
    [3, 0.95],
  ] as const) {
    context.strokeStyle = withAlpha('#f3f6ff', alpha * flash);
    context.lineWidth = line * unit;
    context.stroke();
  }
}

function drawSnow({ brush, width, height, seconds }: Field): void {
  const { context, unit } = brush;
  const random = seededRandom(29);
  for (let flake = 0; flake < 170; flake += 1) {
    const near = random() ** 2;
    const radius = (1.6 + near * 6) * unit;
    const travel = height + radius * 4;
    const y = ((random() * travel + seconds * height * (0.06 + near * 0.12)) % travel) - radius * 2;
    const x = random() * width + Math.sin(seconds * (0.6 + near) + flake) * 16 * unit;
    context.fillStyle = withAlpha('#ffffff', 0.5 + near * 0.4);
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
  }
}

function drawFog({ brush, width, height, seconds }: Field): void {
  const { context, light } = brush;
  const random = seededRandom(43);
  const tone = light.night ? '#8b96b4' : '#e6ebee';
  context.fillStyle = withAlpha(tone, 0.14);
  context.fillRect(0, 0, width, height);
  for (let bank = 0; bank < 9; bank += 1) {
    const across = width * (0.5 + random() * 0.5);
    const travel = width + across * 2;
    const x = ((random() * travel + seconds * width * (0.012 + random() * 0.02)) % travel) - across;
    const y = height * (0.3 + random() * 0.42);
    context.save();
    context.translate(x, y);
    context.scale(1, 0.22);
    const puff = context.createRadialGradient(0, 0, 0, 0, 0, across);
    puff.addColorStop(0, withAlpha(tone, 0.38));
    puff.addColorStop(1, withAlpha(tone, 0));
    context.fillStyle = puff;
    context.fillRect(-across, -across, across * 2, across * 2);
    context.restore();
  }
}
