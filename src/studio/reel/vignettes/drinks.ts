import { box, ellipse, polygon, soft, thread } from './forms.ts';
import { leaves, room } from './props.ts';
import { loop, swing, type Kit, type Plane, type Vignette } from './vignette.ts';

function slice(kit: Kit, x: number, y: number, radius: number): void {
  kit.form(ellipse(x, y, radius), ['spark', 60], { lift: 8 });
  kit.form(ellipse(x, y, radius * 0.86), ['plain', 98], { lift: 0 });
  for (let at = 0; at < 8; at += 1) {
    const [from, to] = [at + 0.08, at + 0.92].map((step) => (step / 8) * Math.PI * 2) as [number, number];
    kit.form(
      polygon(
        [x + Math.cos((from + to) / 2) * 8, y + Math.sin((from + to) / 2) * 8],
        [x + Math.cos(from) * radius * 0.76, y + Math.sin(from) * radius * 0.76],
        [x + Math.cos(to) * radius * 0.76, y + Math.sin(to) * radius * 0.76],
      ),
      ['spark', 76],
      { lift: 0, quiet: true },
    );
  }
}

const bottleAndLeaves: Plane = {
  depth: 0.2,
  still: (kit) => {
    kit.form(ellipse(680, 330, 220), ['spark', 88], { quiet: true, lift: 0 });
    kit.light(660, 330, 400, 360, ['plain', 100], 0.6);
    kit.form(box(140, 400, 130, 390, [40, 40, 20, 20]), ['main', 46], { lift: 12 });
    kit.form(box(178, 250, 54, 170, 14), ['main', 46], { lift: 0 });
    kit.form(box(172, 232, 66, 40, 8), ['spark', 70], { lift: 4 });
    kit.form(box(140, 540, 130, 140), ['plain', 96], { lift: 0 });
    kit.form(ellipse(205, 610, 42), ['main', 60], { lift: 0 });
  },
  live: (kit, moment) =>
    leaves(kit, moment, { x: 880, y: 800, size: 380, tone: ['second', 46], count: 7, spread: 0.9 }),
};

const glassWithBubbles: Plane = {
  depth: 0.65,
  still: (kit) => {
    kit.shade(510, 906, 220, 34, 0.55);
    kit.stroke(thread([560, 620], [650, 190]), ['main', 40], 22);
    kit.form(polygon([340, 310], [680, 310], [636, 894], [384, 894]), ['plain', 96], {
      lift: 14,
      alpha: 0.8,
    });
    kit.form(polygon([352, 420], [668, 420], [630, 878], [390, 878]), ['main', 60], {
      lift: 0,
      accent: true,
    });
    kit.form(ellipse(510, 420, 158, 26), ['main', 78], { lift: 0 });
    for (const [x, y, turn] of [
      [430, 470, 0.3],
      [560, 500, -0.4],
      [490, 590, 0.7],
    ] as const)
      kit.place(x, y, { rotation: turn }, () =>
        kit.form(box(-48, -48, 96, 96, 18), ['plain', 98], { lift: 0, alpha: 0.6 }),
      );
    slice(kit, 668, 330, 92);
  },
  live: (kit, moment) => {
    for (let index = 0; index < 9; index += 1) {
      const at = loop(moment, 2.2 + (index % 3) * 0.5, index * 0.37);
      const x = 420 + ((index * 71) % 180) + 8 * swing(moment, 1.2, index * 0.3);
      kit.form(ellipse(x, 860 - at * 420, 6 + (index % 3) * 4), ['plain', 99], {
        alpha: Math.sin(at * Math.PI) * 0.8,
        lift: 0,
        quiet: true,
      });
    }
  },
};

const fruit: Plane = {
  depth: 1,
  still: (kit) => {
    kit.shade(800, 930, 130, 20, 0.5);
    slice(kit, 790, 880, 62);
    kit.form(soft([160, 930], [170, 862], [230, 836], [300, 862], [310, 930], [236, 944]), ['spark', 66], {
      lift: 12,
    });
    kit.form(soft([226, 838], [250, 800], [300, 796], [268, 836]), ['second', 46], { lift: 4 });
  },
};

/** A long drink with ice and a slice of fruit; bubbles rise. */
export const drinks: Vignette = {
  backdrop: (kit) => room(kit, 790, ['second', 84], ['main', 48]),
  planes: [bottleAndLeaves, glassWithBubbles, fruit],
};
