import { box, ellipse, polygon } from '../../../reel/vignettes/forms.ts';
import type { Kit } from '../space/kit.ts';
import { shade, tint } from '../space/tone.ts';

export const tableHeight = 0.74;
export type TableLook = { width?: number; depth?: number; height?: number; legs?: string; solid?: boolean };

/** A table with four legs or with closed sides. */
export function paintTable(kit: Kit, x: number, z: number, colour: string, look: TableLook = {}): void {
  const { width = 1.4, depth = 0.75, height = tableHeight, legs = shade(colour, 0.2), solid = false } = look;
  kit.contact({ x, z, width, depth });
  const thick = solid ? 0.04 : 0.055;
  for (const back of [true, false])
    for (const side of [-1, 1])
      kit.block(
        {
          x: x + side * (width / 2 - 0.06),
          z: solid ? z + 0.02 : back ? z + depth - 0.08 : z + 0.03,
          width: thick,
          height: height - 0.04,
          depth: solid ? depth - 0.04 : thick,
        },
        back && !solid ? shade(legs, 0.25) : legs,
        { material: 'wood' },
      );
  if (!solid)
    kit.block(
      { x, y: height - 0.12, z: z + 0.05, width: width - 0.14, height: 0.08, depth: 0.03 },
      shade(colour, 0.16),
      { material: 'wood', outline: 0.6 },
    );
  kit.block({ x, y: height - 0.04, z, width, height: 0.04, depth }, colour, { material: 'wood' });
}

/** A round table on one foot. */
export function paintRoundTable(
  kit: Kit,
  x: number,
  z: number,
  colour: string,
  { radius = 0.38, height = tableHeight, cloth = '' } = {},
): void {
  const flat = (y: number): number => Math.max(0.04, (kit.eye - y) / z) * 0.95;
  const pen = kit.pen(x, 0, z);
  pen.shadow(ellipse(0, 0, radius * 0.9, radius * 0.9 * flat(0)), 0.4, 0.06 * pen.scale);
  if (cloth) {
    pen.form(
      polygon(
        [-radius, -height],
        [radius, -height],
        [radius * 1.06, -0.14],
        [radius * 0.5, -0.07],
        [-radius * 0.5, -0.07],
        [-radius * 1.06, -0.14],
      ),
      cloth,
      { roundness: 0.6, material: 'cloth' },
    );
    for (const part of [-0.6, -0.2, 0.25, 0.65])
      pen.line(
        polygon([radius * part, -height + 0.06], [radius * part * 1.08, -0.12]),
        shade(cloth, 0.25),
        0.012,
        0.5,
      );
  } else {
    pen.form(ellipse(0, -0.01, radius * 0.55, radius * 0.55 * flat(0)), '#3a3734', {
      roundness: 0.3,
      material: 'metal',
    });
    pen.form(box(-0.03, -height, 0.06, height), '#3a3734', { roundness: 0.7, material: 'metal' });
    pen.form(ellipse(0, -height + 0.03, radius, radius * flat(height)), shade(colour, 0.35), {
      roundness: 0.1,
    });
  }
  pen.form(ellipse(0, -height, radius, radius * flat(height)), cloth ? tint(cloth, 0.2) : colour, {
    roundness: 0.1,
    gloss: 0.3,
    material: cloth ? 'cloth' : 'wood',
  });
}

export type CounterLook = { width: number; height?: number; depth?: number; top?: string; panels?: number };

/** A counter with a panelled front and an overhanging top. */
export function paintCounter(kit: Kit, x: number, z: number, colour: string, look: CounterLook): void {
  const { width, height = 0.95, depth = 0.6, top = '#d8c3a0', panels = 0 } = look;
  kit.contact({ x, z, width, depth }, 0.5);
  kit.block({ x, y: 0.08, z: z + 0.03, width, height: height - 0.12, depth: depth - 0.03 }, colour, {
    material: 'wood',
  });
  kit.block({ x, z: z + 0.08, width: width - 0.02, height: 0.08, depth: 0.04 }, shade(colour, 0.5), {
    outline: 0,
  });
  const front = kit.pen(x, 0, z + 0.03);
  for (let index = 0; index < panels; index += 1) {
    const wide = width / panels;
    const left = -width / 2 + wide * index;
    front.form(box(left + 0.025, -height + 0.1, wide - 0.05, height - 0.22, 0.015), tint(colour, 0.06), {
      roundness: 0.1,
      material: 'wood',
      outline: 0.8,
    });
    front.form(box(left + wide / 2 - 0.06, -height + 0.16, 0.12, 0.02, 0.01), '#d9d2c2', {
      roundness: 0.7,
      gloss: 0.7,
      material: 'metal',
      outline: 0.4,
    });
  }
  kit.block(
    { x, y: height - 0.045, z: z - 0.02, width: width + 0.04, height: 0.045, depth: depth + 0.02 },
    top,
    { gloss: 0.4, material: 'stone' },
  );
}

/** A laptop seen from behind (`open` away from the camera) or from the front. */
export function paintLaptop(
  kit: Kit,
  x: number,
  y: number,
  z: number,
  { back = false, screen = '#7fb4e8' } = {},
): void {
  const pen = kit.pen(x, y, z);
  if (back) {
    pen.form(box(-0.17, -0.23, 0.34, 0.22, 0.015), '#b9bfc7', {
      roundness: 0.2,
      gloss: 0.5,
      material: 'metal',
    });
    pen.form(ellipse(0, -0.12, 0.022), '#e9edf0', { roundness: 0, outline: 0.4 });
    return;
  }
  pen.form(polygon([-0.17, -0.02], [0.17, -0.02], [0.2, 0.05], [-0.2, 0.05]), '#c4c9d0', {
    roundness: 0.1,
    material: 'metal',
  });
  pen.form(box(-0.17, -0.24, 0.34, 0.22, 0.012), '#2b2e35', { roundness: 0.1 });
  pen.form(box(-0.155, -0.228, 0.31, 0.195), screen, { roundness: 0, outline: 0 });
  pen.glow(0, -0.13, 0.3, screen, 0.2 + 0.3 * kit.day.dark);
}

/** A desktop screen with a page of work on it, standing on a desk. */
export function paintMonitor(
  kit: Kit,
  x: number,
  y: number,
  z: number,
  { width = 0.55, screen = '#dfe9f2', accent = '#5a83d8' } = {},
): void {
  const pen = kit.pen(x, y, z);
  const high = width * 0.6;
  pen.form(box(-0.09, -0.015, 0.18, 0.02, 0.008), '#8b9099', { roundness: 0.4, material: 'metal' });
  pen.form(box(-0.02, -0.13, 0.04, 0.12), '#9aa0a8', { roundness: 0.5, material: 'metal' });
  pen.form(box(-width / 2, -0.1 - high, width, high, 0.015), '#24272d', { roundness: 0.15 });
  const [left, top, wide, tall] = [-width / 2 + 0.015, -0.085 - high, width - 0.03, high - 0.03];
  pen.form(box(left, top, wide, tall), screen, { roundness: 0, outline: 0 });
  pen.form(box(left, top, wide * 0.24, tall), shade(accent, 0.3), { roundness: 0, outline: 0 });
  for (const [at, share] of [
    [0.16, 0.6],
    [0.34, 0.45],
    [0.52, 0.55],
    [0.7, 0.35],
  ] as const)
    pen.form(
      box(left + wide * 0.31, top + tall * at, wide * share, tall * 0.08),
      at < 0.2 ? accent : '#a9b7c4',
      { roundness: 0, outline: 0 },
    );
  pen.glow(0, -0.1 - high / 2, width * 0.9, screen, 0.12 + 0.25 * kit.day.dark);
}
