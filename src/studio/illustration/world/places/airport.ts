import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { paintPlant } from '../props/decor.ts';
import { paintCeilingPanel } from '../props/lamps.ts';
import { merge } from '../space/merge.ts';
import type { Kit } from '../space/kit.ts';
import type { Pen } from '../space/pen.ts';
import { openRoom, paintFloor, paintWalls } from '../space/room.ts';
import { hazed, paintSky } from '../space/sky.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  {
    wall: '#d9dfe4',
    frame: '#5a6773',
    seat: '#3c4a5a',
    accent: '#f0b429',
    floor: '#b9c3ca',
    tail: '#2f62b5',
  },
  {
    wall: '#e4e0d8',
    frame: '#6a6259',
    seat: '#7a4b3c',
    accent: '#2f9a8f',
    floor: '#c4bbb0',
    tail: '#c9403a',
  },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const glassZ = 6;

/** An airliner from the side, its nose on the right; 10 units long, wheels on y = 0. */
function paintPlane(pen: Pen, tail: string): void {
  pen.shadow(ellipse(0, 0, 4.6, 0.16), 0.3, 0.1 * pen.scale);
  for (const x of [-0.6, 3.4])
    pen.form(box(x - 0.06, -0.7, 0.12, 0.6), '#6f7880', { roundness: 0.5, material: 'metal', outline: 0.5 });
  for (const x of [-0.6, 3.4]) pen.form(ellipse(x, -0.14, 0.18), '#2a2d33', { roundness: 0.5 });
  pen.form(polygon([-4.1, -1.5], [-5.1, -3.7], [-4.3, -3.7], [-2.6, -1.7]), tail, { roundness: 0.2 });
  pen.form(
    soft(
      [-5, -1.6],
      [-4.4, -1.86],
      [0, -1.95],
      [3.6, -1.92],
      [4.6, -1.62],
      [5, -1.2],
      [4.6, -0.86],
      [3, -0.68],
      [-2.4, -0.7],
      [-4, -1.1],
    ),
    '#f7f8f9',
    { roundness: 0.7, gloss: 0.4, material: 'metal' },
  );
  pen.form(
    merge(Array.from({ length: 17 }, (_, index) => box(-3.1 + index * 0.37, -1.52, 0.17, 0.22, 0.08))),
    '#53636f',
    { roundness: 0, outline: 0 },
  );
  pen.form(polygon([4.1, -1.66], [4.62, -1.5], [4.5, -1.34], [4.05, -1.4]), '#3c4a56', {
    roundness: 0.2,
    gloss: 0.6,
  });
  pen.line(thread([-4.6, -1.3], [0, -1.22], [4.7, -1.14]), tail, 0.09);
  pen.form(polygon([0.6, -0.95], [1.2, -0.9], [-1.4, -0.05], [-2, -0.1]), '#c3cbd1', {
    roundness: 0.3,
    material: 'metal',
  });
  pen.form(soft([0.1, -0.62], [0.9, -0.66], [1, -0.4], [0.8, -0.2], [0, -0.24]), '#d9dfe3', {
    roundness: 0.7,
    material: 'metal',
  });
  pen.form(polygon([-4.3, -1.5], [-3.6, -1.5], [-4.9, -1.1], [-5.3, -1.1]), '#c3cbd1', {
    roundness: 0.2,
    material: 'metal',
  });
}

function paintBoard(kit: Kit, x: number): void {
  const { accent } = paletteOf(kit);
  const pen = kit.pen(x, 2.35, 4.6);
  const random = kit.random('board');
  for (const side of [-0.5, 0.5]) pen.line(thread([side, -1.4], [side, -0.6]), '#6f7880', 0.03);
  pen.form(box(-0.78, -0.68, 1.56, 0.72, 0.03), '#1c232b', { roundness: 0.1 });
  pen.form(box(-0.74, -0.64, 1.48, 0.12), accent, { roundness: 0, outline: 0 });
  for (let row = 0; row < 4; row += 1) {
    const y = -0.44 + row * 0.12;
    for (const [from, wide] of [
      [-0.7, 0.2],
      [-0.4, 0.3 + random() * 0.25],
      [0.36, 0.12],
    ] as const)
      pen.line(thread([from, y], [from + wide, y]), '#e6edf2', 0.035, 0.9);
    pen.line(thread([0.56, y], [0.69, y]), row === 1 ? '#f0805f' : '#6fd08c', 0.04);
  }
  pen.glow(0, -0.3, 0.9, '#9fc4e8', 0.15 + 0.2 * kit.day.dark);
}

function paintSeats(kit: Kit, x: number, count: number): void {
  const { seat } = paletteOf(kit);
  const z = 4.3;
  const width = count * 0.56;
  kit.contact({ x, z, width, depth: 0.5 });
  kit.block({ x, y: 0.34, z: z + 0.1, width, height: 0.05, depth: 0.08 }, '#8d979f', { material: 'metal' });
  for (const side of [-1, 1])
    kit.block({ x: x + side * width * 0.4, z: z + 0.1, width: 0.05, height: 0.36, depth: 0.3 }, '#8d979f', {
      material: 'metal',
    });
  for (let index = 0; index < count; index += 1) {
    const at = x - width / 2 + (index + 0.5) * 0.56;
    const pen = kit.pen(at, 0, z + 0.42);
    pen.form(box(-0.25, -0.94, 0.5, 0.5, 0.08), seat, { roundness: 0.4, material: 'cloth' });
    kit.block({ x: at, y: 0.4, z, width: 0.5, height: 0.07, depth: 0.44 }, tint(seat, 0.12), {
      material: 'cloth',
    });
    kit.block({ x: at - 0.27, y: 0.44, z: z + 0.05, width: 0.035, height: 0.2, depth: 0.36 }, '#9aa4ab', {
      material: 'metal',
    });
  }
}

export const airport: Place = {
  far: (kit) => {
    const { wall, frame, tail } = paletteOf(kit);
    const room = openRoom(kit, { back: glassZ, height: 3.6, widest: 9 });
    paintWalls(kit, { ...room, left: -12, right: 12 }, { wall, ceiling: '#eceff1' });
    const half = kit.half(glassZ) + 0.3;
    const pen = kit.pen(0, 0, glassZ);
    pen.form(box(-half, -3.3, half * 2, 3.05), kit.day.skyLow, {
      roundness: 0,
      outline: 0.8,
      inside: () => {
        const line = kit.at(0, 1.05, glassZ)[1];
        paintSky(kit, line);
        kit.flat.form(
          box(-20, line, kit.width + 40, kit.height * 0.2),
          hazed(kit, '#9aa3a8', 0.25 + kit.day.dark * 0.4),
          { roundness: 0, outline: 0 },
        );
        kit.flat.form(
          box(-20, line, kit.width + 40, kit.height * 0.012),
          hazed(kit, '#7d9a6a', 0.3 + kit.day.dark * 0.4),
          { roundness: 0, outline: 0 },
        );
        paintPlane(
          pen.move(half > 3 ? 0.6 : 0.35, -0.5, { scale: half > 3 ? 0.6 : Math.min(0.42, half * 0.19) }),
          tail,
        );
      },
    });
    for (let x = -Math.ceil(half / 1.15) * 1.15; x <= half; x += 1.15)
      pen.form(box(x - 0.035, -3.3, 0.07, 3.1), frame, { roundness: 0.2, material: 'metal', outline: 0.7 });
    pen.form(box(-half, -2.5, half * 2, 0.06), frame, { roundness: 0.2, material: 'metal', outline: 0.7 });
    pen.form(box(-half, -0.3, half * 2, 0.3), shade(frame, 0.1), { roundness: 0.1 });
    for (const z of [2.2, 3.4, 4.6]) paintCeilingPanel(kit, 0, z, 3.6, 2.4, 0.18);
  },
  ground: (kit) => {
    const { floor } = paletteOf(kit);
    const room = openRoom(kit, { back: glassZ, height: 3.6, widest: 9 });
    paintFloor(kit, { ...room, left: -12, right: 12 }, floor, 'tiles', 0.8);
    // A polished floor mirrors the glass wall, fainter towards the camera.
    for (const near of [5.3, 4.7, 4.2, 3.8])
      kit.quad(
        [
          [-9, 0.002, glassZ],
          [9, 0.002, glassZ],
          [9, 0.002, near],
          [-9, 0.002, near],
        ],
        kit.day.skyLow,
        { outline: 0, alpha: 0.09 },
      );
  },
  middle: (kit) => {
    const { accent } = paletteOf(kit);
    const wide = kit.isWide;
    paintBoard(kit, wide ? -1.8 : -0.5);
    paintSeats(kit, wide ? -2 : -0.9, wide ? 4 : 2);
    if (wide) paintSeats(kit, 2.1, 4);
    const x = wide ? 0.2 : 0.78;
    const post = kit.pen(x + 0.1, 0, 4.6);
    post.form(box(-0.05, -1.2, 0.1, 1.2), '#5d666e', { roundness: 0.6, material: 'metal' });
    post.form(box(-0.3, -1.72, 0.6, 0.52, 0.05), accent, { roundness: 0.2 });
    post.form(
      polygon(
        [-0.18, -1.42],
        [0.05, -1.42],
        [0.05, -1.52],
        [0.2, -1.38],
        [0.05, -1.24],
        [0.05, -1.34],
        [-0.18, -1.34],
      ),
      '#1f242a',
      { roundness: 0, outline: 0 },
    );
    const bag = kit.pen(x + 0.52, 0, 4.2);
    bag.shadow(box(-0.2, -0.03, 0.4, 0.05), 0.4, 5);
    bag.line(thread([-0.1, -0.58], [-0.1, -0.86], [0.1, -0.86], [0.1, -0.58]), '#3b4148', 0.024);
    bag.form(box(-0.19, -0.62, 0.38, 0.58, 0.06), shade(accent, 0.25), { roundness: 0.4, gloss: 0.3 });
    for (const at of [-0.08, 0.08]) bag.line(thread([at, -0.56], [at, -0.1]), shade(accent, 0.5), 0.016);
    if (wide) paintPlant(kit, 0.9, 0, 5, 1.3, 'slender', '#f0ece2');
  },
  front: (kit) => {
    const edge = kit.half(2);
    const { accent } = paletteOf(kit);
    const pen = kit.pen(edge * 0.96, 0, 2);
    pen.form(ellipse(0, 0, 0.17, 0.05), '#2c3036', { roundness: 0.3, material: 'metal' });
    pen.form(box(-0.03, -0.95, 0.06, 0.95), '#454b53', { roundness: 0.7, material: 'metal', gloss: 0.5 });
    pen.form(box(-0.045, -1.02, 0.09, 0.12, 0.03), '#2c3036', { roundness: 0.6 });
    pen.form(soft([0, -0.98], [0.5, -0.86], [0.5, -0.78], [0, -0.9]), accent, {
      roundness: 0.3,
      material: 'cloth',
    });
  },
  seats: (view) => [{ kind: 'chair', x: view.isWide ? -1.72 : -0.62, z: 4.4, height: 0.47, facing: 1 }],
};
