import { box, ellipse, thread } from '../../../reel/vignettes/forms.ts';
import { paintTree, paintTuft } from '../props/trees.ts';
import type { Kit } from '../space/kit.ts';
import { merge } from '../space/merge.ts';
import { hazed, paintRidge, paintSky } from '../space/sky.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { lane: '#c2543f', grass: '#7fae55', seats: '#3f6fa8', leaf: '#5f9450' },
  { lane: '#b8604a', grass: '#8fb35a', seats: '#c9a23f', leaf: '#6f9a4a' },
  { lane: '#3f7fa0', grass: '#86b060', seats: '#d8695a', leaf: '#6a9a55' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const snowy = (kit: Kit, colour: string): string => (kit.weather === 'snow' ? tint(colour, 0.7) : colour);
const laneWidth = 1.15;
const lanes = [-2, -1, 0, 1, 2] as const;

/** A covered stand with rows of seats. */
export function paintStand(kit: Kit, seats: string): void {
  const z = 30;
  const half = Math.min(kit.half(z) * 0.75, 15);
  const pen = kit.pen(0, 0, z);
  pen.form(box(-half, -1, half * 2, 1), hazed(kit, '#d8d2c6', 0.3), { roundness: 0, outline: 0.5 });
  const random = kit.random('people');
  for (let row = 0; row < 5; row += 1) {
    const y = -1 - (row + 1) * 0.72;
    pen.form(box(-half, y, half * 2, 0.72), hazed(kit, row % 2 ? seats : shade(seats, 0.12), 0.34), {
      roundness: 0,
      outline: 0.3,
    });
    const heads = Array.from({ length: Math.round(half * 1.4) }, () =>
      ellipse((random() * 2 - 1) * (half - 0.4), y + 0.24, 0.18, 0.24),
    );
    for (const [nth, colour] of ['#e8d0b4', '#b8443f', '#f2efe6', '#8a5a3f'].entries())
      pen.form(merge(heads.filter((_, index) => index % 4 === nth)), hazed(kit, colour, 0.34), {
        roundness: 0,
        outline: 0,
      });
  }
  pen.form(box(-half - 0.6, -6.4, half * 2 + 1.2, 0.42), hazed(kit, '#f0ede4', 0.28), { outline: 0.5 });
  for (const at of [-1, -0.5, 0, 0.5, 1])
    pen.line(thread([at * half, -6], [at * half, -4.6]), hazed(kit, '#8d949b', 0.3), 0.16);
}

/** Floodlights on a mast. */
export function paintMast(kit: Kit, x: number, z: number): void {
  const pen = kit.pen(x, 0, z);
  pen.line(thread([0, 0], [0, -11]), hazed(kit, '#8d949b', 0.3), 0.22);
  pen.form(box(-1.1, -12, 2.2, 1.1, 0.1), hazed(kit, '#5f666d', 0.25), { roundness: 0.2 });
  for (const y of [-11.7, -11.2])
    for (const at of [-0.8, -0.27, 0.27, 0.8]) {
      pen.form(ellipse(at, y, 0.2), kit.day.lamps ? '#fffbe0' : '#cfd8dc', { roundness: 0.2, outline: 0.4 });
      if (kit.day.lamps) pen.glow(at, y, 1, '#fff3c0', 0.6);
    }
}

function paintHurdle(kit: Kit, x: number, z: number): void {
  kit.contact({ x, z, width: 0.9, depth: 0.3 }, 0.3);
  for (const side of [-0.42, 0.42]) {
    kit.edge([x + side, 0, z], [x + side, 0.78, z], '#d5dadd', 0.035);
    kit.edge([x + side, 0.015, z - 0.3], [x + side, 0.015, z + 0.1], '#aeb6bb', 0.045);
  }
  for (let part = 0; part < 5; part += 1)
    kit.block(
      { x: x - 0.4 + part * 0.2, y: 0.74, z, width: 0.2, height: 0.13, depth: 0.02 },
      part % 2 ? '#2f3338' : '#f7f3e8',
      { outline: 0.5 },
    );
}

export const track: Place = {
  far: (kit) => {
    const { leaf } = paletteOf(kit);
    paintSky(kit);
    paintRidge(kit, 'hills', kit.horizon + 5, kit.height * 0.035, hazed(kit, snowy(kit, leaf), 0.5), 4);
  },
  ground: (kit) => {
    const { lane, grass } = paletteOf(kit);
    const { width, height, horizon } = kit;
    const green = shade(snowy(kit, grass), kit.day.dark * 0.25);
    kit.flat.form(box(-20, horizon, width + 40, height - horizon + 20), hazed(kit, green, 0.3), {
      roundness: 0,
      outline: 0.4,
      fade: green,
    });
    const near = kit.floorZ(height * 1.04);
    const far = 26;
    const edge = (lanes.length / 2) * laneWidth;
    const surface = shade(snowy(kit, lane), kit.day.dark * 0.25);
    kit.quad(
      [
        [-edge, 0.002, near],
        [edge, 0.002, near],
        [edge, 0.002, far],
        [-edge, 0.002, far],
      ],
      surface,
      { outline: 0.6, fade: tint(surface, 0.1) },
    );
    for (let line = 0; line <= lanes.length; line += 1) {
      const x = -edge + line * laneWidth;
      kit.edge([x, 0.004, near], [x, 0.004, far], '#fbf6ea', 0.055, 0.95);
    }
    kit.quad(
      [
        [-edge, 0.005, 4.3],
        [edge, 0.005, 4.3],
        [edge, 0.005, 4.4],
        [-edge, 0.005, 4.4],
      ],
      '#fbf6ea',
      { outline: 0 },
    );
  },
  middle: (kit) => {
    const { leaf, seats } = paletteOf(kit);
    const wide = kit.isWide;
    paintStand(kit, seats);
    const green = snowy(kit, leaf);
    for (const [share, z, high] of [
      [-0.92, 26, 6],
      [0.94, 25, 5.4],
      [-0.72, 28, 5],
    ] as const)
      paintTree(kit, kit.half(z) * share, z, high, 'broad', green);
    paintMast(kit, -kit.half(22) * 0.6, 22);
    if (wide) paintMast(kit, kit.half(22) * 0.6, 22);
    for (const x of wide ? [-2.3, 2.3] : [-1.15, 1.15]) for (const z of [9.6, 7.2]) paintHurdle(kit, x, z);
  },
  front: (kit) => {
    const { grass } = paletteOf(kit);
    const edge = kit.half(1.9);
    for (const side of [-1, 1])
      for (const at of [1.02, 0.94])
        paintTuft(kit.pen(side * edge * at, 0.02, 1.9), `tuft${side}${at}`, snowy(kit, grass), 0.3);
  },
};
