import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { paintPendant } from '../props/lamps.ts';
import { paintCounter } from '../props/tables.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintTiles, paintWallBand, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { wall: '#f2e3cc', tiles: '#fbf4e8', wood: '#a9744a', accent: '#c9573f', floor: '#b98f6a' },
  { wall: '#d9e3d8', tiles: '#f6f4ea', wood: '#8f6a48', accent: '#3f7f6a', floor: '#a88a70' },
  { wall: '#e9d3c0', tiles: '#f7efe2', wood: '#7d5a3e', accent: '#b8863a', floor: '#9a7d66' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const crusts = ['#c98a48', '#d8a35c', '#b5743a', '#e0b878'] as const;
const crust = { roundness: 0.8, material: 'cloth' } as const;

/** Loaves, rolls and baguettes side by side on a board of the width. */
function paintLoaves(kit: Kit, pen: ReturnType<Kit['pen']>, width: number, row: number): void {
  const random = kit.random(`loaves ${row}`);
  const kind = row % 3;
  const step = kind === 0 ? 0.27 : kind === 1 ? 0.15 : 0.2;
  const count = Math.max(2, Math.floor(width / step));
  for (let index = 0; index < count; index += 1) {
    const x = -width / 2 + (width / count) * (index + 0.5);
    const colour = crusts[Math.floor(random() * crusts.length)]!;
    if (kind === 0) {
      pen.form(
        soft([x - 0.11, 0], [x - 0.12, -0.08], [x, -0.15], [x + 0.12, -0.08], [x + 0.11, 0]),
        colour,
        crust,
      );
      for (const at of [-0.05, 0.01, 0.07])
        pen.line(thread([x + at - 0.02, -0.08], [x + at + 0.01, -0.13]), '#f4dcae', 0.014);
    } else if (kind === 1) {
      pen.form(ellipse(x, -0.05, 0.07, 0.052), colour, crust);
      pen.line(thread([x - 0.03, -0.07], [x + 0.03, -0.075]), '#f4dcae', 0.012);
    } else {
      const stick = pen.move(x, 0, { turn: 0.1 + random() * 0.14 });
      stick.form(box(-0.04, -0.3, 0.08, 0.3, 0.04), colour, crust);
      for (const y of [-0.24, -0.17, -0.1])
        stick.line(thread([-0.03, y], [0.03, y - 0.03]), '#f4dcae', 0.014);
    }
  }
}

/** A rack on the wall with a row of bread on each board. */
function paintRack(kit: Kit, x: number, width: number): void {
  const { wood } = paletteOf(kit);
  const pen = kit.pen(x, 0, 4.75);
  kit.contact({ x, z: 4.7, width, depth: 0.3 }, 0.35);
  pen.form(box(-width / 2 - 0.04, -2.1, width + 0.08, 2.1, 0.02), shade(wood, 0.3), { material: 'wood' });
  for (const [row, y] of [-0.12, -0.62, -1.12, -1.62].entries()) {
    pen.form(box(-width / 2, y - 0.42, width, 0.42), shade(wood, 0.5), { roundness: 0, outline: 0.4 });
    paintLoaves(kit, pen.move(0, y), width - 0.06, row);
    pen.form(box(-width / 2 - 0.04, y, width + 0.08, 0.05), wood, { material: 'wood' });
  }
}

/** A deck oven in the back wall, with firelight behind its glass. */
function paintOven(kit: Kit, x: number): void {
  const pen = kit.pen(x, 0, 4.9);
  pen.form(box(-0.52, -1.95, 1.04, 1.95, 0.03), '#6d7176', { material: 'metal', roundness: 0.3 });
  for (const y of [-1.75, -1.2]) {
    pen.form(box(-0.44, y, 0.88, 0.44, 0.03), '#3a3230', { roundness: 0.1 });
    pen.form(box(-0.4, y + 0.04, 0.8, 0.3, 0.02), '#f0a040', {
      roundness: 0.1,
      outline: 0.4,
      material: 'light',
    });
    for (const at of [-0.24, 0.02, 0.27])
      pen.form(ellipse(at, y + 0.29, 0.11, 0.06), '#9a5a28', { roundness: 0.6, outline: 0.4 });
    pen.form(box(-0.3, y - 0.07, 0.6, 0.035, 0.015), '#c7ccd0', { material: 'metal', roundness: 0.6 });
    pen.glow(0, y + 0.2, 0.5, '#ffb860', 0.35);
  }
  pen.form(box(-0.44, -0.62, 0.88, 0.56, 0.02), '#55595e', { material: 'metal', roundness: 0.2 });
}

function paintBasket(kit: Kit, x: number, z: number): void {
  const pen = kit.pen(x, 1, z);
  for (const at of [-0.13, 0, 0.13]) pen.form(ellipse(at, -0.15, 0.085, 0.06), '#d8a35c', crust);
  for (const at of [-0.06, 0.07]) pen.form(ellipse(at, -0.19, 0.085, 0.06), '#c98a48', crust);
  pen.form(polygon([-0.24, -0.14], [0.24, -0.14], [0.19, 0], [-0.19, 0]), '#b9824a', { material: 'cloth' });
  for (const y of [-0.1, -0.05]) pen.line(thread([-0.21, y], [0, y + 0.012], [0.21, y]), '#8f5f34', 0.012);
}

export const bakery: Place = {
  far: (kit) => {
    const room = openRoom(kit);
    const { wall, tiles, accent } = paletteOf(kit);
    paintWalls(kit, room, { wall, ceiling: tint(wall, 0.4), skirting: shade(wall, 0.25) });
    paintWallBand(kit, room, 0, 1.5, tiles);
    paintTiles(kit, room, 0, 1.5, 0.18, shade(tiles, 0.14));
    const sign = kit.pen(0.1, 2.5, room.back);
    sign.form(box(-0.44, -0.19, 0.88, 0.38, 0.06), accent, { roundness: 0.3 });
    sign.line(thread([0, 0.14], [0, -0.14]), tint(accent, 0.75), 0.022);
    for (const y of [0.06, -0.02, -0.1])
      for (const side of [-1, 1])
        sign.form(soft([0, y], [side * 0.1, y - 0.08], [side * 0.08, y + 0.01]), tint(accent, 0.75), {
          roundness: 0,
          outline: 0,
        });
    for (const side of [-1, 1])
      sign.line(thread([side * 0.18, 0], [side * 0.34, 0]), tint(accent, 0.75), 0.03);
  },
  ground: (kit) => paintFloor(kit, openRoom(kit), paletteOf(kit).floor, 'tiles'),
  middle: (kit) => {
    const room = openRoom(kit);
    const { wood, accent } = paletteOf(kit);
    const wide = room.half > 2.2;
    paintOven(kit, wide ? 0.5 : 0.35);
    paintRack(kit, wide ? -1.7 : -0.88, wide ? 1.7 : 0.95);
    if (wide) paintRack(kit, 2.5, 1.4);
    const x = wide ? 1.2 : 0.98;
    const width = wide ? 2 : 1.25;
    paintCounter(kit, x, 4.05, tint(wood, 0.1), {
      width,
      height: 1,
      depth: 0.5,
      top: tint(wood, 0.45),
      panels: wide ? 3 : 2,
    });
    paintBasket(kit, x - width * 0.26, 4.2);
    const till = kit.pen(x + width * 0.24, 1, 4.2);
    till.form(box(-0.14, -0.28, 0.28, 0.28, 0.03), shade(accent, 0.15), { roundness: 0.3, gloss: 0.4 });
    till.form(box(-0.1, -0.24, 0.2, 0.1, 0.01), '#dcefe6', { roundness: 0, outline: 0.4 });
    for (const at of wide ? [-1.6, 0, 1.6] : [-0.82, 0.9])
      paintPendant(kit, at, 4, room.height, 2.3, accent, 'dome');
  },
  front: (kit) => {
    const edge = kit.half(1.9);
    const pen = kit.pen(-edge * 1.06, 0, 1.9);
    pen.form(
      soft([-0.26, 0], [-0.3, -0.34], [-0.2, -0.62], [0.2, -0.62], [0.3, -0.34], [0.26, 0]),
      '#e9dcc4',
      {
        material: 'cloth',
        roundness: 0.6,
      },
    );
    pen.form(polygon([-0.18, -0.6], [-0.1, -0.74], [0.12, -0.74], [0.18, -0.6]), '#dccbae', {
      material: 'cloth',
    });
    pen.form(box(-0.12, -0.42, 0.24, 0.16, 0.02), paletteOf(kit).accent, { roundness: 0.1, outline: 0.4 });
  },
};
