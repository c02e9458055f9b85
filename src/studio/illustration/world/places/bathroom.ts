import { box, ellipse, soft, thread } from '../../../reel/vignettes/forms.ts';
import { paintPlant, paintGoodsRow, paintRug } from '../props/decor.ts';
import { paintWindow } from '../props/openings.ts';
import { paintCounter } from '../props/tables.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintTiles, paintWallBand, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { wall: '#e3eeee', tiles: '#a9cdd0', wood: '#b98f66', floor: '#8fa3a8', towel: '#f0b19a' },
  { wall: '#f2ece4', tiles: '#d9c8b4', wood: '#8d6b4c', floor: '#a59384', towel: '#6f9a92' },
  { wall: '#eaf0e4', tiles: '#9cbc9a', wood: '#c09a6c', floor: '#93a08e', towel: '#f4d78c' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);

function paintMirror(kit: Kit, x: number, wood: string): void {
  const pen = kit.pen(x, 1.15, 4.98);
  pen.form(box(-0.42, -1.05, 0.84, 1.05, 0.42), wood, { roundness: 0.2, material: 'wood' });
  pen.form(box(-0.38, -1.01, 0.76, 0.97, 0.38), kit.day.lamps ? '#d6cdb6' : '#cfe0e6', {
    roundness: 0.05,
    gloss: 0.7,
    material: 'glass',
    outline: 0.5,
  });
  for (const at of [-0.18, -0.06]) pen.line(thread([at, -0.3], [at + 0.26, -0.78]), '#ffffff', 0.03, 0.55);
  for (const side of [-1, 1]) {
    pen.form(box(side * 0.56 - 0.05, -0.75, 0.1, 0.26, 0.05), '#fff6df', {
      roundness: 0.7,
      material: 'glass',
    });
    pen.glow(side * 0.56, -0.62, 0.5, '#ffe2a8', kit.day.lamps ? 0.55 : 0.2);
  }
}

function paintBath(kit: Kit, x: number, width: number): void {
  kit.contact({ x, z: 3.95, width, depth: 0.8 }, 0.45);
  kit.quad(
    [
      [x - width / 2, 0.58, 3.98],
      [x + width / 2, 0.58, 3.98],
      [x + width / 2, 0.58, 4.7],
      [x - width / 2, 0.58, 4.7],
    ],
    '#c9d6da',
    { outline: 1 },
  );
  const pen = kit.pen(x, 0, 3.95);
  const half = width / 2;
  pen.form(
    soft(
      [-half - 0.03, -0.6],
      [0, -0.58],
      [half + 0.03, -0.6],
      [half - 0.06, -0.28],
      [half - 0.22, -0.08],
      [0, -0.06],
      [-half + 0.22, -0.08],
      [-half + 0.06, -0.28],
    ),
    '#fbfaf6',
    { roundness: 0.7, gloss: 0.6 },
  );
  for (const side of [-1, 1])
    pen.form(ellipse(side * half * 0.7, -0.04, 0.06, 0.05), '#c7a866', {
      roundness: 0.9,
      gloss: 0.7,
      material: 'metal',
    });
  pen.line(
    thread([half * 0.75, -0.56], [half * 0.75, -0.86], [half * 0.6, -0.9], [half * 0.56, -0.8]),
    '#c7a866',
    0.035,
  );
}

export const bathroom: Place = {
  far: (kit) => {
    const room = openRoom(kit);
    const { wall, tiles } = paletteOf(kit);
    paintWalls(kit, room, { wall });
    paintWallBand(kit, room, 0, 1.3, tiles);
    paintTiles(kit, room, 0, 1.3, 0.2, tint(tiles, 0.5));
    const x = room.half > 2.2 ? -1.9 : -0.98;
    paintWindow(
      kit,
      { x, y: 1.5, z: room.back, width: 0.62, height: 0.72 },
      { outlook: 'sky', columns: 1, rows: 2, sill: true },
    );
  },
  ground: (kit) => {
    const room = openRoom(kit);
    const { floor, towel } = paletteOf(kit);
    paintFloor(kit, room, floor, 'tiles', 0.3);
    paintRug(kit, 0.15, 2.75, 1.2, 0.7, [towel, tint(towel, 0.3)]);
  },
  middle: (kit) => {
    const room = openRoom(kit);
    const { wood, towel, tiles } = paletteOf(kit);
    const wide = room.half > 2.2;
    const basin = wide ? 0.9 : 0.55;
    paintMirror(kit, basin, wood);
    paintCounter(kit, basin, 4.5, wood, {
      width: 1.15,
      height: 0.84,
      depth: 0.48,
      top: '#f3f0e8',
      panels: 2,
    });
    const pen = kit.pen(basin, 0.84, 4.55);
    pen.form(soft([-0.27, -0.13], [0.27, -0.13], [0.2, -0.02], [0, 0.01], [-0.2, -0.02]), '#ffffff', {
      roundness: 0.6,
      gloss: 0.6,
    });
    pen.form(ellipse(0, -0.13, 0.27, 0.035), '#d5e0e3', { roundness: 0.1 });
    pen.line(thread([0, -0.12], [0, -0.34], [0.07, -0.38], [0.12, -0.3]), '#c2a566', 0.03);
    paintGoodsRow(pen.move(0.42, 0), 'bottles', 0.26, 0.24, 'bottles', [
      '#e8b98e',
      tiles,
      '#f5efe2',
      '#7d9a9c',
    ]);
    paintGoodsRow(pen.move(-0.42, 0), 'jars', 0.2, 0.14, 'jars', [towel, '#e6dccb']);
    paintBath(kit, wide ? -1.6 : -1.02, wide ? 1.7 : 1.25);
    const rail = kit.pen(wide ? 2.35 : 1.4, 1.1, 4.95);
    rail.line(thread([-0.3, -0.5], [0.3, -0.5]), '#c2a566', 0.025);
    rail.form(box(-0.22, -0.52, 0.4, 0.72, 0.03), towel, { roundness: 0.3, material: 'cloth' });
    rail.form(box(-0.22, 0.04, 0.4, 0.05), tint(towel, 0.5), { roundness: 0, outline: 0 });
    paintPlant(kit, wide ? -2.9 : -0.32, 0, 4.6, 0.7, 'slender', '#f1ece1');
  },
  front: (kit) => {
    const edge = kit.half(1.9);
    const { tiles } = paletteOf(kit);
    const pen = kit.pen(-edge * 1.02, 0, 1.9);
    pen.form(
      soft([-0.3, -3.4], [0.1, -3.4], [0.06, -2], [0.12, -1], [0.05, 0.4], [-0.3, 0.4]),
      tint(tiles, 0.45),
      { roundness: 0.4, material: 'cloth', alpha: 0.94 },
    );
    for (const x of [-0.06, 0.02])
      pen.line(thread([x, -3.3], [x + 0.03, -1], [x, 0.3]), shade(tiles, 0.1), 0.012, 0.6);
  },
};
