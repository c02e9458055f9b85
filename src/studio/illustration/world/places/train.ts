import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { paintTreeShape } from '../props/trees.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintWalls } from '../space/room.ts';
import { hazed, paintRidge, paintSky } from '../space/sky.ts';
import { tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { wall: '#d7dade', lower: '#8fa0ad', seat: '#2f5fa5', trim: '#e0b23c', floor: '#6f757b' },
  { wall: '#e6e0d4', lower: '#a58f78', seat: '#a5443f', trim: '#3f7f86', floor: '#7a7068' },
  { wall: '#d3dedb', lower: '#7f9a94', seat: '#3c7a64', trim: '#e2853f', floor: '#68706e' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const wallZ = 4.7;
const seatZ = 3.85;
const seatsOf = (half: number): number[] => (half > 2.2 ? [-2.5, -0.85, 0.85, 2.5] : [-0.78, 0.78]);

/** Land that moves past the windows. */
function paintLand(kit: Kit): void {
  paintSky(kit, kit.horizon + 10);
  const drift = kit.seconds;
  const low = kit.at(0, 0.7, wallZ)[1];
  kit.flat.form(
    box(-20, kit.horizon, kit.width + 40, low - kit.horizon + 20),
    hazed(kit, '#8cab62', 0.15 + kit.day.dark * 0.4),
    { roundness: 0, outline: 0, fade: hazed(kit, '#6f9450', 0.05 + kit.day.dark * 0.4) },
  );
  paintRidge(kit, 'hills', kit.horizon + 4, kit.height * 0.06, hazed(kit, '#6c8f86', 0.45), 4);
  const random = kit.random('trees');
  const span = kit.width * 1.6;
  for (let index = 0; index < 7; index += 1) {
    const near = random();
    const x =
      ((((random() * span - drift * (120 + near * 420) * kit.brush.unit) % span) + span) % span) -
      kit.width * 0.3;
    const size = kit.height * (0.06 + near * 0.09);
    paintTreeShape(
      kit.flat.move(x, kit.horizon + size * 0.35, { scale: size }),
      `land${index}`,
      hazed(kit, '#56804a', 0.3 - near * 0.2 + kit.day.dark * 0.4),
      '#5d4a38',
    );
  }
}

/** A double seat that faces the camera's right or left. */
function paintSeat(kit: Kit, x: number, side: 1 | -1): void {
  const { seat, trim } = paletteOf(kit);
  const pen = kit.pen(x, 0, seatZ);
  pen.shadow(box(-0.4, -0.05, 0.8, 0.09), 0.5, 0.05 * pen.scale);
  pen.form(box(-0.3, -0.34, 0.6, 0.34, 0.03), '#4b5157', { roundness: 0.2, material: 'metal' });
  pen.form(
    soft(
      [-side * 0.22, -0.46],
      [-side * 0.36, -1.28],
      [-side * 0.5, -1.36],
      [-side * 0.58, -1.22],
      [-side * 0.46, -0.4],
      [-side * 0.4, -0.3],
    ),
    seat,
    { roundness: 0.5, material: 'cloth' },
  );
  pen.form(
    soft(
      [-side * 0.37, -1.1],
      [-side * 0.4, -1.34],
      [-side * 0.52, -1.38],
      [-side * 0.56, -1.2],
      [-side * 0.5, -1.06],
    ),
    tint(seat, 0.65),
    { roundness: 0.5, material: 'cloth' },
  );
  pen.form(
    soft(
      [-side * 0.46, -0.48],
      [side * 0.34, -0.5],
      [side * 0.4, -0.42],
      [side * 0.34, -0.32],
      [-side * 0.42, -0.3],
    ),
    tint(seat, 0.08),
    { roundness: 0.5, material: 'cloth' },
  );
  pen.line(thread([-side * 0.36, -0.74], [side * 0.12, -0.72], [side * 0.14, -0.66]), trim, 0.05);
}

export const train: Place = {
  far: (kit) => {
    const { wall, lower, trim } = paletteOf(kit);
    const room = openRoom(kit, { back: wallZ, height: 2.35, widest: 9 });
    paintWalls(kit, { ...room, left: -9, right: 9 }, { wall, ceiling: tint(wall, 0.4) });
    const pen = kit.pen(0, 0, wallZ);
    const wide = room.half > 2.2;
    const panes = wide ? [-2.5, 0, 2.5] : [0];
    const width = wide ? 2.1 : Math.min(2.3, room.half * 1.5);
    for (const x of panes) {
      pen.form(box(x - width / 2 - 0.07, -2.02, width + 0.14, 1.24, 0.18), '#5c656d', {
        roundness: 0.2,
        material: 'metal',
      });
      pen.form(box(x - width / 2, -1.95, width, 1.1, 0.14), kit.day.skyLow, {
        roundness: 0,
        outline: 0.6,
        inside: () => paintLand(kit),
      });
      pen.form(
        polygon(
          [x - width * 0.3, -1.95],
          [x - width * 0.12, -1.95],
          [x - width * 0.34, -0.85],
          [x - width * 0.48, -0.85],
        ),
        '#ffffff',
        { roundness: 0, outline: 0, alpha: 0.14 },
      );
    }
    kit.quad(
      [
        [-9, 0, wallZ],
        [9, 0, wallZ],
        [9, 0.72, wallZ],
        [-9, 0.72, wallZ],
      ],
      lower,
      { outline: 0.6 },
    );
    kit.quad(
      [
        [-9, 0.72, wallZ - 0.05],
        [9, 0.72, wallZ - 0.05],
        [9, 0.78, wallZ - 0.05],
        [-9, 0.78, wallZ - 0.05],
      ],
      trim,
      { outline: 0.5 },
    );
    kit.quad(
      [
        [-9, 2.34, 1.2],
        [9, 2.34, 1.2],
        [9, 2.34, 2],
        [-9, 2.34, 2],
      ],
      '#fffbea',
      { outline: 0.4 },
    );
    kit.block({ x: 0, y: 2.08, z: wallZ - 0.45, width: 18, height: 0.05, depth: 0.45 }, '#aab3ba', {
      material: 'metal',
    });
    for (const [x, wide_, colour] of [
      [-1.1, 0.5, '#8a5a3c'],
      [0.55, 0.62, '#3f5f7a'],
      [2.3, 0.5, '#b8473c'],
    ] as const)
      pen.form(box(x, -2.42, wide_, 0.26, 0.06), colour, { roundness: 0.4 });
  },
  ground: (kit) => {
    const room = openRoom(kit, { back: wallZ, height: 2.35, widest: 9 });
    const { floor, trim } = paletteOf(kit);
    paintFloor(kit, { ...room, left: -9, right: 9 }, floor, 'plain');
    kit.quad(
      [
        [-9, 0.003, 3.42],
        [9, 0.003, 3.42],
        [9, 0.003, 3.5],
        [-9, 0.003, 3.5],
      ],
      trim,
      { outline: 0, alpha: 0.8 },
    );
    kit.quad(
      [
        [-9, 0.003, 2.35],
        [9, 0.003, 2.35],
        [9, 0.003, 2.4],
        [-9, 0.003, 2.4],
      ],
      tint(floor, 0.25),
      { outline: 0, alpha: 0.8 },
    );
  },
  middle: (kit) => {
    const half = kit.half(5);
    seatsOf(half).forEach((x, index) => paintSeat(kit, x, index % 2 ? -1 : 1));
    for (const x of half > 2.2 ? [-1.7, 1.7] : [0]) {
      const pen = kit.pen(x, 0.74, 4.1);
      pen.form(box(-0.3, -0.04, 0.6, 0.04, 0.01), '#c9cdd0', { roundness: 0.2 });
      pen.form(box(-0.025, 0, 0.05, 0.74), '#7c858c', { roundness: 0.6, material: 'metal' });
    }
  },
  front: (kit) => {
    const { trim } = paletteOf(kit);
    const edge = kit.half(2);
    const pen = kit.pen(edge * 0.9, 0, 2);
    pen.form(box(-0.028, -3.2, 0.056, 3.9), trim, { roundness: 0.8, gloss: 0.6, material: 'metal' });
    const sway = Math.sin(kit.seconds * 2.2) * 0.05;
    for (const x of [-0.55, -0.95]) {
      const strap = kit.pen(edge * 0.9 + x, 2.35, 2).move(0, 0, { turn: sway });
      strap.line(thread([0, -0.3], [0, 0.12]), '#5d656c', 0.03);
      strap.line(ellipse(0, 0.21, 0.075, 0.09), trim, 0.028);
    }
  },
  seats: (view) => {
    const x = seatsOf(view.half(5));
    return [
      { kind: 'bench', x: x[0]!, z: seatZ, height: 0.5, facing: 1, deskTop: 0.74 },
      { kind: 'bench', x: x[1]!, z: seatZ, height: 0.5, facing: -1, deskTop: 0.74 },
    ];
  },
};
