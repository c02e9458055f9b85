import { box, ellipse, polygon, soft, thread } from './forms.ts';
import { leaves, pot, room } from './props.ts';
import { swing, type Plane, type Vignette } from './vignette.ts';

const picturesOnWall: Plane = {
  depth: 0.2,
  still: (kit) => {
    for (const [x, y, width, height] of [
      [120, 120, 200, 260],
      [350, 170, 150, 190],
    ] as const) {
      kit.form(box(x, y, width, height, 4), ['main', 36], { lift: 10 });
      kit.form(box(x + 16, y + 16, width - 32, height - 32), ['plain', 97], { lift: 0 });
    }
    kit.form(ellipse(220, 230, 54), ['spark', 74], { lift: 0 });
    kit.form(soft([140, 362], [180, 290], [230, 320], [300, 270], [302, 362]), ['main', 62], { lift: 0 });
    kit.form(polygon([372, 338], [424, 220], [478, 338]), ['second', 56], { lift: 0 });
  },
};

const rugAndLamp: Plane = {
  depth: 0.4,
  still: (kit) => {
    kit.form(ellipse(480, 890, 460, 74), ['main', 74], { quiet: true, lift: 0 });
    kit.stroke(ellipse(480, 890, 410, 60), ['main', 58], 7);
    kit.shade(800, 878, 110, 18, 0.5);
    kit.form(box(792, 260, 16, 610, 6), ['plain', 34], { lift: 6 });
    kit.form(ellipse(800, 872, 88, 20), ['plain', 34], { lift: 6 });
  },
  live: (kit, moment) => {
    kit.light(790, 420, 330, 380, ['spark', 95], 0.55 + 0.06 * swing(moment, 2.1));
    kit.place(800, 190, { rotation: 0.02 * swing(moment, 3.4) }, () => {
      kit.form(polygon([-72, 0], [72, 0], [128, 150], [-128, 150]), ['spark', 74], { lift: 10 });
      kit.form(ellipse(0, 150, 128, 20), ['spark', 96], { lift: 0, quiet: true });
    });
  },
};

const chairWithCushion: Plane = {
  depth: 0.7,
  still: (kit) => {
    kit.shade(470, 900, 330, 40, 0.55);
    for (const x of [300, 630])
      kit.form(polygon([x - 16, 830], [x + 16, 830], [x + 8, 906], [x - 8, 906]), ['second', 34]);
    kit.form(
      soft([300, 700], [290, 480], [350, 380], [470, 360], [590, 380], [650, 480], [640, 700], [470, 720]),
      ['main', 52],
      { lift: 16, accent: true },
    );
    for (const x of [380, 470, 560]) kit.stroke(thread([x, 430], [x, 640]), ['main', 40], 6);
    kit.form(box(290, 660, 360, 120, 40), ['main', 62], { lift: 10 });
    for (const x of [220, 610]) kit.form(box(x, 570, 110, 270, [52, 52, 20, 20]), ['main', 46], { lift: 12 });
    kit.form(box(290, 770, 360, 74, 14), ['main', 42], { lift: 4 });
    kit.place(430, 620, { rotation: -0.2 }, () =>
      kit.form(box(-76, -76, 152, 140, 34), ['spark', 78], { lift: 10 }),
    );
  },
};

const tableWithVase: Plane = {
  depth: 1,
  still: (kit) => {
    kit.shade(140, 936, 130, 18, 0.5);
    for (const x of [76, 204]) kit.form(box(x - 7, 770, 14, 160, 5), ['second', 36], { lift: 4 });
    kit.form(ellipse(140, 764, 124, 28), ['second', 48], { lift: 12 });
    kit.form(ellipse(140, 756, 116, 22), ['second', 66], { lift: 0 });
    pot(kit, 140, 756, 92, ['plain', 94]);
  },
  live: (kit, moment) =>
    leaves(kit, moment, { x: 140, y: 676, size: 250, tone: ['second', 46], count: 7, spread: 0.9 }),
};

/** A reading corner: armchair, lamp, a small table with a vase, pictures on the wall. */
export const armchair: Vignette = {
  backdrop: (kit) => room(kit, 780, ['second', 84], ['second', 58]),
  planes: [picturesOnWall, rugAndLamp, chairWithCushion, tableWithVase],
};
