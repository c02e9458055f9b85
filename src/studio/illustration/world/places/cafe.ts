import { box, ellipse, polygon, thread } from '../../../reel/vignettes/forms.ts';
import { paintPlant, paintGoodsRow } from '../props/decor.ts';
import { paintCup, paintSteam } from '../props/tableware.ts';
import { paintPendant } from '../props/lamps.ts';
import { paintWindow } from '../props/openings.ts';
import { paintStool } from '../props/seating.ts';
import { paintCounter, paintRoundTable } from '../props/tables.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintSunPatch, paintTiles, paintWallBand, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  {
    wall: '#3f5a55',
    band: '#efe7d7',
    wood: '#a9744a',
    counter: '#2f4743',
    accent: '#d9a24b',
    floor: '#9c7a5c',
  },
  {
    wall: '#c98a63',
    band: '#f4ead9',
    wood: '#7b5138',
    counter: '#5d3f30',
    accent: '#3f7f78',
    floor: '#a98a6e',
  },
  {
    wall: '#dcd3c4',
    band: '#b9d0cc',
    wood: '#b98a5e',
    counter: '#6f8f8a',
    accent: '#c9573f',
    floor: '#8f8074',
  },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const counterX = (half: number): number => (half > 2.2 ? -1.3 : -0.45);
const counterZ = 4.05;

/** The espresso machine, by which viewers recognise a café. */
function paintEspresso(kit: Kit, x: number): void {
  const { accent } = paletteOf(kit);
  const pen = kit.pen(x, 1.05, counterZ + 0.15);
  pen.form(box(-0.42, -0.56, 0.84, 0.14, 0.04), accent, { roundness: 0.4, gloss: 0.5 });
  pen.form(box(-0.4, -0.44, 0.8, 0.44, 0.03), '#c7ccd0', { roundness: 0.3, gloss: 0.6, material: 'metal' });
  pen.form(box(-0.36, -0.3, 0.72, 0.24, 0.02), '#565d64', { roundness: 0.1, material: 'metal' });
  pen.form(box(-0.42, -0.05, 0.84, 0.06, 0.02), '#8d949a', { roundness: 0.4, material: 'metal' });
  for (const at of [-0.2, 0.17]) {
    pen.form(box(at - 0.055, -0.32, 0.11, 0.07, 0.02), '#e2e6e8', {
      roundness: 0.6,
      gloss: 0.7,
      material: 'metal',
    });
    pen.line(thread([at + 0.04, -0.25], [at + 0.16, -0.21]), '#2b2523', 0.032);
    paintCup(pen.move(at, -0.05), 0.09, '#fbf7ee');
  }
  for (const at of [-0.3, -0.2, 0.2, 0.3])
    pen.form(ellipse(at, -0.375, 0.026), at < 0 ? '#d2463f' : '#3b4046', { roundness: 0.6, outline: 0.6 });
  pen.form(ellipse(0, -0.38, 0.05), '#f7f4ea', { roundness: 0.1, outline: 0.8 });
  pen.line(thread([0, -0.38], [0.025, -0.405]), '#c9403a', 0.01);
  pen.line(thread([0.39, -0.36], [0.47, -0.3], [0.45, -0.1]), '#aeb5ba', 0.022);
  for (const at of [-0.3, -0.18, -0.06, 0.06, 0.18, 0.3])
    pen.form(
      polygon([at - 0.05, -0.65], [at + 0.05, -0.65], [at + 0.035, -0.57], [at - 0.035, -0.57]),
      '#fbf7ee',
      { roundness: 0.5, outline: 0.7 },
    );
  paintSteam(pen.move(0.45, -0.12), 0.4, kit.seconds);
}

function paintMenu(kit: Kit, x: number, width: number): void {
  const pen = kit.pen(x, 1.72, 4.98).move(0, 0, { across: kit.mirror });
  const random = kit.random('menu');
  pen.form(box(-width / 2 - 0.04, -0.84, width + 0.08, 0.86), paletteOf(kit).wood, {
    roundness: 0.2,
    material: 'wood',
  });
  pen.form(box(-width / 2, -0.8, width, 0.78), '#26292b', { roundness: 0, outline: 0.4 });
  pen.line(thread([-0.22, -0.69], [0.22, -0.69]), '#f4eddc', 0.035);
  for (const side of [-1, 1])
    for (const y of [-0.55, -0.44, -0.33, -0.22, -0.11]) {
      const left = side < 0 ? -width / 2 + 0.08 : 0.08;
      pen.line(thread([left, y], [left + width * (0.16 + random() * 0.14), y]), '#f4eddc', 0.018, 0.85);
      pen.line(thread([left + width * 0.36, y], [left + width * 0.4, y]), paletteOf(kit).accent, 0.02);
    }
}

function paintPastries(kit: Kit, x: number): void {
  const pen = kit.pen(x, 1.05, counterZ + 0.15);
  pen.form(box(-0.24, -0.015, 0.48, 0.03, 0.01), '#e9e3d5', { roundness: 0.3, outline: 0.6 });
  for (const [at, colour] of [
    [-0.14, '#d79a4e'],
    [0.01, '#c47f3a'],
    [0.15, '#e2b265'],
  ] as const)
    pen.form(ellipse(at, -0.05, 0.075, 0.05), colour, { roundness: 0.8 });
  pen.form(box(-0.25, -0.26, 0.5, 0.26, [0.12, 0.12, 0, 0]), '#e4f1f2', {
    roundness: 0.2,
    gloss: 0.7,
    material: 'glass',
    alpha: 0.4,
  });
  pen.line(thread([-0.19, -0.22], [-0.2, -0.05]), '#ffffff', 0.016, 0.8);
}

export const cafe: Place = {
  far: (kit) => {
    const room = openRoom(kit);
    const { wall, band, wood } = paletteOf(kit);
    const wide = room.half > 2.2;
    paintWalls(kit, room, { wall, ceiling: shade(wood, 0.1) });
    paintWallBand(kit, room, 0, 1.45, band);
    paintTiles(kit, room, 0, 1.45, 0.16, shade(band, 0.25));
    const x = counterX(room.half);
    paintMenu(kit, x - 0.05, wide ? 1.8 : 1.3);
    paintWindow(
      kit,
      { x: wide ? 1.9 : 1.06, y: 0.75, z: room.back, width: wide ? 2 : 0.84, height: 1.6 },
      { outlook: 'city', columns: wide ? 3 : 1, rows: 1, frame: '#2b2523', sill: true },
    );
  },
  ground: (kit) => {
    const room = openRoom(kit);
    paintFloor(kit, room, paletteOf(kit).floor, 'boards');
    paintSunPatch(kit, room.half > 2.2 ? 1.9 : 1.06, 0.8, room);
  },
  middle: (kit) => {
    const room = openRoom(kit);
    const { counter, wood, accent } = paletteOf(kit);
    const wide = room.half > 2.2;
    const x = counterX(room.half);
    for (const y of [1.5]) {
      kit.block({ x: x - 0.1, y, z: 4.8, width: wide ? 1.9 : 1.35, height: 0.035, depth: 0.18 }, wood, {
        material: 'wood',
      });
      paintGoodsRow(kit.pen(x - 0.1, y + 0.035, 4.8), `row-${y}`, wide ? 1.8 : 1.25, 0.2, 'jars', [
        accent,
        '#6b4630',
        '#f1e8d6',
        '#8fae9a',
      ]);
    }
    const width = wide ? 2.9 : 1.75;
    paintCounter(kit, x, counterZ, counter, {
      width,
      height: 1.05,
      depth: 0.6,
      top: tint(wood, 0.15),
      panels: wide ? 5 : 3,
    });
    paintEspresso(kit, x + (wide ? -0.5 : -0.12));
    paintPastries(kit, x + (wide ? 0.75 : 0.6));
    const stoolX = wide ? [0.9, 1.9] : [1.02];
    for (const at of stoolX) {
      paintRoundTable(kit, at + 0.15, 4.3, wood, { radius: 0.34 });
      paintCup(kit.pen(at + 0.1, 0.74, 4.25), 0.1, accent);
      paintStool(kit, at - 0.25, 4.15, wood, 0.5);
    }
    paintPlant(kit, wide ? 2.95 : 1.5, 0, 4.7, 1.1, 'broad', '#e8dfce');
    for (const at of wide ? [-2.1, -1.2, -0.3, 1.5] : [-1, -0.3, 0.9])
      paintPendant(kit, at, 4.1, room.height, 2.12, accent, kit.pick('lamp', ['dome', 'globe']));
  },
  front: (kit) => {
    const edge = kit.half(1.9);
    paintPlant(kit, edge + 0.09, 0.3, 1.9, 0.75, 'broad', shade(paletteOf(kit).wood, 0.2));
  },
  seats: (view) => [
    { kind: 'stool', x: view.isWide ? 0.65 : 0.77, z: 4.15, height: 0.5, facing: 1, deskTop: 0.74 },
  ],
};
