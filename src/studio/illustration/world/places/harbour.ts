import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { paintStreetLamp } from '../props/lamps.ts';
import type { Kit } from '../space/kit.ts';
import { merge } from '../space/merge.ts';
import { hazed, paintRidge, paintSky } from '../space/sky.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { stone: '#b9b0a2', sea: '#3f7f96', hulls: ['#b8433a', '#2f5f8a', '#e0b24a'], crate: '#c08a52' },
  { stone: '#a9abac', sea: '#4a8a92', hulls: ['#2f6f62', '#e6e0d0', '#c9653f'], crate: '#8fa0a6' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
/** Metres from the camera to the edge of the quay. */
const quayZ = 5;

function paintWater(kit: Kit): void {
  const { sea } = paletteOf(kit);
  const { width, horizon } = kit;
  const low = kit.at(0, 0, quayZ)[1];
  const deep = hazed(kit, sea, 0.3 + kit.day.dark * 0.3);
  const near = hazed(kit, sea, 0.05 + kit.day.dark * 0.35);
  kit.flat.form(box(-20, horizon, width + 40, low - horizon + 20), deep, {
    roundness: 0,
    outline: 0.4,
    fade: near,
    material: 'liquid',
  });
  const random = kit.random('waves');
  const crests = Array.from({ length: 26 }, () => {
    const share = random() ** 1.4;
    const x = random() * width + Math.sin(kit.seconds * 0.7 + share * 9) * 5 * kit.brush.unit;
    return ellipse(
      x,
      horizon + (low - horizon) * share,
      width * (0.012 + share * 0.04),
      Math.max(0.7, 1.6 * kit.brush.unit * share),
    );
  });
  kit.flat.form(merge(crests), tint(near, 0.5), { roundness: 0, outline: 0, alpha: 0.6 });
}

/** A fishing boat seen from the side, `x` its middle, moored with a rope. */
function paintBoat(kit: Kit, x: number, z: number, hull: string, scale: number): void {
  const bob = Math.sin(kit.seconds * 1.1 + x) * 0.03;
  const pen = kit.pen(x, -0.25 + bob, z).move(0, 0, { scale, turn: Math.sin(kit.seconds * 0.8 + x) * 0.012 });
  const paint = hazed(kit, hull, 0.04 + z * 0.006 + kit.day.dark * 0.2);
  const white = hazed(kit, '#f4efe2', 0.06 + kit.day.dark * 0.25);
  pen.line(thread([0.75, -0.8], [0.75, -3.4]), '#5f5146', 0.06);
  pen.line(thread([0.75, -3.1], [1.7, -1.15]), '#4a4038', 0.02);
  pen.line(thread([0.75, -3.3], [-0.4, -2]), '#4a4038', 0.02);
  pen.form(box(-0.95, -1.95, 1.25, 1.2, 0.06), white, { roundness: 0.3 });
  pen.form(box(-1.05, -2.07, 1.45, 0.14, 0.04), paint, { roundness: 0.4 });
  for (const at of [-0.8, -0.25])
    pen.form(box(at, -1.75, 0.4, 0.4, 0.05), kit.day.lamps ? '#ffd88a' : '#4f6a7a', { gloss: 0.6 });
  pen.form(
    soft(
      [-1.75, -0.95],
      [-1, -0.78],
      [0.6, -0.8],
      [1.95, -1.2],
      [1.7, -0.55],
      [1.35, 0],
      [-1.4, 0],
      [-1.7, -0.4],
    ),
    paint,
    { roundness: 0.5, material: 'wood' },
  );
  pen.line(thread([-1.72, -0.72], [-0.8, -0.58], [0.6, -0.6], [1.82, -0.95]), white, 0.07);
  for (const at of [-0.9, 0.1, 0.95])
    pen.form(ellipse(at, -0.32, 0.13, 0.17), '#2f3338', { roundness: 0.7, outline: 0.6 });
  pen.form(box(-1.6, -0.06, 3.1, 0.16, 0.08), shade(paint, 0.5), { roundness: 0, outline: 0, alpha: 0.5 });
}

/** A row of narrow houses on the other side of the basin. */
function paintHouses(kit: Kit): void {
  const random = kit.random('houses');
  const walls = ['#e3c08a', '#c9795a', '#e8e0cf', '#8fa9b0', '#d99a7a'];
  const z = 34;
  for (let x = -kit.half(z) - 2, nth = 0; x < kit.half(z) * 0.35; nth += 1) {
    const [width, high] = [3 + random() * 1.4, 5 + random() * 2.6];
    const pen = kit.pen(x + width / 2, 0, z);
    const wall = hazed(kit, walls[nth % walls.length]!, 0.42);
    pen.form(box(-width / 2, -high, width, high), wall, { roundness: 0, outline: 0.5 });
    pen.form(
      polygon([-width / 2 - 0.15, -high], [0, -high - 1.5], [width / 2 + 0.15, -high]),
      hazed(kit, '#8a4f42', 0.4),
      { roundness: 0, outline: 0.5 },
    );
    for (let y = 1; y < high - 1; y += 1.8)
      for (const at of [-width * 0.25, width * 0.2])
        pen.form(
          box(at - 0.3, -y - 1, 0.6, 0.9),
          kit.day.lamps && random() < 0.6 ? '#ffd88a' : hazed(kit, '#4f6272', 0.35),
          { roundness: 0, outline: 0 },
        );
    x += width;
  }
}

function paintCrates(kit: Kit, x: number): void {
  const { crate } = paletteOf(kit);
  kit.contact({ x, z: 4.35, width: 0.95, depth: 0.55 });
  const stack = [
    [x - 0.24, 0, 0.5],
    [x + 0.28, 0, 0.48],
    [x - 0.08, 0.34, 0.52],
  ] as const;
  for (const [at, y, width] of stack) {
    kit.block({ x: at, y, z: 4.4, width, height: 0.33, depth: 0.45 }, crate, { material: 'wood' });
    for (const line of [0.11, 0.22])
      kit.edge([at - width / 2, y + line, 4.4], [at + width / 2, y + line, 4.4], shade(crate, 0.4), 0.014);
  }
  const fish = kit.pen(x - 0.08, 0.67, 4.42);
  for (const at of [-0.16, -0.03, 0.1])
    fish.form(soft([at - 0.1, 0], [at, -0.07], [at + 0.12, -0.02], [at + 0.02, 0.02]), '#c3d0d6', {
      roundness: 0.7,
      gloss: 0.5,
      outline: 0.6,
    });
}

export const harbour: Place = {
  far: (kit) => {
    paintSky(kit, kit.horizon + 6);
    paintRidge(kit, 'coast', kit.horizon + 3, kit.height * 0.05, hazed(kit, '#6f8a80', 0.5), 3);
  },
  ground: (kit) => {
    const { stone } = paletteOf(kit);
    paintWater(kit);
    const y = kit.at(0, 0, quayZ)[1];
    const paving = shade(stone, kit.day.dark * 0.25);
    kit.flat.form(box(-20, y, kit.width + 40, kit.height - y + 20), paving, {
      roundness: 0,
      outline: 0.8,
      fade: tint(paving, 0.12),
      material: 'stone',
    });
    const near = kit.floorZ(kit.height * 1.04);
    for (let z = quayZ - 0.35; z > near; z -= 0.7)
      kit.edge([-7, 0, z], [7, 0, z], shade(paving, 0.35), 0.014, 0.45);
    for (let x = -7; x <= 7; x += 0.9)
      kit.edge([x, 0, near], [x, 0, quayZ - 0.35], shade(paving, 0.35), 0.012, 0.35);
    kit.quad(
      [
        [-12, 0.005, quayZ - 0.35],
        [12, 0.005, quayZ - 0.35],
        [12, 0.005, quayZ],
        [-12, 0.005, quayZ],
      ],
      tint(paving, 0.3),
      { outline: 0.6, material: 'stone' },
    );
  },
  middle: (kit) => {
    const { hulls } = paletteOf(kit);
    const wide = kit.isWide;
    paintHouses(kit);
    paintBoat(kit, kit.half(15) * 0.5, 15, hulls[2], 1.3);
    paintBoat(kit, wide ? -3 : -1.5, 8.6, hulls[0], 1.1);
    paintBoat(kit, wide ? 3 : 2.1, 7.4, hulls[1], 1);
    paintCrates(kit, wide ? -2.3 : -1.02);
    const x = wide ? 1.6 : 0.95;
    const bollard = kit.pen(x, 0, 4.75);
    bollard.shadow(ellipse(0.03, 0, 0.24, 0.04), 0.45, 0.05 * bollard.scale);
    bollard.form(
      soft([-0.13, 0], [-0.11, -0.3], [-0.2, -0.4], [0, -0.5], [0.2, -0.4], [0.11, -0.3], [0.13, 0]),
      '#34383d',
      { roundness: 0.7, material: 'metal' },
    );
    bollard.line(thread([0.1, -0.3], [0.5, -0.28], [0.9, -0.5]), '#c9b48a', 0.035);
    for (const y of [-0.22, -0.27])
      bollard.line(thread([-0.13, y], [0, y + 0.03], [0.13, y]), '#c9b48a', 0.04);
    if (wide) paintStreetLamp(kit, -3.6, 4.7, 1);
  },
  front: (kit) => {
    const edge = kit.half(1.9);
    const pen = kit.pen(-edge * 1.02, 0, 1.9);
    pen.form(soft([-0.4, 0.3], [-0.3, -0.25], [0, -0.4], [0.26, -0.18], [0.34, 0.3]), '#3f7a78', {
      roundness: 0.5,
      material: 'cloth',
    });
    for (let knot = 0; knot < 7; knot += 1)
      pen.line(thread([-0.34 + knot * 0.1, 0.2], [-0.2 + knot * 0.06, -0.26]), '#2a5654', 0.012, 0.7);
    pen.form(ellipse(0.12, -0.24, 0.07), '#e2703f', { roundness: 0.9, gloss: 0.3 });
  },
};
