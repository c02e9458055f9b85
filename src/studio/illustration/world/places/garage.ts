import { box, ellipse, thread } from '../../../reel/vignettes/forms.ts';
import { paintShelf } from '../props/decor.ts';
import { paintCeilingPanel } from '../props/lamps.ts';
import { paintCarFront, paintCarSide } from '../props/vehicles.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintWallBand, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { wall: '#c6cbcc', band: '#54606a', car: '#c23b34', chest: '#c8392f', floor: '#8c9092' },
  { wall: '#d6cfc2', band: '#8a5a40', car: '#2f6aa8', chest: '#2f5f8f', floor: '#979089' },
  { wall: '#c9d1c8', band: '#4d6a5a', car: '#e0a22f', chest: '#3b3f45', floor: '#8b918b' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);

/** A roll-up door of broad slats, half open in the day. */
function paintRollDoor(kit: Kit, x: number, width: number): void {
  const pen = kit.pen(x, 0, 4.99);
  const high = 2.3;
  pen.form(box(-width / 2 - 0.09, -high - 0.12, width + 0.18, high + 0.12), '#717a80', {
    roundness: 0.1,
    material: 'metal',
  });
  for (let slat = 0; slat < 7; slat += 1)
    pen.form(
      box(-width / 2, -high + (slat * high) / 7, width, high / 7 - 0.015),
      slat === 2 ? '#a9c9d4' : '#dadedf',
      { roundness: 0.2, material: 'metal', gloss: slat === 2 ? 0.6 : 0.1, outline: 0.7 },
    );
  pen.form(box(-0.14, -0.24, 0.28, 0.045, 0.02), '#5d656b', { roundness: 0.6, material: 'metal' });
}

function paintChest(kit: Kit, x: number, colour: string): void {
  kit.contact({ x, z: 4.3, width: 0.75, depth: 0.45 });
  kit.block({ x, y: 0.1, z: 4.3, width: 0.75, height: 0.9, depth: 0.45 }, colour, {
    material: 'metal',
    gloss: 0.4,
  });
  const pen = kit.pen(x, 0, 4.3);
  for (const [y, high] of [
    [-0.96, 0.14],
    [-0.8, 0.14],
    [-0.64, 0.2],
    [-0.42, 0.28],
  ] as const) {
    pen.form(box(-0.34, y, 0.68, high - 0.02, 0.01), tint(colour, 0.08), {
      roundness: 0.15,
      material: 'metal',
      gloss: 0.4,
      outline: 0.7,
    });
    pen.form(box(-0.28, y + 0.03, 0.56, 0.025, 0.012), '#d6dade', {
      roundness: 0.7,
      gloss: 0.7,
      material: 'metal',
      outline: 0.4,
    });
  }
  for (const side of [-0.3, 0.3]) pen.form(ellipse(side, -0.05, 0.055), '#2a2c31', { roundness: 0.6 });
  pen.line(thread([-0.1, -1.02], [0.2, -1.1]), '#9aa4ab', 0.035);
}

export const garage: Place = {
  far: (kit) => {
    const room = openRoom(kit);
    const { wall, band } = paletteOf(kit);
    const wide = room.half > 2.2;
    paintWalls(kit, room, { wall, ceiling: '#aeb3b4' });
    paintWallBand(kit, room, 0, 0.7, band);
    paintRollDoor(kit, wide ? -0.6 : -0.2, wide ? 2.8 : 1.9);
    const rail = kit.pen(wide ? 1.6 : 1.25, 1.6, room.back);
    rail.line(thread([-0.4, -0.5], [0.45, -0.5]), '#6b6f73', 0.03);
    for (const [index, colour] of ['#c9482f', '#8b949a', '#3f6f8a'].entries()) {
      rail.line(ellipse(-0.24 + index * 0.26, -0.3, 0.11, 0.17), colour, 0.035);
      rail.line(thread([-0.24 + index * 0.26, -0.5], [-0.24 + index * 0.26, -0.46]), '#55595d', 0.02);
    }
    for (const z of [2.7, 4]) paintCeilingPanel(kit, 0, z, room.height, 1.4, 0.2);
  },
  ground: (kit) => {
    const room = openRoom(kit);
    const { floor } = paletteOf(kit);
    paintFloor(kit, room, floor, 'tiles', 1.4);
    const [x, y] = kit.at(0.35, 0, 3.5);
    const scale = kit.scale(3.5);
    kit.flat.form(ellipse(x, y, 0.34 * scale, 0.05 * scale), shade(floor, 0.3), {
      roundness: 0,
      outline: 0,
      alpha: 0.5,
    });
  },
  middle: (kit) => {
    const room = openRoom(kit);
    const { car, chest } = paletteOf(kit);
    const wide = room.half > 2.2;
    const state = { lamps: false };
    if (wide) paintCarSide(kit.pen(-0.75, 0, 4.2), car, state);
    else paintCarFront(kit.pen(-0.42, 0, 3.95), car, state);
    paintChest(kit, wide ? 1.85 : 1.05, chest);
    for (const [index, y] of [0, 0.22, 0.44].entries()) {
      const pen = kit.pen((wide ? 2.7 : 1.5) + (index === 2 ? 0.03 : 0), y, 4.4);
      pen.form(box(-0.31, -0.22, 0.62, 0.22, 0.1), '#2a2c31', { roundness: 0.5 });
      for (const at of [-0.2, -0.08, 0.04, 0.16])
        pen.line(thread([at, -0.2], [at + 0.03, -0.02]), '#45484e', 0.02);
    }
    if (wide)
      paintShelf(kit, -2.95, 4.65, {
        width: 0.8,
        height: 1.9,
        rows: 4,
        fill: 'boxes',
        colours: ['#c9482f', '#c9a04d', '#5b6b78', '#b98750'],
        colour: '#6b7379',
      });
  },
  front: (kit) => {
    const edge = kit.half(2);
    const pen = kit.pen(edge * 0.98, 0, 2);
    pen.form(box(-0.2, -0.5, 0.5, 0.5, 0.04), '#b9402f', { roundness: 0.4, material: 'metal', gloss: 0.3 });
    pen.form(box(-0.2, -0.36, 0.5, 0.05), '#8f2f23', { roundness: 0.2, outline: 0.5 });
  },
};
