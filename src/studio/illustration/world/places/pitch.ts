import { box, ellipse, thread } from '../../../reel/vignettes/forms.ts';
import { paintTree, paintTuft } from '../props/trees.ts';
import type { Kit } from '../space/kit.ts';
import { hazed, paintRidge, paintSky } from '../space/sky.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';
import { paintMast, paintStand } from './track.ts';

const palettes = [
  { grass: '#6fa552', seats: '#3f6fa8', leaf: '#5f9450' },
  { grass: '#7dad58', seats: '#b8584a', leaf: '#6f9a4a' },
  { grass: '#74a860', seats: '#c9a23f', leaf: '#6a9a55' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const snowy = (kit: Kit, colour: string): string => (kit.weather === 'snow' ? tint(colour, 0.7) : colour);
const chalk = '#fbf8ee';
const goal = { width: 7.3, height: 2.44, depth: 1.8, z: 17 } as const;
const bands = 9;
const bandDepth = 3.2;

/** Grass with mowing stripes. */
function paintGrass(kit: Kit): void {
  const { width, height, horizon } = kit;
  const green = shade(snowy(kit, paletteOf(kit).grass), kit.day.dark * 0.25);
  kit.flat.form(box(-20, horizon, width + 40, height - horizon + 20), hazed(kit, green, 0.3), {
    roundness: 0,
    outline: 0.4,
    fade: green,
  });
  const near = kit.floorZ(height * 1.04);
  for (let band = 0; band < bands; band += 2) {
    const [from, to] = [near + band * bandDepth, near + (band + 1) * bandDepth];
    const [left, right] = [-kit.half(to) - 1, kit.half(to) + 1];
    kit.quad(
      [
        [left, 0.001, from],
        [right, 0.001, from],
        [right, 0.001, to],
        [left, 0.001, to],
      ],
      shade(green, 0.07),
      { outline: 0 },
    );
  }
}

function paintLines(kit: Kit): void {
  const edge = kit.half(goal.z) + 1;
  kit.edge([-edge, 0.004, goal.z], [edge, 0.004, goal.z], chalk, 0.12, 0.9);
  const [half, front] = [goal.width / 2 + 5.5, goal.z - 8];
  kit.edge([-half, 0.004, front], [half, 0.004, front], chalk, 0.1, 0.9);
  for (const side of [-1, 1])
    kit.edge([side * half, 0.004, front], [side * half, 0.004, goal.z], chalk, 0.1, 0.9);
}

function paintGoal(kit: Kit): void {
  const [half, { height, depth, z }] = [goal.width / 2, goal];
  const net = '#eef2ee';
  for (let step = 0; step <= 10; step += 1) {
    const x = -half + (step / 10) * goal.width;
    kit.edge([x, height, z], [x, 0, z + depth], net, 0.025, 0.55);
  }
  for (let step = 1; step <= 5; step += 1) {
    const [y, back] = [height * (1 - step / 5), (depth * step) / 5];
    kit.edge([-half, y, z + back], [half, y, z + back], net, 0.025, 0.55);
  }
  for (const side of [-half, half]) kit.edge([side, 0, z], [side, height, z], chalk, 0.14);
  kit.edge([-half, height, z], [half, height, z], chalk, 0.14);
}

/** A flag at the corner. */
function paintFlag(kit: Kit, x: number, z: number): void {
  const pen = kit.pen(x, 0, z);
  pen.line(thread([0, 0], [0, -1.5]), '#e8d24a', 0.05);
  pen.form(box(0.02, -1.5, 0.42, 0.28), '#d8483f', { roundness: 0.1, outline: 0.6, material: 'cloth' });
  pen.shadow(ellipse(0.05, 0, 0.16, 0.03), 0.35, 0.03 * pen.scale);
}

/** A football pitch: mown grass, a goal, a stand with spectators. */
export const pitch: Place = {
  far: (kit) => {
    paintSky(kit);
    const hills = hazed(kit, snowy(kit, paletteOf(kit).leaf), 0.5);
    paintRidge(kit, 'hills', kit.horizon + 5, kit.height * 0.035, hills, 4);
  },
  ground: (kit) => {
    paintGrass(kit);
    paintLines(kit);
  },
  middle: (kit) => {
    const { leaf, seats } = paletteOf(kit);
    paintStand(kit, seats);
    for (const [share, z, high] of [
      [-0.95, 26, 6],
      [0.95, 25, 5.4],
    ] as const)
      paintTree(kit, kit.half(z) * share, z, high, 'broad', snowy(kit, leaf));
    paintMast(kit, -kit.half(22) * 0.7, 22);
    if (kit.isWide) paintMast(kit, kit.half(22) * 0.7, 22);
    paintGoal(kit);
    paintFlag(kit, kit.half(9) * 0.86, 9);
  },
  front: (kit) => {
    const edge = kit.half(1.9);
    const grass = snowy(kit, paletteOf(kit).grass);
    for (const side of [-1, 1])
      for (const at of [1.02, 0.94])
        paintTuft(kit.pen(side * edge * at, 0.02, 1.9), `tuft${side}${at}`, grass, 0.3);
  },
};
