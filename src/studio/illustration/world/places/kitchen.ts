import { box, ellipse, polygon, thread } from '../../../reel/vignettes/forms.ts';
import { paintPlant, paintGoodsRow } from '../props/decor.ts';
import { paintCup, paintSteam } from '../props/tableware.ts';
import { paintPendant } from '../props/lamps.ts';
import { paintWindow } from '../props/openings.ts';
import { paintCounter } from '../props/tables.ts';
import type { Kit } from '../space/kit.ts';
import {
  openRoom,
  paintFloor,
  paintSunPatch,
  paintTiles,
  paintWallBand,
  paintWalls,
  type Room,
} from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  {
    wall: '#f1e3c9',
    tiles: '#f7f4ea',
    cabinet: '#6f9384',
    top: '#c99f6c',
    floor: '#c9a888',
    accent: '#d9663f',
  },
  {
    wall: '#dfe7e6',
    tiles: '#cfe0de',
    cabinet: '#f0ece1',
    top: '#a98561',
    floor: '#b79878',
    accent: '#3f7f9a',
  },
  {
    wall: '#f3ddd0',
    tiles: '#fbf3ea',
    cabinet: '#3f5870',
    top: '#dcc6a2',
    floor: '#d3b99c',
    accent: '#e0a33c',
  },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const counterZ = 4.35;

function paintStove(kit: Kit, x: number): void {
  kit.block({ x, z: counterZ - 0.02, width: 0.64, height: 0.93, depth: 0.6 }, '#d9dcdd', {
    material: 'metal',
    gloss: 0.4,
  });
  const pen = kit.pen(x, 0, counterZ - 0.02);
  pen.form(box(-0.25, -0.66, 0.5, 0.4, 0.03), '#23262b', { roundness: 0.2, gloss: 0.7, material: 'glass' });
  pen.form(box(-0.2, -0.6, 0.4, 0.26, 0.02), kit.day.lamps ? '#7a4a2a' : '#3d3a3c', {
    roundness: 0,
    outline: 0,
  });
  pen.form(box(-0.26, -0.73, 0.52, 0.03, 0.015), '#aeb3b8', {
    roundness: 0.8,
    gloss: 0.8,
    material: 'metal',
    outline: 0.6,
  });
  for (const knob of [-0.22, -0.09, 0.09, 0.22])
    pen.form(ellipse(knob, -0.83, 0.03), '#3a3e45', { roundness: 0.8, outline: 0.5 });
  const pot = kit.pen(x - 0.14, 0.94, counterZ + 0.2);
  pot.form(box(-0.15, -0.19, 0.3, 0.19, 0.03), paletteOf(kit).accent, {
    roundness: 0.8,
    gloss: 0.5,
    material: 'metal',
  });
  pot.form(box(-0.16, -0.215, 0.32, 0.04, 0.02), '#454a50', { roundness: 0.6, material: 'metal' });
  pot.form(ellipse(0, -0.235, 0.03, 0.022), '#2b2e33', { roundness: 0.8 });
  paintSteam(pot.move(0, -0.22), 0.42, kit.seconds);
  const pan = kit.pen(x + 0.17, 0.94, counterZ + 0.12);
  pan.form(polygon([-0.13, -0.06], [0.13, -0.06], [0.1, 0], [-0.1, 0]), '#2f3237', {
    roundness: 0.5,
    material: 'metal',
  });
  pan.line(thread([0.12, -0.05], [0.3, -0.08]), '#22252a', 0.026);
}

function paintHood(kit: Kit, x: number, wall: string): void {
  const pen = kit.pen(x, 0, 4.6);
  pen.form(box(-0.14, -2.75, 0.28, 0.95), tint(wall, 0.4), { roundness: 0.2, material: 'metal' });
  pen.form(polygon([-0.14, -1.84], [0.14, -1.84], [0.36, -1.6], [-0.36, -1.6]), '#c3c8cb', {
    roundness: 0.2,
    gloss: 0.4,
    material: 'metal',
  });
  pen.form(box(-0.36, -1.6, 0.72, 0.06), '#a9aeb2', { roundness: 0.2, material: 'metal' });
}

/** The counter along the back wall, to both sides of the stove. */
function paintCounters(kit: Kit, room: Room, stove: number): void {
  const { cabinet, top } = paletteOf(kit);
  const right = Math.min(room.right, 3.4);
  for (const [from, to, panels] of [
    [room.left, stove - 0.32, 2],
    [stove + 0.32, right, Math.round((right - stove) / 0.5)],
  ] as const)
    if (to - from > 0.1)
      paintCounter(kit, (from + to) / 2, counterZ, cabinet, {
        width: to - from,
        top,
        panels: Math.max(1, to - from > 0.6 ? panels : 1),
      });
}

/** Two shelves with goods on the back wall. */
function paintShelves(kit: Kit, room: Room): void {
  const { cabinet, top, accent } = paletteOf(kit);
  for (const y of [1.72, 2.12]) {
    const x = room.half > 2.2 ? 2.1 : 1.32;
    kit.block({ x, y, z: 4.75, width: 0.8, height: 0.035, depth: 0.24 }, top, { material: 'wood' });
    paintGoodsRow(kit.pen(x, y + 0.035, 4.75), `row-${y}`, 0.74, 0.28, y > 2 ? 'mixed' : 'jars', [
      accent,
      cabinet,
      '#e7d7b4',
      '#b5533c',
      '#7fa35d',
    ]);
  }
}

/** A sink in the counter and its tap. */
function paintSink(kit: Kit): void {
  const tap = kit.pen(0.42, 0.95, 4.8);
  tap.line(thread([0, 0], [0, -0.26], [0.05, -0.33], [0.13, -0.31], [0.15, -0.24]), '#b8bec2', 0.035);
  kit.quad(
    [
      [0.15, 0.952, 4.45],
      [0.72, 0.952, 4.45],
      [0.72, 0.952, 4.75],
      [0.15, 0.952, 4.75],
    ],
    '#aeb5b8',
    { material: 'metal' },
  );
}

/** A fridge with a note on it. */
function paintFridge(kit: Kit): void {
  kit.block({ x: -2.6, z: 4.3, width: 0.75, height: 1.9, depth: 0.65 }, '#e7e9ea', {
    material: 'metal',
    gloss: 0.3,
  });
  const fridge = kit.pen(-2.6, 0, 4.3);
  fridge.line(thread([-0.37, -1.25], [0.37, -1.25]), '#9aa2a6', 0.014);
  for (const y of [-1.2, -1.7])
    fridge.form(box(0.26, y, 0.035, y < -1.5 ? 0.36 : 0.5, 0.015), '#9fa6aa', {
      roundness: 0.8,
      material: 'metal',
    });
  fridge.form(box(-0.2, -1.62, 0.16, 0.18), '#f0d465', { roundness: 0, outline: 0.5 });
}

export const kitchen: Place = {
  far: (kit) => {
    const room = openRoom(kit);
    const { wall, tiles } = paletteOf(kit);
    paintWalls(kit, room, { wall });
    paintWallBand(kit, room, 0.9, 1.5, tiles);
    paintTiles(kit, room, 0.9, 1.5, 0.15, shade(tiles, 0.3));
    paintWindow(
      kit,
      { x: 0.42, y: 1.2, z: room.back, width: 1.1, height: 0.98 },
      { outlook: 'garden', columns: 2, rows: 1 },
    );
  },
  ground: (kit) => {
    const room = openRoom(kit);
    paintFloor(kit, room, paletteOf(kit).floor, 'tiles', 0.45);
    paintSunPatch(kit, 0.42, 0.9, room);
  },
  middle: (kit) => {
    const room = openRoom(kit);
    const { wall, accent } = paletteOf(kit);
    const stove = -0.85;
    paintCounters(kit, room, stove);
    paintStove(kit, stove);
    paintHood(kit, stove, wall);
    paintShelves(kit, room);
    paintSink(kit);
    paintPlant(kit, 0.98, 0.95, 4.7, 0.42, 'broad', accent);
    paintGoodsRow(kit.pen(-0.32, 0.95, 4.7), 'spices', 0.36, 0.22, 'jars', [accent, '#8aa857', '#c98a3f']);
    paintCup(kit.pen(-0.12, 0.95, 4.5), 0.1, '#f4efe6');
    if (room.half > 2.2) paintFridge(kit);
  },
  front: (kit) => {
    const { accent } = paletteOf(kit);
    const edge = kit.half(2.3);
    paintPendant(kit, edge * 0.78, 2.3, 3.1, 2.08, accent);
    if (edge > 1.5) paintPendant(kit, -edge * 0.78, 2.3, 3.1, 2.08, accent);
  },
};
