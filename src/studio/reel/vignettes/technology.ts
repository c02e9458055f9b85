import { box, ellipse, polygon, thread } from './forms.ts';
import { band, leaves, overscan, pot, room } from './props.ts';
import { loop, rise, swing, type Plane, type Vignette } from './vignette.ts';

const bars = [0.35, 0.55, 0.45, 0.7, 0.62, 0.9];

const wallWithPicture: Plane = {
  depth: 0.25,
  still: (kit) => {
    kit.light(480, 420, 620, 460, ['second', 70], 0.5);
    kit.form(box(60, 120, 170, 250, 10), ['main', 42], { lift: 10 });
    kit.form(ellipse(145, 245, 56), ['second', 62]);
  },
};

const screenWithChart: Plane = {
  depth: 0.5,
  still: (kit) => {
    kit.shade(500, 806, 430, 44, 0.6);
    kit.form(polygon([430, 640], [570, 640], [600, 790], [400, 790]), ['plain', 55]);
    kit.form(box(350, 782, 300, 22, 11), ['plain', 68], { lift: 6 });
    kit.form(box(160, 180, 680, 480, 30), ['plain', 22], { lift: 22 });
    kit.form(box(182, 202, 636, 420, 16), ['main', 12], { quiet: true });
    kit.form(box(206, 226, 130, 372, 12), ['main', 26], { quiet: true });
    for (let row = 0; row < 5; row += 1)
      kit.form(
        box(226, 256 + row * 54, row === 1 ? 90 : 72, 16, 8),
        row === 1 ? ['spark', 82] : ['plain', 62],
        { quiet: true },
      );
    kit.form(box(360, 226, 434, 62, 12), ['main', 30], { quiet: true });
    kit.form(box(384, 248, 180, 18, 9), ['plain', 88], { quiet: true });
  },
  live: (kit, moment) => {
    bars.forEach((tall, index) => {
      const height =
        230 * tall * (0.9 + 0.1 * swing(moment, 2.4, index * 0.21)) * rise(moment, 0.1 + index * 0.08, 0.8);
      kit.form(
        box(376 + index * 70, 580 - height, 44, height, [10, 10, 0, 0]),
        index === 5 ? ['spark', 84] : ['second', 58 + index * 4],
        { lift: 0, accent: index === 5 },
      );
    });
    const reach = loop(moment, 3);
    const points = bars.map(
      (tall, index) =>
        [398 + index * 70, 540 - 190 * tall - 26 + 9 * swing(moment, 2.4, index * 0.21)] as const,
    );
    kit.stroke(thread(...points), ['plain', 96], 6, { alpha: 0.85 });
    const at = Math.min(4.99, reach * 5);
    const [from, to] = [points[Math.floor(at)]!, points[Math.floor(at) + 1]!];
    const share = at % 1;
    kit.form(ellipse(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, 15), [
      'plain',
      100,
    ]);
  },
};

const phoneAndMessage: Plane = {
  depth: 0.9,
  still: (kit) => {
    pot(kit, 110, 830, 120, ['second', 48]);
    kit.shade(846, 868, 150, 30, 0.6);
    kit.form(box(750, 520, 176, 344, 34), ['plain', 18], { lift: 18 });
    kit.form(box(764, 536, 148, 312, 22), ['second', 66], { quiet: true });
    kit.form(box(784, 566, 108, 96, 16), ['plain', 96], { lift: 6 });
    for (const [row, width] of [
      [0, 108],
      [1, 84],
      [2, 96],
    ] as const)
      kit.form(box(784, 686 + row * 34, width, 16, 8), ['plain', 92], { quiet: true });
  },
  live: (kit, moment) => {
    leaves(kit, moment, { x: 110, y: 740, size: 250, tone: ['second', 40], count: 7 });
    const beat = 1 + 0.12 * Math.max(0, swing(moment, 1.2));
    kit.place(838, 614, { scale: beat }, () => kit.form(ellipse(0, 0, 28), ['spark', 80], { accent: true }));
    const note = rise(moment, 0.6, 0.5);
    kit.place(770 - 40 * (1 - note), 430 + 8 * swing(moment, 3), { alpha: note }, () => {
      kit.form(box(0, 0, 200, 66, 22), ['plain', 98], { lift: 12 });
      kit.form(ellipse(36, 33, 17), ['spark', 78], { quiet: true });
      kit.form(box(66, 18, 104, 12, 6), ['main', 40], { quiet: true });
      kit.form(box(66, 40, 72, 10, 5), ['plain', 72], { quiet: true });
    });
  },
};

/** A desk with growing numbers on a large screen, and a phone in front of it. */
export const devices: Vignette = {
  backdrop: (kit) => room(kit, 800, ['main', 30], ['main', 20]),
  planes: [wallWithPicture, screenWithChart, phoneAndMessage],
};

/** Traces on the board: from the chip outwards, in right angles and slants. */
const traces = [
  [
    [500, 330],
    [500, 210],
    [430, 140],
    [430, -80],
  ],
  [
    [560, 330],
    [560, 240],
    [680, 120],
    [680, -80],
  ],
  [
    [670, 440],
    [800, 440],
    [880, 360],
    [1100, 360],
  ],
  [
    [670, 520],
    [1100, 520],
  ],
  [
    [670, 600],
    [780, 600],
    [860, 680],
    [1100, 680],
  ],
  [
    [560, 690],
    [560, 800],
    [640, 880],
    [640, 1080],
  ],
  [
    [440, 690],
    [440, 770],
    [330, 880],
    [330, 1080],
  ],
  [
    [330, 600],
    [220, 600],
    [150, 670],
    [-100, 670],
  ],
  [
    [330, 520],
    [-100, 520],
  ],
  [
    [330, 440],
    [250, 440],
    [150, 340],
    [-100, 340],
  ],
] as const;

const lightOnTraces: Plane = {
  depth: 0.3,
  still: (kit) => {
    for (const trace of traces) {
      const path = straight(trace);
      kit.stroke(path, ['main', 38], 16);
      kit.stroke(path, ['main', 54], 5);
      const [x, y] = trace[1]!;
      kit.form(ellipse(x, y, 15), ['second', 62]);
    }
    for (const [x, y, width, height] of [
      [120, 130, 150, 96],
      [790, 170, 120, 120],
      [110, 800, 130, 110],
      [800, 800, 170, 92],
    ] as const) {
      kit.form(box(x, y, width, height, 10), ['main', 32], { lift: 14 });
      kit.form(box(x + 16, y + 16, width - 32, height - 32, 6), ['main', 42], { quiet: true });
    }
  },
  live: (kit, moment) => {
    traces.forEach((trace, index) => {
      const at = loop(moment, 1.9, index * 0.37);
      const [x, y] = along(trace, index % 3 === 1 ? 1 - at : at);
      kit.light(x, y, 60, 60, ['spark', 86], 0.8);
      kit.form(ellipse(x, y, 13), ['spark', 88], { accent: true, lift: 0 });
    });
  },
};

const chip: Plane = {
  depth: 0.7,
  still: (kit) => {
    kit.form(box(310, 320, 380, 380, 30), ['plain', 34], { lift: 26 });
    for (let index = 0; index < 6; index += 1)
      for (const [x, y, width, height] of pins(index))
        kit.form(box(x, y, width, height, 4), ['plain', 82], { lift: 0 });
    kit.form(box(345, 355, 310, 310, 22), ['main', 46], { lift: 10 });
    kit.form(box(400, 410, 200, 200, 18), ['main', 62], { lift: 8 });
  },
  live: (kit, moment) => {
    const beat = 0.5 + 0.5 * swing(moment, 1.6);
    kit.light(500, 510, 220, 220, ['spark', 88], 0.3 + 0.4 * beat);
    kit.place(500, 510, { rotation: moment.seconds * 0.5, scale: 0.92 + 0.08 * beat }, () => {
      kit.form(box(-52, -52, 104, 104, 22), ['spark', 82], { accent: true });
      kit.form(ellipse(0, 0, 24), ['plain', 98], { lift: 0 });
    });
  },
};

/** A chip from above, with light moving along its traces out of the picture. */
export const circuit: Vignette = {
  backdrop: (kit) => {
    kit.form(band(kit, kit.top - overscan, kit.bottom + overscan), ['main', 18], { quiet: true });
    kit.light(500, 500, 620, 620, ['second', 60], 0.45);
  },
  planes: [lightOnTraces, chip],
};

const pins = (index: number) =>
  [
    [352 + index * 52, 302, 24, 22],
    [352 + index * 52, 696, 24, 22],
    [292, 362 + index * 52, 22, 24],
    [686, 362 + index * 52, 22, 24],
  ] as const;

type Track = readonly (readonly [number, number])[];
function straight(track: Track) {
  const form = thread(track[0]!);
  for (const [x, y] of track.slice(1)) form.path.lineTo(x, y);
  return form;
}
function along(track: Track, share: number): [number, number] {
  const lengths = track
    .slice(1)
    .map((to, index) => Math.hypot(to[0] - track[index]![0], to[1] - track[index]![1]));
  let rest = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    if (rest <= length || index === lengths.length - 1) {
      const [from, to] = [track[index]!, track[index + 1]!];
      return [from[0] + ((to[0] - from[0]) * rest) / length, from[1] + ((to[1] - from[1]) * rest) / length];
    }
    rest -= length;
  }
  return [...track[0]!] as [number, number];
}
