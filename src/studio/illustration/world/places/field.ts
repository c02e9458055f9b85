import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { paintTree, paintTuft } from '../props/trees.ts';
import { merge } from '../space/merge.ts';
import type { Kit } from '../space/kit.ts';
import { hazed, paintRidge, paintSky } from '../space/sky.ts';
import { blend, shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { crop: '#e3bc55', grass: '#9aae58', hill: '#7fa063', barn: '#b5433a' },
  { crop: '#b4bf5a', grass: '#86a854', hill: '#6f9a72', barn: '#8a5a42' },
  { crop: '#c9a0cc', grass: '#93ab62', hill: '#88a078', barn: '#c9b48f' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const snowy = (kit: Kit, colour: string): string => (kit.weather === 'snow' ? tint(colour, 0.75) : colour);

function paintBarn(kit: Kit, x: number, z: number): void {
  const { barn } = paletteOf(kit);
  const wall = hazed(kit, barn, 0.18);
  const roof = snowy(kit, hazed(kit, '#6a5650', 0.2));
  const [width, high, depth] = [4.4, 2.9, 5];
  kit.block({ x, z, width, height: high, depth }, wall, { material: 'wood' });
  const pen = kit.pen(x, 0, z);
  pen.form(
    polygon(
      [-width / 2, -high],
      [-width * 0.3, -high - 1.3],
      [0, -high - 1.9],
      [width * 0.3, -high - 1.3],
      [width / 2, -high],
    ),
    wall,
    { roundness: 0, outline: 0.8 },
  );
  pen.line(thread([-width / 2 - 0.15, -high + 0.15], [-width * 0.3, -high - 1.32]), roof, 0.22);
  pen.line(thread([width / 2 + 0.15, -high + 0.15], [width * 0.3, -high - 1.32]), roof, 0.22);
  pen.line(thread([-width * 0.3, -high - 1.32], [0, -high - 1.94]), roof, 0.22);
  pen.line(thread([0, -high - 1.94], [width * 0.3, -high - 1.32]), roof, 0.22);
  pen.form(box(-0.9, -2.1, 1.8, 2.1), shade(wall, 0.2), { roundness: 0, outline: 0.6 });
  for (const [from, to] of [
    [
      [-0.85, -2.05],
      [0.85, -0.05],
    ],
    [
      [0.85, -2.05],
      [-0.85, -0.05],
    ],
  ] as const)
    pen.line(thread(from, to), '#f2ead8', 0.12);
  pen.line(polygon([-0.9, -2.1], [0.9, -2.1], [0.9, 0], [-0.9, 0]), '#f2ead8', 0.12);
  pen.form(box(-0.35, -3.9, 0.7, 0.7), kit.day.lamps ? '#ffd88a' : '#3f3a40', { roundness: 0, outline: 0.6 });
}

export const field: Place = {
  far: (kit) => {
    const { hill } = paletteOf(kit);
    paintSky(kit);
    paintRidge(kit, 'hills-far', kit.horizon + 4, kit.height * 0.07, hazed(kit, snowy(kit, hill), 0.58), 3);
    paintRidge(kit, 'hills', kit.horizon + 6, kit.height * 0.04, hazed(kit, snowy(kit, hill), 0.34), 4);
  },
  ground: (kit) => {
    const { crop, grass } = paletteOf(kit);
    const { width, height, horizon } = kit;
    const wheat = snowy(kit, crop);
    const green = snowy(kit, grass);
    kit.flat.form(box(-20, horizon, width + 40, height - horizon + 20), hazed(kit, wheat, 0.28), {
      roundness: 0,
      outline: 0.4,
      fade: wheat,
    });
    const near = kit.floorZ(height * 1.03);
    for (let row = -15; row <= 15; row += 1) {
      const x = row * 1.25 + 0.6;
      kit.edge([x, 0, near], [x, 0, 60], shade(wheat, 0.22), 0.12, 0.35);
    }
    const random = kit.random('ears');
    for (let index = 0; index < 44; index += 1) {
      const z = 12 - index * 0.2;
      const side = index % 2 ? 1 : -1;
      const x = side * (1.05 + random() * Math.max(0.5, kit.half(z) - 0.7));
      paintTuft(
        kit.pen(x, 0, z).move(0, 0, { turn: Math.sin(kit.seconds * 1.2 + x) * 0.05 }),
        `ear${index}`,
        blend(wheat, shade(wheat, 0.2), random() * 0.7),
        0.4,
      );
    }
    const at = (x: number, z: number) => kit.at(x, 0, z);
    kit.flat.form(
      soft(
        at(-0.95, 1.5),
        at(-0.85, 3),
        at(-0.75, 6),
        at(-0.6, 20),
        at(-0.3, 40),
        at(0.3, 40),
        at(0.6, 20),
        at(0.75, 6),
        at(0.85, 3),
        at(0.95, 1.5),
      ),
      shade(snowy(kit, '#c9a878'), kit.day.dark * 0.2),
      { roundness: 0, outline: 0.4 },
    );
    kit.flat.form(
      soft(at(-0.16, 1.5), at(-0.14, 4), at(-0.1, 20), at(0.1, 20), at(0.14, 4), at(0.16, 1.5)),
      green,
      { roundness: 0, outline: 0, alpha: 0.8 },
    );
  },
  middle: (kit) => {
    const { grass } = paletteOf(kit);
    const wide = kit.isWide;
    paintBarn(kit, kit.half(22) * 0.52, 22);
    for (const [x, z, high] of [
      [-kit.half(16) * 0.78, 16, 5.2],
      [-kit.half(21) * 0.5, 21, 4.6],
    ] as const)
      paintTree(kit, x, z, high, 'broad', snowy(kit, shade(grass, 0.2)));
    const bale = kit.pen(wide ? -2.3 : -1.05, 0, 5.6);
    bale.shadow(ellipse(0.05, 0, 0.75, 0.1), 0.45, 0.08 * bale.scale);
    bale.form(box(-0.1, -1.06, 0.95, 1.06, 0.16), shade('#dcb65e', 0.12), {
      roundness: 0.5,
      material: 'cloth',
    });
    bale.form(ellipse(-0.1, -0.53, 0.53), '#e3c474', { roundness: 0.4 });
    for (const radius of [0.4, 0.27, 0.14]) bale.line(ellipse(-0.1, -0.53, radius), '#a5823c', 0.02, 0.8);
    const wood = '#8d6b4a';
    const fence = kit.isWide ? [1.5, 2.6, 3.7, 4.8] : [0.98, 1.6, 2.2];
    for (const x of fence)
      kit.block({ x, z: 5, width: 0.11, height: 1.05, depth: 0.08 }, wood, { material: 'wood' });
    for (const y of [0.42, 0.78])
      kit.block(
        {
          x: (fence[0]! + fence.at(-1)!) / 2,
          y,
          z: 4.97,
          width: fence.at(-1)! - fence[0]! + 0.4,
          height: 0.1,
          depth: 0.03,
        },
        tint(wood, 0.12),
        { material: 'wood' },
      );
  },
  front: (kit) => {
    const { crop } = paletteOf(kit);
    const edge = kit.half(1.9);
    const random = kit.random('near');
    for (const side of [-1, 1])
      for (let ear = 0; ear < 5; ear += 1) {
        const pen = kit
          .pen(side * edge * (1.04 - ear * 0.04), -0.1, 1.9)
          .move(0, 0, { turn: -side * (0.05 + random() * 0.22) + Math.sin(kit.seconds + ear) * 0.015 });
        const high = 0.55 + random() * 0.35;
        pen.line(thread([0, 0], [0.01, -high]), shade(crop, 0.35), 0.016);
        pen.form(
          merge(
            [0, 1, 2, 3, 4].flatMap((grain) =>
              [-1, 1].map((to) => ellipse(to * 0.018, -high + grain * 0.035, 0.018, 0.028)),
            ),
          ),
          shade(crop, 0.15),
          { roundness: 0.4, outline: 0.5 },
        );
      }
  },
};
