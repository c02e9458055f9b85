import { box, ellipse, polygon, thread } from './forms.ts';
import { band, room } from './props.ts';
import { rise, swing, type Kit, type Tone, type Plane, type Vignette } from './vignette.ts';

function parcel(kit: Kit, x: number, y: number, width: number, height: number, tone: Tone): void {
  kit.form(polygon([x, y], [x + width, y], [x + width - 26, y - 44], [x + 34, y - 44]), [
    tone[0],
    tone[1] + 14,
  ]);
  kit.form(box(x, y, width, height, 6), tone, { lift: 10 });
  kit.form(
    polygon(
      [x + width * 0.44, y - 44],
      [x + width * 0.58, y - 44],
      [x + width * 0.58, y + height * 0.28],
      [x + width * 0.44, y + height * 0.28],
    ),
    [tone[0], tone[1] + 26],
    { lift: 0 },
  );
  kit.form(box(x + width * 0.1, y + height * 0.56, width * 0.34, height * 0.3, 5), ['plain', 96], {
    lift: 0,
  });
  for (const [row, share] of [
    [0, 0.24],
    [1, 0.16],
  ] as const)
    kit.form(box(x + width * 0.14, y + height * (0.63 + row * 0.1), width * share, 7, 3), ['plain', 40], {
      lift: 0,
      quiet: true,
    });
}

const parcelShelves: Plane = {
  depth: 0.2,
  still: (kit) => {
    for (const [row, y] of [
      [0, 150],
      [1, 370],
    ] as const) {
      kit.form(box(90, y + 130, 820, 20, 6), ['second', 44], { lift: 12 });
      const tall = [
        [96, 118, 62],
        [110, 84, 74],
        [84, 128, 56],
        [130, 96, 80],
        [92, 122, 66],
      ] as const;
      tall.forEach(([width, height, lightness], index) =>
        kit.form(
          box(120 + index * 156 + row * 30, y + 130 - height, width, height, 10),
          [index % 2 ? 'main' : 'second', lightness - row * 6],
          { lift: 6 },
        ),
      );
    }
  },
};

const conveyorBelt: Plane = {
  depth: 0.55,
  still: (kit) => {
    kit.shade(500, 900, 640, 60, 0.5);
    kit.form(band(kit, 700, 774), ['main', 26], { lift: 14 });
    kit.form(band(kit, 774, 800), ['main', 16]);
    for (const x of [130, 500, 870]) kit.form(box(x - 22, 800, 44, 130, 6), ['main', 22]);
  },
  live: (kit, moment) => {
    const width = kit.right - kit.left + 500;
    for (let index = 0; index < Math.ceil(width / 104); index += 1) {
      const x = kit.left - 250 + ((index * 104 + moment.seconds * 120) % width);
      kit.form(ellipse(x, 737, 21), ['main', 44], { lift: 0 });
      kit.form(box(x - 3, 719, 6, 36, 3), ['main', 68], { lift: 0, quiet: true });
    }
    const kinds = [
      [230, 200, ['spark', 62]],
      [280, 270, ['main', 58]],
      [190, 160, ['second', 86]],
      [250, 220, ['main', 74]],
    ] as const;
    const span = Math.max(1480, kit.right - kit.left + 400);
    kinds.forEach(([width, height, tone], index) => {
      const x = kit.left - 320 + ((index * (span / 4) + moment.seconds * 120 + 520) % span);
      parcel(kit, x, 700 - height, width, height, tone);
    });
  },
};

const bagAndNotice: Plane = {
  depth: 1,
  still: (kit) => {
    kit.shade(250, 955, 190, 34, 0.6);
    kit.stroke(thread([160, 640], [170, 540], [250, 520], [330, 540], [340, 640]), ['main', 24], 16);
    kit.form(polygon([100, 620], [400, 620], [430, 950], [70, 950]), ['main', 52], {
      lift: 20,
      accent: true,
    });
    kit.form(polygon([100, 620], [400, 620], [404, 668], [96, 668]), ['main', 40], { lift: 0 });
  },
  live: (kit, moment) => {
    const beat = 1 + 0.08 * swing(moment, 1.1);
    kit.place(250, 800, { scale: beat }, () => kit.form(heart(0, 0, 62), ['plain', 97], { lift: 4 }));
    const pop = rise(moment, 0.7, 0.6);
    kit.place(760, 250 + 14 * swing(moment, 3.4), { scale: 0.5 + 0.5 * pop, alpha: pop }, () => {
      kit.form(box(-130, -58, 260, 116, 30), ['plain', 98], { lift: 14 });
      kit.form(ellipse(-74, 0, 34), ['spark', 76], { lift: 0 });
      kit.stroke(thread([-90, 2], [-78, 14], [-56, -14]), ['plain', 99], 10);
      kit.form(box(-22, -22, 120, 16, 8), ['main', 40], { quiet: true });
      kit.form(box(-22, 8, 82, 14, 7), ['plain', 74], { quiet: true });
    });
  },
};

/** Parcels ride out of the store on a belt; a bag waits in front. */
export const parcels: Vignette = {
  backdrop: (kit) => room(kit, 830, ['second', 72], ['second', 54]),
  planes: [parcelShelves, conveyorBelt, bagAndNotice],
};

export function heart(x: number, y: number, size: number) {
  const form = thread([x, y - size * 0.35]);
  const { path } = form;
  path.bezierCurveTo(
    x - size * 0.35,
    y - size,
    x - size * 1.25,
    y - size * 0.55,
    x - size * 0.98,
    y + size * 0.12,
  );
  path.bezierCurveTo(x - size * 0.8, y + size * 0.5, x - size * 0.3, y + size * 0.78, x, y + size);
  path.bezierCurveTo(
    x + size * 0.3,
    y + size * 0.78,
    x + size * 0.8,
    y + size * 0.5,
    x + size * 0.98,
    y + size * 0.12,
  );
  path.bezierCurveTo(x + size * 1.25, y - size * 0.55, x + size * 0.35, y - size, x, y - size * 0.35);
  path.closePath();
  return { path, x: x - size * 1.1, y: y - size, width: size * 2.2, height: size * 2 };
}

const goods: readonly ((kit: Kit) => void)[] = [
  (kit) => {
    kit.form(box(-34, -56, 68, 132, 16), ['main', 56], { lift: 6 });
    kit.form(box(-16, -92, 32, 40, 6), ['main', 34], { lift: 0 });
  },
  (kit) => {
    kit.form(ellipse(0, 10, 64, 60), ['second', 66], { lift: 6 });
    kit.form(ellipse(0, 10, 34, 32), ['second', 88], { lift: 0 });
  },
  (kit) => {
    kit.form(polygon([-70, 66], [-46, -30], [46, -30], [70, 66]), ['spark', 70], { lift: 6 });
    kit.stroke(thread([-30, -30], [-18, -76], [18, -76], [30, -30]), ['main', 36], 9);
  },
  (kit) => {
    kit.form(box(-62, -62, 124, 124, 30), ['main', 40], { lift: 6 });
    kit.form(ellipse(0, 0, 42), ['plain', 92], { lift: 0 });
    kit.form(box(-4, -30, 8, 34, 4), ['main', 30], { lift: 0 });
  },
];

const rings: Plane = {
  depth: 0.2,
  still: (kit) => {
    kit.form(ellipse(500, 470, 430), ['second', 78], { lift: 0, quiet: true });
    kit.form(ellipse(500, 470, 330), ['second', 86], { lift: 0, quiet: true });
  },
};

const scrollingShop: Plane = {
  depth: 0.6,
  still: (kit) => {
    kit.shade(510, 930, 300, 40, 0.6);
    kit.form(box(290, 70, 420, 850, 62), ['plain', 16], { lift: 26 });
    kit.form(box(310, 90, 380, 810, 46), ['plain', 97], { quiet: true });
  },
  live: (kit, moment) => {
    const { context } = kit;
    context.save();
    context.clip(box(312, 92, 376, 806, 44).path);
    const scrolled = moment.seconds * 46;
    for (let row = -1; row < 5; row += 1)
      for (const column of [0, 1]) {
        const index = row + Math.floor(scrolled / 226);
        const y = 214 + row * 226 - (scrolled % 226);
        const kind = (((index * 2 + column * 3) % 4) + 4) % 4;
        kit.form(box(330 + column * 176, y, 164, 206, 20), [column === index % 2 ? 'second' : 'main', 90], {
          lift: 0,
          quiet: true,
        });
        kit.place(412 + column * 176, y + 88, { scale: 0.8 }, () => goods[kind]!(kit));
        kit.form(box(346 + column * 176, y + 168, 84, 11, 5), ['plain', 50], { lift: 0, quiet: true });
      }
    kit.form(box(312, 92, 376, 110, [44, 44, 0, 0]), ['main', 50], { lift: 6 });
    kit.form(box(340, 136, 230, 40, 20), ['plain', 98], { lift: 0, quiet: true });
    kit.form(ellipse(632, 156, 26), ['plain', 98], { lift: 0, quiet: true });
    context.restore();
  },
};

const heartsAndPriceTag: Plane = {
  depth: 1,
  live: (kit, moment) => {
    for (const [index, x, y, size] of [
      [0, 780, 330, 62],
      [1, 200, 620, 46],
      [2, 830, 700, 38],
    ] as const) {
      const pop = rise(moment, 0.3 + index * 0.35, 0.5);
      kit.place(
        x,
        y + 20 * swing(moment, 3, index * 0.3),
        {
          scale: pop * (1 + 0.05 * swing(moment, 0.9, index * 0.4)),
          rotation: 0.12 * swing(moment, 4, index * 0.2),
        },
        () => kit.form(heart(0, 0, size), ['spark', 68], { accent: index === 0, lift: 10 }),
      );
    }
    const tag = 0.1 * swing(moment, 2.6);
    kit.place(190, 170, { rotation: tag - 0.15 }, () => {
      kit.stroke(thread([0, -120], [0, -20]), ['main', 30], 6);
      kit.form(polygon([0, -30], [70, 40], [70, 190], [-70, 190], [-70, 40]), ['main', 56], { lift: 12 });
      kit.form(ellipse(0, 30, 16), ['plain', 96], { lift: 0 });
      kit.form(box(-40, 92, 80, 14, 7), ['plain', 92], { lift: 0, quiet: true });
      kit.form(box(-40, 124, 52, 14, 7), ['plain', 92], { lift: 0, quiet: true });
    });
  },
};

/** A shop in a phone: shelves of goods scroll by, a hand-sized heart pops. */
export const shopWindow: Vignette = {
  backdrop: (kit) => room(kit, 880, ['main', 78], ['main', 62]),
  planes: [rings, scrollingShop, heartsAndPriceTag],
};
