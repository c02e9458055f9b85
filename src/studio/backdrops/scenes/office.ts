import { between, seededRandom } from '../../presenter/paint/seeded-random.ts';
import { glow, linearFade, type Context } from '../../presenter/paint/shade.ts';
import { paintPlant } from '../../presenter/setting/foliage.ts';
import type { ScenePlane, Stage } from '../photograph.ts';

const leaf = { dark: '#17332b', base: '#35624a', light: '#8fb98a' };

/** A large room in the morning: glass at the left, a lit ceiling, desks with screens, a wall of wood at the right. */
export const office: readonly ScenePlane[] = [
  { blurPixels: 15, glare: 2.6, paint: paintRoom },
  { blurPixels: 13, glare: 2, paint: paintDesks },
  {
    blurPixels: 15,
    paint: (context, { width, height }) => {
      const size = Math.min(height * 0.36, 330);
      paintPlant(context, [width - 36, height * 0.98], size * 1.35, leaf, {
        leaves: 15,
        spread: 0.9,
        seed: 6,
        slender: 0.3,
      });
      context.fillStyle = linearFade(context, [width - 120, 0, width, 0], ['#3a3f45', '#6f757a', '#3a3f45']);
      context.fillRect(width - 112, height * 0.94, 160, height * 0.1);
    },
  },
];

function paintRoom(context: Context, { width, height }: Stage): void {
  const horizon = height * 0.56;
  context.fillStyle = linearFade(context, [0, 0, width, 0], ['#dfe5e8', '#c3ccd0', '#a9aeb0']);
  context.fillRect(0, 0, width, height);
  paintCeiling(context, width, height * 0.2, horizon);
  paintGlass(context, width, height, horizon);
  paintWood(context, width, height, horizon);
  context.fillStyle = linearFade(
    context,
    [0, horizon + height * 0.12, 0, height],
    ['#a39c94', '#7d766f', '#5a5550'],
  );
  context.fillRect(0, horizon + height * 0.12, width, height);
  glow(context, width * 0.22, height * 0.8, width * 0.5, height * 0.14, '#f4ede0', 0.5);
}

/** Lines of light that run towards the back. */
function paintCeiling(context: Context, width: number, bottom: number, horizon: number): void {
  context.fillStyle = linearFade(context, [0, 0, 0, bottom], ['#8e9699', '#b9c0c2', '#d4d8d9']);
  context.fillRect(0, 0, width, bottom * 0.84);
  const [vanishX, vanishY] = [width * 0.42, horizon];
  for (const start of [-0.35, 0.2, 0.72, 1.3]) {
    const at = (depth: number) => [
      width * start + (vanishX - width * start) * depth,
      -20 + (vanishY + 20) * depth,
    ];
    for (const [from, to] of [
      [0.02, 0.12],
      [0.15, 0.22],
      [0.245, 0.295],
      [0.315, 0.345],
    ] as const) {
      const [x0, y0] = at(from) as [number, number];
      const [x1, y1] = at(to) as [number, number];
      context.strokeStyle = '#ffffff';
      context.lineWidth = 26 * (1 - from * 2.2);
      context.beginPath();
      context.moveTo(x0, y0);
      context.lineTo(x1, y1);
      context.stroke();
    }
  }
}

function paintGlass(context: Context, width: number, height: number, horizon: number): void {
  const [right, top, bottom] = [width * 0.585, height * 0.165, horizon + height * 0.1];
  context.fillStyle = linearFade(context, [0, top, 0, bottom], ['#f7fbff', '#e9f2f8', '#dbe7ea', '#c2d2cd']);
  context.fillRect(0, top, right, bottom - top);
  const random = seededRandom(31);
  for (let x = -20; x < right; x += between(random, 34, 70)) {
    const tall = between(random, 0.08, 0.26) * height;
    context.fillStyle = ['#b9c9d4', '#a7bac8', '#c9d4da', '#9fb3bd'][Math.floor(random() * 4)]!;
    context.fillRect(x, bottom - height * 0.05 - tall, between(random, 36, 80), tall + height * 0.05);
  }
  for (let x = -20; x < right; x += 26) {
    glow(
      context,
      x,
      bottom - height * 0.02,
      between(random, 26, 48),
      between(random, 20, 44),
      '#7fa07e',
      0.7,
    );
  }
  context.fillStyle = '#5d666b';
  for (const share of [0.02, 0.21, 0.39, 0.56]) context.fillRect(width * share - 5, top, 11, bottom - top);
  context.fillRect(0, top + (bottom - top) * 0.3, right, 6);
  context.fillStyle = '#dfe3e4';
  context.fillRect(0, bottom, right, height * 0.022);
}

function paintWood(context: Context, width: number, height: number, horizon: number): void {
  const left = width * 0.58;
  const [top, bottom] = [height * 0.165, horizon + height * 0.125];
  const random = seededRandom(9);
  for (let x = left; x < width; x += 24) {
    const tone = between(random, 0.86, 1.06);
    context.fillStyle = `rgb(${Math.round(176 * tone)},${Math.round(134 * tone)},${Math.round(98 * tone)})`;
    context.fillRect(x, top, 22, bottom - top);
    context.fillStyle = 'rgba(60,40,26,0.5)';
    context.fillRect(x + 21, top, 3, bottom - top);
  }
  glow(context, left, horizon - height * 0.16, width * 0.4, height * 0.26, '#ffe9c8', 0.45);
  glow(context, width, bottom, width * 0.4, height * 0.3, '#3a261a', 0.45, 'multiply');
  for (const x of [width * 0.7, width * 0.9]) {
    context.fillStyle = '#33383c';
    context.fillRect(x - 2, 0, 4, height * 0.24);
    context.fillStyle = '#2d3236';
    context.beginPath();
    context.arc(x, height * 0.262, 38, Math.PI, 0);
    context.fill();
    context.fillStyle = '#fffaf0';
    context.fillRect(x - 30, height * 0.262, 60, 11);
    glow(context, x, height * 0.29, 130, 120, '#ffe0a8', 0.55);
  }
}

function paintDesks(context: Context, { width, height }: Stage): void {
  const top = height * 0.665;
  for (const [x, wide, lower] of [
    [-40, width * 0.42, 0],
    [width * 0.62, width * 0.5, 18],
  ] as const) {
    context.fillStyle = linearFade(context, [0, top + lower, 0, top + lower + 22], ['#f3efe9', '#c9bfb3']);
    context.fillRect(x, top + lower, wide, 20);
    context.fillStyle = linearFade(
      context,
      [0, top + lower + 20, 0, top + lower + height * 0.13],
      ['rgba(44,41,40,0.6)', 'rgba(44,41,40,0.35)', 'rgba(44,41,40,0)'],
    );
    context.fillRect(x + 6, top + lower + 20, wide - 12, height * 0.13);
    for (const share of [0.2, 0.62]) paintScreen(context, x + wide * share, top + lower);
    paintChair(context, x + wide * 0.44, top + lower);
  }
}

function paintChair(context: Context, x: number, y: number): void {
  context.fillStyle = linearFade(context, [x - 50, y, x + 50, y], ['#4d565c', '#687279', '#3c4449']);
  context.beginPath();
  context.roundRect(x - 46, y - 34, 92, 104, 30);
  context.fill();
  context.beginPath();
  context.roundRect(x - 54, y + 82, 108, 26, 13);
  context.fill();
  context.fillStyle = '#2f3539';
  context.fillRect(x - 5, y + 70, 10, 92);
  context.fillRect(x - 40, y + 158, 80, 8);
}

function paintScreen(context: Context, x: number, y: number): void {
  context.fillStyle = '#22272c';
  context.fillRect(x + 46, y - 26, 14, 26);
  context.fillRect(x, y - 96, 106, 72);
  context.fillStyle = linearFade(context, [x, y - 90, x + 100, y - 30], ['#9cc3dc', '#5f8fb4', '#d8e6ee']);
  context.fillRect(x + 5, y - 91, 96, 62);
}
