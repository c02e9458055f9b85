import { box, ellipse, polygon, soft, thread } from './forms.ts';
import { room, steam } from './props.ts';
import { loop, type Kit, type Plane, type Vignette } from './vignette.ts';

function loaf(kit: Kit): void {
  kit.shade(500, 838, 360, 40, 0.55);
  kit.form(box(150, 806, 700, 44, 14), ['second', 54], { lift: 12 });
  kit.form(
    soft([196, 790], [206, 660], [330, 560], [500, 532], [670, 560], [794, 660], [804, 790], [500, 814]),
    ['spark', 64],
    { lift: 16, accent: true },
  );
  for (const x of [310, 420, 530, 640])
    kit.stroke(thread([x - 14, 726], [x + 22, 650], [x + 84, 592]), ['spark', 92], 26);
}

function croissant(kit: Kit, x: number, y: number): void {
  kit.place(x, y, { rotation: -0.12 }, () => {
    kit.form(
      soft([-120, 40], [-90, -40], [0, -74], [90, -40], [120, 40], [74, 26], [0, 2], [-74, 26]),
      ['spark', 70],
      { lift: 12 },
    );
    for (const at of [-56, -18, 22, 60])
      kit.stroke(thread([at, -54 + Math.abs(at) * 0.3], [at * 0.84, 10]), ['spark', 50], 8);
  });
}

const oven: Plane = {
  depth: 0.2,
  still: (kit) => {
    kit.form(box(90, 130, 470, 430, 34), ['main', 44], { lift: 14 });
    kit.form(box(140, 230, 370, 270, 24), ['main', 24], { lift: 0 });
    kit.light(325, 400, 230, 170, ['spark', 88], 0.85);
    for (const [x, y] of [
      [230, 444],
      [330, 440],
      [430, 446],
    ] as const)
      kit.form(ellipse(x, y, 50, 34), ['spark', 72], { lift: 4 });
    kit.stroke(thread([150, 484], [500, 484]), ['plain', 60], 8);
    for (const x of [170, 230, 290]) kit.form(ellipse(x, 180, 17), ['plain', 88], { lift: 4 });
  },
};

const baguettes: Plane = {
  depth: 0.4,
  still: (kit) => {
    for (const [x, turn] of [
      [690, -0.22],
      [770, 0.02],
      [850, 0.2],
    ] as const)
      kit.place(x, 650, { rotation: turn }, () => {
        kit.form(box(-44, -420, 88, 460, 44), ['spark', 60 + turn * 20], { lift: 10 });
        for (const y of [-360, -280, -200, -120])
          kit.stroke(thread([-22, y + 30], [24, y - 10]), ['spark', 90], 14);
      });
    kit.form(polygon([600, 540], [940, 540], [900, 770], [640, 770]), ['second', 58], { lift: 14 });
    for (const y of [590, 640, 690, 740])
      kit.stroke(thread([608 + (y - 540) * 0.16, y], [930 - (y - 540) * 0.16, y]), ['second', 42], 7);
  },
};

const steamingLoaf: Plane = {
  depth: 0.7,
  still: loaf,
  live: (kit, moment) => steam(kit, moment, 480, 560, 300),
};

const croissantAndFlour: Plane = {
  depth: 1,
  still: (kit) => {
    kit.shade(760, 936, 150, 22, 0.4);
    croissant(kit, 760, 900);
    kit.form(ellipse(220, 900, 120, 46), ['plain', 95], { lift: 10 });
    kit.form(ellipse(220, 894, 84, 28), ['plain', 100], { lift: 0, quiet: true });
  },
  live: (kit, moment) => {
    for (let index = 0; index < 7; index += 1) {
      const at = loop(moment, 3.4, index / 7);
      const x = 150 + ((index * 53) % 150);
      kit.form(ellipse(x, 560 + at * 330, 5 + (index % 3) * 2), ['plain', 99], {
        alpha: Math.sin(at * Math.PI) * 0.8,
        quiet: true,
      });
    }
  },
};

/** A warm loaf beside a basket of baguettes. */
export const bakery: Vignette = {
  backdrop: (kit) => room(kit, 740, ['second', 86], ['main', 58]),
  planes: [oven, baguettes, steamingLoaf, croissantAndFlour],
};
