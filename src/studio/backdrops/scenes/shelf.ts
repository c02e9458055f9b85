import { glow, linearFade, type Context } from '../../presenter/paint/shade.ts';
import { between, seededRandom } from '../../presenter/paint/seeded-random.ts';
import { paintPlant, paintTrailingPlant } from '../../presenter/setting/foliage.ts';
import { paintBooks, paintPicture, paintVessel } from '../../presenter/setting/furniture.ts';
import type { ScenePlane, Stage } from '../photograph.ts';

const leaf = { dark: '#20382c', base: '#4a7350', light: '#a3c08c' };
const spines = [
  '#b5573b',
  '#e9dcc6',
  '#33535a',
  '#d3a04c',
  '#7d9486',
  '#8a6a52',
  '#3b3a3c',
  '#c9b8a4',
  '#5b6f8a',
];
const wood = { light: '#c99a6b', base: '#a87649', dark: '#5e3c22' };

/** A wall of books at home: compartments of oak, warm lamps inside, a plant that hangs down. */
export const shelf: readonly ScenePlane[] = [
  { blurPixels: 8, glare: 2.4, paint: paintShelves },
  { blurPixels: 14, glare: 2, paint: paintFront },
];

function paintShelves(context: Context, { width, height }: Stage): void {
  context.fillStyle = linearFade(context, [0, 0, width, height], ['#e5d9c8', '#cbb9a2', '#a8937c']);
  context.fillRect(0, 0, width, height);
  const columns = Math.max(3, Math.round(width / 250));
  const cell = width / columns;
  const rows = Math.ceil(height / 216);
  const random = seededRandom(18);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * cell, row * 216];
      paintCompartment(context, x, y, cell, (row * 5 + column * 3) % 7, Math.floor(random() * 1000));
    }
  }
  for (let column = 0; column <= columns; column += 1) {
    context.fillStyle = linearFade(
      context,
      [column * cell - 9, 0, column * cell + 9, 0],
      [wood.light, wood.base, wood.dark],
    );
    context.fillRect(column * cell - 9, 0, 18, height);
  }
  glow(context, width * 0.16, height * 0.2, width * 0.7, height * 0.5, '#fff0d2', 0.5, 'soft-light');
  glow(context, width, height, width * 0.8, height * 0.6, '#3a2416', 0.55, 'multiply');
}

/** One compartment, its floor at `y + 216`. */
function paintCompartment(
  context: Context,
  x: number,
  y: number,
  width: number,
  kind: number,
  seed: number,
): void {
  const floor = y + 200;
  context.fillStyle = linearFade(context, [0, y, 0, floor], ['#6f5b49', '#9a846c', '#b7a186']);
  context.fillRect(x, y, width, 216);
  if (kind % 3 === 0) glow(context, x + width / 2, y + 6, width * 0.55, 150, '#ffdfa6', 0.75);
  const random = seededRandom(seed);
  const inner = width - 40;
  if (kind === 1) {
    paintPicture(context, [x + 34, floor - 150, 104, 140], '#2f2a28', [
      '#efdcc2',
      '#c96a48',
      '#42666a',
      '#d8a850',
    ]);
    paintVessel(context, x + width - 62, floor, 92, [12, 12, 30, 36, 26], '#e6ddd0');
  } else if (kind === 4) {
    paintVessel(context, x + width / 2, floor, 76, [40, 42, 38, 30], '#d7cabb');
    paintPlant(context, [x + width / 2, floor - 66], 150, leaf, {
      leaves: 13,
      spread: 1.2,
      seed,
      slender: 0.34,
    });
  } else if (kind === 6) {
    paintBooks(context, x + 18, floor, inner * 0.4, 128, spines, seed);
    paintVessel(context, x + width * 0.7, floor, 110, [16, 20, 40, 42, 30], '#8a4a34');
  } else {
    paintBooks(
      context,
      x + 18,
      floor,
      inner * between(random, 0.55, 1),
      between(random, 120, 158),
      spines,
      seed,
    );
  }
  context.fillStyle = 'rgba(40,24,14,0.35)';
  context.fillRect(x, y, width, 26);
  context.fillStyle = linearFade(context, [0, floor, 0, floor + 18], [wood.light, wood.base, wood.dark]);
  context.fillRect(x, floor, width, 18);
}

function paintFront(context: Context, { width, height }: Stage): void {
  paintTrailingPlant(context, [width - 70, -30], Math.min(420, height * 0.4), leaf, 12);
  const [x, y] = [width * 0.1, height * 0.74];
  context.strokeStyle = '#2b2523';
  context.lineWidth = 9;
  context.beginPath();
  context.moveTo(x, height + 20);
  context.lineTo(x, y);
  context.stroke();
  glow(context, x, y - 10, 300, 300, '#ffd08a', 0.42);
  context.fillStyle = linearFade(context, [x - 80, 0, x + 80, 0], ['#f0d9ae', '#fff8e6', '#f4dfb6']);
  context.beginPath();
  context.moveTo(x - 48, y - 100);
  context.lineTo(x + 48, y - 100);
  context.lineTo(x + 84, y + 20);
  context.lineTo(x - 84, y + 20);
  context.fill();
}
