import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { withAlpha } from '../../presenter/paint/colour.ts';
import { seededRandom } from '../../presenter/paint/seeded-random.ts';
import type { Light } from '../brush/brush.ts';

export type Sheet = {
  width: number;
  height: number;
  unit: number;
  light: Light;
  isIndoor: boolean;
  seed: number;
};

/** Repeats a tile over the picture, shown `tileUnits` wide. */
export function textured(
  context: SKRSContext2D,
  { width, height, unit, seed }: Sheet,
  tile: Canvas,
  tileUnits: number,
  alpha: number,
): void {
  const scale = (tileUnits * unit) / tile.width;
  context.save();
  context.globalAlpha = alpha;
  context.scale(scale, scale);
  context.fillStyle = context.createPattern(tile, 'repeat');
  context.translate(-(seed % 97), -(seed % 61));
  context.fillRect(0, 0, width / scale + 100, height / scale + 100);
  context.restore();
}

export function vignette(context: SKRSContext2D, sheet: Sheet, colour: string, alpha: number): void {
  const { width, height } = sheet;
  context.save();
  context.translate(width / 2, height * 0.46);
  context.scale(width * 0.78, height * 0.68);
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  gradient.addColorStop(0, withAlpha(colour, 0));
  gradient.addColorStop(0.55, withAlpha(colour, 0));
  gradient.addColorStop(0.8, withAlpha(colour, alpha * 0.4));
  gradient.addColorStop(1, withAlpha(colour, alpha));
  context.fillStyle = gradient;
  context.fillRect(-2, -2, 4, 4);
  context.restore();
}

/** Light that enters from the side where the lamp or window is. */
export function lightLeak(context: SKRSContext2D, sheet: Sheet, colour: string, alpha: number): void {
  const { width, height, light } = sheet;
  const x = width * (0.5 + light.x * 0.62);
  const y = height * (0.5 + light.y * 0.62);
  const gradient = context.createRadialGradient(x, y, 0, x, y, Math.max(width, height) * 0.75);
  gradient.addColorStop(0, withAlpha(colour, alpha));
  gradient.addColorStop(0.4, withAlpha(colour, alpha * 0.45));
  gradient.addColorStop(1, withAlpha(colour, 0));
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

/** A margin of paper with the uneven edge of a wash or of hatching; `margin` in units. */
export function edgeOfPaper(context: SKRSContext2D, sheet: Sheet, paper: string, margin: number): void {
  const { width, height, unit, seed } = sheet;
  const random = seededRandom(seed);
  const depth = margin * unit;
  context.save();
  context.fillStyle = paper;
  context.beginPath();
  context.rect(-1, -1, width + 2, height + 2);
  const points: [number, number][] = [];
  const step = depth * 0.7;
  const wobble = () => depth * (0.45 + random() * 0.5);
  for (let x = depth; x < width - depth; x += step) points.push([x, wobble()]);
  for (let y = depth; y < height - depth; y += step) points.push([width - wobble(), y]);
  for (let x = width - depth; x > depth; x -= step) points.push([x, height - wobble()]);
  for (let y = height - depth; y > depth; y -= step) points.push([wobble(), y]);
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    if (index === 0) context.moveTo((x + nextX) / 2, (y + nextY) / 2);
    else context.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  });
  context.closePath();
  context.fill('evenodd');
  context.restore();
}

/** A comic's panel: gutter and ink line. */
export function panelFrame(context: SKRSContext2D, sheet: Sheet, gutter: string, ink: string): void {
  const { width, height, unit } = sheet;
  context.save();
  context.strokeStyle = gutter;
  context.lineWidth = 26 * unit;
  context.strokeRect(0, 0, width, height);
  context.strokeStyle = ink;
  context.lineWidth = 4.5 * unit;
  context.strokeRect(13 * unit, 13 * unit, width - 26 * unit, height - 26 * unit);
  context.restore();
}

/** The shadows that slats of a blind throw, fading out towards the lower half. */
export function blinds(context: SKRSContext2D, { width, height, unit, light }: Sheet): void {
  context.save();
  context.rotate(light.x > 0 ? -0.16 : 0.16);
  const pitch = 64 * unit;
  for (let y = -height * 0.3; y < height * 0.8; y += pitch) {
    const strength = 0.46 * Math.max(0, 1 - Math.max(0, y / height) * 1.15);
    const slat = context.createLinearGradient(0, y, 0, y + pitch * 0.62);
    slat.addColorStop(0, 'rgba(0,0,0,0)');
    slat.addColorStop(0.18, `rgba(0,0,0,${strength})`);
    slat.addColorStop(0.82, `rgba(0,0,0,${strength})`);
    slat.addColorStop(1, 'rgba(0,0,0,0)');
    context.fillStyle = slat;
    context.fillRect(-width * 0.4, y, width * 1.8, pitch * 0.62);
  }
  context.restore();
}
