import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import type { Kit } from '../space/kit.ts';
import { blend, shade, tint } from '../space/tone.ts';
import type { Pen } from '../space/pen.ts';

/** Steps of this share of a turn spread leaves evenly. */
const goldenRatio = 0.618;

export type PlantKind = 'broad' | 'slender' | 'cactus';

/** Paints a potted plant standing at (x, y, z); `height` in metres, including the pot. */
export function paintPlant(
  kit: Kit,
  x: number,
  y: number,
  z: number,
  height: number,
  kind: PlantKind = 'broad',
  pot = '#c4714f',
): void {
  if (y < 0.05) kit.contact({ x, z, width: height * 0.3, depth: height * 0.22 }, 0.35);
  const pen = kit.pen(x, y, z).move(0, 0, { scale: height });
  paintPlantShape(pen, `plant-${x}-${z}`, kind, pot, Math.sin(kit.seconds * 0.9 + x * 5) * 0.015);
}

/** Paints a potted plant one unit high. `sway` tilts its leaves, in radians; a cactus does not sway. */
export function paintPlantShape(
  pen: Pen,
  seed: string,
  kind: PlantKind,
  pot: string,
  sway = 0,
  leaf = '#4f8a52',
): void {
  const random = pen.brush.random(seed);
  if (kind === 'cactus') {
    const green = '#5c9460';
    pen.form(box(-0.13, -0.86, 0.26, 0.64, 0.13), green, { roundness: 0.9, material: 'leaf' });
    for (const side of [-1, 1])
      pen.form(
        soft(
          [side * 0.1, -0.42],
          [side * 0.3, -0.44],
          [side * 0.32, -0.68],
          [side * 0.24, -0.7],
          [side * 0.21, -0.53],
          [side * 0.1, -0.52],
        ),
        shade(green, 0.1),
        { roundness: 0.7, material: 'leaf' },
      );
    for (const ribX of [-0.06, 0, 0.06])
      pen.line(thread([ribX, -0.78], [ribX, -0.3]), shade(green, 0.35), 0.008, 0.7);
    pen.form(ellipse(0.02, -0.87, 0.05, 0.04), '#e8789a', { roundness: 0.7 });
  } else {
    const count = kind === 'broad' ? 11 : 13;
    for (let index = 0; index < count; index += 1) {
      const lean = (((index * goldenRatio) % 1) - 0.5) * (kind === 'broad' ? 2.1 : 1.5) + sway;
      const length = (0.5 + random() * 0.24) * (1 - Math.abs(lean) * 0.16);
      const width = kind === 'broad' ? length * 0.2 : length * 0.07;
      const tone = blend(shade(leaf, 0.25), tint(leaf, 0.22), random());
      const part = pen.move(0, -0.26, { turn: lean });
      part.form(
        soft(
          [0, 0],
          [-width * 0.25, -length * 0.35],
          [-width, -length * 0.66],
          [-width * 0.3, -length * 0.92],
          [0, -length],
          [width * 0.35, -length * 0.9],
          [width, -length * 0.62],
          [width * 0.25, -length * 0.35],
        ),
        tone,
        { roundness: 0.3, material: 'leaf', outline: 0.8 },
      );
      part.line(thread([0, -0.02], [0, -length * 0.88]), tint(tone, 0.25), 0.008, 0.7);
    }
  }
  pen.form(polygon([-0.17, -0.28], [0.17, -0.28], [0.125, 0], [-0.125, 0]), pot, { roundness: 0.7 });
  pen.form(box(-0.19, -0.31, 0.38, 0.07, 0.02), tint(pot, 0.12), { roundness: 0.6 });
}

const goodsKinds = ['books', 'jars', 'boxes', 'bottles'] as const;

export type ShelfFill = (typeof goodsKinds)[number] | 'mixed';

/** Paints a row of goods standing on the pen's origin, `width` wide and at most `height` high. */
export function paintGoodsRow(
  pen: Pen,
  seed: string,
  width: number,
  height: number,
  fill: ShelfFill,
  colours: readonly string[],
): void {
  const random = pen.brush.random(seed);
  let x = -width / 2 + 0.02;
  let count = 0;
  while (x < width / 2 - 0.05) {
    const colour = colours[Math.floor(random() * colours.length)]!;
    const kind = fill === 'mixed' ? goodsKinds[Math.floor(random() * goodsKinds.length)]! : fill;
    const itemWidth = Math.min(
      width / 2 - x,
      kind === 'books' ? height * (0.1 + random() * 0.1) : height * (0.34 + random() * 0.2),
    );
    const itemHeight = height * (kind === 'bottles' ? 0.95 : 0.62 + random() * 0.3);
    if (kind === 'books' || kind === 'boxes') {
      pen.form(box(x, -itemHeight, itemWidth, itemHeight, 0.004), colour, {
        roundness: 0.15,
        outline: 0.7,
        material: 'paper',
      });
      pen.form(
        box(
          x + itemWidth * 0.15,
          -itemHeight * 0.8,
          itemWidth * 0.7,
          itemHeight * (kind === 'boxes' ? 0.34 : 0.06),
        ),
        tint(colour, 0.6),
        { roundness: 0, outline: 0 },
      );
    } else if (kind === 'jars') {
      pen.form(box(x, -itemHeight * 0.8, itemWidth, itemHeight * 0.8, itemWidth * 0.2), colour, {
        roundness: 0.8,
        gloss: 0.6,
        material: 'glass',
        outline: 0.7,
      });
      pen.form(
        box(x + itemWidth * 0.1, -itemHeight * 0.92, itemWidth * 0.8, itemHeight * 0.14, 0.01),
        shade(colour, 0.4),
        {
          roundness: 0.5,
          outline: 0.6,
        },
      );
    } else {
      const bottleWidth = itemWidth * 0.72;
      const middle = x + bottleWidth / 2;
      pen.form(
        soft(
          [middle - bottleWidth / 2, 0],
          [middle - bottleWidth / 2, -itemHeight * 0.52],
          [middle - bottleWidth * 0.16, -itemHeight * 0.72],
          [middle - bottleWidth * 0.14, -itemHeight],
          [middle + bottleWidth * 0.14, -itemHeight],
          [middle + bottleWidth * 0.16, -itemHeight * 0.72],
          [middle + bottleWidth / 2, -itemHeight * 0.52],
          [middle + bottleWidth / 2, 0],
        ),
        colour,
        { roundness: 0.8, gloss: 0.7, material: 'glass', outline: 0.7 },
      );
    }
    x += itemWidth + (kind === 'books' ? 0.004 : height * (0.08 + random() * 0.1));
    count += 1;
    // A gap once in seven books.
    if (kind === 'books' && count % 7 === 6) x += height * 0.25;
  }
}

export type ShelfLook = {
  width: number;
  height: number;
  rows: number;
  fill: ShelfFill;
  colours: readonly string[];
  colour: string;
  depth?: number;
  /** Height of its bottom above the floor; 0 by default. */
  y?: number;
};

/** Paints a shelf unit against the wall; its front stands at z. */
export function paintShelf(kit: Kit, x: number, z: number, look: ShelfLook): void {
  const { width, height, rows, fill, colours, colour, depth = 0.32, y = 0 } = look;
  if (y === 0) kit.contact({ x, z, width, depth });
  kit.block({ x, y, z, width, height, depth }, shade(colour, 0.45), { material: 'wood' });
  const gap = height / rows;
  for (let row = 0; row < rows; row += 1)
    paintGoodsRow(
      kit.pen(x, y + 0.04 + row * gap, z + 0.01),
      `shelf-${x}-${row}`,
      width - 0.1,
      gap * 0.78,
      fill,
      colours,
    );
  const pen = kit.pen(x, y, z);
  for (let row = 0; row <= rows; row += 1)
    pen.form(box(-width / 2, -row * gap - (row === rows ? 0 : 0.04), width, 0.04), tint(colour, 0.08), {
      roundness: 0.1,
      material: 'wood',
      outline: 0.8,
    });
  for (const side of [-1, 1])
    pen.form(box(side < 0 ? -width / 2 : width / 2 - 0.04, -height, 0.04, height), colour, {
      roundness: 0.1,
      material: 'wood',
      outline: 0.8,
    });
}

/** Paints a framed picture of hills and a sun; (x, y) is the middle of its bottom edge. */
export function paintPicture(
  kit: Kit,
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  [frame, hills, sun]: readonly [string, string, string],
): void {
  const pen = kit.pen(x, y, z);
  const [left, top] = [-width / 2, -height];
  pen.shadow(box(left + 0.02, top + 0.03, width, height), 0.3, 0.03 * pen.scale);
  pen.form(box(left, top, width, height), frame, { roundness: 0.15, material: 'wood' });
  pen.form(box(left + width * 0.08, top + height * 0.08, width * 0.84, height * 0.84), '#f6f0e4', {
    roundness: 0,
    outline: 0.5,
    inside: () => {
      pen.form(box(left + width * 0.16, top + height * 0.15, width * 0.68, height * 0.7), tint(hills, 0.35), {
        roundness: 0,
        outline: 0,
      });
      pen.form(ellipse(width * 0.12, top + height * 0.42, width * 0.15), sun, {
        roundness: 0,
        outline: 0,
      });
      pen.form(
        polygon(
          [left + width * 0.16, top + height * 0.85],
          [left + width * 0.16, top + height * 0.66],
          [left + width * 0.45, top + height * 0.52],
          [left + width * 0.84, top + height * 0.72],
          [left + width * 0.84, top + height * 0.85],
        ),
        hills,
        { roundness: 0, outline: 0 },
      );
    },
  });
}

/** The time shown, in hours. */
const clockHours = {
  dawn: 6.2,
  morning: 9.1,
  noon: 12.1,
  afternoon: 15.6,
  evening: 18.7,
  night: 22.4,
} as const;

/** Paints a wall clock that shows the scene's time of day, also in a mirrored scene. */
export function paintClock(kit: Kit, x: number, y: number, z: number, radius = 0.16): void {
  const pen = kit.pen(x, y, z);
  pen.form(ellipse(0, 0, radius), '#2f3338', { roundness: 0.2 });
  pen.form(ellipse(0, 0, radius * 0.88), '#fbf8f0', { roundness: 0, outline: 0 });
  const hour = clockHours[kit.timeOfDay];
  const hand = (turn: number, length: number, width: number): void =>
    pen.line(
      thread([0, 0], [Math.sin(turn) * length * kit.mirror, -Math.cos(turn) * length]),
      '#26282c',
      width,
    );
  hand((hour / 12) * Math.PI * 2, radius * 0.48, radius * 0.1);
  hand((hour % 1) * Math.PI * 2, radius * 0.7, radius * 0.07);
}

/** Paints a bordered rug on the floor; its near edge lies at z. */
export function paintRug(
  kit: Kit,
  x: number,
  z: number,
  width: number,
  depth: number,
  colours: readonly [string, string],
): void {
  const layer = (inset: number, colour: string): void =>
    kit.quad(
      [
        [x - width / 2 + inset, 0.004, z + inset],
        [x + width / 2 - inset, 0.004, z + inset],
        [x + width / 2 - inset, 0.004, z + depth - inset],
        [x - width / 2 + inset, 0.004, z + depth - inset],
      ],
      colour,
      { material: 'cloth', outline: 0.6 },
    );
  layer(0, colours[0]);
  layer(0.1, colours[1]);
  layer(0.17, tint(colours[0], 0.12));
}
