import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts';
import { inspectMedia } from '../ffmpeg/media/inspect-media.ts';
import { MediaRefusal } from '../ffmpeg/media-refusal.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { makeMedia, readLuma, readLumas, testFolder } from '../ffmpeg/test-media.ts';
import { houseFrameRate, houseSound } from '../house-format/house-format.ts';
import { readWavSamples } from '../speech/wav.ts';
import { frameOfMoment } from './clip/clip-moments.ts';
import { lookAtClip } from './clip/look-at-clip.ts';
import { defaultLook } from './clip/look.ts';
import { renderPreview, type PreviewJob } from './preview/render-preview.ts';
import { openStillsThread } from './preview/run-stills.ts';
import { replaceBackground, type BackgroundReplacement } from './replace-background.ts';
import { filmPresenter } from './test-footage.ts';

const run = promisify(execFile);
const file = await testFolder();
/** A few CPU-seconds each, but the machine may be busy. */
const longTimeout = { timeout: 300_000 };
const format = '1:1';
/** More than two rounds of the background. */
const frames = 28;
const flashFrame = 20;
const look = { ...defaultLook, shadow: 0.3, subject: { x: 0.05, y: 0, scale: 1 } };
/** Sample points of the subject and the background in the result. */
const onSubject = 'crop=40:40:380:640';
const onBackground = 'crop=40:40:20:20';
const white = { type: 'colour', rgb: '#ffffff' } as const;

const order = (name: string, rest: Partial<BackgroundReplacement> = {}): BackgroundReplacement => ({
  clipPath: file('green.mp4'),
  format,
  engine: 'auto',
  background: { type: 'video', path: file('behind.mp4'), fit: 'fill' },
  look,
  sound: 'own',
  outputPath: file(name),
  workFolder: file('work'),
  ...rest,
});

beforeAll(async () => {
  await mkdir(file('work'));
  const at = (flashFrame / houseFrameRate).toFixed(4);
  const flash = `drawbox=x=270:y=560:w=180:h=160:color=white:t=fill:enable='eq(n,${flashFrame})'`;
  const beep = `0.04*sin(1400*t)+if(between(t,${at},${at}+0.08),0.5*sin(6000*t),0)`;
  await filmPresenter(file('green.mp4'), {
    presenterId: 'kai',
    format,
    frames,
    behind: '#22b14c',
    filter: flash,
    sound: `aevalsrc='${beep}':s=48000`,
  });
  await filmPresenter(file('silent-room.mp4'), { presenterId: 'maya', format, frames: 8, behind: 'room' });
  // Thirteen frames of increasing brightness, with sound.
  const pictures = `nullsrc=s=322x242:r=30:d=${13 / 30},geq=lum='50+12*N':cb=110:cr=140`;
  const options = [
    '-c:v',
    'libx264',
    '-qp',
    '6',
    '-color_range',
    'tv',
    '-colorspace',
    'bt709',
    '-c:a',
    'aac',
  ];
  await makeMedia(file('behind.mp4'), [pictures, `sine=f=3000:r=48000:d=${13 / 30}`], options);
}, longTimeout.timeout);

describe('a clip in front of a green screen', () => {
  let result: Awaited<ReturnType<typeof replaceBackground>>;
  const fractions: number[] = [];
  beforeAll(async () => {
    result = await replaceBackground(
      order('keyed.mp4', {
        overlayPng: await overlayOf(),
        onProgress: (fraction) => fractions.push(fraction),
      }),
    );
  }, longTimeout.timeout);

  test('becomes a house clip of exactly the same length, made by the keyer, without leftover files', async () => {
    expect(result).toMatchObject({
      frames,
      durationSeconds: frames / 30,
      engine: 'chroma-key',
      hasSound: true,
    });
    const facts = await inspectMedia({ path: file('keyed.mp4'), kind: 'video' });
    expect(facts.isHouseFormat).toBe(true);
    expect(facts.video).toMatchObject({ width: 720, height: 720 });
    expect(Math.abs(facts.durationSeconds - frames / 30)).toBeLessThan(1 / 60);
    expect(await readdir(file('work'))).toEqual([]);
    expect(fractions.at(-1)).toBe(1);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  });

  test('keeps sound and pictures in sync within one frame, at the standard loudness', async () => {
    const lumas = await lumasOf('keyed.mp4', onSubject);
    const flashed = lumas.findIndex((luma, frame) => frame > 0 && luma - lumas[frame - 1]! > 30);
    expect(flashed).toBe(flashFrame);
    const beepSeconds = await findBeep(file('keyed.mp4'));
    expect(Math.abs(beepSeconds - flashFrame / houseFrameRate)).toBeLessThan(1 / houseFrameRate);
    expect(Math.abs(result.loudness.integratedLufs! + 14)).toBeLessThanOrEqual(0.7);
    expect(result.loudness.truePeakDbtp).toBeLessThanOrEqual(-1);
  });

  test('loops the shorter background in whole rounds', async () => {
    const lumas = await lumasOf('keyed.mp4', onBackground);
    const expected = Array.from({ length: frames }, (_, frame) => 50 + 12 * (frame % 13));
    expect(lumas.map((luma, frame) => Math.abs(luma - expected[frame]!) <= 5)).toEqual(
      expected.map(() => true),
    );
  });

  test(
    'matches its preview: the frames are the video’s, and other frames differ more',
    longTimeout,
    async () => {
      const overlayPng = await overlayOf();
      const preview = await renderPreview({ ...order('unused'), overlayPng });
      expect(preview.engine).toBe('chroma-key');
      expect(preview.frames.map(({ moment }) => moment)).toEqual(['start', 'middle', 'end']);
      const [made, filmed] = [await readFrames('keyed.mp4'), await readFrames('green.mp4')];
      for (const { moment, atSeconds, beforeJpeg, afterJpeg } of preview.frames) {
        const frame = frameOfMoment(moment, frames);
        expect(atSeconds).toBeCloseTo(frame / 30, 5);
        expect(Math.max(beforeJpeg.length, afterJpeg.length)).toBeLessThanOrEqual(200_000);
        const [after, before] = [await readJpeg(afterJpeg), await readJpeg(beforeJpeg)];
        expect(compare(after, made(frame))).toBeGreaterThan(32);
        expect(compare(after, made(frame - 1))).toBeLessThan(31);
        expect(compare(before, filmed(frame))).toBeGreaterThan(32);
      }
    },
  );
});

test(
  'with another background a cached clip is not decoded or cut out again, and looks the same @fix-044',
  longTimeout,
  async () => {
    const stills = openStillsThread();
    onTestFinished(stills.close);
    const clipPath = file('here-once.mp4');
    await copyFile(file('green.mp4'), clipPath);
    const clip = { clipPath, clipName: 'green', format, stills } as const;
    expect((await lookAtClip(clip)).backdrop).toMatchObject({ kind: 'green' });
    const preview = (rest: Partial<PreviewJob>) =>
      renderPreview({ ...clip, engine: 'chroma-key', background: white, look, ...rest });
    const first = await preview({});
    await rm(clipPath);
    const again = await preview({ background: { type: 'colour', rgb: '#123456' } });
    const fresh = await renderPreview({
      clipPath: file('green.mp4'),
      format,
      engine: 'chroma-key',
      background: { type: 'colour', rgb: '#123456' },
      look,
    });
    expect(again).toEqual(fresh);
    expect(again.frames[0]!.afterJpeg).not.toEqual(first.frames[0]!.afterJpeg);
    // Softer edges use the cached frames; another clip is not cached.
    const softer = await preview({ look: { ...look, softness: 1 } });
    expect(softer.frames[0]!.afterJpeg).not.toEqual(first.frames[0]!.afterJpeg);
    await expect(preview({ clipName: 'another' })).rejects.toBeInstanceOf(FfmpegError);
  },
);

test(
  'detects a replaced background file and rejects one that is not a picture @fix-047',
  longTimeout,
  async () => {
    const stills = openStillsThread();
    onTestFinished(stills.close);
    const path = file('background.png');
    const clip = { clipPath: file('green.mp4'), format, stills } as const;
    const preview = () =>
      renderPreview({
        ...clip,
        engine: 'chroma-key',
        background: { type: 'image', path, fit: 'fill' },
        look,
      });
    await writeFile(path, await overlayOf());
    const first = await preview();
    expect((await preview()).frames).toEqual(first.frames);
    await writeFile(path, 'no picture');
    await expect(preview()).rejects.toBeInstanceOf(MediaRefusal);
  },
);

test('finds a screen in a clip, and a person in a room', longTimeout, async () => {
  const [screen, room] = await Promise.all(
    ['green.mp4', 'silent-room.mp4'].map((name) => lookAtClip({ clipPath: file(name), format })),
  );
  expect(screen!.backdrop?.kind).toBe('green');
  expect(screen!.personShare).toBeGreaterThan(0.15);
  expect(room!.backdrop).toBeNull();
  expect(room!.personShare).toBeGreaterThan(0.15);
});

test(
  'a silent clip without a screen: finds the person and uses only the background’s sound',
  longTimeout,
  async () => {
    const result = await replaceBackground(
      order('both.mp4', { clipPath: file('silent-room.mp4'), sound: 'both' }),
    );
    expect(result).toMatchObject({ engine: 'matting', frames: 8, hasSound: true });
    const lumas = await lumasOf('both.mp4', onBackground);
    expect(Math.abs(lumas[5]! - 110)).toBeLessThanOrEqual(5);
  },
);

test('a silent clip over an image is silent', longTimeout, async () => {
  const image = createCanvas(300, 500);
  image.getContext('2d').fillStyle = 'rgba(0,0,0,0.5)';
  image.getContext('2d').fillRect(0, 0, 150, 500);
  await writeFile(file('half.png'), await image.encode('png'));
  const background = { type: 'image', path: file('half.png'), fit: 'fill' } as const;
  const result = await replaceBackground(
    order('still.mp4', { clipPath: file('silent-room.mp4'), background }),
  );
  expect(result).toMatchObject({ hasSound: false, loudness: { integratedLufs: null } });
  const [left] = await lumasOf('still.mp4', 'crop=40:40:20:20');
  const [right] = await lumasOf('still.mp4', 'crop=40:40:660:20');
  expect([Math.abs(left! - 125) < 6, Math.abs(right! - 235) < 6]).toEqual([true, true]);
});

test('aborting stops the thread and all programs and leaves no files', longTimeout, async () => {
  const abort = new AbortController();
  const begun = Promise.withResolvers<void>();
  const outcome = replaceBackground(
    order('never.mp4', {
      engine: 'matting',
      signal: abort.signal,
      onProgress: (fraction) => fraction > 0.05 && begun.resolve(),
    }),
  ).then(
    () => 'finished',
    (error: Error) => error.name,
  );
  await begun.promise;
  abort.abort();
  expect(await outcome).toBe('AbortError');
  expect(await readdir(file('work'))).toEqual([]);
  expect(await readdir(file('.'))).not.toContain('never.mp4');
  expect(process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap')).toEqual([]);
  const { stdout } = await run('ps', ['-eo', 'args']);
  expect(stdout.split('\n').filter((line) => line.includes(file('behind.mp4')))).toEqual([]);
});

test('rejects invalid input before making a frame', longTimeout, async () => {
  const refused = (rest: Partial<BackgroundReplacement>) => replaceBackground(order('never.mp4', rest));
  await expect(refused({ format: '9:16' })).rejects.toThrow(RangeError);
  await expect(refused({ look: { ...look, shadow: 2 } })).rejects.toThrow(RangeError);
  await expect(refused({ background: { type: 'colour', rgb: '#zzzzzz' } })).rejects.toThrow(RangeError);
  expect(await readdir(file('work'))).toEqual([]);
});

async function overlayOf(): Promise<Buffer> {
  const overlay = createCanvas(720, 720);
  overlay.getContext('2d').fillStyle = '#ff0000';
  overlay.getContext('2d').fillRect(500, 40, 100, 40);
  return overlay.encode('png');
}

const lumasOf = (name: string, crop: string): Promise<number[]> => readLumas(file(name), crop);

/** Start of the louder of the two tones. */
async function findBeep(path: string): Promise<number> {
  const wav = `${path}.wav`;
  await runFfmpeg({ args: ['-y', '-i', path, '-vn', '-ac', '1', '-c:a', 'pcm_s16le', wav] });
  const { samples } = readWavSamples(await readFile(wav));
  const loudest = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  return samples.findIndex((sample) => Math.abs(sample) > loudest / 2) / houseSound.sampleRate;
}

/** PSNR of the brightness of two pictures, in dB. */
function compare(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at]! - other[at]!) ** 2;
  return 10 * Math.log10(255 ** 2 / (sum / one.length));
}

/** The luma of a JPEG as the house stores it. */
async function readJpeg(jpeg: Buffer): Promise<Buffer> {
  await writeFile(file('preview.jpg'), jpeg);
  return readLuma(file('preview.jpg'), 'scale=out_color_matrix=bt709:out_range=tv');
}

/** The luma of every frame of a video. */
async function readFrames(name: string): Promise<(frame: number) => Buffer> {
  const lumas = await readLuma(file(name), 'null');
  return (frame) => lumas.subarray(frame * 720 * 720, (frame + 1) * 720 * 720);
}
