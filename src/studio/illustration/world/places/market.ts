import { box, ellipse, polygon } from '../../../reel/vignettes/forms.ts';
import { paintStreetLamp } from '../props/lamps.ts';
import { paintTree } from '../props/trees.ts';
import type { Kit } from '../space/kit.ts';
import { hazed, paintSky } from '../space/sky.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { stone: '#c2b8a6', houses: ['#d9a27a', '#e6d3ae', '#a9b6b2'], cloths: ['#c9403a', '#2f7f74', '#d9a22f'] },
  { stone: '#b5b0aa', houses: ['#c98f78', '#dfe0d4', '#b9a58a'], cloths: ['#35507f', '#b5653f', '#5f8f4f'] },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const white = '#f4ecdc';
const goods = ['#d9503a', '#e8a02f', '#7fa53f', '#b5486a', '#e2c94f', '#8a5a3a'];

/** The houses around the square. */
function paintHouses(kit: Kit): void {
  const { houses } = paletteOf(kit);
  const random = kit.random('houses');
  const z = 22;
  for (let x = -kit.half(z) - 2, nth = 0; x < kit.half(z) + 2; nth += 1) {
    const [width, high] = [3.4 + random() * 1.6, 5.4 + random() * 2.4];
    const pen = kit.pen(x + width / 2, 0, z);
    const wall = hazed(kit, houses[nth % houses.length]!, 0.28);
    pen.form(box(-width / 2, -high, width, high), wall, { roundness: 0, outline: 0.6 });
    pen.form(
      polygon([-width / 2 - 0.2, -high], [0, -high - 1.7], [width / 2 + 0.2, -high]),
      hazed(kit, '#9a5a48', 0.26),
      { roundness: 0, outline: 0.6 },
    );
    for (let y = 1.2; y < high - 1; y += 1.9)
      for (const at of [-width * 0.26, width * 0.2])
        pen.form(
          box(at - 0.35, -y - 1.1, 0.7, 1.05),
          kit.day.lamps && random() < 0.6 ? '#ffd88a' : hazed(kit, '#55677a', 0.2),
          { roundness: 0, outline: 0.3 },
        );
    x += width;
  }
}

/** A stall under a striped awning, with its goods in crates. */
function paintStall(kit: Kit, x: number, z: number, cloth: string, width = 2.3): void {
  const random = kit.random(`stall${x}`);
  const front = z - 0.5;
  kit.contact({ x, z: front, width, depth: 1.1 });
  for (const side of [-1, 1])
    for (const at of [front, z + 0.7])
      kit.edge([x + side * width * 0.48, 0, at], [x + side * width * 0.48, 2.25, at], '#7a5a3e', 0.06);
  kit.block({ x, z: front + 0.15, width: width * 0.94, height: 0.82, depth: 0.75 }, '#b98a55', {
    material: 'wood',
  });
  for (let board = 0.2; board < 0.8; board += 0.2)
    kit.edge(
      [x - width * 0.46, board, front + 0.15],
      [x + width * 0.46, board, front + 0.15],
      '#8a6238',
      0.016,
    );
  const crates = 4;
  for (let crate = 0; crate < crates; crate += 1) {
    const at = x - width * 0.46 + (width * 0.92 * (crate + 0.5)) / crates;
    const pen = kit.pen(at, 0.84, front + 0.2);
    const colour = goods[Math.floor(random() * goods.length)]!;
    for (let piece = 0; piece < 9; piece += 1)
      pen.form(
        ellipse((random() - 0.5) * 0.36, -0.08 - random() * 0.13, 0.07, 0.065),
        shade(tint(colour, random() * 0.25), kit.day.dark * 0.3),
        { roundness: 0.9, outline: 0.5 },
      );
    pen.form(box(-0.24, -0.1, 0.48, 0.2, 0.02), '#cfa06a', { material: 'wood', outline: 0.7 });
  }
  const stripes = 8;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const [from, to] = [stripe, stripe + 1].map((step) => x - width * 0.56 + (width * 1.12 * step) / stripes);
    const colour = shade(stripe % 2 ? white : cloth, kit.day.dark * 0.3);
    kit.quad(
      [
        [from!, 2.2, front - 0.25],
        [to!, 2.2, front - 0.25],
        [to!, 2.75, z + 0.8],
        [from!, 2.75, z + 0.8],
      ],
      colour,
      {
        outline: 0.4,
      },
    );
    const pen = kit.pen((from! + to!) / 2, 2.2, front - 0.25);
    const half = (to! - from!) / 2;
    pen.form(box(-half, 0, half * 2, 0.24, [0, 0, half, half]), colour, { roundness: 0.2, outline: 0.5 });
  }
}

export const market: Place = {
  far: (kit) => {
    paintSky(kit, kit.horizon + 6);
    paintHouses(kit);
  },
  ground: (kit) => {
    const { stone } = paletteOf(kit);
    const y = kit.at(0, 0, 22)[1];
    const paving = shade(kit.weather === 'snow' ? '#eef1f3' : stone, kit.day.dark * 0.25);
    kit.flat.form(box(-20, y, kit.width + 40, kit.height - y + 20), paving, {
      roundness: 0,
      outline: 0.6,
      fade: tint(paving, 0.14),
      material: 'stone',
    });
    const near = kit.floorZ(kit.height * 1.04);
    for (let z = 14; z > near; z -= 0.55) kit.edge([-12, 0, z], [12, 0, z], shade(paving, 0.3), 0.012, 0.4);
    const random = kit.random('cobbles');
    for (let stone = 0; stone < 60; stone += 1) {
      const z = near + random() * 9;
      const x = (random() - 0.5) * 2.2 * kit.half(z);
      kit.edge([x, 0, z], [x, 0, z + 0.55], shade(paving, 0.3), 0.012, 0.4);
    }
  },
  middle: (kit) => {
    const { cloths } = paletteOf(kit);
    const wide = kit.isWide;
    paintTree(kit, wide ? -6 : -3.4, 16, 5.4, 'broad', '#6b9a4f');
    paintStreetLamp(kit, wide ? 2.4 : 1.3, 13, -1, 3.4);
    paintStall(kit, wide ? -0.4 : 0.3, 12, cloths[2], 2.6);
    paintStall(kit, wide ? -3.1 : -1.75, 6.6, cloths[0]);
    paintStall(kit, wide ? 3.1 : 1.85, 6, cloths[1]);
  },
  front: (kit) => {
    const edge = kit.half(1.9);
    const pen = kit.pen(-edge, 0, 1.9);
    for (const [x, y] of [
      [-0.14, -0.32],
      [0.02, -0.36],
      [0.14, -0.31],
    ] as const)
      pen.form(ellipse(x, y, 0.1, 0.1), goods[2]!, { roundness: 0.9 });
    pen.form(box(-0.28, -0.3, 0.52, 0.6, 0.03), '#b98a55', { material: 'wood' });
  },
};
