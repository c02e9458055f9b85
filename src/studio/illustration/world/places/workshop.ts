import { box, ellipse, polygon, thread } from '../../../reel/vignettes/forms.ts';
import { arc } from '../space/arc.ts';
import { paintGoodsRow, paintShelf } from '../props/decor.ts';
import { paintPendant } from '../props/lamps.ts';
import { paintWindow } from '../props/openings.ts';
import { paintStool } from '../props/seating.ts';
import type { Kit } from '../space/kit.ts';
import type { Pen } from '../space/pen.ts';
import { openRoom, paintFloor, paintSunPatch, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { wall: '#cdb899', board: '#e0c592', bench: '#a8744a', floor: '#9b8a78', accent: '#c9482f' },
  { wall: '#b8c0bd', board: '#8f7a5f', bench: '#c08f5c', floor: '#87807a', accent: '#2f6f9a' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const boardX = (half: number): number => (half > 2.2 ? -1.1 : -0.5);

function paintHammer(pen: Pen): void {
  pen.form(box(-0.02, -0.02, 0.04, 0.34, 0.015), '#b98750', { roundness: 0.6, material: 'wood' });
  pen.form(polygon([-0.1, -0.08], [0.07, -0.08], [0.11, -0.04], [0.07, 0.01], [-0.1, 0.01]), '#5c646c', {
    roundness: 0.4,
    material: 'metal',
    gloss: 0.5,
  });
}
function paintSaw(pen: Pen): void {
  pen.form(polygon([0, -0.02], [0.44, 0.06], [0.44, 0.12], [0, 0.14]), '#c9d0d4', {
    roundness: 0.1,
    material: 'metal',
    gloss: 0.6,
  });
  pen.form(box(-0.13, -0.05, 0.15, 0.22, 0.05), '#a8663a', { roundness: 0.4, material: 'wood' });
}
function paintSpanner(pen: Pen): void {
  pen.form(box(-0.02, 0, 0.04, 0.3, 0.015), '#9aa4ab', { roundness: 0.5, material: 'metal', gloss: 0.5 });
  pen.form(ellipse(0, 0.0, 0.055), '#9aa4ab', { roundness: 0.4, material: 'metal' });
  pen.form(polygon([-0.025, -0.07], [0.025, -0.07], [0.02, 0], [-0.02, 0]), '#6a5a45', {
    roundness: 0,
    outline: 0,
  });
}
function paintDriver(pen: Pen, colour: string): void {
  pen.form(box(-0.03, 0, 0.06, 0.14, 0.025), colour, { roundness: 0.7 });
  pen.form(box(-0.01, 0.14, 0.02, 0.18), '#b3bcc2', { roundness: 0.6, material: 'metal', outline: 0.5 });
}

function paintToolBoard(kit: Kit, x: number): void {
  const { board, accent } = paletteOf(kit);
  const pen = kit.pen(x, 1.15, 4.98);
  pen.shadow(box(-0.83, -1.0, 1.7, 1.04), 0.3, 0.04 * pen.scale);
  pen.form(box(-0.85, -1.05, 1.7, 1.05, 0.02), board, { roundness: 0.1, material: 'wood' });
  paintHammer(pen.move(-0.66, -0.86));
  paintHammer(pen.move(-0.42, -0.86, { scale: 0.8 }));
  paintSaw(pen.move(-0.02, -0.9));
  for (const [index, size] of [1, 0.85, 0.7].entries())
    paintSpanner(pen.move(0.55 + index * 0.11, -0.86, { scale: size }));
  for (const [index, colour] of [accent, '#e0b13c', '#3c8a5f', accent].entries())
    paintDriver(pen.move(-0.7 + index * 0.12, -0.38), colour);
  pen.line(ellipse(0.05, -0.3, 0.14), '#6d5a45', 0.03);
  pen.form(
    polygon([0.4, -0.42], [0.76, -0.42], [0.76, -0.36], [0.46, -0.36], [0.46, -0.1], [0.4, -0.1]),
    '#c7ced2',
    { roundness: 0.1, material: 'metal' },
  );
}

export const workshop: Place = {
  far: (kit) => {
    const room = openRoom(kit);
    const { wall, accent } = paletteOf(kit);
    const wide = room.half > 2.2;
    paintWalls(kit, room, { wall, ceiling: shade(wall, 0.25) });
    for (let y = 0.3; y < room.height; y += 0.3)
      kit.edge([room.left, y, room.back], [room.right, y, room.back], shade(wall, 0.3), 0.01, 0.5);
    paintToolBoard(kit, boardX(room.half));
    paintWindow(
      kit,
      { x: wide ? 1.3 : 0.98, y: 1.15, z: room.back, width: wide ? 1.4 : 0.86, height: 1 },
      { outlook: 'garden', columns: wide ? 3 : 2, rows: 2, frame: shade(accent, 0.45) },
    );
    for (const x of [-1.2, 0.2, 1.6])
      kit.block(
        { x, y: room.height - 0.2, z: 1.2, width: 0.16, height: 0.2, depth: room.back - 1.2 },
        '#7a5a3f',
        { material: 'wood' },
      );
  },
  ground: (kit) => {
    const room = openRoom(kit);
    const { floor, board } = paletteOf(kit);
    paintFloor(kit, room, floor, 'tiles', 1.1);
    paintSunPatch(kit, room.half > 2.2 ? 1.3 : 0.98, 0.8, room);
    const random = kit.random('shavings');
    for (let index = 0; index < 9; index += 1) {
      const x = (random() - 0.5) * 2.4;
      const z = 3.1 + random() * 1.2;
      const pen = kit.pen(x, 0, z);
      pen.line(arc(0, -0.01, 0.04 + random() * 0.03, 0.016, random() * 3, 5), tint(board, 0.3), 0.012);
    }
  },
  middle: (kit) => {
    const room = openRoom(kit);
    const { bench, accent } = paletteOf(kit);
    const wide = room.half > 2.2;
    const [x, width] = [wide ? -0.9 : -0.35, wide ? 2.5 : 1.9];
    kit.contact({ x, z: 4.2, width, depth: 0.6 }, 0.5);
    for (const side of [-1, 1])
      kit.block(
        { x: x + side * (width / 2 - 0.09), z: 4.22, width: 0.12, height: 0.82, depth: 0.55 },
        shade(bench, 0.2),
        { material: 'wood' },
      );
    kit.block({ x, y: 0.26, z: 4.3, width: width - 0.2, height: 0.05, depth: 0.4 }, shade(bench, 0.3), {
      material: 'wood',
    });
    paintGoodsRow(kit.pen(x, 0.31, 4.35), 'boxes', width - 0.5, 0.3, 'boxes', [
      accent,
      '#d9b25c',
      '#6f7f8a',
      '#b98750',
    ]);
    kit.block({ x, y: 0.8, z: 4.15, width, height: 0.09, depth: 0.65 }, bench, { material: 'wood' });
    const pen = kit.pen(x, 0.89, 4.2);
    pen.form(
      polygon([-0.75, 0], [-0.75, -0.1], [-0.68, -0.16], [-0.5, -0.16], [-0.43, -0.1], [-0.43, 0]),
      '#4f6f8f',
      { roundness: 0.3, material: 'metal', gloss: 0.4 },
    );
    pen.form(box(-0.66, -0.24, 0.05, 0.1), '#6b7f90', { roundness: 0.4, material: 'metal' });
    pen.form(box(-0.52, -0.24, 0.05, 0.1), '#6b7f90', { roundness: 0.4, material: 'metal' });
    pen.line(thread([-0.38, -0.1], [-0.28, -0.1], [-0.28, 0.06]), '#aeb7bd', 0.022);
    pen.form(box(-0.1, -0.05, 0.55, 0.05), '#e3bf86', { roundness: 0.1, material: 'wood' });
    pen.form(box(-0.02, -0.1, 0.5, 0.05), '#d8ad70', { roundness: 0.1, material: 'wood' });
    paintGoodsRow(pen.move(0.66, 0), 'glue', 0.26, 0.2, 'jars', [accent, '#e9d9a9']);
    paintStool(kit, wide ? 0.85 : 0.92, 4.1, bench, 0.6);
    if (wide)
      paintShelf(kit, 2.75, 4.6, {
        width: 1,
        height: 2,
        rows: 5,
        fill: 'mixed',
        colours: [accent, '#d9b25c', '#6f7f8a', '#56724e'],
        colour: '#8a6a4a',
      });
    else
      for (const [at, high] of [
        [1.32, 1.7],
        [1.42, 1.95],
        [1.52, 1.5],
      ] as const)
        kit.block({ x: at, z: 4.7, width: 0.08, height: high, depth: 0.06 }, '#d3a86c', { material: 'wood' });
  },
  front: (kit) => {
    const edge = kit.half(2.2);
    paintPendant(kit, -edge * 0.8, 2.2, 3.1, 2.12, '#3f4a52');
  },
  seats: (view) => [{ kind: 'stool', x: view.isWide ? 0.85 : 0.92, z: 4.15, height: 0.6, facing: -1 }],
};
