import { box, ellipse, polygon, thread } from '../../../reel/vignettes/forms.ts';
import { paintGoodsRow } from '../props/decor.ts';
import { paintCeilingPanel } from '../props/lamps.ts';
import { merge } from '../space/merge.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  {
    accent: '#2f8f57',
    floor: '#d6d6cf',
    goods: ['#d9483b', '#f0b53a', '#3f7fc4', '#57a65a', '#f2ede0', '#b05fa0'],
  },
  {
    accent: '#c9403a',
    floor: '#cfd2d4',
    goods: ['#e07a2f', '#f4d35a', '#2f6fa8', '#7fb36a', '#f7f2ea', '#d95f7f'],
  },
  {
    accent: '#2f62b5',
    floor: '#d9d3c8',
    goods: ['#c9403a', '#e9c04a', '#4f9bb5', '#6a9a4a', '#f2ede0', '#7a5aa8'],
  },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const aisle = (kit: Kit): number => Math.min(1.2, kit.half(4.2) * 0.86);

/** Shelves along the aisle, seen in perspective: packets as upright quads on four boards. */
function paintAisleShelf(kit: Kit, side: 1 | -1, name: string): void {
  const { goods, accent } = paletteOf(kit);
  const x = side * aisle(kit);
  const [near, far, height] = [1.1, 7.4, 2];
  kit.quad(
    [
      [x, 0, near],
      [x, 0, far],
      [x, height, far],
      [x, height, near],
    ],
    '#e3e1da',
    { outline: 0.8 },
  );
  const random = kit.random(name);
  for (const [row, y] of [0.14, 0.62, 1.08, 1.52].entries()) {
    for (let z = near + 0.1; z < far - 0.3;) {
      const deep = 0.14 + random() * 0.14;
      const colour = goods[Math.floor(random() * goods.length)]!;
      const tall = 0.26 + random() * 0.12;
      const run = 1 + Math.floor(random() * 4);
      for (let index = 0; index < run && z < far - deep; index += 1) {
        kit.quad(
          [
            [x - side * 0.01, y, z],
            [x - side * 0.01, y, z + deep * 0.9],
            [x - side * 0.01, y + tall, z + deep * 0.9],
            [x - side * 0.01, y + tall, z],
          ],
          shade(colour, 0.06 + (z - near) * 0.015),
          { outline: z < 4 ? 0.6 : 0.3, roundness: 0 },
        );
        if (z < 4.5)
          kit.quad(
            [
              [x - side * 0.015, y + tall * 0.35, z + deep * 0.12],
              [x - side * 0.015, y + tall * 0.35, z + deep * 0.78],
              [x - side * 0.015, y + tall * 0.7, z + deep * 0.78],
              [x - side * 0.015, y + tall * 0.7, z + deep * 0.12],
            ],
            tint(colour, 0.7),
            { outline: 0 },
          );
        z += deep;
      }
    }
    kit.quad(
      [
        [x - side * 0.05, y - 0.07, near],
        [x - side * 0.05, y - 0.07, far],
        [x - side * 0.05, y, far],
        [x - side * 0.05, y, near],
      ],
      row % 2 ? '#f6f4ee' : tint(accent, 0.1),
      { outline: 0.6 },
    );
  }
}

function paintCooler(kit: Kit, width: number): void {
  const { goods } = paletteOf(kit);
  const pen = kit.pen(0, 0, 7.4);
  pen.form(box(-width / 2, -2.1, width, 2.1), '#3a444c', { roundness: 0.1 });
  const doors = Math.max(2, Math.round(width / 0.9));
  for (let door = 0; door < doors; door += 1) {
    const left = -width / 2 + (door * width) / doors;
    pen.form(box(left + 0.05, -2, width / doors - 0.1, 1.85), '#d9ecf0', { roundness: 0, outline: 0.7 });
    for (const y of [-0.25, -0.7, -1.15, -1.6])
      paintGoodsRow(
        pen.move(left + width / doors / 2, y),
        `cool${door}${y}`,
        width / doors - 0.18,
        0.34,
        'bottles',
        goods,
      );
    pen.form(box(left + 0.05, -2, width / doors - 0.1, 1.85), '#eaf8fb', {
      roundness: 0,
      alpha: 0.18,
      outline: 0,
    });
    pen.line(thread([left + 0.1, -1.3], [left + 0.1, -0.8]), '#aeb8be', 0.03);
  }
  pen.glow(0, -1.1, width * 0.7, '#e6fbff', 0.35);
}

export const supermarket: Place = {
  far: (kit) => {
    const room = openRoom(kit, { back: 8.5, height: 3.3, widest: 6 });
    const { accent } = paletteOf(kit);
    paintWalls(kit, { ...room, left: -9, right: 9 }, { wall: '#eceae2', ceiling: '#dfe1e0' });
    kit.quad(
      [
        [-9, 2.35, 8.4],
        [9, 2.35, 8.4],
        [9, 2.85, 8.4],
        [-9, 2.85, 8.4],
      ],
      accent,
      { outline: 0.6 },
    );
    for (const x of [-1.6, 0, 1.6])
      for (const z of [3, 4.6, 6.2]) paintCeilingPanel(kit, x, z, 3.3, 0.3, 1.1);
  },
  ground: (kit) => {
    const { floor } = paletteOf(kit);
    const room = openRoom(kit, { back: 8.5, height: 3.3, widest: 6 });
    paintFloor(kit, { ...room, left: -9, right: 9 }, floor, 'tiles', 0.6);
    kit.quad(
      [
        [-0.35, 0.002, room.near],
        [0.35, 0.002, room.near],
        [0.35, 0.002, 7.4],
        [-0.35, 0.002, 7.4],
      ],
      '#ffffff',
      { outline: 0, alpha: 0.18 },
    );
  },
  middle: (kit) => {
    const { accent, goods } = paletteOf(kit);
    paintCooler(kit, aisle(kit) * 2 - 0.1);
    paintAisleShelf(kit, -1, 'left');
    paintAisleShelf(kit, 1, 'right');
    const sign = kit.pen(0, 2.5, 5.6);
    for (const x of [-0.4, 0.4]) sign.line(thread([x, -1], [x, -0.2]), '#8b9299', 0.014);
    sign.form(box(-0.62, -0.2, 1.24, 0.36, 0.04), accent, { roundness: 0.1 });
    for (const [y, to] of [
      [-0.08, 0.4],
      [0.05, 0.1],
    ] as const)
      sign.line(thread([-0.2, y], [to, y]), '#ffffff', 0.045);
    sign.form(ellipse(-0.4, -0.02, 0.09), '#ffffff', { roundness: 0, outline: 0 });
    const crate = kit.pen(aisle(kit) * 0.62, 0, 4.9);
    crate.shadow(box(-0.3, -0.04, 0.6, 0.06), 0.4, 6);
    crate.form(box(-0.28, -0.4, 0.56, 0.4), '#b98a55', { roundness: 0.1, material: 'wood' });
    crate.form(merge([-0.2, -0.07, 0.07, 0.2].map((x) => ellipse(x, -0.42, 0.085))), goods[0]!, {
      roundness: 0.6,
    });
    crate.form(merge([-0.13, 0.01, 0.14].map((x) => ellipse(x, -0.52, 0.08))), goods[1]!, { roundness: 0.6 });
    for (const y of [-0.28, -0.14]) crate.line(thread([-0.28, y], [0.28, y]), shade('#b98a55', 0.35), 0.016);
  },
  front: (kit) => {
    const { accent } = paletteOf(kit);
    const edge = kit.half(1.9);
    const pen = kit.pen(-edge - 0.1, 0.32, 1.9);
    pen.line(thread([-0.32, -0.72], [0.18, -0.68]), accent, 0.05);
    const wires = [-0.24, -0.12, 0, 0.12, 0.24];
    pen.line(polygon([-0.32, -0.6], [0.26, -0.56], [0.18, -0.1], [-0.28, -0.1]), '#9aa3aa', 0.024);
    for (const x of wires) pen.line(thread([x, -0.58], [x * 0.8, -0.1]), '#9aa3aa', 0.012);
    for (const y of [-0.45, -0.3, -0.2]) pen.line(thread([-0.3, y], [0.23, y]), '#9aa3aa', 0.012);
  },
};
