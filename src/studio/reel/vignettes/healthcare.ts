import { box, ellipse, soft, thread, type Point } from './forms.ts';
import { heart } from './e-commerce.ts';
import { band, leaves, overscan, pot, room } from './props.ts';
import { loop, swing, type Plane, type Vignette } from './vignette.ts';

/** A beat of an electrocardiogram over one unit of time. */
const beatOf = (at: number): number => {
  const bump = (middle: number, width: number, height: number) =>
    height * Math.exp(-(((at - middle) / width) ** 2));
  return (
    bump(0.2, 0.04, 0.12) +
    bump(0.36, 0.012, -0.2) +
    bump(0.4, 0.018, 1) +
    bump(0.45, 0.014, -0.34) +
    bump(0.66, 0.06, 0.22)
  );
};

const discAndCrosses: Plane = {
  depth: 0.2,
  still: (kit) => {
    kit.form(ellipse(500, 450, 400), ['main', 90], { lift: 0, quiet: true });
    for (const [x, y, size] of [
      [120, 170, 34],
      [880, 210, 44],
      [850, 700, 30],
      [150, 690, 26],
    ] as const) {
      kit.form(box(x - size, y - size * 0.34, size * 2, size * 0.68, 8), ['second', 76], { lift: 4 });
      kit.form(box(x - size * 0.34, y - size, size * 0.68, size * 2, 8), ['second', 76], { lift: 0 });
    }
  },
};

const heartAndTrace: Plane = {
  depth: 0.6,
  live: (kit, moment) => {
    const beat = Math.max(0, beatOf(loop(moment, 1.1)));
    kit.light(500, 440, 420, 420, ['spark', 84], 0.25 + 0.4 * beat);
    kit.place(500, 420, { scale: 1 + 0.07 * beat }, () => {
      kit.form(heart(0, 0, 250), ['main', 54], { lift: 22, accent: true });
      kit.form(soft([-150, -90], [-110, -150], [-40, -140], [-90, -96], [-130, -30]), ['main', 78], {
        lift: 0,
        quiet: true,
      });
    });
    const points: Point[] = [];
    for (let x = kit.left - 40; x <= kit.right + 40; x += 9)
      points.push([x, 560 - 230 * beatOf((((x / 420 - moment.seconds * 0.62) % 1) + 1) % 1)]);
    kit.stroke(thread(...points), ['plain', 99], 15);
    kit.stroke(thread(...points), ['second', 40], 7);
  },
};

const plantAndMedicine: Plane = {
  depth: 1,
  still: (kit) => {
    pot(kit, 120, 940, 120, ['second', 70]);
    kit.shade(800, 930, 190, 28, 0.5);
    kit.form(box(690, 740, 130, 190, 20), ['spark', 64], { lift: 14 });
    kit.form(box(704, 690, 102, 56, 10), ['plain', 96], { lift: 8 });
    kit.form(box(690, 800, 130, 80), ['plain', 97], { lift: 0 });
    kit.form(box(716, 832, 78, 16, 4), ['main', 50], { lift: 0, quiet: true });
    kit.form(box(747, 810, 16, 60, 4), ['main', 50], { lift: 0, quiet: true });
    kit.form(box(840, 880, 118, 50, 25), ['plain', 95], { lift: 12 });
    kit.form(box(840, 880, 60, 50, [25, 0, 0, 25]), ['second', 56], { lift: 0 });
  },
  live: (kit, moment) =>
    leaves(kit, moment, { x: 120, y: 846, size: 270, tone: ['second', 46], count: 7, spread: 1 }),
};

/** A beating heart in front of a monitor's trace. */
export const pulse: Vignette = {
  backdrop: (kit) => room(kit, 850, ['main', 82], ['main', 68]),
  planes: [discAndCrosses, heartAndTrace, plantAndMedicine],
};

const beads = Array.from({ length: 13 }, (_, index) => index);

const farCells: Plane = {
  depth: 0.2,
  still: (kit) => {
    for (const [x, y, size] of [
      [140, 190, 110],
      [860, 330, 150],
      [180, 820, 140],
      [840, 860, 90],
    ] as const) {
      kit.form(ellipse(x, y, size), ['main', 38], { lift: 0, alpha: 0.8 });
      kit.form(ellipse(x + size * 0.1, y + size * 0.1, size * 0.42), ['main', 50], {
        lift: 0,
        alpha: 0.8,
      });
    }
  },
};

const doubleHelix: Plane = {
  depth: 0.7,
  live: (kit, moment) => {
    const at = (index: number, side: number) => {
      const angle = index * 0.52 + moment.seconds * 1.25 + side * Math.PI;
      return { x: 500 + Math.sin(angle) * 190, y: 40 + index * 77, near: Math.cos(angle) };
    };
    const draw = (index: number, side: number) => {
      const { x, y, near } = at(index, side);
      const size = 33 + near * 12;
      kit.form(ellipse(x, y, size), [side ? 'spark' : 'second', 62 + near * 18], {
        lift: near > 0 ? 10 : 0,
        accent: side === 1,
      });
    };
    for (const index of beads) {
      const [one, other] = [at(index, 0), at(index, 1)];
      for (const side of [0, 1]) if (at(index, side).near < 0) draw(index, side);
      kit.stroke(thread([one.x, one.y], [other.x, other.y]), ['plain', 74], 11, { alpha: 0.8 });
      for (const side of [0, 1]) if (at(index, side).near >= 0) draw(index, side);
    }
  },
};

const driftingCells: Plane = {
  depth: 1,
  live: (kit, moment) => {
    for (const [index, x, y, size] of [
      [0, 210, 420, 56],
      [1, 800, 600, 68],
      [2, 250, 640, 34],
      [3, 760, 190, 40],
    ] as const) {
      kit.place(
        x + 16 * swing(moment, 5, index * 0.3),
        y + 22 * swing(moment, 4.1, index * 0.21),
        { rotation: 0.3 * swing(moment, 6, index * 0.2) },
        () => {
          kit.form(ellipse(0, 0, size), ['plain', 92], { lift: 14 });
          kit.form(box(-size * 0.52, -size * 0.16, size * 1.04, size * 0.32, 6), ['spark', 68], {
            lift: 0,
            quiet: true,
          });
          kit.form(box(-size * 0.16, -size * 0.52, size * 0.32, size * 1.04, 6), ['spark', 68], {
            lift: 0,
            quiet: true,
          });
        },
      );
    }
  },
};

/** A turning double helix with drifting cells around it. */
export const helix: Vignette = {
  backdrop: (kit) => {
    kit.form(band(kit, kit.top - overscan, kit.bottom + overscan), ['main', 26], { quiet: true });
    kit.light(420, 380, 700, 700, ['second', 70], 0.5);
  },
  planes: [farCells, doubleHelix, driftingCells],
};
