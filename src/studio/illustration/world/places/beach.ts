import { box, ellipse, polygon, soft, thread, type Point } from '../../../reel/vignettes/forms.ts';
import { paintTree } from '../props/trees.ts';
import { merge } from '../space/merge.ts';
import type { Kit } from '../space/kit.ts';
import { hazed, paintRidge, paintSky } from '../space/sky.ts';
import { blend, shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { sand: '#efd9ab', sea: '#2f94b8', shore: '#7fd0d0', parasol: '#e2533f', towel: '#f2c14e' },
  { sand: '#e8d3b4', sea: '#3f7fa8', shore: '#8fc4c8', parasol: '#2f7fb8', towel: '#e88a6a' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const shoreZ = 8;

function paintSea(kit: Kit): void {
  const { sea, shore } = paletteOf(kit);
  const { width, height, horizon } = kit;
  const low = kit.at(0, 0, shoreZ)[1];
  const deep = hazed(kit, sea, 0.12 + kit.day.dark * 0.42);
  const shallow = hazed(kit, shore, 0.08 + kit.day.dark * 0.45);
  kit.flat.form(box(-20, horizon, width + 40, low - horizon + 24), deep, {
    roundness: 0,
    outline: 0.5,
    fade: shallow,
    material: 'liquid',
  });
  const random = kit.random('waves');
  for (let row = 0; row < 6; row += 1) {
    const y = horizon + (low - horizon) * ((row + 0.6) / 6) ** 1.4;
    const crests = Array.from({ length: 5 }, () => {
      const x =
        ((random() * width * 1.3 + kit.seconds * (6 + row * 5) * kit.brush.unit) % (width * 1.3)) -
        width * 0.15;
      return ellipse(x, y, width * (0.03 + row * 0.014), Math.max(0.7, height * 0.0007 * (row + 1)));
    });
    kit.flat.form(merge(crests), tint(shallow, 0.65), { roundness: 0, outline: 0, alpha: 0.75 });
  }
  if (kit.day.sunHeight < 0.6 && kit.weather === 'clear') {
    const x = width * (kit.mirror > 0 ? 0.24 : 0.76);
    const glints = Array.from({ length: 9 }, (_, index) =>
      ellipse(
        x + (random() - 0.5) * width * 0.1,
        horizon + ((low - horizon) * (index + 0.5)) / 9,
        width * (0.02 + random() * 0.05),
        Math.max(0.8, height * 0.0014),
      ),
    );
    kit.flat.form(merge(glints), kit.day.sun, { roundness: 0, outline: 0, alpha: 0.8 });
  }
}

function paintParasol(kit: Kit, x: number, z: number): void {
  const { parasol, towel } = paletteOf(kit);
  const pen = kit.pen(x, 0, z);
  pen.shadow(ellipse(0.3, 0, 0.9, 0.16), 0.35, 0.08 * pen.scale);
  kit.quad(
    [
      [x - 0.1, 0.01, z - 0.5],
      [x + 0.55, 0.01, z - 0.5],
      [x + 0.65, 0.01, z + 0.7],
      [x, 0.01, z + 0.7],
    ],
    towel,
    { material: 'cloth', outline: 0.8 },
  );
  kit.quad(
    [
      [x + 0.1, 0.012, z - 0.5],
      [x + 0.25, 0.012, z - 0.5],
      [x + 0.35, 0.012, z + 0.7],
      [x + 0.2, 0.012, z + 0.7],
    ],
    tint(towel, 0.65),
    { outline: 0 },
  );
  const tilted = pen.move(0, 0, { turn: -0.12 });
  tilted.form(box(-0.02, -2, 0.04, 2.05), '#e9e4d8', { roundness: 0.7 });
  const rim = (turn: number): Point => [Math.sin(turn) * 0.95, -1.62 + Math.abs(Math.sin(turn)) * -0.02];
  const parts = [-1.57, -0.9, -0.32, 0.32, 0.9, 1.57];
  for (let index = 0; index < 5; index += 1) {
    const [from, to] = [rim(parts[index]!), rim(parts[index + 1]!)];
    tilted.form(
      soft([0, -2.12], [from[0] * 0.62, -1.97], from, [(from[0] + to[0]) / 2, from[1] + 0.05], to, [
        to[0] * 0.62,
        -1.97,
      ]),
      index % 2 ? '#fbf3e4' : parasol,
      { roundness: 0.4, material: 'cloth', outline: 0.8 },
    );
  }
}

/** Rocks and grass at both sides. */
function paintDunes(kit: Kit): void {
  const random = kit.random('dunes');
  for (const side of [-1, 1]) {
    const x = side * (kit.half(5.6) > 2.2 ? 2.3 : 1.25);
    const pen = kit.pen(x, 0, 5.6);
    pen.shadow(ellipse(0, 0, 1.1, 0.14), 0.35, 0.06 * pen.scale);
    for (let stone = 0; stone < 4; stone += 1) {
      const [at, size] = [(stone - 1.5) * 0.42 + random() * 0.1, 0.24 + random() * 0.26];
      pen.form(
        soft(
          [at - size, 0],
          [at - size * 0.8, -size],
          [at, -size * 1.35],
          [at + size * 0.8, -size * 0.8],
          [at + size, 0],
        ),
        hazed(kit, shade('#7d7f86', random() * 0.25 + kit.day.dark * 0.3), 0.12),
        { roundness: 0.5, material: 'stone' },
      );
    }
    for (let blade = 0; blade < 9; blade += 1) {
      const at = (random() - 0.5) * 1.6;
      const lean = Math.sin(kit.seconds * 1.3 + blade) * 0.05 + 0.12;
      pen.line(
        thread([at, 0], [at + lean * 0.4, -0.3], [at + lean, -0.45 - random() * 0.2]),
        hazed(kit, '#7f8f55', kit.day.dark * 0.3),
        0.022,
      );
    }
  }
}

function paintBoat(kit: Kit): void {
  const pen = kit
    .pen(kit.half(26) * 0.5, 0.02, 26)
    .move(0, Math.sin(kit.seconds * 1.1) * 0.05, { scale: 1.6, turn: Math.sin(kit.seconds * 0.8) * 0.02 });
  pen.form(soft([-1, -0.35], [0, -0.3], [1, -0.38], [0.7, 0], [-0.7, 0]), hazed(kit, '#b8473c', 0.3), {
    roundness: 0.4,
  });
  pen.line(thread([0, -0.3], [0, -2.2]), '#6a5a4a', 0.05);
  pen.form(polygon([0.06, -2.1], [0.9, -0.55], [0.06, -0.5]), hazed(kit, '#fdf8ec', 0.2), {
    roundness: 0.2,
    material: 'cloth',
  });
  pen.form(polygon([-0.06, -1.9], [-0.7, -0.55], [-0.06, -0.5]), hazed(kit, '#f3ead9', 0.25), {
    roundness: 0.2,
    material: 'cloth',
  });
}

export const beach: Place = {
  far: (kit) => {
    paintSky(kit, kit.horizon + 6);
    if (kit.pick('coast', [true, false]))
      paintRidge(kit, 'coast', kit.horizon + 3, kit.height * 0.035, hazed(kit, '#6f8f8a', 0.55), 2);
  },
  ground: (kit) => {
    const { sand } = paletteOf(kit);
    const { width, height } = kit;
    paintSea(kit);
    const y = kit.at(0, 0, shoreZ)[1];
    const wash = Math.sin(kit.seconds * 0.9) * height * 0.004;
    const line: Point[] = [
      [-60, y + 4 + wash],
      [width * 0.2, y + height * 0.012 + wash],
      [width * 0.45, y + wash],
      [width * 0.7, y + height * 0.014 + wash],
      [width + 60, y + height * 0.002 + wash],
    ];
    const down = (by: number): Point[] => line.map(([x, at]): Point => [x, at + by]);
    kit.flat.form(soft(...down(-height * 0.006), [width + 80, height + 80], [-80, height + 80]), '#ffffff', {
      roundness: 0,
      outline: 0,
      alpha: 0.9 - kit.day.dark * 0.4,
    });
    kit.flat.form(
      soft(...down(height * 0.004), [width + 80, height + 80], [-80, height + 80]),
      shade(sand, 0.2),
      { roundness: 0, outline: 0 },
    );
    const dry = shade(sand, kit.day.dark * 0.15);
    kit.flat.form(soft(...down(height * 0.028), [width + 80, height + 80], [-80, height + 80]), dry, {
      roundness: 0,
      outline: 0,
      fade: tint(dry, 0.16),
    });
    const random = kit.random('sand');
    const ripples = Array.from({ length: 14 }, () => {
      const z = 2.2 + random() * 4;
      const [x, at] = kit.at((random() - 0.5) * 2 * kit.half(z), 0, z);
      return ellipse(x, at, kit.scale(z) * (0.16 + random() * 0.22), Math.max(0.8, kit.scale(z) * 0.006));
    });
    kit.flat.form(merge(ripples), shade(dry, 0.22), { roundness: 0, outline: 0, alpha: 0.35 });
    for (const [x, z, colour] of [
      [-0.9, 2.9, '#f6ece0'],
      [0.95, 2.75, '#e7b9a4'],
    ] as const) {
      const pen = kit.pen(x, 0, z);
      pen.form(soft([-0.06, 0], [-0.07, -0.04], [0, -0.08], [0.07, -0.04], [0.06, 0]), colour, {
        roundness: 0.6,
      });
      for (const at of [-0.03, 0, 0.03])
        pen.line(thread([at * 0.4, 0], [at, -0.06]), shade(colour, 0.3), 0.006);
    }
  },
  middle: (kit) => {
    const isHoliday = kit.weather === 'clear' && kit.day.dark < 0.3;
    paintBoat(kit);
    const wide = kit.isWide;
    // In a storm or at night the coast has no holiday things.
    if (!isHoliday) return paintDunes(kit);
    paintTree(kit, wide ? -3.4 : -1.5, 5.4, 4.2, 'palm', hazed(kit, '#4f9a58', kit.day.dark * 0.3));
    if (wide) paintTree(kit, -4.4, 6.2, 4.8, 'palm', hazed(kit, '#478f52', kit.day.dark * 0.3));
    paintParasol(kit, wide ? 2 : 0.92, 4.9);
    const ball = kit.pen(wide ? 0.9 : -0.7, 0, 4.2);
    ball.shadow(ellipse(0.03, 0, 0.2, 0.03), 0.4, 5);
    ball.form(ellipse(0, -0.17, 0.17), '#fbf6ea', {
      roundness: 1,
      gloss: 0.5,
      inside: () => {
        ball.form(
          soft([-0.17, -0.17], [-0.05, -0.3], [0, -0.36], [-0.02, -0.17], [0, 0.02], [-0.1, -0.06]),
          '#e2533f',
          { roundness: 0, outline: 0 },
        );
        ball.form(
          soft([0.02, -0.36], [0.14, -0.28], [0.18, -0.17], [0.12, -0.05], [0.06, -0.17]),
          blend('#2f7fb8', '#ffffff', 0.1),
          { roundness: 0, outline: 0 },
        );
      },
    });
  },
  front: (kit) => {
    const edge = kit.half(1.9);
    const pen = kit.pen(edge + 0.12, 2.42, 1.9);
    for (let leaf = 0; leaf < 4; leaf += 1) {
      const part = pen.move(0, 0, { turn: -1.95 + leaf * 0.3 + Math.sin(kit.seconds * 0.9 + leaf) * 0.02 });
      part.form(
        soft([0, -0.02], [0.07, -0.45], [0.02, -0.95], [-0.09, -0.5]),
        shade('#3f7f4c', 0.25 + leaf * 0.06),
        { roundness: 0.3, material: 'leaf', outline: 0.8 },
      );
      part.line(thread([0, 0], [-0.01, -0.85]), '#6fa868', 0.012);
    }
  },
};
