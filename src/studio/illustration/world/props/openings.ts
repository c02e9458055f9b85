import { box, polygon } from '../../../reel/vignettes/forms.ts';
import type { Kit } from '../space/kit.ts';
import { paintSky, paintSkyline, hazed } from '../space/sky.ts';
import { shade, tint } from '../space/tone.ts';
import { paintTreeShape } from './trees.ts';

export type WindowView = 'city' | 'garden' | 'sky';
export type Opening = { x: number; y: number; z: number; width: number; height: number };
export type WindowLook = {
  outlook?: WindowView;
  frame?: string;
  columns?: number;
  rows?: number;
  curtain?: string;
  sill?: boolean;
  blind?: string;
};

/** A window on an upright plane, showing the weather and the hour. */
export function paintWindow(kit: Kit, { x, y, z, width, height }: Opening, look: WindowLook = {}): void {
  const { outlook = 'garden', frame = '#f3efe6', columns = 2, rows = 1, curtain, sill = true, blind } = look;
  const pen = kit.pen(x, y, z);
  const [left, top] = [-width / 2, -height];
  const bar = 0.045;
  pen.form(box(left - 0.07, top - 0.07, width + 0.14, height + 0.14), frame, { roundness: 0.1, outline: 1 });
  pen.form(box(left, top, width, height), kit.day.skyLow, {
    roundness: 0,
    outline: 0.6,
    inside: () => paintOutlook(kit, outlook, { x, y, z, width, height }),
  });
  pen.form(
    polygon(
      [left + width * 0.1, top],
      [left + width * 0.34, top],
      [left + width * 0.12, 0],
      [left, 0],
      [left, top + height * 0.5],
    ),
    '#ffffff',
    { roundness: 0, outline: 0, alpha: kit.day.dark > 0.5 ? 0.06 : 0.16 },
  );
  for (let index = 1; index < columns; index += 1)
    pen.form(box(left + (width * index) / columns - bar / 2, top, bar, height), frame, {
      roundness: 0.1,
      outline: 0.6,
    });
  for (let index = 1; index < rows; index += 1)
    pen.form(box(left, top + (height * index) / rows - bar / 2, width, bar), frame, {
      roundness: 0.1,
      outline: 0.6,
    });
  if (blind)
    pen.form(box(left - 0.03, top - 0.05, width + 0.06, height * 0.3), blind, {
      roundness: 0.2,
      material: 'cloth',
    });
  if (sill)
    kit.block(
      { x, y: y - 0.06, z: z - 0.16, width: width + 0.28, height: 0.06, depth: 0.16 },
      tint(frame, 0.1),
    );
  if (curtain) paintCurtains(kit, { x, y, z, width, height }, curtain);
  const daylight = kit.day.sunshine * (1 - kit.day.dark);
  if (daylight > 0.15) pen.glow(0, top / 2, Math.max(width, height) * 1.15, kit.day.sun, 0.34 * daylight);
}

function paintOutlook(kit: Kit, outlook: WindowView, { x, y, z, width, height }: Opening): void {
  const [, top] = kit.at(x, y + height, z);
  const [, low] = kit.at(x, y, z);
  const horizon = Math.min(low - (low - top) * 0.12, Math.max(kit.horizon, top + (low - top) * 0.55));
  paintSky(kit, low);
  const [from, to] = [kit.at(x - width / 2, y, z)[0], kit.at(x + width / 2, y, z)[0]];
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  if (outlook === 'city') {
    paintSkyline(kit, `far-${x}`, low, (low - top) * 0.72, hazed(kit, '#7b8aa3', 0.45), left, right);
    paintSkyline(kit, `near-${x}`, low, (low - top) * 0.42, hazed(kit, '#59667f', 0.2), left, right);
  }
  if (outlook === 'garden') {
    const green = hazed(kit, '#6f9a5c', 0.25 + kit.day.dark * 0.35);
    kit.flat.form(box(left, horizon, right - left, low - horizon), green, { roundness: 0, outline: 0 });
    const random = kit.random(`garden-${x}`);
    for (let index = 0; index < 4; index += 1)
      paintTreeShape(
        kit.flat.move(left + (right - left) * random(), horizon + 4, {
          scale: (low - top) * 0.4 * (0.6 + random() * 0.5),
        }),
        `${x}${index}`,
        hazed(kit, '#4f7f48', 0.2 + kit.day.dark * 0.4),
        shade('#6b5138', kit.day.dark * 0.4),
      );
  }
}

function paintCurtains(kit: Kit, { x, y, z, width, height }: Opening, colour: string): void {
  const pen = kit.pen(x, y, z - 0.06);
  const [top, low] = [-height - 0.2, Math.min(0.35, y - 0.05)];
  pen.form(box(-width / 2 - 0.45, top - 0.05, width + 0.9, 0.045, 0.02), '#7d6248', { roundness: 0.6 });
  for (const side of [-1, 1] as const) {
    const [edge, inner] = [side * (width / 2 + 0.38), side * (width / 2 - width * 0.1)];
    pen.form(
      polygon(
        [edge, top],
        [inner, top],
        [inner + side * 0.07, (top + low) / 2],
        [inner + side * 0.02, low],
        [edge, low],
      ),
      colour,
      { roundness: 0.3, material: 'cloth' },
    );
    for (const part of [0.25, 0.5, 0.75])
      pen.line(
        polygon([edge + (inner - edge) * part, top], [edge + (inner - edge) * part + side * 0.03, low]),
        shade(colour, 0.3),
        0.016,
        0.6,
      );
  }
}

/** A closed door in a frame, standing on the spot. */
export function paintDoor(
  kit: Kit,
  x: number,
  z: number,
  colour: string,
  { width = 0.9, height = 2.05, glass = false } = {},
): void {
  const pen = kit.pen(x, 0, z);
  pen.form(box(-width / 2 - 0.08, -height - 0.08, width + 0.16, height + 0.08), tint(colour, 0.45), {
    roundness: 0.05,
  });
  pen.form(box(-width / 2, -height, width, height), colour, { roundness: 0.05, material: 'wood' });
  if (glass)
    pen.form(
      box(-width * 0.36, -height * 0.94, width * 0.72, height * 0.62),
      kit.day.lamps ? '#f3dfae' : '#bfd6de',
      { roundness: 0, gloss: 0.6, material: 'glass', outline: 0.7 },
    );
  else
    for (const [top, high] of [
      [-height * 0.92, height * 0.4],
      [-height * 0.46, height * 0.38],
    ] as const)
      pen.form(box(-width * 0.36, top, width * 0.72, high), shade(colour, 0.07), {
        roundness: 0.1,
        outline: 0.6,
      });
  pen.form(box(width * 0.36, -1.05, 0.11, 0.035, 0.016), '#c9c3b6', {
    roundness: 0.8,
    gloss: 0.8,
    material: 'metal',
  });
}
