import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { testFolder } from '../ffmpeg/test-media.ts';
import { pictureToBytes, type Picture } from '../raw-frames/picture.ts';
import { detectBackdrop } from './detect-backdrop.ts';
import { keyFrames, keyStill } from './key-frames.ts';
import {
  compareAlpha,
  coarseCore,
  cropDrawn,
  drawSubject,
  filmBeforePlate,
  type Rgb,
} from './test-plates.ts';

const inFolder = await testFolder();
const green: Rgb = [20, 177, 64];
const blue: Rgb = [10, 71, 187];
/** Uneven light, noise, and a shutter that was open for a while. */
const real = { noise: 5, falloff: 0.4 };
const desmond = cropDrawn(drawSubject({ presenterId: 'desmond', motionPixels: 14 }), 480, 800);
const ingrid = cropDrawn(drawSubject({ presenterId: 'ingrid', motionPixels: 14 }), 480, 800);
const closeUp = cropDrawn(desmond, 360, 480);

const backdropOf = (picture: Picture) => detectBackdrop([picture])!;

const plates = [
  ['green', filmBeforePlate(desmond, { colour: green, ...real }), green, desmond],
  ['blue', filmBeforePlate(ingrid, { colour: blue, ...real }), blue, ingrid],
] as const;

/** About half of what the best settings of a plain chroma key reach, below. */
const bar = { mean: 0.006, band: 0.075 };

test.each(plates)(
  'alpha is correct in front of %s, including half-transparent edges',
  async (_, picture, __, subject) => {
    const { alpha } = await keyStill(picture, { backdrop: backdropOf(picture) });
    const errors = compareAlpha(alpha, subject.alpha);
    expect(errors.mean).toBeLessThan(bar.mean);
    expect(errors.band).toBeLessThan(bar.band);
  },
);

test.each(plates)(
  'a plain chroma key in front of %s fails with any settings',
  async (_, picture, colour, subject) => {
    for (const alpha of await plainChromaKeys(picture, colour)) {
      const errors = compareAlpha(alpha, subject.alpha);
      expect(errors.mean).toBeGreaterThan(bar.mean);
      expect(errors.band).toBeGreaterThan(bar.band);
    }
  },
);

/** The alpha of ffmpeg's `chromakey` with each of the settings (similarity, blend) around the best ones. */
async function plainChromaKeys(picture: Picture, colour: Rgb): Promise<Uint8Array[]> {
  const settings = [0.05, 0.08].flatMap((similarity) =>
    [0.06, 0.12, 0.2].map((blend) => `${similarity}:${blend}`),
  );
  const hex = colour.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  const keys = settings.map(
    (setting, index) => `[in${index}]chromakey=0x${hex}:${setting},alphaextract[key${index}]`,
  );
  const names = (label: string) => settings.map((_, index) => `[${label}${index}]`).join('');
  const opened = `setparams=colorspace=bt709:range=tv,format=yuva420p,split=${settings.length}${names('in')}`;
  const graph = [opened, ...keys, `${names('key')}vstack=${settings.length}`].join(';');
  const size = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${picture.width}x${picture.height}`];
  const path = inFolder('keys.gray');
  const output = ['-filter_complex', graph, '-f', 'rawvideo', '-pix_fmt', 'gray', path];
  async function* input() {
    yield pictureToBytes(picture);
  }
  await runFfmpeg({ args: ['-y', ...size, '-i', 'pipe:0', ...output], input: input() });
  const bytes = new Uint8Array(await readFile(path));
  const pixels = picture.width * picture.height;
  return settings.map((_, index) => bytes.subarray(index * pixels, (index + 1) * pixels));
}

test.each([
  ['a navy jacket before blue', desmond, blue],
  ['a green pullover before green', ingrid, green],
] as const)('%s stays opaque with a core of the subject', async (_, subject, colour) => {
  const picture = filmBeforePlate(subject, { colour, ...real });
  const backdrop = backdropOf(picture);
  const core = coarseCore(subject);
  const kept = await keyStill(picture, { backdrop, coreMask: async () => core });
  expect(compareAlpha(kept.alpha, subject.alpha).mean).toBeLessThan(0.01);
  const holed = await keyStill(picture, { backdrop });
  expect(compareAlpha(holed.alpha, subject.alpha).mean).toBeGreaterThan(0.012);
});

test('softness changes the width of edges', async () => {
  const subject = closeUp;
  const picture = filmBeforePlate(subject, { colour: green, ...real });
  const backdrop = backdropOf(picture);
  const halfTransparent = async (softness: number) => {
    const { alpha } = await keyStill(picture, { backdrop, softness });
    return alpha.filter((value) => value > 8 && value < 247).length;
  };
  const [hard, natural, soft] = await Promise.all([0, 0.5, 1].map(halfTransparent));
  expect(hard).toBeLessThan(natural! * 0.8);
  expect(soft).toBeGreaterThan(natural! * 1.2);
});

test('frames are keyed in order and independently', async () => {
  const one = filmBeforePlate(closeUp, { colour: green });
  const empty = filmBeforePlate(
    { ...closeUp, alpha: new Float32Array(closeUp.alpha.length) },
    { colour: green },
  );
  const backdrop = backdropOf(one);
  async function* frames() {
    yield one;
    yield empty;
    yield one;
  }
  const covers: number[] = [];
  for await (const { alpha } of keyFrames(frames(), { backdrop }))
    covers.push(alpha.reduce((sum, value) => sum + value, 0) / alpha.length / 255);
  expect(covers[0]).toBeGreaterThan(0.2);
  expect(covers[1]).toBeLessThan(0.002);
  expect(covers[2]).toBe(covers[0]);
});

test('keying can be aborted', async () => {
  const picture = filmBeforePlate(closeUp, { colour: green });
  const abort = new AbortController();
  async function* frames() {
    for (;;) yield picture;
  }
  const keyed = keyFrames(frames(), { backdrop: backdropOf(picture), signal: abort.signal });
  await keyed.next();
  abort.abort();
  await expect(keyed.next()).rejects.toThrow(/abort/);
});
