import { box, ellipse, polygon, ridge, soft, thread } from './forms.ts';
import { room } from './props.ts';
import { loop, swing, type Kit, type Moment, type Tone, type Plane, type Vignette } from './vignette.ts';

function book(kit: Kit, x: number, y: number, width: number, height: number, tone: Tone): void {
  kit.form(box(x, y, width, height, 10), tone, { lift: 8 });
  kit.form(box(x + width * 0.06, y + 9, width * 0.94 + 4, height - 18, 3), ['plain', 95], { lift: 0 });
  kit.form(box(x, y, width * 0.16, height, [10, 0, 0, 10]), [tone[0], tone[1] - 8], { lift: 0 });
  kit.stroke(
    thread([x + width * 0.2, y + height * 0.5], [x + width * 0.98, y + height * 0.5]),
    ['plain', 80],
    3,
  );
}

const bookshelves: Plane = {
  depth: 0.2,
  still: (kit) => {
    drawBookshelves(kit);
    kit.light(320, 560, 420, 330, ['spark', 92], 0.6);
  },
};

const booksAndGlobe: Plane = {
  depth: 0.6,
  still: (kit) => {
    kit.shade(420, 822, 420, 40, 0.6);
    book(kit, 170, 730, 420, 84, ['main', 54]);
    book(kit, 210, 656, 360, 74, ['second', 68]);
    book(kit, 180, 576, 390, 80, ['spark', 60]);
    kit.form(ellipse(770, 800, 110, 24), ['main', 28], { lift: 8 });
    kit.form(box(760, 740, 20, 60), ['main', 30]);
    kit.stroke(ellipse(770, 570, 190), ['main', 28], 14);
  },
  live: drawGlobe,
};

const lampAndPaperPlane: Plane = {
  depth: 1,
  still: (kit) => {
    kit.form(ellipse(120, 822, 96, 22), ['main', 22], { lift: 10 });
    kit.stroke(thread([120, 810], [70, 560], [190, 350]), ['main', 26], 16);
  },
  live: (kit, moment) => {
    kit.place(196, 344, { rotation: -0.35 + 0.02 * swing(moment, 3) }, () => {
      kit.form(polygon([-50, 0], [50, 0], [112, 130], [-112, 130]), ['main', 62], {
        lift: 14,
        accent: true,
      });
      kit.form(ellipse(0, 132, 104, 20), ['spark', 94], { lift: 0 });
    });
    drawPaperPlaneFlight(kit, moment);
  },
};

/** A stack of books, a lamp above, a turning globe. */
export const library: Vignette = {
  backdrop: (kit) => room(kit, 810, ['main', 36], ['second', 46]),
  planes: [bookshelves, booksAndGlobe, lampAndPaperPlane],
};

function drawBookshelves(kit: Kit): void {
  for (const [row, y] of [
    [0, 200],
    [1, 420],
  ] as const) {
    kit.form(box(kit.left - 60, y, kit.right - kit.left + 120, 20), ['main', 24], { lift: 10 });
    let x = kit.left - 20 + row * 36;
    for (let index = 0; x < kit.right; index += 1) {
      const width = 30 + ((index * 37) % 28);
      const height = 110 + ((index * 53 + row * 20) % 64);
      if (index % 7 !== 5)
        kit.form(
          box(x, y - height, width, height, 4),
          [(['main', 'second', 'spark', 'plain'] as const)[(index + row) % 4]!, 42 + ((index * 31) % 30)],
          { lift: 3 },
        );
      x += width + 5;
    }
  }
}

function drawGlobe(kit: Kit, moment: Moment): void {
  kit.form(ellipse(770, 570, 166), ['second', 66], { lift: 12 });
  kit.context.save();
  kit.context.clip(ellipse(770, 570, 163).path);
  for (let index = 0; index < 4; index += 1) {
    const x = 520 + loop(moment, 7, index / 4) * 500;
    kit.form(
      soft(
        [x, 480],
        [x + 70, 460],
        [x + 96, 530],
        [x + 40, 600],
        [x + 20, 670],
        [x - 30, 590],
        [x - 46, 520],
      ),
      ['second', 40],
      { lift: 0 },
    );
    kit.form(soft([x + 130, 600], [x + 176, 610], [x + 160, 660], [x + 120, 650]), ['second', 40], {
      lift: 0,
    });
  }
  kit.light(710, 500, 150, 150, ['plain', 100], 0.35);
  kit.context.restore();
}

function drawPaperPlaneFlight(kit: Kit, moment: Moment): void {
  const flight = loop(moment, 5);
  const x = kit.left - 120 + flight * (kit.right - kit.left + 240);
  const y = 250 + 110 * Math.sin(flight * 7);
  kit.place(x, y, { rotation: 0.5 * Math.cos(flight * 7) }, () => paperPlane(kit));
}

function paperPlane(kit: Kit): void {
  kit.form(polygon([90, 0], [-70, -50], [-34, 0]), ['plain', 98], { lift: 12 });
  kit.form(polygon([90, 0], [-34, 0], [-50, 46]), ['plain', 84], { lift: 0 });
  kit.form(polygon([-34, 0], [-50, 46], [-14, 12]), ['spark', 64], { lift: 0 });
}

const halo: Plane = {
  depth: 0.15,
  still: (kit) => {
    kit.form(ellipse(500, 430, 390), ['second', 88], { lift: 0, quiet: true });
    kit.light(500, 520, 460, 420, ['spark', 96], 0.5);
  },
};

const floatingShapes: Plane = {
  depth: 0.45,
  live: (kit, moment) => {
    const float = (index: number, x: number, y: number, draw: () => void) =>
      kit.place(
        x + 10 * swing(moment, 5, index * 0.4),
        y + 22 * swing(moment, 3.7, index * 0.27),
        { rotation: 0.16 * swing(moment, 5.3, index * 0.31) },
        draw,
      );
    float(0, 290, 300, () => {
      kit.form(polygon([0, -96], [92, 66], [-92, 66]), ['main', 58], { lift: 12 });
      kit.form(polygon([0, -40], [46, 42], [-46, 42]), ['main', 76], { lift: 0 });
    });
    float(1, 520, 190, () => {
      kit.form(ellipse(0, 0, 82), ['spark', 70], { lift: 12, accent: true });
      kit.stroke(ellipse(0, 0, 128, 40), ['main', 40], 9);
    });
    float(2, 730, 330, () => {
      kit.form(box(-70, -70, 140, 140, 18), ['second', 56], { lift: 12 });
      kit.stroke(thread([-36, 0], [36, 0]), ['plain', 98], 15);
      kit.stroke(thread([0, -36], [0, 36]), ['plain', 98], 15);
    });
    float(3, 400, 470, () => kit.form(box(-30, -30, 60, 60, 30), ['second', 48], { lift: 8 }));
    float(4, 640, 500, () =>
      kit.stroke(thread([-60, 20], [-20, -30], [20, 20], [60, -30]), ['main', 46], 17),
    );
  },
};

const bookWithTurningPage: Plane = {
  depth: 0.9,
  still: (kit) => {
    kit.shade(500, 912, 460, 46, 0.6);
    kit.form(polygon([60, 660], [500, 720], [940, 660], [960, 880], [500, 930], [40, 880]), ['main', 40], {
      lift: 16,
    });
    for (const page of [3, 2, 1, 0]) {
      const off = page * 9;
      kit.form(ridgePage(-1, off), ['plain', page === 0 ? 98 : 84 + page * 2], { lift: 0 });
      kit.form(ridgePage(1, off), ['plain', page === 0 ? 96 : 82 + page * 2], { lift: 0 });
    }
    drawTextLines(kit);
  },
  live: drawTurningPage,
};

/** An open book with turning pages, from which its contents rise. */
export const openBook: Vignette = {
  backdrop: (kit) => room(kit, 800, ['second', 78], ['second', 60]),
  planes: [halo, floatingShapes, bookWithTurningPage],
};

function ridgePage(side: number, off: number) {
  return ridge(
    900 - off * 0.2,
    [500, 716 - off],
    [500 + side * 140, 668 - off],
    [500 + side * 300, 654 - off],
    [500 + side * 430, 656 - off],
  );
}

function drawTextLines(kit: Kit): void {
  for (let row = 0; row < 4; row += 1) {
    kit.stroke(thread([150, 690 + row * 42], [300, 684 + row * 42], [440, 712 + row * 42]), ['plain', 66], 8);
    kit.stroke(
      thread([560, 712 + row * 42], [700, 684 + row * 42], [row === 3 ? 760 : 850, 690 + row * 42]),
      ['plain', 66],
      8,
    );
  }
}

function drawTurningPage(kit: Kit, moment: Moment): void {
  const turn = loop(moment, 2.6);
  const angle = Math.PI * (1 - turn) ** 2.2;
  const reach = Math.cos(angle) * 420;
  const height = Math.sin(angle) * 240;
  kit.form(
    soft(
      [500, 720],
      [500 + reach * 0.5, 660 - height * 0.75],
      [500 + reach, 650 - height],
      [500 + reach, 860 - height],
      [500 + reach * 0.5, 870 - height * 0.7],
      [500, 916],
    ),
    ['plain', 93],
    { lift: 8 },
  );
}
