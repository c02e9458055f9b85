import { box, ellipse, soft, thread } from '../../../reel/vignettes/forms.ts';
import { paintPlant } from '../props/decor.ts';
import { paintCeilingPanel } from '../props/lamps.ts';
import { paintWindow } from '../props/openings.ts';
import type { Kit } from '../space/kit.ts';
import type { Pen } from '../space/pen.ts';
import { openRoom, paintFloor, paintSunPatch, paintWallBand, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { wall: '#eaf1f0', band: '#8fc6c0', seat: '#2f8f8a', floor: '#d3dad9' },
  { wall: '#f0eee8', band: '#a9bfdc', seat: '#3f6fa8', floor: '#d6d4cc' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const chairX = (half: number): number => (half > 2.2 ? 1.2 : 0.66);

/** The outline of a molar, `size` high. */
const paintTooth = (pen: Pen, x: number, y: number, size: number, colour: string): void =>
  pen.form(
    soft(
      [x - size * 0.42, y - size * 0.7],
      [x - size * 0.2, y - size * 0.98],
      [x, y - size * 0.86],
      [x + size * 0.2, y - size * 0.98],
      [x + size * 0.42, y - size * 0.7],
      [x + size * 0.32, y - size * 0.3],
      [x + size * 0.22, y],
      [x + size * 0.06, y - size * 0.34],
      [x - size * 0.06, y - size * 0.34],
      [x - size * 0.22, y],
      [x - size * 0.32, y - size * 0.3],
    ),
    colour,
    { roundness: 0.6, outline: 0.7 },
  );

/** The patient's chair, reclined, seen from its side, with the lamp over its head. */
function paintDentalChair(kit: Kit, x: number): void {
  const { seat } = paletteOf(kit);
  const pen = kit.pen(x, 0, 4.3);
  const white = '#f2f4f3';
  pen.shadow(ellipse(0, 0, 0.75, 0.1), 0.45, 0.07 * pen.scale);
  pen.form(box(-0.42, -0.07, 0.84, 0.07, 0.03), white, { roundness: 0.4 });
  pen.form(soft([-0.2, -0.06], [-0.16, -0.48], [0.2, -0.48], [0.22, -0.06]), shade(white, 0.12), {
    roundness: 0.6,
  });
  pen.form(
    soft(
      [-0.95, -0.52],
      [-0.9, -0.62],
      [-0.3, -0.62],
      [0.22, -0.6],
      [0.3, -0.48],
      [-0.3, -0.46],
      [-0.85, -0.44],
    ),
    seat,
    { roundness: 0.7, gloss: 0.3 },
  );
  pen.form(
    soft([0.12, -0.5], [0.1, -0.64], [0.56, -1.12], [0.72, -1.3], [0.84, -1.22], [0.66, -0.96], [0.34, -0.5]),
    tint(seat, 0.06),
    { roundness: 0.7, gloss: 0.3 },
  );
  pen.form(soft([0.66, -1.2], [0.72, -1.42], [0.88, -1.42], [0.92, -1.24], [0.8, -1.16]), tint(seat, 0.14), {
    roundness: 0.8,
  });
  pen.form(box(-0.16, -0.78, 0.44, 0.07, 0.035), white, { roundness: 0.6 });
  pen.line(thread([0.95, -0.1], [1.02, -1.2], [0.94, -2.05], [0.5, -2.15]), white, 0.055);
  pen.line(thread([0.5, -2.15], [0.3, -2.05], [0.28, -1.92]), shade(white, 0.1), 0.045);
  pen.form(soft([0.04, -1.84], [0.1, -1.97], [0.46, -1.97], [0.54, -1.84], [0.3, -1.78]), white, {
    roundness: 0.7,
  });
  pen.form(ellipse(0.29, -1.82, 0.18, 0.035), '#fffbe6', { roundness: 0, outline: 0.5 });
  pen.glow(0.29, -1.78, 0.7, '#fff6d0', 0.4);
}

/** Instruments on a tray that hangs from an arm. */
function paintTray(kit: Kit, x: number): void {
  const pen = kit.pen(x, 0, 4.15);
  pen.line(thread([0, 0], [0, -0.9]), '#c9d0d3', 0.05);
  pen.form(ellipse(0, -0.02, 0.2, 0.04), '#dfe4e5', { roundness: 0.4 });
  pen.form(box(-0.3, -0.96, 0.6, 0.07, 0.03), '#f4f6f5', { roundness: 0.4 });
  for (const [at, turn] of [
    [-0.2, -0.2],
    [-0.1, -0.1],
    [0, 0.04],
    [0.1, 0.12],
    [0.2, 0.2],
  ] as const) {
    pen.line(thread([at, -0.96], [at + turn * 0.4, -1.18]), '#8d979c', 0.022);
    pen.line(thread([at, -0.92], [at * 1.2, -0.66], [at * 0.4, -0.55]), '#aeb8bc', 0.016);
  }
}

export const dentist: Place = {
  far: (kit) => {
    const room = openRoom(kit);
    const { wall, band } = paletteOf(kit);
    const wide = room.half > 2.2;
    paintWalls(kit, room, { wall, ceiling: '#f8faf9', skirting: tint(band, 0.3) });
    paintWallBand(kit, room, 0, 0.95, tint(band, 0.4));
    paintWindow(
      kit,
      { x: wide ? 1.5 : 0.78, y: 1.05, z: room.back, width: wide ? 1.7 : 1, height: 1.3 },
      { outlook: 'garden', columns: 2, blind: tint(band, 0.35) },
    );
    const poster = kit.pen(wide ? -2.3 : -0.95, 1.3, room.back - 0.02);
    poster.form(box(-0.32, -0.85, 0.64, 0.85, 0.01), '#fdfdfa', { roundness: 0.05 });
    paintTooth(poster, 0, -0.24, 0.46, tint(band, 0.2));
    for (const y of [-0.16, -0.09]) poster.line(thread([-0.2, y], [0.2, y]), shade(band, 0.2), 0.022, 0.8);
    for (const z of [2.8, 4]) paintCeilingPanel(kit, 0, z, room.height, 0.7, 0.6);
  },
  ground: (kit) => {
    const room = openRoom(kit);
    paintFloor(kit, room, paletteOf(kit).floor, 'tiles', 0.6);
    paintSunPatch(kit, chairX(room.half), 0.9, room);
  },
  middle: (kit) => {
    const room = openRoom(kit);
    const { band, seat } = paletteOf(kit);
    const wide = room.half > 2.2;
    const cabinet = wide ? -1.3 : -0.72;
    const width = wide ? 2.3 : 1.25;
    kit.contact({ x: cabinet, z: 4.55, width, depth: 0.4 });
    kit.block({ x: cabinet, z: 4.55, width, height: 0.85, depth: 0.42 }, '#f4f6f5');
    for (let door = 1; door < 4; door += 1)
      kit.edge(
        [cabinet - width / 2 + (width * door) / 4, 0.06, 4.55],
        [cabinet - width / 2 + (width * door) / 4, 0.8, 4.55],
        shade('#f4f6f5', 0.25),
        0.014,
      );
    kit.block(
      { x: cabinet, y: 0.85, z: 4.53, width: width + 0.04, height: 0.05, depth: 0.45 },
      tint(seat, 0.4),
    );
    const top = kit.pen(cabinet, 0.9, 4.6);
    top.form(box(-0.5, -0.38, 0.52, 0.34, 0.02), '#23282d', { roundness: 0.15 });
    top.form(box(-0.47, -0.35, 0.46, 0.28), '#31505f', { roundness: 0, outline: 0.4 });
    for (const at of [-0.38, -0.25, -0.12]) paintTooth(top, at, -0.1, 0.17, '#c3d6dc');
    top.line(thread([-0.24, -0.04], [-0.24, 0]), '#8d979c', 0.05);
    for (const [at, high, colour] of [
      [0.2, 0.2, tint(band, 0.1)],
      [0.32, 0.15, '#f0d9a0'],
      [0.42, 0.22, '#ffffff'],
    ] as const)
      top.form(box(at - 0.045, -high, 0.09, high, 0.02), colour, { roundness: 0.7, outline: 0.7 });
    const x = chairX(room.half);
    paintDentalChair(kit, x);
    paintTray(kit, x - (wide ? 0.75 : 0.5));
    if (wide) paintPlant(kit, 2.85, 0, 4.7, 1.1, 'broad', '#e6e2d8');
  },
  front: (kit) => {
    const { band } = paletteOf(kit);
    const pen = kit.pen(-kit.half(1.9) * 1.03, 0, 1.9);
    pen.form(box(-0.3, -0.6, 0.6, 0.9, 0.04), '#f4f6f5', { roundness: 0.3 });
    pen.form(box(-0.26, -0.72, 0.44, 0.13, 0.03), tint(band, 0.2), { roundness: 0.4, material: 'paper' });
  },
};
