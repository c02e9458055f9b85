import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { withAlpha } from '../../presenter/paint/colour.ts';
import { seededRandom } from '../../presenter/paint/seeded-random.ts';
import type { Mood } from '../../story/story.ts';
import type { Light } from '../brush/brush.ts';

export type Sheet = {
  width: number;
  height: number;
  unit: number;
  light: Light;
  isIndoor: boolean;
  hasWindow: boolean;
  /** Neutral by default. */
  mood?: Mood;
  /** The centre of the people's heads and chests, in pixels. */
  subject: { x: number; y: number };
  seed: number;
};

/** Tiles the picture with a texture that is `tileUnits` wide. */
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

/** Light from the side of the lamp or window. */
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

/** A paper margin with the uneven edge of a wash or hatching; `margin` in units. */
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

/** A comic panel: gutter and ink line. */
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

/** Light on the place around the people, so that dark figures stand out. */
export function spotlight(
  context: SKRSContext2D,
  { width, height, subject }: Sheet,
  colour: string,
  alpha: number,
): void {
  const reach = Math.hypot(width, height) * 0.42;
  const pool = context.createRadialGradient(subject.x, subject.y, 0, subject.x, subject.y, reach);
  pool.addColorStop(0, withAlpha(colour, alpha));
  pool.addColorStop(0.5, withAlpha(colour, alpha * 0.5));
  pool.addColorStop(1, withAlpha(colour, 0));
  context.fillStyle = pool;
  context.fillRect(0, 0, width, height);
}

/** Darkens the place away from the people, who keep their light. */
export function darkenAround(context: SKRSContext2D, sheet: Sheet, colour: string, alpha: number): void {
  awayFromSubject(context, sheet, { colour, alpha, from: 0.42, to: 0.66 });
}

/** Fades to bare paper away from the people, like a thinning wash. */
export function fadeToPaper(context: SKRSContext2D, sheet: Sheet, paper: string, alpha: number): void {
  awayFromSubject(context, sheet, { colour: paper, alpha, from: 0.3, to: 0.68 });
}

/** A colour that fades in away from the people; distances are shares of the shorter side and of the diagonal. */
function awayFromSubject(
  context: SKRSContext2D,
  { width, height, subject: { x, y } }: Sheet,
  { colour, alpha, from, to }: { colour: string; alpha: number; from: number; to: number },
): void {
  const fade = context.createRadialGradient(
    ...([x, y, Math.min(width, height) * from] as const),
    ...([x, y, Math.hypot(width, height) * to] as const),
  );
  fade.addColorStop(0, withAlpha(colour, 0));
  fade.addColorStop(1, withAlpha(colour, alpha));
  context.fillStyle = fade;
  context.fillRect(0, 0, width, height);
}

/** Light through the slats of a blind, as a slanted patch on the wall away from the light. */
export function windowLight(context: SKRSContext2D, { width, height, unit, light, seed }: Sheet): void {
  const away = light.x > 0 ? -1 : 1;
  const random = seededRandom(seed);
  context.save();
  context.translate(width * (0.5 + away * (0.06 + random() * 0.2)), height * (0.03 + random() * 0.1));
  context.transform(1, away * (0.12 + random() * 0.16), away * 0.16, 1, 0, 0);
  const wide = width * (0.5 + random() * 0.2);
  const pitch = (40 + random() * 14) * unit;
  const slats = 7 + Math.floor(random() * 4);
  for (let slat = 0; slat < slats; slat += 1) {
    const strength = 0.3 * (1 - (slat / slats) * 0.55);
    const bar = context.createLinearGradient(-wide / 2, 0, wide / 2, 0);
    bar.addColorStop(0, 'rgba(255,255,255,0)');
    bar.addColorStop(0.12, `rgba(255,255,255,${strength})`);
    bar.addColorStop(0.85, `rgba(255,255,255,${strength * 0.8})`);
    bar.addColorStop(1, 'rgba(255,255,255,0)');
    context.fillStyle = bar;
    context.fillRect(-wide / 2, slat * pitch, wide, pitch * 0.58);
  }
  context.restore();
}

/** A hard-edged shadow of an object outside the picture, across the place on the side away from the light. */
export function shadowWedge(context: SKRSContext2D, { width, height, light, seed }: Sheet): void {
  const random = seededRandom(seed + 7);
  const away = light.x > 0 ? 0 : width;
  const sign = light.x > 0 ? 1 : -1;
  const top = width * (0.12 + random() * 0.2);
  const bottom = width * (0.3 + random() * 0.25);
  context.fillStyle = `rgba(0,0,0,${light.night ? 0.34 : 0.42})`;
  context.beginPath();
  context.moveTo(away, -1);
  context.lineTo(away + sign * top, -1);
  context.lineTo(away + sign * bottom, height + 1);
  context.lineTo(away, height + 1);
  context.closePath();
  context.fill();
}

/** Long slanted strokes that thicken away from the people, as in the background of a drawing. */
export function hatchAway(context: SKRSContext2D, sheet: Sheet, colour: string, alpha: number): void {
  const { width, height, unit, seed, subject } = sheet;
  const random = seededRandom(seed + 3);
  const [near, far] = [width * 0.42, Math.hypot(width, height) * 0.62];
  const slant = 0.62;
  context.save();
  context.lineCap = 'round';
  for (const [gap, turn, share] of [
    [11, slant, 1],
    [15, slant + 0.7, 0.6],
  ] as const) {
    const along = { x: Math.cos(turn), y: -Math.sin(turn) };
    const reach = Math.hypot(width, height);
    for (let across = -reach; across < reach; across += gap * unit * (0.7 + random() * 0.6))
      for (let at = -reach; at < reach;) {
        const long = (60 + random() * 130) * unit;
        const x = width / 2 + along.x * at - along.y * across;
        const y = height / 2 + along.y * at + along.x * across;
        at += long * (0.9 + random() * 0.35);
        if (x < -long || x > width + long || y < -long || y > height + long) continue;
        const distance = Math.hypot(x - subject.x, (y - subject.y) * 0.8);
        const weight = Math.min(1, Math.max(0, (distance - near) / (far - near)));
        if (weight < 0.06) continue;
        context.strokeStyle = withAlpha(colour, alpha * share * weight * (0.6 + random() * 0.4));
        context.lineWidth = (0.9 + random() * 0.9) * unit;
        context.beginPath();
        context.moveTo(x, y);
        context.quadraticCurveTo(
          x + along.x * long * 0.5 + random() * 4 * unit,
          y + along.y * long * 0.5 + random() * 4 * unit,
          x + along.x * long,
          y + along.y * long,
        );
        context.stroke();
      }
  }
  context.restore();
}
