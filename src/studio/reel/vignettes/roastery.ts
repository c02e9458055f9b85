import { box, ellipse, polygon, soft, thread } from './forms.ts';
import { room } from './props.ts';
import { loop, type Kit, type Plane, type Vignette } from './vignette.ts';

function bean(kit: Kit, x: number, y: number, size: number, rotation: number): void {
  kit.place(x, y, { rotation }, () => {
    kit.form(ellipse(0, 0, size, size * 0.66), ['second', 30], { lift: 4 });
    kit.stroke(thread([-size * 0.8, 2], [0, -size * 0.14], [size * 0.8, 2]), ['second', 58], 5);
  });
}

const signAndJars: Plane = {
  depth: 0.2,
  still: (kit) => {
    kit.light(300, 250, 380, 340, ['spark', 92], 0.5);
    kit.form(ellipse(215, 250, 130), ['main', 62], { lift: 10 });
    kit.stroke(ellipse(215, 250, 104), ['plain', 96], 7);
    bean(kit, 215, 250, 62, -0.7);
    kit.form(box(600, 330, 360, 22, 6), ['main', 36], { lift: 12 });
    for (const [x, height, ramp] of [
      [630, 150, 'plain'],
      [740, 190, 'second'],
      [850, 130, 'plain'],
    ] as const) {
      kit.form(box(x, 330 - height, 84, height, [20, 20, 6, 6]), [ramp, 88], { lift: 6 });
      kit.form(box(x + 8, 330 - height * 0.62, 68, height * 0.62 - 8, 6), ['second', 36], { lift: 0 });
      kit.form(box(x - 4, 314 - height, 92, 24, 8), ['main', 46], { lift: 4 });
    }
  },
};

const bagOfBeans: Plane = {
  depth: 0.6,
  still: (kit) => {
    kit.shade(430, 880, 290, 44, 0.6);
    kit.form(
      soft([270, 400], [252, 640], [236, 868], [430, 888], [624, 868], [608, 640], [590, 400], [430, 410]),
      ['main', 54],
      { lift: 18, accent: true },
    );
    kit.form(box(262, 340, 336, 84, 12), ['main', 38], { lift: 8 });
    kit.form(box(286, 318, 288, 34, 8), ['main', 48], { lift: 4 });
    kit.form(box(324, 520, 212, 230, 16), ['plain', 95], { lift: 5 });
    bean(kit, 430, 606, 52, -0.7);
    for (const [y, width] of [
      [686, 130],
      [714, 84],
    ] as const)
      kit.form(box(430 - width / 2, y, width, 11, 5), ['main', 40], { lift: 0, quiet: true });
  },
};

const fallingBeans: Plane = {
  depth: 0.85,
  live: (kit, { seconds }) => {
    for (let index = 0; index < 6; index += 1) {
      const at = loop({ seconds }, 1.5, index / 6);
      bean(kit, 742 + ((index * 47) % 76) - 38, 330 + at * at * 470, 22, at * 6 + index);
    }
  },
};

const heapAndBowl: Plane = {
  depth: 1,
  still: (kit) => {
    kit.shade(750, 926, 240, 34, 0.55);
    for (const [row, count] of [6, 5, 3, 2].entries())
      for (let index = 0; index < count; index += 1)
        bean(
          kit,
          750 + (index - (count - 1) / 2) * 62 + (row % 2) * 6,
          912 - row * 38,
          33,
          index * 1.3 + row * 0.8,
        );
    kit.form(polygon([80, 936], [110, 838], [292, 838], [322, 936]), ['spark', 58], { lift: 12 });
    kit.form(ellipse(201, 838, 92, 26), ['spark', 74], { lift: 0 });
    for (const [x, turn] of [
      [160, 0.3],
      [206, 1.4],
      [246, -0.4],
    ] as const)
      bean(kit, x, 834, 25, turn);
  },
};

/** A bag of beans, a growing heap of them, and jars on a shelf. */
export const roastery: Vignette = {
  backdrop: (kit) => room(kit, 760, ['second', 84], ['main', 42]),
  planes: [signAndJars, bagOfBeans, fallingBeans, heapAndBowl],
};
