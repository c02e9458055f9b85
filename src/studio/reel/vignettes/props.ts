import { box, ellipse, polygon, ridge, soft, thread, type Form, type Point } from './forms.ts';
import { loop, swing, type Kit, type Moment, type Tone } from './vignette.ts';

/** Still planes are painted beyond the visible area, because the camera moves. */
export const overscan = 60;

/** A box from edge to edge of the picture. */
export const band = (kit: Kit, topY: number, bottomY: number): Form =>
  box(kit.left - overscan, topY, kit.right - kit.left + 2 * overscan, bottomY - topY);

/** A wall and a floor, lit from the upper left, up to the edges of the picture. */
export function room(kit: Kit, floorY: number, wall: Tone, floor: Tone): void {
  kit.form(band(kit, kit.top - overscan, floorY), wall, { quiet: true });
  kit.light(250, floorY * 0.35, 900, 620, ['second', 92], 0.35);
  kit.form(band(kit, floorY, kit.bottom + overscan), floor, { quiet: true });
  kit.stroke(
    thread([kit.left - overscan, floorY], [kit.right + overscan, floorY]),
    [floor[0], floor[1] - 14],
    4,
  );
}

/** A sky that fades towards the horizon, up to the edges of the picture. */
export function sky(kit: Kit, zenith: Tone, horizon: Tone, horizonY: number): void {
  const { left, top, right, bottom, context } = kit;
  const fade = context.createLinearGradient(0, top, 0, horizonY);
  fade.addColorStop(0, kit.colour(zenith));
  fade.addColorStop(1, kit.colour(horizon));
  context.fillStyle = fade;
  context.fillRect(left - overscan, top - overscan, right - left + 2 * overscan, bottom - top + 2 * overscan);
}

export function cloud(kit: Kit, x: number, y: number, width: number, tone: Tone): void {
  const height = width * 0.24;
  kit.form(
    soft(
      [x, y],
      [x + width * 0.12, y - height * 0.7],
      [x + width * 0.32, y - height * 0.75],
      [x + width * 0.5, y - height * 1.35],
      [x + width * 0.72, y - height * 0.8],
      [x + width * 0.9, y - height * 0.6],
      [x + width, y],
      [x + width * 0.5, y + height * 0.12],
    ),
    tone,
  );
}

/** Slender swaying leaves from one base. */
export function leaves(
  kit: Kit,
  moment: Moment,
  plant: { x: number; y: number; size: number; tone: Tone; count?: number; spread?: number; start?: number },
): void {
  const { x, y, size, tone, count = 7, spread = 1.1, start = 0 } = plant;
  for (let index = 0; index < count; index += 1) {
    const lean = ((index + 0.5) / count - 0.5) * 2 * spread + swing(moment, 4.2, start + index * 0.17) * 0.05;
    const length = size * (1 - Math.abs(lean) * 0.22) * (index % 2 ? 0.82 : 1);
    const halfWidth = length * 0.11;
    kit.place(x, y, { rotation: lean }, () => {
      kit.form(
        soft(
          [0, 0],
          [-halfWidth, -length * 0.45],
          [-halfWidth * 0.5, -length * 0.85],
          [0, -length],
          [halfWidth * 0.55, -length * 0.82],
          [halfWidth, -length * 0.42],
        ),
        [tone[0], tone[1] + (index % 3) * 7],
        { lift: 5 },
      );
      kit.stroke(thread([0, -8], [0, -length * 0.84]), [tone[0], tone[1] + 24], 3);
    });
  }
}

export function pot(kit: Kit, x: number, y: number, size: number, tone: Tone): void {
  kit.shade(x + size * 0.2, y + 4, size * 0.95, size * 0.14);
  kit.form(
    polygon(
      [x - size * 0.48, y - size * 0.8],
      [x + size * 0.48, y - size * 0.8],
      [x + size * 0.34, y],
      [x - size * 0.34, y],
    ),
    tone,
    { lift: 8 },
  );
  kit.form(box(x - size * 0.54, y - size * 0.92, size * 1.08, size * 0.2, 8), [tone[0], tone[1] + 8], {
    lift: 4,
  });
}

/** Steam: wisps that rise and dissolve. */
export function steam(
  kit: Kit,
  moment: Moment,
  x: number,
  y: number,
  height: number,
  tone: Tone = ['plain', 96],
): void {
  for (let index = 0; index < 3; index += 1) {
    const at = loop(moment, 3.2, index / 3);
    const baseY = y - at * height * 0.75;
    const sway = (part: number) => Math.sin((at * 1.4 + part + index * 0.3) * 5) * height * 0.08;
    const across = x + (index - 1) * height * 0.16;
    const points: Point[] = [0, 0.14, 0.28, 0.42].map((part) => [across + sway(part), baseY - part * height]);
    kit.stroke(thread(...points), tone, 13, { alpha: Math.sin(at * Math.PI) * 0.6 });
  }
}

export function hills(kit: Kit, points: readonly Point[], tone: Tone, lift = 0): void {
  const stretched: Point[] = [[kit.left - 90, points[0]![1]], ...points, [kit.right + 90, points.at(-1)![1]]];
  kit.form(ridge(kit.bottom + overscan, ...stretched), tone, { lift });
}

export function coin(kit: Kit, x: number, y: number, radius: number, turn: number): void {
  const squeeze = Math.max(0.12, Math.abs(Math.cos(turn)));
  kit.form(ellipse(x + (1 - squeeze) * 9, y, radius * squeeze, radius), ['spark', 52]);
  kit.form(ellipse(x, y, radius * squeeze, radius), ['spark', 82], { accent: true });
  kit.stroke(ellipse(x, y, radius * 0.7 * squeeze, radius * 0.7), ['spark', 60], 5);
}
