import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFilm } from '../motion/open-film.ts';
import { brollStyles, type BrollStyle } from './plan/broll-styles.ts';
import { stageFilm } from './stage-film.ts';

/** A white box in front of a white wall, with a red and a blue mark to locate it in a frame. */
const box = { left: 300, top: 260, right: 900, bottom: 760 };
const marks = { red: { x: 420, y: 380 }, blue: { x: 780, y: 640 } };
const markSide = 50;

function drawPalePhoto(body = '#f1f1ef'): Canvas {
  const canvas = createCanvas(1_200, 1_000);
  const context = canvas.getContext('2d');
  const wall = context.createLinearGradient(0, 0, 0, 1_000);
  wall.addColorStop(0, '#fcfcfb');
  wall.addColorStop(1, '#f6f6f4');
  context.fillStyle = wall;
  context.fillRect(0, 0, 1_200, 1_000);
  context.fillStyle = body;
  context.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  for (const [colour, { x, y }] of [
    ['#d01010', marks.red],
    ['#1010d0', marks.blue],
  ] as const) {
    context.fillStyle = colour;
    context.fillRect(x - markSide / 2, y - markSide / 2, markSide, markSide);
  }
  return canvas;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hookline-pale-'));
});
afterAll(() => rm(folder, { recursive: true }));

const linear = (level: number): number =>
  level <= 10 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4;

/** Luminance of the box near its edge, of the ground near and far, and contrast across the edge. */
function measureRim(frame: Canvas) {
  const { width, height } = frame;
  const { data } = frame.getContext('2d').getImageData(0, 0, width, height);
  const centreOf = (strong: number, weak: number) => {
    let [x, y, count] = [0, 0, 0];
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + strong]! < 90 || data[at + strong]! < 3 * data[at + weak]! || data[at + 1]! > 60)
        continue;
      x += (at / 4) % width;
      y += Math.floor(at / 4 / width);
      count += 1;
    }
    expect(count).toBeGreaterThan(20);
    return { x: x / count, y: y / count };
  };
  const [red, blue] = [centreOf(0, 2), centreOf(2, 0)];
  const scale = (blue.x - red.x) / (marks.blue.x - marks.red.x);
  const luminanceAt = (x: number, y: number) => {
    const column = Math.round(red.x + (x - marks.red.x) * scale);
    const row = Math.round(red.y + (y - marks.red.y) * scale);
    const at = (row * width + column) * 4;
    return 0.2126 * linear(data[at]!) + 0.7152 * linear(data[at + 1]!) + 0.0722 * linear(data[at + 2]!);
  };
  /** Along the left, upper and right side, at a distance. */
  const along = (out: number): number => {
    const values = [0.2, 0.35, 0.5, 0.65].flatMap((share) => {
      const y = box.top + share * (box.bottom - box.top);
      const x = box.left + share * (box.right - box.left);
      return [luminanceAt(box.left - out, y), luminanceAt(box.right + out, y), luminanceAt(x, box.top - out)];
    });
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  const [inside, near, far] = [along(-14), along(14), along(40)];
  return { contrast: (inside + 0.05) / (near + 0.05), halo: (near + 0.05) / (far + 0.05) };
}

async function measureFilm(style: BrollStyle) {
  const file = path.join(folder, 'pale.jpg');
  await writeFile(file, await drawPalePhoto().encode('jpeg', 93));
  const order = {
    photos: [{ path: file, text: '' }],
    style,
    format: '9:16' as const,
    frames: 150,
    stills: 0,
  };
  const { film } = await stageFilm({ ...order, folder });
  const open = await openFilm(film);
  const measured = [];
  for (const at of [3, 70, 148]) measured.push(measureRim(await open.draw(at)));
  await open.close();
  return measured;
}

test.each(brollStyles)(
  'a white product stands out from its white ground in %s, without a halo',
  async (style) => {
    for (const { contrast, halo } of await measureFilm(style)) {
      expect(contrast).toBeGreaterThan(1.2);
      expect(halo).toBeGreaterThan(0.93);
      expect(halo).toBeLessThan(1.07);
    }
  },
);

test('the measurement reports the product on its original photo as too faint', () => {
  const { contrast } = measureRim(drawPalePhoto());
  expect(Math.max(contrast, 1 / contrast)).toBeLessThan(1.15);
});

test('the measurement detects light that includes part of the ground', () => {
  const canvas = createCanvas(1_200, 1_000);
  const context = canvas.getContext('2d');
  context.drawImage(drawPalePhoto(), 0, 0);
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = '#c8c8c8';
  const beyond = 25;
  context.fillRect(0, 0, 1_200, box.top - beyond);
  context.fillRect(0, 0, box.left - beyond, 1_000);
  context.fillRect(box.right + beyond, 0, 1_200, 1_000);
  expect(measureRim(canvas).halo).toBeGreaterThan(1.2);
});
