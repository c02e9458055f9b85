import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawStill } from '../motion/draw-still.ts';
import { clipLayer } from './flat-picture.ts';
import { planSceneFilm } from './plan-scene-film.ts';
import { testOrder } from './test-scenes.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flat-picture-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Blue, with a green cross in its middle. */
async function writePicture(width: number, height: number): Promise<string> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#2040c0';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#00ff00';
  context.fillRect(width / 2 - 20, 0, 40, height);
  const path = join(folder, `${width}x${height}.png`);
  await writeFile(path, await canvas.encode('png'));
  return path;
}
const silent = {
  path: '',
  loudness: { integratedLufs: null, truePeakDbtp: null },
  words: [],
  quotations: [],
};

test.each([
  [1024, 1024],
  [720, 1280],
  [1600, 900],
  [800, 3000],
])('a picture of %d × %d always covers the frame, and the camera moves', async (width, height) => {
  const path = await writePicture(width, height);
  const order = testOrder({ ...silent, durationSeconds: 3 }, { shot: 'close-up', mood: 'neutral' });
  const film = await planSceneFilm({ ...order, picture: { kind: 'picture', path } });
  expect(film.frames).toBe(90);
  const widths: number[] = [];
  for (const frame of [0, 45, 89]) {
    const data = (await drawStill(film, frame)).data();
    let green = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 2]! < 40 && data[at + 1]! < 60) expect.fail('something other than the picture is seen');
      if (data[at + 1]! > 200) green += 1;
    }
    widths.push(green);
  }
  expect(Math.abs(widths[2]! - widths[0]!) / widths[0]!).toBeGreaterThan(0.01);
});

test('a clip shorter than its scene is slowed down by at most a third, a longer one is trimmed', () => {
  const speedOf = (durationSeconds: number) => {
    const layer = clipLayer({ path: 'x', durationSeconds }, { format: '9:16', frames: 150, transform: {} });
    return layer.kind === 'video' ? layer.speed : null;
  };
  expect(speedOf(4)).toBeCloseTo(0.8);
  expect(speedOf(2)).toBe(0.7);
  expect(speedOf(8)).toBe(1);
});
