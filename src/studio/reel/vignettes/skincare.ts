import { box, ellipse, polygon, soft } from './forms.ts';
import { leaves, room } from './props.ts';
import { loop, swing, type Plane, type Vignette } from './vignette.ts';

const archAndLeaves: Plane = {
  depth: 0.2,
  still: (kit) => {
    kit.form(box(250, 110, 500, 640, [250, 250, 0, 0]), ['main', 84], { lift: 8 });
    kit.light(400, 320, 320, 340, ['plain', 100], 0.7);
    kit.form(ellipse(700, 250, 96), ['spark', 84], { lift: 0, quiet: true });
  },
  live: (kit, moment) => {
    leaves(kit, moment, { x: 130, y: 760, size: 430, tone: ['second', 50], count: 6, spread: 0.8 });
    leaves(kit, moment, {
      x: 890,
      y: 760,
      size: 330,
      tone: ['second', 56],
      count: 5,
      spread: 0.7,
      start: 0.4,
    });
  },
};

const bottleJarAndTube: Plane = {
  depth: 0.6,
  still: (kit) => {
    kit.shade(500, 868, 400, 50, 0.45);
    kit.form(box(170, 760, 660, 100, 50), ['plain', 86], { lift: 14 });
    kit.form(ellipse(500, 764, 330, 46), ['plain', 95], { lift: 0 });
    // Dropper bottle.
    kit.form(box(390, 430, 180, 330, [52, 52, 26, 26]), ['main', 52], { lift: 14, accent: true });
    kit.form(box(408, 540, 144, 130, 8), ['plain', 97], { lift: 0 });
    kit.form(box(430, 574, 100, 12, 6), ['main', 34], { lift: 0, quiet: true });
    kit.form(box(450, 602, 60, 10, 5), ['main', 50], { lift: 0, quiet: true });
    kit.form(box(440, 366, 80, 76, 10), ['plain', 40], { lift: 6 });
    kit.form(soft([452, 370], [446, 300], [480, 262], [514, 300], [508, 370]), ['spark', 62], {
      lift: 6,
    });
    // Jar.
    kit.form(box(620, 640, 190, 120, 26), ['plain', 98], { lift: 12 });
    kit.form(box(612, 596, 206, 58, 16), ['spark', 70], { lift: 6 });
    // Tube, on its cap.
    kit.form(polygon([232, 420], [352, 420], [336, 700], [248, 700]), ['second', 64], { lift: 12 });
    kit.form(box(224, 404, 136, 26, 6), ['second', 46], { lift: 4 });
    kit.form(box(244, 696, 96, 64, 10), ['plain', 96], { lift: 6 });
    kit.form(box(268, 500, 48, 110, 24), ['plain', 98], { lift: 0 });
  },
};

const stonesAndDrop: Plane = {
  depth: 1,
  still: (kit) => {
    kit.form(ellipse(770, 920, 190, 46), ['main', 74], { lift: 0, quiet: true });
    kit.form(ellipse(190, 910, 100, 44), ['plain', 78], { lift: 12 });
    kit.form(ellipse(200, 852, 66, 30), ['plain', 88], { lift: 8 });
  },
  live: (kit, moment) => {
    const at = loop(moment, 1.8);
    const fall = Math.min(1, at / 0.4);
    if (at < 0.4)
      kit.place(770, 660 + fall * fall * 250, {}, () =>
        kit.form(soft([0, -40], [22, 4], [0, 26], [-22, 4]), ['main', 62], { lift: 0 }),
      );
    const spread = Math.max(0, (at - 0.4) / 0.6);
    for (const late of [0, 0.22]) {
      const own = Math.max(0, spread - late);
      if (own > 0)
        kit.stroke(ellipse(770, 916, 30 + own * 150, 8 + own * 34), ['plain', 99], 6, {
          alpha: Math.max(0, 1 - own * 1.3),
        });
    }
    kit.light(480, 560 + 12 * swing(moment, 3), 60, 150, ['plain', 100], 0.3);
  },
};

/** Bottle, jar and tube on round stone; a drop falls into still water. */
export const skincare: Vignette = {
  backdrop: (kit) => room(kit, 700, ['second', 88], ['second', 76]),
  planes: [archAndLeaves, bottleJarAndTube, stonesAndDrop],
};
