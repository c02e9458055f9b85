import { box, ellipse, polygon, soft, thread, type Point } from './forms.ts';
import { room } from './props.ts';
import { loop, swing, type Kit, type Plane, type Vignette } from './vignette.ts';

function arc(x: number, y: number, radius: number, share: number): Point[] {
  const steps = Math.max(2, Math.round(share * 40));
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = -Math.PI / 2 + (step / steps) * share * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

function dumbbell(kit: Kit, x: number, y: number): void {
  kit.shade(x, y + 70, 210, 24, 0.5);
  kit.form(box(x - 150, y - 16, 300, 32, 12), ['plain', 72], { lift: 8 });
  for (const side of [-1, 1]) {
    kit.form(box(x + side * 130 - 34, y - 74, 68, 148, 18), ['spark', 60], { lift: 10 });
    kit.form(box(x + side * 186 - 22, y - 52, 44, 104, 14), ['spark', 74], { lift: 6 });
  }
}

const timer: Plane = {
  depth: 0.2,
  still: (kit) => {
    kit.form(polygon([40, 760], [250, 90], [420, 90], [300, 760]), ['plain', 98], {
      quiet: true,
      alpha: 0.4,
    });
    kit.form(ellipse(730, 290, 170), ['plain', 96], { lift: 12 });
    kit.stroke(ellipse(730, 290, 138), ['main', 82], 26);
    kit.form(ellipse(730, 290, 15), ['main', 30], { lift: 0 });
  },
  live: (kit, moment) => {
    const share = loop(moment, 6, 0.15);
    kit.stroke(thread(...arc(730, 290, 138, Math.max(0.03, share))), ['spark', 62], 26, { accent: true });
    const angle = share * Math.PI * 2 - Math.PI / 2;
    kit.stroke(
      thread([730, 290], [730 + Math.cos(angle) * 96, 290 + Math.sin(angle) * 96]),
      ['main', 30],
      12,
    );
  },
};

const swingingRings: Plane = {
  depth: 0.45,
  live: (kit, moment) => {
    for (const [x, start] of [
      [230, 0],
      [430, 0.12],
    ] as const)
      kit.place(x, kit.top - 20, { rotation: 0.05 * swing(moment, 2.4, start) }, () => {
        const length = 430 - kit.top;
        kit.stroke(thread([0, 0], [0, length - 62]), ['main', 36], 12);
        kit.stroke(ellipse(0, length, 66), ['spark', 66], 26);
      });
  },
};

const kettlebell: Plane = {
  depth: 0.7,
  still: (kit) => {
    kit.shade(420, 876, 210, 36, 0.6);
    kit.stroke(thread([338, 640], [322, 500], [420, 436], [518, 500], [502, 640]), ['main', 34], 50);
    kit.form(
      soft([300, 640], [260, 740], [310, 858], [420, 884], [530, 858], [580, 740], [540, 640], [420, 610]),
      ['main', 50],
      { lift: 18, accent: true },
    );
    kit.form(ellipse(420, 752, 74), ['plain', 95], { lift: 4 });
    kit.form(
      polygon([398, 716], [452, 716], [432, 748], [456, 748], [396, 806], [414, 762], [390, 762]),
      ['main', 44],
      {
        lift: 0,
      },
    );
  },
};

const dumbbellAndMat: Plane = {
  depth: 1,
  still: (kit) => {
    dumbbell(kit, 740, 880);
    kit.shade(130, 920, 130, 22, 0.4);
    kit.form(box(40, 850, 190, 80, 40), ['second', 56], { lift: 12 });
    kit.form(ellipse(222, 890, 30, 40), ['second', 72], { lift: 0 });
    kit.stroke(ellipse(222, 890, 16, 22), ['second', 44], 6);
  },
};

/** A gym: swinging rings, a timer, a kettlebell and a dumbbell. */
export const fitness: Vignette = {
  backdrop: (kit) => room(kit, 760, ['second', 82], ['main', 46]),
  planes: [timer, swingingRings, kettlebell, dumbbellAndMat],
};
