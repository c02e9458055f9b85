import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { testFolder } from '../ffmpeg/test-media.ts';
import { drawStill } from './draw-still.ts';
import { renderFilm } from './render-film.ts';
import { film, psnr, readFrames, title } from './test-films.ts';

const file = await testFolder();

const sample = film([
  {
    kind: 'fill',
    from: 0,
    to: 10,
    fill: {
      kind: 'linear',
      angle: 30,
      stops: [
        { at: 0, colour: '#203050' },
        { at: 1, colour: '#c06080' },
      ],
    },
  },
  {
    kind: 'shape',
    shape: { kind: 'rect', box: { x: 60, y: 60, width: 200, height: 120 }, radius: 20 },
    fill: '#f0d060',
    from: 0,
    to: 10,
    transform: {
      x: [
        { frame: 0, value: 0 },
        { frame: 9, value: 300 },
      ],
    },
  },
  {
    kind: 'text',
    block: title('The same picture in the end'),
    position: { x: 60, y: 320 },
    style: { fill: '#ffffff' },
    from: 0,
    to: 10,
    appear: { by: 'word', how: 'rise', frames: 4, stagger: 1 },
  },
]);

test('a still is the frame of the clip, and the same film gives the same bytes', async () => {
  const fractions: number[] = [];
  const render = (outputPath: string) =>
    renderFilm({
      film: sample,
      outputPath,
      workDir: file('.'),
      onProgress: (share) => void fractions.push(share),
    });
  expect(await render(file('film.mp4'))).toEqual({ durationSeconds: 10 / 30, frames: 10 });
  expect(fractions.at(-1)).toBe(1);
  const frames = await readFrames(file('film.mp4'));
  expect(frames.length).toBe(10);
  const still = (await drawStill(sample, 6)).data();
  expect(psnr(frames[6]!, still)).toBeGreaterThan(32);
  // The control: the frame before is another picture.
  expect(psnr(frames[5]!, still)).toBeLessThan(28);

  await render(file('again.mp4'));
  expect(await readFile(file('again.mp4'))).toEqual(await readFile(file('film.mp4')));
});

test('a frame that the film does not have is refused', async () => {
  await expect(drawStill(sample, 10)).rejects.toThrow(RangeError);
});
