import { box, ellipse, polygon, soft, thread } from './forms.ts';
import { room } from './props.ts';
import { loop, rise, swing, type Kit, type Plane, type Vignette } from './vignette.ts';

function bubble(kit: Kit, x: number, y: number, width: number, isRight: boolean): void {
  kit.form(box(x, y, width, 104, 34), ['plain', 98], { lift: 14 });
  const tailX = isRight ? x + width - 70 : x + 40;
  kit.form(
    polygon([tailX, y + 98], [tailX + 40, y + 98], [tailX + (isRight ? 44 : -6), y + 136]),
    ['plain', 98],
    {
      lift: 0,
      quiet: true,
    },
  );
  kit.form(ellipse(x + 54, y + 52, 27), ['spark', 70], { lift: 0 });
  kit.form(box(x + 98, y + 32, width - 140, 14, 7), ['main', 44], { lift: 0, quiet: true });
  kit.form(box(x + 98, y + 60, (width - 140) * 0.62, 12, 6), ['main', 74], { lift: 0, quiet: true });
}

const rings: Plane = {
  depth: 0.2,
  still: (kit) => {
    kit.light(500, 450, 480, 460, ['spark', 92], 0.4);
    kit.form(ellipse(500, 480, 390), ['main', 78], { quiet: true, lift: 0 });
    kit.stroke(ellipse(500, 480, 450), ['main', 70], 5);
  },
};

const phoneWithCards: Plane = {
  depth: 0.6,
  still: (kit) => {
    kit.shade(520, 934, 260, 32, 0.5);
    kit.form(box(310, 70, 380, 850, 64), ['main', 26], { lift: 22 });
    kit.form(box(330, 92, 340, 806, 46), ['plain', 97], { lift: 0 });
    kit.form(box(440, 110, 120, 24, 12), ['main', 26], { lift: 0 });
    kit.form(ellipse(392, 206, 34), ['spark', 70], { lift: 0 });
    kit.form(box(444, 184, 140, 18, 9), ['main', 34], { lift: 0, quiet: true });
    kit.form(box(444, 214, 96, 14, 7), ['main', 72], { lift: 0, quiet: true });
    kit.form(box(356, 268, 288, 190, 28), ['main', 54], { lift: 8, accent: true });
  },
  live: (kit, moment) => {
    const columns = [0.4, 0.62, 0.5, 0.8, 0.95];
    for (const [index, share] of columns.entries()) {
      const height =
        130 * share * rise(moment, 0.2 + index * 0.12, 0.7) + 6 * swing(moment, 1.7, index * 0.2) + 8;
      kit.form(box(386 + index * 48, 438 - height, 32, height, 8), ['plain', index === 4 ? 100 : 88], {
        lift: 0,
        quiet: true,
      });
    }
    const cycle = loop(moment, 4.2, 0.1);
    for (const index of [0, 1, 2]) {
      const grown = Math.min(1, Math.max(0, (cycle - index * 0.1) / 0.14)) * Math.min(1, (1 - cycle) / 0.08);
      if (grown <= 0) continue;
      kit.place(0, (1 - grown) * 50, { alpha: grown }, () => {
        kit.form(box(356, 484 + index * 118, 288, 98, 24), ['second', 92], { lift: 6 });
        kit.form(box(376, 504 + index * 118, 58, 58, 16), [index === 1 ? 'main' : 'spark', 64], {
          lift: 0,
        });
        kit.form(box(452, 512 + index * 118, 130, 15, 7), ['main', 36], { lift: 0, quiet: true });
        kit.form(box(452, 540 + index * 118, 84, 12, 6), ['main', 70], { lift: 0, quiet: true });
      });
    }
  },
};

const messages: Plane = {
  depth: 1,
  live: (kit, moment) => {
    kit.place(0, 12 * swing(moment, 3.1), {}, () => bubble(kit, 40, 300, 250, true));
    kit.place(0, 12 * swing(moment, 2.7, 0.4), {}, () => bubble(kit, 716, 520, 244, false));
    const pop = 1 + 0.06 * swing(moment, 1.4);
    kit.place(770, 250, { scale: pop }, () => {
      kit.form(ellipse(0, 0, 74), ['spark', 62], { lift: 14 });
      kit.stroke(thread([-32, 2], [-8, 28], [36, -28]), ['plain', 99], 18);
    });
    kit.place(180, 660, { scale: 1 + 0.08 * swing(moment, 0.9) }, () =>
      kit.form(soft([0, 60], [-62, -6], [-44, -56], [0, -26], [44, -56], [62, -6]), ['main', 58], {
        lift: 12,
      }),
    );
  },
};

/** A phone with cards that arrive one after the other, and messages beside it. */
export const phoneApp: Vignette = {
  backdrop: (kit) => room(kit, 800, ['second', 84], ['second', 68]),
  planes: [rings, phoneWithCards, messages],
};
