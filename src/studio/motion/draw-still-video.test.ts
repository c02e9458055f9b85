import { describe, expect, test } from 'vitest';
import { makeMedia, testFolder } from '../ffmpeg/test-media.ts';
import { drawStill } from './draw-still.ts';
import type { Film, Layer } from './film.ts';
import { film } from './test-films.ts';

const file = await testFolder();

describe('a video', () => {
  /** The luma of each frame encodes its number. */
  const numbered = makeMedia(
    file('numbered.mp4'),
    ["nullsrc=s=64x64:r=30:d=1,geq=lum='30+N*6':cb=128:cr=128"],
    ['-c:v', 'libx264', '-qp', '4', '-g', '8', '-pix_fmt', 'yuv420p'],
  );
  /** Two neighbouring frames are seven levels apart. */
  const tolerance = 3.5;
  const grey = (number: number): number => ((30 + number * 6 - 16) * 255) / 219;
  const play = async (more: object): Promise<Film> =>
    film(
      [
        {
          kind: 'video',
          path: await numbered,
          startSeconds: 10 / 30,
          fit: 'fill',
          from: 5,
          to: 60,
          box: { x: 40, y: 40, width: 64, height: 64 },
          ...more,
        } as Layer,
      ],
      60,
    );
  const shownAt = async (shown: Film, frame: number) =>
    (await drawStill(shown, frame)).getContext('2d').getImageData(72, 72, 1, 1).data[1]!;

  test('shows the correct frame at each time', async () => {
    const shown = await play({});
    for (const frame of [5, 6, 12, 20])
      expect(Math.abs((await shownAt(shown, frame)) - grey(10 + frame - 5))).toBeLessThan(tolerance);
    expect(await shownAt(shown, 4)).toBe(0);
  });

  test('holds its last frame, and can play faster', async () => {
    expect(Math.abs((await shownAt(await play({}), 50)) - grey(29))).toBeLessThan(tolerance);
    expect(Math.abs((await shownAt(await play({ speed: 2 }), 10)) - grey(20))).toBeLessThan(tolerance);
  });

  test('starts at its last frame when its start is past its end', async () => {
    expect(Math.abs((await shownAt(await play({ startSeconds: 9 }), 8)) - grey(29))).toBeLessThan(tolerance);
  });
});
