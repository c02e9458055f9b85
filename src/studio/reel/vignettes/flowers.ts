import { box, ellipse, soft, thread, type Point } from './forms.ts';
import { leaves, room } from './props.ts';
import { loop, swing, type Kit, type Tone, type Plane, type Vignette } from './vignette.ts';

function blossom(kit: Kit, x: number, y: number, size: number, tone: Tone, isAccent: boolean): void {
  for (let at = 0; at < 6; at += 1)
    kit.place(x, y, { rotation: (at / 6) * Math.PI * 2 }, () =>
      kit.form(soft([0, 0], [size * 0.42, -size * 0.5], [0, -size], [-size * 0.42, -size * 0.5]), tone, {
        lift: 4,
        accent: isAccent && at % 2 === 0,
      }),
    );
  kit.form(ellipse(x, y, size * 0.28), ['spark', 84], { lift: 4 });
}

const stems: readonly { to: Point; size: number; tone: Tone }[] = [
  { to: [300, 330], size: 104, tone: ['main', 62] },
  { to: [690, 350], size: 100, tone: ['second', 74] },
  { to: [500, 230], size: 132, tone: ['main', 54] },
  { to: [400, 470], size: 88, tone: ['spark', 76] },
  { to: [600, 480], size: 94, tone: ['main', 74] },
];

const windowOnWall: Plane = {
  depth: 0.2,
  still: (kit) => {
    kit.form(box(560, 70, 350, 520, 12), ['plain', 99], { lift: 8 });
    kit.form(box(582, 92, 306, 476, 4), ['main', 88], { lift: 0 });
    kit.light(730, 300, 260, 300, ['plain', 100], 0.8);
    kit.form(box(728, 70, 14, 520), ['plain', 99], { lift: 0 });
    kit.form(box(560, 320, 350, 14), ['plain', 99], { lift: 0 });
  },
};

const bouquet: Plane = {
  depth: 0.6,
  live: (kit, moment) => {
    leaves(kit, moment, { x: 500, y: 640, size: 330, tone: ['second', 44], count: 9, spread: 1.25 });
    for (const [index, { to, size, tone }] of stems.entries()) {
      const sway = 9 * swing(moment, 3.6, index * 0.21);
      kit.stroke(
        thread([500, 660], [(500 + to[0]) / 2 + sway * 0.4, 520], [to[0] + sway, to[1]]),
        ['second', 40],
        12,
      );
      blossom(kit, to[0] + sway, to[1], size, tone, index === 2);
    }
  },
};

const vase: Plane = {
  depth: 0.62,
  still: (kit) => {
    kit.shade(510, 898, 220, 34, 0.55);
    kit.form(
      soft(
        [424, 600],
        [410, 680],
        [360, 770],
        [390, 884],
        [500, 900],
        [610, 884],
        [640, 770],
        [590, 680],
        [576, 600],
      ),
      ['plain', 95],
      { lift: 16 },
    );
    kit.form(ellipse(500, 602, 76, 18), ['plain', 78], { lift: 0 });
    kit.form(soft([372, 780], [500, 800], [630, 780], [626, 826], [500, 848], [376, 826]), ['main', 60], {
      lift: 0,
    });
  },
};

const giftAndPetals: Plane = {
  depth: 1,
  still: (kit) => {
    kit.form(box(120, 862, 190, 70, 8), ['spark', 66], { lift: 12 });
    kit.form(box(202, 862, 26, 70), ['plain', 98], { lift: 0 });
  },
  live: (kit, moment) => {
    for (let index = 0; index < 5; index += 1) {
      const at = loop(moment, 4, index / 5);
      const x = 250 + ((index * 173) % 520) + Math.sin(at * 7 + index) * 40;
      kit.place(x, 320 + at * 560, { rotation: at * 6 + index, alpha: Math.min(1, (1 - at) * 5) }, () =>
        kit.form(soft([-26, 0], [0, -15], [26, 0], [0, 15]), ['main', 70], { lift: 3 }),
      );
    }
  },
};

/** A bouquet in a vase by the window; petals fall. */
export const flowers: Vignette = {
  backdrop: (kit) => room(kit, 780, ['second', 88], ['main', 54]),
  planes: [windowOnWall, bouquet, vase, giftAndPetals],
};
