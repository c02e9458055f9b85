import { box, ellipse, polygon, soft, thread } from './forms.ts';
import { room } from './props.ts';
import { loop, swing, type Kit, type Plane, type Vignette } from './vignette.ts';

function shoe(kit: Kit): void {
  kit.form(
    soft(
      [176, 660],
      [170, 560],
      [214, 440],
      [300, 412],
      [352, 470],
      [440, 486],
      [520, 470],
      [620, 540],
      [760, 580],
      [842, 640],
      [850, 690],
      [520, 700],
    ),
    ['main', 54],
    { lift: 16, accent: true },
  );
  kit.form(soft([620, 545], [760, 582], [842, 642], [848, 690], [700, 694], [650, 640]), ['main', 74], {
    lift: 0,
  });
  kit.form(soft([180, 650], [190, 540], [250, 520], [300, 590], [290, 694], [184, 694]), ['main', 38], {
    lift: 0,
  });
  kit.form(polygon([340, 640], [470, 560], [560, 600], [430, 690]), ['spark', 74], { lift: 0 });
  kit.form(soft([214, 440], [300, 412], [352, 470], [300, 500], [240, 490]), ['plain', 90], { lift: 0 });
  kit.form(
    soft([160, 690], [300, 694], [520, 702], [860, 690], [864, 744], [820, 768], [200, 768], [156, 740]),
    ['plain', 97],
    {
      lift: 8,
    },
  );
  kit.stroke(thread([170, 728], [420, 736], [640, 738], [852, 726]), ['main', 58], 9);
  for (const [x, y] of [
    [430, 494],
    [480, 486],
    [530, 484],
    [580, 512],
  ] as const) {
    kit.stroke(thread([x - 24, y + 42], [x + 4, y + 10], [x + 30, y - 8]), ['plain', 99], 13);
  }
  kit.stroke(thread([400, 480], [362, 420], [330, 440], [390, 484]), ['plain', 99], 9);
}

const speedLines: Plane = {
  depth: 0.2,
  still: (kit) => {
    kit.form(ellipse(520, 480, 350), ['main', 82], { quiet: true, lift: 0 });
    kit.light(440, 340, 360, 300, ['plain', 100], 0.6);
    kit.stroke(ellipse(520, 480, 410), ['main', 72], 6);
  },
  live: (kit, moment) => {
    for (let index = 0; index < 6; index += 1) {
      const at = loop(moment, 0.9 + (index % 3) * 0.2, index * 0.27);
      const x = kit.right - at * (kit.right - kit.left + 300);
      const y = 270 + index * 84;
      kit.form(box(x, y, 150 + (index % 3) * 60, 12, 6), [index % 2 ? 'spark' : 'main', 68], {
        lift: 0,
        quiet: true,
        alpha: 0.8,
      });
    }
  },
};

const block: Plane = {
  depth: 0.5,
  still: (kit) => {
    kit.shade(520, 936, 380, 30, 0.5);
    kit.form(box(200, 850, 640, 90, 14), ['spark', 58], { lift: 14 });
    kit.form(box(200, 836, 640, 34, 14), ['spark', 76], { lift: 0 });
  },
  live: (kit, moment) => kit.shade(520, 842, 290 + 30 * swing(moment, 1.9), 16, 0.5),
};

const floatingShoe: Plane = {
  depth: 0.8,
  live: (kit, moment) => {
    kit.place(
      510,
      560 + 20 * swing(moment, 1.9),
      { rotation: -0.14 + 0.03 * swing(moment, 1.9, 0.25) },
      () => {
        kit.place(-510, -610, {}, () => shoe(kit));
      },
    );
  },
};

/** A running shoe floating above a block, with speed lines behind it. */
export const sneaker: Vignette = {
  backdrop: (kit) => room(kit, 800, ['second', 84], ['second', 64]),
  planes: [speedLines, block, floatingShoe],
};
