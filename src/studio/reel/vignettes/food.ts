import { box, ellipse, polygon, soft, thread } from './forms.ts';
import { leaves, pot, room, steam } from './props.ts';
import { loop, swing, type Kit, type Plane, type Vignette } from './vignette.ts';

const windowAndJars: Plane = {
  depth: 0.2,
  still: (kit) => {
    kit.form(box(120, 60, 420, 480, [210, 210, 8, 8]), ['main', 88], { lift: 8 });
    kit.light(330, 260, 300, 300, ['plain', 100], 0.7);
    kit.form(box(322, 60, 16, 480), ['second', 70], { lift: 0 });
    kit.form(box(120, 320, 420, 16), ['second', 70], { lift: 0 });
    for (const [x, height] of [
      [660, 150],
      [740, 200],
      [826, 120],
    ] as const) {
      kit.form(box(x, 400 - height, 62, height, [24, 24, 6, 6]), [x === 740 ? 'main' : 'spark', 58], {
        lift: 8,
      });
      kit.form(box(x + 14, 380 - height, 34, 30, 6), ['main', 34], { lift: 0 });
    }
    kit.form(box(620, 400, 330, 22, 6), ['main', 36], { lift: 12 });
  },
};

const bowlWithSteam: Plane = {
  depth: 0.6,
  still: (kit) => {
    kit.form(ellipse(500, 880, 560, 150), ['plain', 94], { quiet: true, lift: 0 });
    kit.shade(510, 880, 370, 62, 0.5);
    kit.form(ellipse(500, 868, 350, 62), ['second', 74], { lift: 10 });
    kit.form(ellipse(500, 856, 320, 50), ['second', 90], { lift: 0 });
    kit.form(
      soft([210, 610], [232, 730], [330, 838], [500, 860], [670, 838], [768, 730], [790, 610], [500, 640]),
      ['main', 50],
      { lift: 18 },
    );
    kit.form(ellipse(500, 612, 290, 76), ['main', 66], { lift: 0 });
    kit.form(ellipse(500, 618, 256, 60), ['spark', 60], { lift: 0, accent: true });
    for (const [x, y, size] of [
      [400, 610, 46],
      [560, 634, 52],
      [480, 592, 34],
      [640, 606, 36],
    ] as const) {
      kit.form(ellipse(x, y, size, size * 0.52), ['spark', 84], { lift: 5 });
      kit.form(ellipse(x - size * 0.2, y - size * 0.1, size * 0.4, size * 0.2), ['plain', 99], {
        lift: 0,
        quiet: true,
      });
    }
    kit.form(soft([330, 600], [370, 570], [430, 574], [400, 606]), ['second', 44], { lift: 4 });
    kit.form(soft([590, 590], [640, 560], [690, 580], [650, 612]), ['second', 52], { lift: 4 });
  },
  live: (kit, moment) => {
    for (let index = 0; index < 6; index += 1) {
      const at = loop(moment, 2.6, index / 6);
      const x = 370 + ((index * 137) % 290);
      kit.place(
        x,
        60 + at * 540,
        { rotation: at * 5 + index, alpha: at > 0.93 ? 0 : Math.min(1, at * 5) },
        () => {
          if (index % 3 === 2) kit.form(ellipse(0, 0, 24), ['spark', 66], { lift: 4 });
          else
            kit.form(soft([-30, 0], [-8, -18], [30, 0], [-8, 18]), ['second', 46 + index * 3], {
              lift: 4,
            });
        },
      );
    }
    steam(kit, moment, 500, 560, 320);
  },
};

const cutlery: Plane = {
  depth: 1,
  still: (kit) => {
    kit.form(polygon([838, 700], [862, 700], [880, 960], [826, 960]), ['plain', 70], { lift: 12 });
    kit.form(ellipse(850, 660, 40, 66), ['plain', 82], { lift: 10 });
    for (const x of [120, 142, 164]) kit.form(box(x, 640, 9, 110, 4), ['plain', 78], { lift: 0 });
    kit.form(soft([116, 740], [177, 740], [162, 800], [156, 960], [136, 960], [130, 800]), ['plain', 74], {
      lift: 10,
    });
  },
};

/** A laid table in front of a window: a deep bowl with steam and falling herbs. */
export const table: Vignette = {
  backdrop: (kit) => room(kit, 690, ['second', 82], ['main', 52]),
  planes: [windowAndJars, bowlWithSteam, cutlery],
};

function cup(kit: Kit): void {
  kit.shade(520, 836, 290, 44, 0.6);
  kit.form(ellipse(500, 820, 270, 44), ['plain', 84], { lift: 10 });
  kit.form(ellipse(500, 810, 236, 34), ['plain', 96], { lift: 0 });
  kit.stroke(thread([680, 560], [800, 560], [790, 700], [660, 720]), ['main', 52], 36);
  kit.form(
    soft([300, 500], [312, 660], [380, 790], [500, 812], [620, 790], [688, 660], [700, 500], [500, 520]),
    ['main', 56],
    { lift: 16, accent: true },
  );
  kit.form(ellipse(500, 500, 200, 52), ['main', 76], { lift: 0 });
  kit.form(ellipse(500, 506, 174, 40), ['second', 24], { lift: 0 });
}

const shelvesAndLamps: Plane = {
  depth: 0.2,
  still: (kit) => {
    kit.light(240, 260, 420, 420, ['spark', 90], 0.55);
    for (const [y, from] of [
      [250, 560],
      [440, 600],
    ] as const) {
      kit.form(box(from, y, 460, 18, 6), ['second', 50], { lift: 12 });
      for (let index = 0; index < 4; index += 1)
        kit.form(
          box(from + 26 + index * 86, y - 70 - (index % 2) * 30, 54, 70 + (index % 2) * 30, [12, 12, 4, 4]),
          [index % 2 ? 'second' : 'main', 54 + index * 7],
          { lift: 6 },
        );
    }
  },
  live: (kit, moment) => {
    for (const [x, length, start] of [
      [180, 150, 0],
      [390, 90, 0.3],
    ] as const)
      kit.place(x, kit.top - 20, { rotation: 0.03 * swing(moment, 3.6, start) }, () => {
        const drop = length - kit.top;
        kit.stroke(thread([0, 0], [0, drop]), ['plain', 20], 5);
        kit.light(0, drop + 60, 170, 170, ['spark', 94], 0.5 + 0.05 * swing(moment, 0.7, start));
        kit.form(soft([-70, drop + 70], [-34, drop], [34, drop], [70, drop + 70]), ['second', 56], {
          lift: 8,
        });
        kit.form(ellipse(0, drop + 72, 26), ['spark', 96], { lift: 0 });
      });
  },
};

const steamingCup: Plane = {
  depth: 0.65,
  still: (kit) => {
    cup(kit);
    kit.form(soft([500, 536], [450, 502], [466, 482], [500, 498], [534, 482], [550, 502]), ['plain', 95], {
      lift: 0,
    });
  },
  live: (kit, moment) => steam(kit, moment, 500, 470, 380),
};

const plantAndCroissant: Plane = {
  depth: 1,
  still: (kit) => {
    pot(kit, 130, 930, 130, ['second', 62]);
    kit.shade(830, 930, 130, 24, 0.6);
    kit.form(ellipse(830, 900, 112, 34), ['spark', 56], { lift: 12 });
    kit.form(soft([736, 880], [780, 820], [846, 812], [912, 850], [926, 892], [830, 912]), ['spark', 74], {
      lift: 0,
    });
    for (const x of [786, 836, 886])
      kit.stroke(thread([x - 14, 886], [x, 850], [x + 22, 838]), ['spark', 52], 8);
    for (const [x, y, turn] of [
      [300, 900, 0.4],
      [370, 930, 1.2],
      [440, 902, -0.5],
    ] as const)
      kit.place(x, y, { rotation: turn }, () => {
        kit.form(ellipse(0, 0, 27, 18), ['second', 26], { lift: 5 });
        kit.stroke(thread([-20, 2], [0, -4], [20, 2]), ['second', 48], 4);
      });
  },
  live: (kit, moment) =>
    leaves(kit, moment, { x: 130, y: 830, size: 260, tone: ['second', 44], count: 8, spread: 1.2 }),
};

/** Coffee on the counter of a small bar, the morning light behind it. */
export const coffee: Vignette = {
  backdrop: (kit) => room(kit, 740, ['main', 34], ['second', 40]),
  planes: [shelvesAndLamps, steamingCup, plantAndCroissant],
};
