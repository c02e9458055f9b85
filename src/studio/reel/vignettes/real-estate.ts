import { box, ellipse, polygon, thread } from './forms.ts';
import { cloud, hills, leaves, pot, room, sky } from './props.ts';
import { loop, rise, swing, type Kit, type Moment, type Vignette } from './vignette.ts';

/** A modern house at dusk, whose windows light up one by one while clouds pass. */
export const house: Vignette = {
  backdrop: (kit) => {
    sky(kit, ['main', 44], ['spark', 86], 700);
    hills(
      kit,
      [
        [100, 660],
        [360, 590],
        [700, 640],
        [900, 600],
      ],
      ['main', 50],
    );
  },
  planes: [
    {
      depth: 0.15,
      still: (kit) => kit.form(ellipse(760, 300, 110), ['spark', 92], { lift: 0, accent: true }),
      live: passingClouds,
    },
    {
      depth: 0.6,
      still: (kit) => {
        meadow(kit);
        tree(kit, 120, 806, 330, 46);
        tree(kit, 930, 810, 260, 52);
        facade(kit);
        entrance(kit);
      },
      live: litWindows,
    },
    { depth: 1, live: hedge },
  ],
};

function passingClouds(kit: Kit, moment: Moment): void {
  const span = kit.right - kit.left + 700;
  for (const [index, y, width] of [
    [0, 250, 300],
    [1, 130, 220],
    [2, 400, 180],
  ] as const)
    cloud(
      kit,
      kit.left - 330 + ((moment.seconds * (26 + index * 9) + index * span * 0.37 + 260) % span),
      y,
      width,
      ['plain', 97],
    );
}

const meadow = (kit: Kit): void =>
  hills(
    kit,
    [
      [0, 806],
      [500, 796],
      [1000, 806],
    ],
    ['second', 52],
    6,
  );

function tree(kit: Kit, x: number, y: number, size: number, lightness: number): void {
  kit.shade(x, y + 4, size * 0.6, size * 0.08, 0.5);
  kit.form(box(x - size * 0.045, y - size * 0.5, size * 0.09, size * 0.5), ['main', 24]);
  kit.form(ellipse(x - size * 0.14, y - size * 0.68, size * 0.28), ['second', lightness - 8], { lift: 8 });
  kit.form(ellipse(x + size * 0.16, y - size * 0.72, size * 0.3), ['second', lightness], { lift: 8 });
  kit.form(ellipse(x, y - size * 0.92, size * 0.26), ['second', lightness + 8], { lift: 6 });
}

/** Ground floor, upper floor and their flat roofs. */
function facade(kit: Kit): void {
  kit.shade(520, 816, 420, 34, 0.6);
  kit.form(box(250, 520, 520, 290), ['plain', 92], { lift: 14 });
  kit.form(box(430, 320, 420, 210), ['main', 64], { lift: 16 });
  kit.form(polygon([400, 322], [400, 292], [890, 262], [890, 322]), ['main', 24], { lift: 8 });
  kit.form(polygon([222, 524], [222, 500], [440, 500], [440, 524]), ['main', 28], { lift: 6 });
}

/** The door, its handle and the path to it. */
function entrance(kit: Kit): void {
  kit.form(box(560, 600, 96, 210, 4), ['spark', 58], { lift: 4 });
  kit.form(ellipse(640, 708, 7), ['plain', 98], { lift: 0 });
  kit.form(polygon([540, 812], [676, 812], [780, 960], [520, 960]), ['plain', 86], { lift: 0 });
}

function litWindows(kit: Kit, moment: Moment): void {
  const panes = [
    [470, 366, 150, 124],
    [650, 366, 160, 124],
    [290, 566, 220, 150],
    [690, 600, 56, 130],
  ] as const;
  panes.forEach(([x, y, width, height], index) => {
    const lit = rise(moment, 0.25 + index * 0.35, 0.5) * (0.92 + 0.08 * swing(moment, 2.2, index * 0.3));
    kit.form(box(x, y, width, height, 4), ['main', 30], { lift: 0 });
    kit.form(box(x, y, width, height, 4), ['spark', 90], { lift: 0, alpha: lit });
    kit.light(x + width / 2, y + height / 2, width * 1.1, height * 1.2, ['spark', 90], lit * 0.4);
    kit.form(box(x + width / 2 - 4, y, 8, height), ['main', 26], { lift: 0, quiet: true });
  });
}

/** At both sides of the picture, whatever its width. */
function hedge(kit: Kit, moment: Moment): void {
  for (const [x, size, start] of [
    [kit.left + 30, 210, 0],
    [kit.left + 190, 150, 0.3],
    [kit.right - 40, 230, 0.6],
    [kit.right - 210, 140, 0.1],
  ] as const)
    leaves(kit, moment, {
      x,
      y: kit.bottom < 1060 ? 1010 : 980,
      size,
      tone: ['second', 38],
      count: 6,
      spread: 0.9,
      start,
    });
}

/** A living room: the light of a large window travels over sofa and rug. */
export const livingRoom: Vignette = {
  backdrop: (kit) => room(kit, 740, ['second', 84], ['main', 58]),
  planes: [
    { depth: 0.15, still: windowView, live: cloudsInWindow },
    {
      depth: 0.4,
      still: (kit) => {
        windowFrame(kit);
        picture(kit);
      },
    },
    {
      depth: 0.75,
      still: (kit) => {
        rug(kit);
        sofa(kit);
        cushions(kit);
      },
      live: sunbeam,
    },
    {
      depth: 1,
      still: (kit) => pot(kit, 110, 940, 150, ['plain', 90]),
      live: (kit, moment) => {
        leaves(kit, moment, { x: 110, y: 824, size: 400, tone: ['second', 36], count: 9, spread: 0.95 });
        hangingLamp(kit, moment);
      },
    },
  ],
};

function windowView(kit: Kit): void {
  kit.form(box(90, 110, 430, 460, 8), ['main', 82], { lift: 0 });
  kit.light(300, 300, 260, 260, ['plain', 100], 0.7);
  hills(
    withinWindow(kit),
    [
      [110, 470],
      [220, 420],
      [340, 460],
      [500, 410],
    ],
    ['second', 58],
  );
}

/** Hills reach to the edges of their kit: here the window's frame, instead of the picture's edges. */
const withinWindow = (kit: Kit): Kit => ({ ...kit, left: 184, right: 426, bottom: 505 });

function cloudsInWindow(kit: Kit, moment: Moment): void {
  kit.context.save();
  kit.context.clip(box(94, 114, 422, 340).path);
  for (const index of [0, 1])
    cloud(kit, -120 + ((moment.seconds * 34 + index * 380) % 760), 260 + index * 90, 170, ['plain', 99]);
  kit.context.restore();
}

/** Three posts, a bar and the sill. */
function windowFrame(kit: Kit): void {
  for (const [x, width] of [
    [78, 18],
    [296, 14],
    [512, 18],
  ] as const)
    kit.form(box(x, 100, width, 480, 4), ['plain', 97], { lift: 6 });
  kit.form(box(78, 322, 452, 12), ['plain', 97], { lift: 0 });
  kit.form(box(62, 570, 484, 22, 6), ['plain', 97], { lift: 8 });
}

/** A framed landscape on the wall. */
function picture(kit: Kit): void {
  kit.form(box(660, 150, 240, 300, 6), ['plain', 98], { lift: 12 });
  kit.form(box(684, 174, 192, 252, 2), ['spark', 76], { lift: 0 });
  kit.form(ellipse(780, 270, 58), ['main', 54], { lift: 0 });
  kit.form(polygon([684, 426], [684, 360], [780, 300], [876, 380], [876, 426]), ['second', 52], { lift: 0 });
}

function rug(kit: Kit): void {
  kit.form(ellipse(540, 880, 430, 80), ['spark', 72], { lift: 0 });
  kit.form(ellipse(540, 880, 350, 60), ['spark', 84], { lift: 0, quiet: true });
}

/** Back, seats, arms and legs. */
function sofa(kit: Kit): void {
  kit.shade(570, 852, 390, 34, 0.5);
  kit.form(box(270, 520, 600, 220, 44), ['main', 50], { lift: 14, accent: true });
  kit.form(box(300, 660, 270, 110, 26), ['main', 62], { lift: 6 });
  kit.form(box(574, 660, 270, 110, 26), ['main', 62], { lift: 6 });
  kit.form(box(230, 610, 96, 200, 40), ['main', 44], { lift: 10 });
  kit.form(box(814, 610, 96, 200, 40), ['main', 44], { lift: 10 });
  for (const x of [280, 850]) kit.form(box(x - 10, 806, 20, 44, 4), ['main', 20]);
}

function cushions(kit: Kit): void {
  kit.place(390, 620, { rotation: -0.16 }, () =>
    kit.form(box(-62, -62, 124, 124, 22), ['spark', 80], { lift: 8 }),
  );
  kit.place(740, 622, { rotation: 0.2 }, () =>
    kit.form(box(-58, -58, 116, 116, 22), ['second', 74], { lift: 8 }),
  );
}

function sunbeam(kit: Kit, moment: Moment): void {
  const drift = loop(moment, 12) * 220;
  kit.form(
    polygon([200 + drift, 760], [330 + drift, 760], [520 + drift, 980], [330 + drift, 980]),
    ['plain', 100],
    { quiet: true, lift: 0, alpha: 0.28 },
  );
}

/** Hangs from the upper edge of the picture. */
function hangingLamp(kit: Kit, moment: Moment): void {
  kit.place(540, kit.top - 30, { rotation: 0.022 * swing(moment, 3.8) }, () => {
    const drop = 150 - kit.top;
    kit.stroke(thread([0, 0], [0, drop]), ['main', 24], 6);
    kit.light(0, drop + 110, 300, 240, ['spark', 94], 0.45);
    kit.form(ellipse(0, drop + 60, 130, 96, Math.PI, Math.PI * 2), ['main', 34], { lift: 10 });
    kit.form(ellipse(0, drop + 60, 128, 14), ['spark', 94], { lift: 0 });
  });
}
