import { box, ellipse, polygon, soft, thread } from './forms.ts';
import { band, leaves, pot, room } from './props.ts';
import { loop, swing, type Plane, type Vignette } from './vignette.ts';

const discOnWall: Plane = {
  depth: 0.2,
  still: (kit) => {
    kit.form(ellipse(640, 360, 260), ['second', 78], { lift: 8 });
    kit.light(300, 300, 500, 500, ['plain', 100], 0.3);
  },
};

const archAndStairs: Plane = {
  depth: 0.5,
  still: (kit) => {
    kit.shade(360, 820, 400, 40, 0.5);
    const arch = box(130, 250, 380, 560, [190, 190, 0, 0]);
    kit.form(arch, ['main', 52], { lift: 20 });
    kit.form(box(210, 350, 220, 460, [110, 110, 0, 0]), ['main', 30], { lift: 0 });
    for (let step = 0; step < 4; step += 1)
      kit.form(box(540 + step * 96, 700 - step * 90, 420, 110 + step * 90), ['second', 60 + step * 7], {
        lift: 8,
      });
  },
  live: (kit, moment) => {
    const at = loop(moment, 3.4);
    const down = (1 - at) * 4;
    const step = Math.min(3, Math.floor(down));
    const inStep = down - Math.floor(down);
    const hop = Math.sin((1 - inStep) * Math.PI) * 70;
    const x = 590 + down * 96;
    const y = 700 - step * 90 - 46 - hop;
    kit.shade(x, 700 - step * 90 - 3, 56, 12, 0.5);
    kit.form(ellipse(x, y, 46), ['spark', 66], { lift: 8, accent: true });
    kit.place(x, y, { rotation: -down * 4 }, () =>
      kit.stroke(thread([-24, -20], [0, -32], [24, -20]), ['plain', 98], 8),
    );
  },
};

const plinthAndCube: Plane = {
  depth: 0.8,
  still: (kit) => {
    kit.shade(330, 920, 190, 26, 0.5);
    kit.form(box(210, 780, 230, 136), ['plain', 92], { lift: 14 });
    kit.form(polygon([325, 560], [420, 780], [230, 780]), ['spark', 72], { lift: 12 });
  },
  live: (kit, moment) => {
    kit.place(325, 520 + 14 * swing(moment, 2.8), { rotation: moment.seconds * 0.7 }, () =>
      kit.form(box(-44, -44, 88, 88, 14), ['second', 54], { lift: 10 }),
    );
  },
};

const pottedPlant: Plane = {
  depth: 1,
  still: (kit) => pot(kit, 900, 960, 140, ['main', 42]),
  live: (kit, moment) =>
    leaves(kit, moment, { x: 900, y: 850, size: 320, tone: ['second', 42], count: 8, spread: 1 }),
};

/** A still life of simple solids: arch, stairs, plinth; a ball rolls over them. */
export const stillLife: Vignette = {
  backdrop: (kit) => room(kit, 800, ['main', 76], ['main', 60]),
  planes: [discOnWall, archAndStairs, plinthAndCube, pottedPlant],
};

const pinboard: Plane = {
  depth: 0.2,
  still: (kit) => kit.form(box(120, 90, 560, 420, 14), ['second', 62], { lift: 10 }),
  live: (kit, moment) => {
    const notes = [
      [170, 140, ['spark', 84]],
      [350, 130, ['plain', 97]],
      [520, 150, ['main', 74]],
      [190, 320, ['plain', 97]],
      [370, 330, ['spark', 76]],
      [530, 320, ['plain', 94]],
    ] as const;
    notes.forEach(([x, y, tone], index) =>
      kit.place(
        x + 60,
        y,
        { rotation: 0.05 * swing(moment, 2.7, index * 0.23) + (index % 2 ? 0.04 : -0.05) },
        () => {
          kit.form(box(-60, 0, 120, 124, 4), tone, { lift: 8, accent: index === 4 });
          for (const row of [0, 1, 2])
            kit.form(box(-40, 34 + row * 26, 80 - row * 18, 9, 4), ['main', 44], {
              lift: 0,
              quiet: true,
            });
          kit.form(ellipse(0, 12, 10), ['main', 40], { lift: 3 });
        },
      ),
    );
  },
};

const deskWithLaptop: Plane = {
  depth: 0.6,
  still: (kit) => {
    kit.form(band(kit, 770, 824), ['main', 60], { lift: 14 });
    kit.form(band(kit, 824, 840), ['main', 34]);
    kit.shade(440, 772, 300, 22, 0.5);
    kit.form(polygon([240, 768], [680, 768], [650, 744], [270, 744]), ['plain', 62], { lift: 4 });
    kit.form(box(290, 480, 340, 264, 18), ['plain', 22], { lift: 14 });
    kit.form(box(306, 496, 308, 232, 8), ['main', 28], { quiet: true });
    kit.stroke(thread([800, 770], [760, 560], [870, 400]), ['main', 26], 15);
    kit.form(box(730, 752, 140, 20, 10), ['main', 26]);
  },
  live: (kit, moment) => {
    for (let row = 0; row < 5; row += 1) {
      const typed = Math.min(1, Math.max(0, loop(moment, 4) * 7 - row));
      kit.form(
        box(330, 524 + row * 38, Math.max(14, typed * (230 - ((row * 47) % 110))), 16, 8),
        row % 2 ? ['spark', 80] : ['plain', 88],
        { lift: 0, quiet: true },
      );
    }
    kit.place(870, 396, { rotation: 0.55 + 0.015 * swing(moment, 3) }, () => {
      kit.light(-10, 170, 260, 300, ['spark', 92], 0.5);
      kit.form(polygon([-46, -10], [46, -10], [104, 120], [-104, 120]), ['spark', 64], { lift: 12 });
      kit.form(ellipse(0, 122, 96, 18), ['plain', 99], { lift: 0 });
    });
  },
};

const plantAndMug: Plane = {
  depth: 1,
  still: (kit) => {
    pot(kit, 110, 900, 130, ['spark', 66]);
    kit.shade(680, 900, 110, 20, 0.5);
    kit.stroke(thread([730, 780], [800, 784], [790, 850], [730, 860]), ['main', 50], 20);
    kit.form(soft([610, 750], [744, 750], [738, 880], [720, 900], [634, 900], [616, 880]), ['main', 56], {
      lift: 14,
    });
    kit.form(ellipse(677, 754, 66, 16), ['main', 24], { lift: 0 });
  },
  live: (kit, moment) => {
    leaves(kit, moment, { x: 110, y: 800, size: 300, tone: ['second', 42], count: 9, spread: 1.1 });
    for (const start of [0, 0.5]) {
      const at = loop(moment, 3, start);
      const x = 677 + (start ? 18 : -18);
      kit.stroke(
        thread([x, 730 - at * 120], [x + 20, 690 - at * 120], [x, 650 - at * 120]),
        ['plain', 98],
        11,
        { alpha: Math.sin(at * Math.PI) * 0.6 },
      );
    }
  },
};

/** A used desk: lamp, mug, notes on the wall that flutter in the draught. */
export const workshop: Vignette = {
  backdrop: (kit) => room(kit, 780, ['second', 80], ['main', 48]),
  planes: [pinboard, deskWithLaptop, plantAndMug],
};
