import { box, ellipse, polygon, thread } from '../../../reel/vignettes/forms.ts';
import type { Kit } from '../space/kit.ts';
import type { Pen } from '../space/pen.ts';
import { shade, tint } from '../space/tone.ts';

const warm = '#ffd591';

/** The light of a lamp, which flickers in a film. */
export function paintLamplight(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength: number,
): void {
  pen.glow(x, y, radius, colour, strength);
  const { live, context } = pen.brush;
  if (!live || strength < 0.3) return;
  const { a, b, c, d, e, f } = context.getTransform();
  const [atX, atY] = pen.spot(x, y);
  live.lamps.push({
    x: a * atX + c * atY + e,
    y: b * atX + d * atY + f,
    radius: radius * pen.scale * Math.hypot(a, b),
    colour,
    strength,
  });
}
/** In daylight, a lamp that is on only shows its bulb. */
const burning = (kit: Kit): number => (kit.day.lamps ? 0.75 + 0.02 * Math.sin(kit.seconds * 7.3) : 0.16);

export function paintPendant(
  kit: Kit,
  x: number,
  z: number,
  ceiling: number,
  y: number,
  colour: string,
  kind: 'dome' | 'globe' | 'bulb' = 'dome',
): void {
  const pen = kit.pen(x, y, z);
  pen.line(thread([0, -(ceiling - y)], [0, -0.16]), '#2e2a28', 0.014);
  if (kind === 'dome') {
    pen.form(
      polygon([-0.035, -0.19], [0.035, -0.19], [0.08, -0.14], [0.19, 0], [-0.19, 0], [-0.08, -0.14]),
      colour,
      { roundness: 0.6, gloss: 0.4 },
    );
    pen.form(ellipse(0, 0, 0.17, 0.03), kit.day.lamps ? '#fff1cc' : shade(tint(colour, 0.5), 0.1), {
      roundness: 0,
      outline: 0.5,
    });
  } else {
    pen.form(box(-0.03, -0.2, 0.06, 0.09), '#3b3531', { roundness: 0.5, material: 'metal' });
    const radius = kind === 'globe' ? 0.14 : 0.065;
    pen.form(ellipse(0, -0.11 + radius, radius), kit.day.lamps ? '#fff0c6' : '#f2eadb', {
      roundness: kit.day.lamps ? 0.2 : 0.9,
      gloss: 0.6,
      material: 'glass',
    });
  }
  paintLamplight(pen, 0, 0.02, kind === 'bulb' ? 0.55 : 0.85, warm, burning(kit) * 0.8);
}

export function paintFloorLamp(kit: Kit, x: number, z: number, colour: string): void {
  kit.contact({ x, z, width: 0.3, depth: 0.3 }, 0.3);
  const pen = kit.pen(x, 0, z);
  pen.form(ellipse(0, -0.02, 0.16, 0.05), '#3b3733', { roundness: 0.4, material: 'metal' });
  pen.form(box(-0.014, -1.36, 0.028, 1.34), '#4c463f', { roundness: 0.7, material: 'metal', outline: 0.7 });
  pen.form(
    polygon([-0.14, -1.7], [0.14, -1.7], [0.24, -1.34], [-0.24, -1.34]),
    kit.day.lamps ? tint(colour, 0.35) : colour,
    { roundness: 0.6, material: 'cloth' },
  );
  paintLamplight(pen, 0, -1.45, 1, warm, burning(kit));
}

export function paintTableLamp(kit: Kit, x: number, y: number, z: number, colour: string): void {
  const pen = kit.pen(x, y, z);
  pen.form(ellipse(0, -0.12, 0.075, 0.11), shade(colour, 0.2), { roundness: 1, gloss: 0.5 });
  pen.form(
    polygon([-0.08, -0.42], [0.08, -0.42], [0.15, -0.21], [-0.15, -0.21]),
    kit.day.lamps ? '#ffe7b5' : '#efe3cd',
    { roundness: 0.5, material: 'cloth' },
  );
  paintLamplight(pen, 0, -0.28, 0.6, warm, burning(kit));
}

/** Long office lights on the ceiling. */
export function paintCeilingPanel(
  kit: Kit,
  x: number,
  z: number,
  height: number,
  width: number,
  depth: number,
): void {
  kit.quad(
    [
      [x - width / 2, height - 0.01, z],
      [x + width / 2, height - 0.01, z],
      [x + width / 2, height - 0.01, z + depth],
      [x - width / 2, height - 0.01, z + depth],
    ],
    '#fffdf4',
    { outline: 0.5 },
  );
  const pen = kit.pen(x, height - 0.05, z + depth / 2);
  paintLamplight(pen, 0, 0, width * 1.3, '#fff6df', kit.day.lamps ? 0.4 : 0.18);
}

/** Small lamps on a slack cord between two spots. */
export function paintLightString(
  kit: Kit,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  count: number,
  sag = 0.35,
): void {
  const along = (t: number) =>
    kit.at(
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t - sag * 4 * t * (1 - t),
      from[2] + (to[2] - from[2]) * t,
    );
  const scale = kit.scale((from[2] + to[2]) / 2);
  kit.flat.line(
    thread(...Array.from({ length: 13 }, (_, index) => along(index / 12))),
    '#2a2725',
    Math.max(1, 0.012 * scale),
  );
  for (let index = 0; index < count; index += 1) {
    const [x, y] = along((index + 0.5) / count);
    const flicker = 0.85 + 0.15 * Math.sin(kit.seconds * 2 + index * 1.7);
    if (kit.day.lamps) paintLamplight(kit.flat, x, y + 0.04 * scale, 0.22 * scale, warm, 0.55 * flicker);
    kit.flat.form(
      ellipse(x, y + 0.045 * scale, 0.028 * scale, 0.04 * scale),
      kit.day.lamps ? '#fff0c0' : '#e9dfc8',
      { roundness: 0.6, outline: 0.5 },
    );
  }
}

/** A street lamp. */
export function paintStreetLamp(kit: Kit, x: number, z: number, side: 1 | -1, high = 4.2): void {
  const pen = kit.pen(x, 0, z);
  const far = Math.min(0.5, Math.max(0, (z - 6) / 60));
  const iron = far > 0.2 ? '#5b6470' : '#33383f';
  pen.shadow(ellipse(0, 0, 0.18, 0.03), 0.35, 0.04 * pen.scale);
  pen.form(box(-0.09, -0.4, 0.18, 0.4, 0.03), iron, { roundness: 0.6, material: 'metal' });
  pen.form(box(-0.045, -high, 0.09, high), iron, { roundness: 0.7, material: 'metal' });
  pen.line(thread([0, -high + 0.05], [side * 0.3, -high - 0.16], [side * 0.7, -high - 0.12]), iron, 0.07);
  pen.form(
    polygon(
      [side * 0.52, -high - 0.16],
      [side * 0.88, -high - 0.16],
      [side * 0.94, -high - 0.02],
      [side * 0.46, -high - 0.02],
    ),
    iron,
    { roundness: 0.3, material: 'metal' },
  );
  if (!kit.day.lamps) return;
  pen.form(ellipse(side * 0.7, -high, 0.18, 0.05), '#fff0c4', { roundness: 0, outline: 0 });
  paintLamplight(pen, side * 0.7, -high + 0.05, 1.5, warm, 0.8);
}
