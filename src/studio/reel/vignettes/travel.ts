import { box, ellipse, polygon, ridge, soft, thread, type Point } from './forms.ts';
import { band, cloud, hills, overscan, sky } from './props.ts';
import { loop, swing, type Kit, type Tone, type Plane, type Vignette } from './vignette.ts';

const sunAndAeroplane: Plane = {
  depth: 0.08,
  still: (kit) => {
    kit.light(640, 330, 420, 420, ['spark', 96], 0.7);
    kit.form(ellipse(640, 330, 128), ['spark', 88], { lift: 0, accent: true });
  },
  live: (kit, moment) => {
    const progress = loop(moment, 9, 0.15);
    const x = kit.left - 140 + progress * (kit.right - kit.left + 280);
    const y = 250 - progress * 130;
    kit.stroke(thread([x - 320, y + 42], [x - 30, y + 4]), ['plain', 100], 8, { alpha: 0.7 });
    kit.place(x, y, { rotation: -0.12, scale: 1.1 }, () => aeroplane(kit));
  },
};

const farRidgeAndClouds: Plane = {
  depth: 0.25,
  still: (kit) => {
    hills(
      kit,
      [
        [60, 600],
        [210, 400],
        [330, 500],
        [520, 330],
        [700, 520],
        [860, 420],
        [960, 560],
      ],
      ['main', 74],
      6,
    );
    kit.light(500, 640, 800, 160, ['plain', 98], 0.5);
  },
  live: (kit, moment) => {
    const span = kit.right - kit.left + 700;
    for (const [index, y, width] of [
      [0, 470, 260],
      [1, 380, 190],
    ] as const)
      cloud(
        kit,
        kit.left - 300 + ((moment.seconds * (20 + index * 8) + 300 + index * span * 0.5) % span),
        y,
        width,
        ['plain', 99],
      );
  },
};

const snowyPeaks: Plane = {
  depth: 0.5,
  still: (kit) => {
    peak(kit, 300, 330, 520, 780, ['main', 52]);
    peak(kit, 740, 440, 440, 780, ['main', 44]);
    hills(
      kit,
      [
        [0, 730],
        [250, 760],
        [520, 730],
        [780, 764],
        [1000, 730],
      ],
      ['second', 46],
      6,
    );
  },
};

const lakeWithBoat: Plane = {
  depth: 0.75,
  still: (kit) =>
    kit.form(band(kit, 780, kit.bottom + overscan), ['main', 62], {
      quiet: true,
      lift: 0,
    }),
  live: (kit, moment) => {
    for (let index = 0; index < 9; index += 1) {
      const y = 800 + index * 26;
      const x = 500 + ((index * 227) % 700) - 350 + 30 * swing(moment, 3, index * 0.17);
      const halfLength = 60 + (index % 4) * 46;
      kit.stroke(thread([x - halfLength, y], [x + halfLength, y]), ['plain', 96], 7, { alpha: 0.7 });
    }
    boat(kit, 560 + 36 * swing(moment, 7), 850 + 5 * swing(moment, 1.9), 0.04 * swing(moment, 1.9, 0.2));
  },
};

const firs: Plane = {
  depth: 1,
  still: (kit) => {
    for (const [x, size] of [
      [kit.left + 40, 380],
      [kit.left + 190, 290],
      [kit.right - 60, 420],
      [kit.right - 220, 280],
    ] as const)
      fir(kit, x, 1020, size);
  },
};

/** Mountains behind a lake; an aeroplane draws a contrail. */
export const mountains: Vignette = {
  backdrop: (kit) => sky(kit, ['main', 66], ['spark', 92], 700),
  planes: [sunAndAeroplane, farRidgeAndClouds, snowyPeaks, lakeWithBoat, firs],
};

const sunAndBirds: Plane = {
  depth: 0.1,
  still: (kit) => {
    kit.form(ellipse(360, 400, 150), ['spark', 86], { lift: 0, accent: true });
    kit.light(360, 420, 420, 360, ['spark', 94], 0.5);
  },
  live: (kit, moment) => {
    for (let index = 0; index < 3; index += 1) {
      const x = kit.left + ((moment.seconds * 60 + index * 130 + 200) % (kit.right - kit.left));
      const flap = 18 * Math.sin(moment.seconds * 7 + index * 2);
      kit.stroke(
        thread([x - 34, 190 + index * 42 - flap], [x, 200 + index * 42], [x + 34, 190 + index * 42 - flap]),
        ['main', 22],
        8,
      );
    }
  },
};

const seaWithBoat: Plane = {
  depth: 0.4,
  live: (kit, moment) => {
    for (const [row, y] of [
      [0, 560],
      [1, 620],
      [2, 690],
    ] as const) {
      const wave = (x: number) =>
        y +
        (10 + row * 5) *
          Math.sin(x / (70 + row * 26) + moment.seconds * (1.7 - row * 0.35) * (row % 2 ? -1 : 1));
      const points = waveLine(kit, 70, wave);
      kit.form(ridge(kit.bottom + overscan, ...points), ['main', 52 + row * 10], { lift: 6 });
      kit.stroke(thread(...points), ['plain', 99], 6, { alpha: 0.65 });
    }
    boat(kit, 700 + 30 * swing(moment, 8), 574 + 8 * swing(moment, 2), 0.05 * swing(moment, 2, 0.3));
  },
};

const sandAndWash: Plane = {
  depth: 0.75,
  still: (kit) =>
    hills(
      kit,
      [
        [0, 800],
        [260, 770],
        [560, 810],
        [860, 780],
        [1000, 800],
      ],
      ['spark', 86],
      10,
    ),
  live: (kit, moment) => {
    const wash = 14 * swing(moment, 3.2);
    const points = waveLine(kit, 80, (x) => 776 + wash + 14 * Math.sin(x / 90 + 1));
    kit.stroke(thread(...points), ['plain', 100], 17, { alpha: 0.85 });
  },
};

const suitcaseAndPalm: Plane = {
  depth: 1,
  still: (kit) => {
    kit.shade(300, 946, 210, 28, 0.5);
    kit.stroke(thread([240, 700], [246, 640], [354, 640], [360, 700]), ['main', 18], 17);
    kit.form(box(140, 690, 320, 250, 34), ['main', 48], { lift: 18 });
    for (const x of [200, 384]) kit.form(box(x, 690, 26, 250), ['main', 32], { lift: 0 });
    kit.place(300, 810, { rotation: -0.2 }, () => kit.form(ellipse(0, 0, 44), ['plain', 97], { lift: 4 }));
    kit.form(
      soft([852, 980], [820, 700], [720, 420], [690, 330], [716, 322], [760, 420], [870, 690], [920, 980]),
      ['second', 34],
      { lift: 16 },
    );
    for (let row = 0; row < 6; row += 1)
      kit.stroke(
        thread([826 - row * 22, 820 - row * 80], [880 - row * 24, 800 - row * 80]),
        ['second', 52],
        6,
      );
  },
  live: (kit, moment) => {
    for (let index = 0; index < 7; index += 1) {
      const lean = -2.5 + index * 0.72 + 0.06 * swing(moment, 3.1, index * 0.15);
      kit.place(700, 324, { rotation: lean }, () =>
        kit.form(
          soft([0, -16], [110, -66], [240, -40], [310, 60], [220, 10], [110, -10], [0, 16]),
          ['second', 38 + (index % 3) * 9],
          { lift: 10 },
        ),
      );
    }
    for (const [x, y] of [
      [688, 350],
      [722, 356],
    ] as const)
      kit.form(ellipse(x, y, 25), ['main', 28], { lift: 4 });
  },
};

/** A beach: waves, a sailing boat and birds; a palm leans over a packed suitcase. */
export const coast: Vignette = {
  backdrop: (kit) => sky(kit, ['main', 70], ['second', 92], 560),
  planes: [sunAndBirds, seaWithBoat, sandAndWash, suitcaseAndPalm],
};

function aeroplane(kit: Kit): void {
  kit.form(soft([-80, 0], [-60, -15], [40, -17], [86, -2], [40, 13], [-60, 12]), ['plain', 99], { lift: 4 });
  kit.form(polygon([-10, 2], [26, 2], [-26, 58], [-48, 58]), ['plain', 86], { lift: 0 });
  kit.form(polygon([-78, -4], [-54, -6], [-74, -44], [-92, -44]), ['spark', 66], { lift: 0 });
}

function peak(kit: Kit, x: number, topY: number, width: number, baseY: number, tone: Tone): void {
  kit.form(
    polygon(
      [x, topY],
      [x + width * 0.22, topY + (baseY - topY) * 0.4],
      [x + width * 0.55, baseY],
      [x - width * 0.55, baseY],
      [x - width * 0.24, topY + (baseY - topY) * 0.46],
    ),
    tone,
    { lift: 10 },
  );
  const snow = (baseY - topY) * 0.3;
  kit.form(
    polygon(
      [x, topY],
      [x + width * 0.165, topY + snow],
      [x + width * 0.06, topY + snow * 0.72],
      [x - width * 0.02, topY + snow * 1.1],
      [x - width * 0.09, topY + snow * 0.7],
      [x - width * 0.16, topY + snow],
    ),
    ['plain', 98],
    { lift: 0 },
  );
  kit.form(
    polygon(
      [x, topY],
      [x + width * 0.22, topY + (baseY - topY) * 0.4],
      [x + width * 0.55, baseY],
      [x + width * 0.12, baseY],
      [x + width * 0.04, topY + (baseY - topY) * 0.5],
    ),
    [tone[0], tone[1] - 12],
    { lift: 0, quiet: true, alpha: 0.55 },
  );
}

function fir(kit: Kit, x: number, y: number, size: number): void {
  kit.form(box(x - size * 0.03, y - size * 0.2, size * 0.06, size * 0.3), ['main', 16]);
  for (const [row, halfWidth] of [
    [0, 0.24],
    [1, 0.19],
    [2, 0.13],
  ] as const)
    kit.form(
      polygon(
        [x, y - size * (0.55 + row * 0.22)],
        [x + size * halfWidth, y - size * (0.12 + row * 0.22)],
        [x - size * halfWidth, y - size * (0.12 + row * 0.22)],
      ),
      ['second', 30 + row * 7],
      { lift: 6 },
    );
}

function boat(kit: Kit, x: number, y: number, roll: number): void {
  kit.place(x, y, { rotation: roll }, () => {
    kit.form(soft([-92, 0], [92, 0], [60, 40], [-60, 40]), ['main', 22], { lift: 8 });
    kit.form(polygon([4, -180], [4, -12], [96, -12]), ['plain', 99], { lift: 6 });
    kit.form(polygon([-8, -150], [-8, -12], [-72, -12]), ['spark', 70], { lift: 6, accent: true });
  });
}

/** Points across the picture, one every `step` units. */
function waveLine(kit: Kit, step: number, yAt: (x: number) => number): Point[] {
  const points: Point[] = [];
  for (let x = kit.left - 100; x <= kit.right + 100; x += step) points.push([x, yAt(x)]);
  return points;
}
