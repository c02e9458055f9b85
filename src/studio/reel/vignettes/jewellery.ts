import { box, ellipse, polygon, soft, thread } from './forms.ts';
import { room } from './props.ts';
import { swing, type Kit, type Moment, type Plane, type Vignette } from './vignette.ts';

function sparkle(kit: Kit, moment: Moment, x: number, y: number, size: number, start: number): void {
  const grown = Math.max(0, swing(moment, 1.9, start));
  if (grown <= 0.05) return;
  const [radius, waist] = [size * grown, size * grown * 0.16];
  kit.place(x, y, { rotation: grown * 0.4 }, () =>
    kit.form(
      polygon(
        [0, -radius],
        [waist, -waist],
        [radius, 0],
        [waist, waist],
        [0, radius],
        [-waist, waist],
        [-radius, 0],
        [-waist, -waist],
      ),
      ['plain', 100],
      { lift: 0 },
    ),
  );
}

function gem(kit: Kit, x: number, y: number, size: number): void {
  const [w, h] = [size, size * 0.92];
  kit.form(
    polygon(
      [x - w * 0.6, y - h * 0.5],
      [x + w * 0.6, y - h * 0.5],
      [x + w, y - h * 0.1],
      [x, y + h],
      [x - w, y - h * 0.1],
    ),
    ['main', 62],
    { lift: 12, accent: true },
  );
  kit.form(polygon([x - w * 0.4, y - h * 0.1], [x + w * 0.4, y - h * 0.1], [x, y + h]), ['main', 76], {
    lift: 0,
  });
  kit.form(polygon([x - w * 0.6, y - h * 0.5], [x, y - h * 0.5], [x - w * 0.4, y - h * 0.1]), ['main', 88], {
    lift: 0,
  });
  kit.form(polygon([x, y - h * 0.5], [x + w * 0.6, y - h * 0.5], [x + w * 0.4, y - h * 0.1]), ['main', 80], {
    lift: 0,
  });
}

const necklaceOnBust: Plane = {
  depth: 0.25,
  still: (kit) => {
    kit.light(520, 360, 520, 420, ['spark', 90], 0.5);
    kit.form(
      soft(
        [740, 160],
        [700, 280],
        [610, 350],
        [590, 560],
        [650, 760],
        [850, 760],
        [910, 560],
        [890, 350],
        [800, 280],
        [780, 160],
      ),
      ['second', 70],
      { lift: 16 },
    );
    kit.stroke(thread([652, 350], [680, 470], [752, 545], [820, 470], [850, 350]), ['spark', 84], 9);
    for (let at = 0; at < 7; at += 1) {
      const share = (at + 0.5) / 7;
      const x = 654 + share * 194;
      kit.form(ellipse(x, 352 + Math.sin(share * Math.PI) * 186, 13), ['spark', 88], { lift: 3 });
    }
    kit.form(soft([752, 548], [780, 590], [752, 628], [724, 590]), ['main', 60], { lift: 6 });
  },
};

const ringOnVelvet: Plane = {
  depth: 0.65,
  still: (kit) => {
    kit.shade(370, 882, 300, 44, 0.6);
    kit.form(box(120, 790, 500, 90, 24), ['second', 44], { lift: 16 });
    kit.form(ellipse(370, 794, 226, 38), ['second', 58], { lift: 0 });
    kit.stroke(ellipse(370, 610, 178, 186), ['spark', 56], 44);
    kit.stroke(ellipse(366, 606, 178, 186), ['spark', 82], 26);
    kit.form(polygon([318, 434], [422, 434], [404, 474], [336, 474]), ['spark', 70], { lift: 4 });
    gem(kit, 370, 344, 112);
  },
};

const giftBoxAndSparkles: Plane = {
  depth: 1,
  still: (kit) => {
    kit.shade(790, 930, 130, 20, 0.5);
    kit.form(box(680, 850, 220, 80, 14), ['spark', 60], { lift: 12 });
    kit.form(box(672, 830, 236, 40, 12), ['spark', 74], { lift: 4 });
    kit.form(box(776, 830, 28, 100), ['plain', 96], { lift: 0 });
    for (const x of [136, 186, 236, 286])
      kit.form(ellipse(x, 918 - (x % 3) * 4, 24), ['plain', 94], { lift: 6 });
  },
  live: (kit, moment) => {
    sparkle(kit, moment, 440, 270, 74, 0);
    sparkle(kit, moment, 250, 520, 48, 0.35);
    sparkle(kit, moment, 780, 480, 54, 0.6);
    sparkle(kit, moment, 560, 700, 40, 0.8);
  },
};

/** A ring with a stone on velvet, and a necklace on a bust. */
export const jewellery: Vignette = {
  backdrop: (kit) => room(kit, 730, ['main', 38], ['main', 26]),
  planes: [necklaceOnBust, ringOnVelvet, giftBoxAndSparkles],
};
