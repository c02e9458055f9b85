import { writeFile } from 'node:fs/promises';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { testFolder } from '../ffmpeg/test-media.ts';
import { drawStill } from './draw-still.ts';
import type { Film, Layer, Reveal } from './film.ts';
import { film, side, title } from './test-films.ts';

const file = await testFolder();
const always = { from: 0, to: 100 };
const whole = { x: 0, y: 0, width: side, height: side };

/** The centroid and the sum of a picture's brightness. */
function lightOf(canvas: Canvas): { x: number; y: number; sum: number } {
  const pixels = canvas.data();
  let [x, y, sum] = [0, 0, 0];
  for (let at = 0; at < side * side; at += 1) {
    const light = pixels[at * 4]!;
    sum += light;
    x += light * ((at % side) + 0.5);
    y += light * (Math.floor(at / side) + 0.5);
  }
  return { x: x / sum, y: y / sum, sum: sum / 255 };
}
const lightAt = async (shown: Film, frame: number) => lightOf(await drawStill(shown, frame));
const pixelAt = (canvas: Canvas, x: number, y: number): number[] => [
  ...canvas.getContext('2d').getImageData(x, y, 1, 1).data.subarray(0, 3),
];
const disc = (more: Partial<Layer> = {}): Layer =>
  ({
    kind: 'shape',
    shape: { kind: 'circle', x: 360, y: 360, radius: 40 },
    fill: '#ffffff',
    ...always,
    ...more,
  }) as Layer;

describe('the camera', () => {
  test('moves layers by their depth', async () => {
    for (const [depth, x] of [
      [0, 360],
      [0.5, 310],
      [1, 260],
    ] as const)
      expect((await lightAt(film([disc({ depth })], 10, { camera: { x: 100 } }), 0)).x).toBeCloseTo(x, 1);
  });

  test('zooms about the middle of the frame', async () => {
    const layers = [
      disc({ depth: 1, shape: { kind: 'circle', x: 460, y: 360, radius: 40 } } as Partial<Layer>),
    ];
    const light = await lightAt(film(layers, 10, { camera: { zoom: 2 } }), 0);
    expect(light.x).toBeCloseTo(560, 1);
    expect(light.sum / (await lightAt(film(layers), 0)).sum).toBeCloseTo(4, 1);
  });
});

test('a layer follows its tracks, and is visible in [from, to)', async () => {
  const x = [
    { frame: 2, value: 0 },
    { frame: 6, value: 100, ease: 'linear' as const },
  ];
  const shown = film([disc({ from: 2, to: 8, transform: { x } })]);
  expect((await lightAt(shown, 4)).x).toBeCloseTo(410, 1);
  expect((await lightAt(shown, 7)).x).toBeCloseTo(460, 1);
  expect([(await lightAt(shown, 1)).sum, (await lightAt(shown, 8)).sum]).toEqual([0, 0]);
});

const reveals = [
  'wipe-right',
  'wipe-up',
  'split',
  'blinds',
  'mask-up',
  'iris',
  'diagonal',
  'slant',
  'columns',
] as const;
test.each(reveals)(
  'a reveal by %s shows a growing part, nothing at 0 and everything at 1',
  async (how: Reveal['how']) => {
    const shares = await Promise.all(
      [0, 0.3, 0.6, 1].map(async (progress) => {
        const layer: Layer = { kind: 'fill', fill: '#ffffff', ...always, reveal: { how, progress } };
        return (await lightAt(film([layer]), 0)).sum / side ** 2;
      }),
    );
    expect(shares[0]).toBe(0);
    expect(shares[3]).toBeCloseTo(1, 2);
    expect(shares[1]).toBeGreaterThan(0.03);
    expect(shares[2]).toBeGreaterThan(shares[1]! + 0.1);
  },
);

test('a half-transparent layer of fill and outline is composited as one', async () => {
  const box = { x: 200, y: 200, width: 300, height: 300 };
  const layer: Layer = {
    kind: 'shape',
    shape: { kind: 'rect', box },
    fill: '#ffffff',
    stroke: { fill: '#ffffff', width: 60 },
    transform: { opacity: 0.5 },
    ...always,
  };
  const canvas = await drawStill(film([layer]), 0);
  // The inner half of the outline covers the fill.
  expect(pixelAt(canvas, 210, 350)).toEqual(pixelAt(canvas, 350, 350));
});

test('a blurred picture that fills the frame stays opaque at its edges', async () => {
  const layer: Layer = { kind: 'fill', fill: '#ffffff', transform: { blur: 30 }, ...always };
  const canvas = await drawStill(film([layer]), 0);
  for (const [x, y] of [
    [0, 0],
    [719, 360],
    [360, 719],
  ] as const)
    expect(pixelAt(canvas, x, y)[0]).toBeGreaterThan(250);
});

test('a painter draws the frames of its layer, and moves with its transform', async () => {
  const shown = film(
    [
      {
        kind: 'painting',
        painter: 'bar',
        params: { colour: '#ffffff' },
        from: 2,
        to: 6,
        transform: { opacity: 0.5 },
      },
    ],
    10,
    { painters: new URL('./test-painters.ts', import.meta.url).href },
  );
  expect((await lightAt(shown, 3)).sum / side ** 2).toBeCloseTo(0.5 * 0.5 * 0.5, 2);
  await expect(
    drawStill({ ...shown, layers: [{ ...shown.layers[0]!, painter: 'none' } as Layer] }, 3),
  ).rejects.toThrow(RangeError);
});

describe('text', () => {
  const text = (more: object): Layer =>
    ({
      kind: 'text',
      block: title('One two three'),
      position: { x: 60, y: 200 },
      style: { fill: '#ff0000' },
      ...always,
      ...more,
    }) as Layer;

  test('each word appears at its time', async () => {
    const shown = film([text({ appear: { by: 'word', how: 'fade', frames: 1, times: [2, 5, 8] } })]);
    const [none, one, two, three] = await Promise.all(
      [1, 2, 5, 8].map(async (frame) => (await lightAt(shown, frame)).sum),
    );
    expect(none).toBe(0);
    expect(one).toBeGreaterThan(0);
    expect(two).toBeGreaterThan(one! * 1.3);
    expect(three).toBeGreaterThan(two! * 1.3);
  });

  test.each(['rise', 'fade', 'pop', 'type', 'slide', 'mask'] as const)(
    '%s enters, rests at its layout position and leaves',
    async (how) => {
      const moving = film(
        [
          text({
            from: 0,
            to: 40,
            appear: { by: 'word', how, frames: 8 },
            leave: { by: 'word', how, frames: 8 },
          }),
        ],
        40,
      );
      const still = (await drawStill(film([text({})]), 0)).data();
      expect((await drawStill(moving, 20)).data().equals(still)).toBe(true);
      const [early, late] = [await drawStill(moving, 1), await drawStill(moving, 38)];
      expect(early.data().equals(still)).toBe(false);
      expect(late.data().equals(still)).toBe(false);
    },
  );

  test('the spoken word has a different colour', async () => {
    const shown = film([text({ highlight: { times: [0, 4, 8], end: 10, fill: '#0000ff' } })], 20);
    const blueAt = async (frame: number): Promise<number> => {
      const pixels = (await drawStill(shown, frame)).data();
      let x = 0;
      let sum = 0;
      for (let at = 0; at < side * side; at += 1) {
        x += pixels[at * 4 + 2]! * (at % side);
        sum += pixels[at * 4 + 2]!;
      }
      return sum === 0 ? 0 : x / sum;
    };
    const [first, second, third] = [await blueAt(1), await blueAt(5), await blueAt(9)];
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(first + 50);
    expect(third).toBeGreaterThan(second + 50);
    expect(await blueAt(12)).toBe(0);
  });
});

describe('a picture', () => {
  const photo = file('photo.png');

  test('moves by subpixels without jumps', async () => {
    const canvas = createCanvas(1500, 1500);
    const context = canvas.getContext('2d');
    context.fillStyle = '#000000';
    context.fillRect(0, 0, 1500, 1500);
    context.fillStyle = '#ffffff';
    // Many small discs, so that rounding at their edges averages out.
    for (let disc = 0; disc < 40; disc += 1) {
      context.beginPath();
      const [x, y] = [400 + ((disc * 137.3) % 500), 400 + ((disc * 71.7) % 500)];
      context.arc(x, y, 9 + (disc % 7) * 2.3, 0, 2 * Math.PI);
      context.fill();
    }
    await writeFile(photo, await canvas.encode('png'));
    const speed = 0.13;
    const crop = {
      x: [
        { frame: 0, value: 100 },
        { frame: 60, value: 100 + 60 * speed, ease: 'linear' as const },
      ],
      y: 100,
      width: 1000,
    };
    const shown = film([{ kind: 'picture', path: photo, box: whole, crop, ...always }], 61);
    const places = await Promise.all([0, 1, 2, 3, 30].map(async (frame) => (await lightAt(shown, frame)).x));
    const density = side / 1000;
    // The picture moves by a tenth of a pixel: rounding to pixels of the frame or the source would give steps of 0 and 0.7 or 1.
    for (const [at, frames] of [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 30],
    ] as const)
      expect(Math.abs(places[0]! - places[at]! - frames * speed * density)).toBeLessThan(0.01);
  });

  test('has no moiré at small sizes', async () => {
    const stripes = createCanvas(1440, 1440);
    const context = stripes.getContext('2d');
    context.fillStyle = '#ffffff';
    for (let x = 0; x < 1440; x += 6) context.fillRect(x, 0, 3, 1440);
    await writeFile(file('stripes.png'), await stripes.encode('png'));
    const box = { x: 0, y: 0, width: 180, height: 180 };
    const layer: Layer = { kind: 'picture', path: file('stripes.png'), box, ...always };
    const { data } = (await drawStill(film([layer]), 0)).getContext('2d').getImageData(20, 90, 140, 1);
    const values = [...data].filter((_, at) => at % 4 === 0);
    expect(Math.max(...values) - Math.min(...values)).toBeLessThan(60);
  });

  test('fits into its box or fills it', async () => {
    const box = { x: 100, y: 100, width: 400, height: 200 };
    const wide = await drawStill(
      film([{ kind: 'picture', path: file('stripes.png'), box, fit: 'fit', ...always }]),
      0,
    );
    expect(pixelAt(wide, 120, 200)).toEqual([0, 0, 0]);
    const full = await drawStill(film([{ kind: 'picture', path: file('stripes.png'), box, ...always }]), 0);
    expect(pixelAt(full, 120, 200)[0]).toBeGreaterThan(60);
  });
});
