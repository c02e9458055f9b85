import { box, ellipse, polygon, thread, type Point } from './forms.ts';
import { coin, leaves, pot, room } from './props.ts';
import { loop, rise, swing, type Plane, type Vignette } from './vignette.ts';

const columns = [0.3, 0.42, 0.38, 0.56, 0.66, 0.86];

const gridLines: Plane = {
  depth: 0.2,
  still: (kit) => {
    kit.light(700, 300, 560, 480, ['second', 78], 0.5);
    for (let row = 0; row < 5; row += 1)
      kit.stroke(
        thread([kit.left - 60, 200 + row * 140], [kit.right + 60, 200 + row * 140]),
        ['main', 40],
        3,
        { alpha: 0.7 },
      );
  },
};

const risingColumns: Plane = {
  depth: 0.55,
  still: (kit) => kit.shade(500, 826, 480, 40, 0.6),
  live: (kit, moment) => {
    const tops: Point[] = [];
    columns.forEach((tall, index) => {
      const grown = rise(moment, index * 0.1, 0.9);
      const height = 640 * tall * grown * (0.975 + 0.025 * swing(moment, 3, index * 0.2));
      const x = 100 + index * 138;
      kit.form(
        box(x, 820 - height, 100, height, [12, 12, 0, 0]),
        index === 5 ? ['spark', 70] : ['main', 40 + index * 6],
        { lift: 12, accent: index === 5 },
      );
      kit.form(
        polygon([x + 100, 820 - height + 10], [x + 128, 820 - height - 12], [x + 128, 800], [x + 100, 820]),
        index === 5 ? ['spark', 50] : ['main', 28 + index * 5],
        { lift: 0 },
      );
      tops.push([x + 50, 820 - height - 74]);
    });
    kit.stroke(thread(...tops), ['plain', 98], 11);
    const last = tops.at(-1)!;
    kit.light(last[0], last[1], 120, 120, ['spark', 90], 0.5 + 0.3 * swing(moment, 1.2));
    kit.form(ellipse(last[0], last[1], 25 + 4 * swing(moment, 1.2)), ['plain', 99], { lift: 8 });
    kit.form(ellipse(last[0], last[1], 13), ['spark', 64], { lift: 0 });
  },
};

const coinPilesAndPlant: Plane = {
  depth: 1,
  still: (kit) => {
    pot(kit, 880, 950, 120, ['second', 56]);
    for (const [x, count] of [
      [150, 5],
      [310, 3],
    ] as const) {
      kit.shade(x, 936, 110, 22, 0.6);
      for (let index = 0; index < count; index += 1) {
        kit.form(box(x - 78, 896 - index * 34, 156, 34, 17), ['spark', index % 2 ? 58 : 66], {
          lift: index === 0 ? 8 : 2,
        });
        kit.stroke(thread([x - 40, 913 - index * 34], [x + 44, 913 - index * 34]), ['spark', 82], 5);
      }
    }
  },
  live: (kit, moment) => {
    leaves(kit, moment, { x: 880, y: 850, size: 220, tone: ['second', 48], count: 6, spread: 0.9 });
    const fall = loop(moment, 1.9);
    coin(kit, 310, 520 + Math.min(1, fall * fall * 2.6) * 232, 58, moment.seconds * 4.5);
  },
};

/** Columns like a skyline with a rising line above; coins pile up in front. */
export const growth: Vignette = {
  backdrop: (kit) => room(kit, 820, ['main', 28], ['main', 20]),
  planes: [gridLines, risingColumns, coinPilesAndPlant],
};

const circlingDots: Plane = {
  depth: 0.2,
  still: (kit) => {
    kit.form(ellipse(540, 440, 400), ['second', 89], { lift: 0, quiet: true });
    kit.stroke(ellipse(540, 440, 450), ['second', 66], 4);
  },
  live: (kit, moment) => {
    for (let index = 0; index < 3; index += 1) {
      const angle = moment.seconds * 0.5 + (index * Math.PI * 2) / 3;
      kit.form(
        ellipse(540 + 450 * Math.cos(angle), 440 + 450 * Math.sin(angle), 20 + index * 5),
        ['main', 60],
        { lift: 4 },
      );
    }
  },
};

const floatingCards: Plane = {
  depth: 0.6,
  live: (kit, moment) => {
    kit.shade(500, 890, 380, 44, 0.4);
    const place = (index: number, x: number, y: number, turn: number, draw: () => void) =>
      kit.place(
        x,
        y + 16 * swing(moment, 3.6, index * 0.3),
        { rotation: turn + 0.035 * swing(moment, 4.4, index * 0.2) },
        draw,
      );
    place(0, 600, 320, 0.22, () => {
      kit.form(box(-280, -175, 560, 350, 34), ['second', 46], { lift: 20 });
      kit.form(ellipse(150, -60, 150), ['second', 56], { lift: 0, quiet: true, alpha: 0.5 });
    });
    place(1, 450, 520, -0.14, () => {
      kit.form(box(-290, -180, 580, 360, 34), ['main', 50], { lift: 24, accent: true });
      kit.context.save();
      kit.context.clip(box(-290, -180, 580, 360, 34).path);
      kit.form(ellipse(250, 190, 240), ['main', 62], { lift: 0, quiet: true, alpha: 0.6 });
      kit.form(
        polygon(
          [-420 + loop(moment, 3.2) * 1100, -190],
          [-330 + loop(moment, 3.2) * 1100, -190],
          [-450 + loop(moment, 3.2) * 1100, 190],
          [-540 + loop(moment, 3.2) * 1100, 190],
        ),
        ['plain', 99],
        { lift: 0, quiet: true, alpha: 0.3 },
      );
      kit.context.restore();
      kit.form(box(-240, -70, 92, 70, 14), ['spark', 78], { lift: 0 });
      kit.stroke(thread([-240, -36], [-148, -36]), ['spark', 52], 4);
      for (let group = 0; group < 4; group += 1)
        kit.form(box(-240 + group * 104, 60, 80, 17, 8), ['plain', 96], { lift: 0, quiet: true });
      kit.form(box(-240, 108, 150, 14, 7), ['plain', 86], { lift: 0, quiet: true });
      kit.form(ellipse(184, -104, 40), ['spark', 74], { lift: 0, quiet: true });
      kit.form(ellipse(226, -104, 40), ['plain', 96], { lift: 0, quiet: true, alpha: 0.7 });
    });
  },
};

const shieldAndCoins: Plane = {
  depth: 1,
  live: (kit, moment) => {
    kit.place(800, 690 + 12 * swing(moment, 3), { scale: 1 + 0.03 * swing(moment, 1.5) }, () => {
      const shield = polygon([0, -150], [124, -104], [116, 40], [0, 156], [-116, 40], [-124, -104]);
      kit.form(shield, ['spark', 62], { lift: 18 });
      kit.stroke(thread([-52, 4], [-14, 44], [58, -44]), ['plain', 99], 25);
    });
    for (const [index, x, y] of [
      [0, 140, 250],
      [1, 200, 800],
      [2, 870, 160],
    ] as const)
      coin(kit, x, y + 22 * swing(moment, 3.3, index * 0.33), 46 - index * 5, moment.seconds * 1.8 + index);
  },
};

/** Floating cards, protected by a shield. */
export const cards: Vignette = {
  backdrop: (kit) => room(kit, 870, ['second', 80], ['second', 62]),
  planes: [circlingDots, floatingCards, shieldAndCoins],
};
