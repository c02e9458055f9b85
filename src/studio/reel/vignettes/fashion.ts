import { box, ellipse, polygon, soft, thread, type Form } from './forms.ts';
import { leaves, pot, room } from './props.ts';
import { loop, swing, type Kit, type Moment, type Tone, type Plane, type Vignette } from './vignette.ts';

type Garment = { x: number; cut: Form; tone: Tone; detail: (kit: Kit) => void };

const garments: readonly Garment[] = [
  {
    x: 210,
    tone: ['main', 46],
    cut: soft(
      [-22, 40],
      [-88, 70],
      [-96, 240],
      [-112, 420],
      [0, 440],
      [112, 420],
      [96, 240],
      [88, 70],
      [22, 40],
    ),
    detail: (kit) => {
      kit.stroke(thread([0, 60], [4, 240], [0, 430]), ['main', 30], 6);
      for (const y of [150, 220, 290]) kit.form(ellipse(16, y, 8), ['spark', 82], { lift: 0 });
      kit.form(polygon([-22, 42], [0, 150], [-52, 96]), ['main', 60], { lift: 0 });
      kit.form(polygon([22, 42], [0, 150], [52, 96]), ['main', 60], { lift: 0 });
    },
  },
  {
    x: 400,
    tone: ['second', 78],
    cut: polygon(
      [-24, 36],
      [-84, 62],
      [-104, 180],
      [-66, 190],
      [-66, 350],
      [66, 350],
      [66, 190],
      [104, 180],
      [84, 62],
      [24, 36],
    ),
    detail: (kit) => {
      for (let y = 120; y < 340; y += 44)
        kit.form(box(-66, y, 132, 14), ['main', 58], { lift: 0, quiet: true });
    },
  },
  {
    x: 590,
    tone: ['spark', 66],
    cut: soft(
      [-26, 40],
      [-58, 130],
      [-44, 200],
      [-110, 400],
      [-124, 500],
      [0, 520],
      [124, 500],
      [110, 400],
      [44, 200],
      [58, 130],
      [26, 40],
      [0, 88],
    ),
    detail: (kit) => {
      kit.form(box(-48, 190, 96, 20, 8), ['main', 38], { lift: 0 });
      for (const x of [-50, 0, 50])
        kit.stroke(thread([x * 0.4, 220], [x, 350], [x * 1.5, 490]), ['spark', 54], 5);
    },
  },
  {
    x: 780,
    tone: ['plain', 88],
    cut: polygon(
      [-28, 38],
      [-92, 70],
      [-96, 330],
      [-60, 330],
      [-58, 400],
      [58, 400],
      [60, 330],
      [96, 330],
      [92, 70],
      [28, 38],
    ),
    detail: (kit) => {
      kit.stroke(thread([-60, 130], [-58, 390]), ['plain', 62], 5);
      kit.stroke(thread([60, 130], [58, 390]), ['plain', 62], 5);
      kit.form(box(-46, 220, 92, 74, 8), ['plain', 78], { lift: 0 });
    },
  },
];

function hang(kit: Kit, moment: Moment, { x, cut, tone, detail }: Garment, index: number): void {
  kit.place(x, 218, { rotation: 0.055 * swing(moment, 2.6 + index * 0.3, index * 0.23) }, () => {
    kit.stroke(thread([0, -18], [16, -6], [0, 14], [0, 34]), ['plain', 70], 7);
    kit.stroke(thread([-74, 66], [0, 30], [74, 66]), ['plain', 62], 10);
    kit.form(cut, tone, { lift: 14, accent: index === 2 });
    detail(kit);
  });
}

const mirror: Plane = {
  depth: 0.25,
  still: (kit) => {
    kit.form(box(600, 90, 330, 620, [165, 165, 10, 10]), ['second', 70], { lift: 8 });
    kit.form(box(624, 114, 282, 590, [141, 141, 6, 6]), ['main', 86], { quiet: true });
    kit.form(polygon([660, 400], [860, 160], [900, 220], [690, 520]), ['plain', 97], {
      quiet: true,
      alpha: 0.5,
    });
  },
};

const railWithGarments: Plane = {
  depth: 0.6,
  still: (kit) => {
    kit.shade(490, 840, 480, 40, 0.5);
    for (const x of [96, 884]) {
      kit.form(box(x, 190, 18, 640, 8), ['main', 26], { lift: 8 });
      kit.form(box(x - 60, 820, 138, 18, 8), ['main', 22]);
    }
    kit.form(box(70, 188, 860, 20, 10), ['main', 32], { lift: 10 });
  },
  live: (kit, moment) => garments.forEach((garment, index) => hang(kit, moment, garment, index)),
};

const plantAndShoes: Plane = {
  depth: 1,
  still: (kit) => {
    pot(kit, 900, 950, 130, ['main', 60]);
    kit.shade(300, 934, 220, 26, 0.6);
    for (const x of [190, 330]) {
      kit.form(
        soft([x, 810], [x + 46, 806], [x + 66, 858], [x + 128, 884], [x + 138, 922], [x + 4, 922]),
        ['main', 34],
        { lift: 12 },
      );
      kit.form(box(x - 2, 914, 144, 16, 8), ['plain', 94], { lift: 0 });
      kit.stroke(thread([x + 48, 846], [x + 70, 838]), ['plain', 92], 6);
      kit.stroke(thread([x + 62, 866], [x + 86, 854]), ['plain', 92], 6);
    }
  },
  live: (kit, moment) =>
    leaves(kit, moment, { x: 900, y: 850, size: 300, tone: ['second', 40], count: 6, spread: 0.9 }),
};

/** A rail of swinging clothes, a mirror and a pair of shoes. */
export const rail: Vignette = {
  backdrop: (kit) => room(kit, 830, ['second', 84], ['second', 66]),
  planes: [mirror, railWithGarments, plantAndShoes],
};

const spotlightAndCurtains: Plane = {
  depth: 0.2,
  still: (kit) => {
    kit.form(polygon([430, kit.top - 60], [570, kit.top - 60], [900, 870], [100, 870]), ['second', 74], {
      quiet: true,
      alpha: 0.26,
    });
    kit.light(500, 400, 420, 520, ['second', 86], 0.55);
    for (const [x, width] of [
      [40, 120],
      [840, 120],
    ] as const)
      for (let fold = 0; fold < 3; fold += 1)
        kit.form(box(x + fold * 38, kit.top - 60, width * 0.34, 910 - kit.top), ['main', 30 + fold * 5], {
          lift: 4,
        });
  },
};

const dressOnForm: Plane = {
  depth: 0.6,
  still: (kit) => {
    kit.form(ellipse(500, 870, 300, 46), ['second', 60], { lift: 16 });
    kit.form(ellipse(500, 858, 300, 44), ['second', 82], { lift: 0 });
    kit.shade(500, 858, 190, 26, 0.5);
    kit.form(box(490, 700, 20, 160, 6), ['plain', 40]);
    kit.form(soft([456, 176], [470, 132], [500, 122], [530, 132], [544, 176], [500, 190]), ['plain', 84], {
      lift: 0,
    });
    kit.form(
      soft(
        [440, 200],
        [400, 240],
        [420, 350],
        [446, 430],
        [380, 560],
        [300, 800],
        [500, 836],
        [700, 800],
        [620, 560],
        [554, 430],
        [580, 350],
        [600, 240],
        [560, 200],
        [500, 290],
      ),
      ['main', 58],
      { lift: 18, accent: true },
    );
    for (const [x, to] of [
      [450, 350],
      [486, 456],
      [516, 552],
      [548, 652],
    ] as const)
      kit.stroke(thread([x, 440], [(x + to) / 2, 600], [to, 810]), ['main', 44], 7);
    kit.form(box(438, 412, 124, 30, 12), ['spark', 74], { lift: 0 });
  },
};

const silkScarf: Plane = {
  depth: 1,
  live: (kit, moment) => {
    const wave = (start: number) => 46 * swing(moment, 3.4, start);
    const upper = [
      [60, 520 + wave(0)],
      [260, 400 + wave(0.2)],
      [520, 540 + wave(0.4)],
      [760, 430 + wave(0.6)],
      [960, 300 + wave(0.8)],
    ] as const;
    const lower = upper
      .map(([x, y], index) => [x + 14, y + 84 - 22 * Math.sin(index * 2 + moment.seconds * 1.3)] as const)
      .toReversed();
    kit.form(soft(...upper, ...lower), ['second', 72], { lift: 14, alpha: 0.94 });
    kit.stroke(thread(...upper.map(([x, y]) => [x + 6, y + 30] as const)), ['second', 90], 7);
    for (let index = 0; index < 9; index += 1) {
      const at = loop(moment, 4, index / 9);
      const x = 130 + ((index * 389) % 760);
      kit.form(ellipse(x, 820 - at * 700, 6 + (index % 3) * 4), ['spark', 88], {
        alpha: Math.sin(at * Math.PI),
        lift: 0,
        quiet: true,
      });
    }
  },
};

/** A dress on its form under a spotlight; a scarf of silk flows around it. */
export const atelier: Vignette = {
  backdrop: (kit) => room(kit, 850, ['main', 24], ['main', 16]),
  planes: [spotlightAndCurtains, dressOnForm, silkScarf],
};
