import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { placeCornerLogo, type LogoCorner } from '#contract/brand-kit/logo-corner.ts';
import { inspectMedia } from '#studio/ffmpeg/media/inspect-media.ts';
import { runFfmpeg } from '#studio/ffmpeg/run-ffmpeg.ts';
import { measureDetail } from '#studio/house-format/measure-detail.ts';
import { chooseLogoCorner } from './choose-logo-corner.ts';

const frame = { width: 720, height: 1280 };
const boxOf = (corner: LogoCorner) => placeCornerLogo({ width: 300, height: 100 }, frame, corner);

/** The corner that is chosen for a clip of a pale page with a heading on these sides. */
async function chooseFor(sides: readonly LogoCorner[]): Promise<LogoCorner> {
  const workFolder = await mkdtemp(path.join(tmpdir(), 'logo-corner-'));
  try {
    const canvas = createCanvas(frame.width, frame.height);
    const context = canvas.getContext('2d');
    context.fillStyle = '#efe9fb';
    context.fillRect(0, 0, frame.width, frame.height);
    context.fillStyle = '#30204f';
    context.font = 'bold 44px sans-serif';
    for (const side of sides) context.fillText('My week', side === 'left' ? 50 : 490, 150);
    const inputPath = path.join(workFolder, 'clip.mp4');
    const stills = (async function* () {
      for (let second = 0; second < 2; second += 1) yield await canvas.encode('png');
    })();
    const input = ['-y', '-f', 'image2pipe', '-r', '1', '-i', 'pipe:0'];
    await runFfmpeg({
      args: [...input, '-r', '30', '-c:v', 'libx264', '-pix_fmt', 'yuv420p', inputPath],
      input: stills,
    });
    const facts = await inspectMedia({ path: inputPath, kind: 'video' });
    return await chooseLogoCorner(boxOf, { x: 0, y: 0, ...frame }, frame, (area) =>
      measureDetail({ inputPath, facts, area, startSeconds: 0, durationSeconds: 2, workFolder }),
    );
  } finally {
    await rm(workFolder, { recursive: true });
  }
}

test.each([
  ['without text', [], 'left'],
  ['with its text on the left', ['left'], 'right'],
  ['with its text on the right', ['right'], 'left'],
  ['with text on both sides', ['left', 'right'], 'left'],
] as const)('in a clip %s the logo stands in the %3$s corner', async (_, sides, corner) => {
  expect(await chooseFor(sides)).toBe(corner);
});

test('a picture that does not reach the corner is not looked at', async () => {
  const looked: object[] = [];
  const corner = await chooseLogoCorner(boxOf, { x: 0, y: 400, width: 720, height: 480 }, frame, (area) => {
    looked.push(area);
    return Promise.resolve(1);
  });
  expect(corner).toBe('left');
  expect(looked).toEqual([]);
});
