import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { composeVideo } from '#studio/compose/compose-video.ts';
import { inspectMedia } from '#studio/ffmpeg/media/inspect-media.ts';
import { normaliseClip } from '#studio/house-format/normalise-clip.ts';
import { ffmpeg, makeHouseClip, sampleFolder } from '../helpers/sample-media.ts';
import { watchVideo } from './steps/watch-video.ts';

const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture names from this pattern
  folder: async ({}, use) => {
    const folder = await sampleFolder();
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

/** In the house's size and rate, but of another encoder, with frames out of order and two seconds to a group. */
async function makeForeignClip(file: string): Promise<string> {
  const inputs = ['-f', 'lavfi', '-i', 'testsrc2=s=720x1280:r=30:d=6', '-f', 'lavfi', '-i', 'sine=440:d=6'];
  const picture = ['-c:v', 'libx264', '-preset', 'veryfast', '-bf', '3', '-g', '60', '-pix_fmt', 'yuv420p'];
  await ffmpeg([...inputs, ...picture, '-c:a', 'aac', file]);
  return file;
}

test('a video whose product clip was cut without encoding plays across the seam and to the end', async ({
  page,
  folder,
}) => {
  const inputPath = await makeForeignClip(path.join(folder, 'foreign.mp4'));
  const productPath = path.join(folder, 'product.mp4');
  const commands: string[] = [];
  const product = await normaliseClip({
    inputPath,
    facts: await inspectMedia({ path: inputPath, kind: 'video' }),
    startSeconds: 1.3,
    endSeconds: 5.5,
    outputPath: productPath,
    workFolder: folder,
    log: (command) => void commands.push(command),
  });
  expect(commands.some((command) => command.includes('-c copy -frames:v'))).toBe(true);
  const hookPath = await makeHouseClip(folder, { seconds: 1.5, size: '720x1280' });
  const quiet = { integratedLufs: -20, truePeakDbtp: -6 };
  const outputPath = path.join(folder, 'joined.mp4');
  const { durationSeconds } = await composeVideo({
    format: '9:16',
    segments: [
      { path: hookPath, durationSeconds: 1.5, loudness: quiet, sound: 'speech' },
      { path: productPath, ...product, sound: 'footage' },
    ],
    outputPath,
    workFolder: folder,
  });

  await page.route('http://clips.test/**', (route) =>
    route.request().url().endsWith('.mp4')
      ? route.fulfill({ path: outputPath, contentType: 'video/mp4' })
      : route.fulfill({ body: '<video src="joined.mp4"></video>', contentType: 'text/html' }),
  );
  await page.goto('http://clips.test/');
  const viewing = await watchVideo(page.locator('video'));
  expect(viewing.error).toBeNull();
  expect(viewing.durationSeconds).toBeCloseTo(durationSeconds, 1);
  // The first two seconds hold the seam.
  expect(viewing.framesAtStart).toBeGreaterThan(45);
  expect(viewing.framesAtEnd).toBeGreaterThan(45);
});
