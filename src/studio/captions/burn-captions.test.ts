import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectMedia } from '../ffmpeg/media/inspect-media.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { hasHouseCodecHeader } from '../house-format/codec-header/codec-header.ts';
import { houseAudioArgs, houseContainerArgs, houseVideoArgs } from '../house-format/house-format.ts';
import { burnCaptions } from './burn-captions.ts';
import { captionFrames, type CaptionStrip } from './caption-strip.ts';

let folder: string;
let clipPath: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burn-captions-'));
  clipPath = path.join(folder, 'clip.mp4');
  const sources = [
    '-f',
    'lavfi',
    '-i',
    'color=0x203040:s=720x1280:r=30:d=2',
    '-f',
    'lavfi',
    '-i',
    'sine=d=2',
  ];
  const encoding = [...houseVideoArgs(), ...houseAudioArgs(), '-ac', '2', ...houseContainerArgs()];
  await runFfmpeg({ args: ['-y', ...sources, ...encoding, clipPath] });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A white bar during the second second. */
const strip = (): CaptionStrip & { drawn: number } => ({
  width: 720,
  top: 800,
  height: 100,
  drawn: 0,
  nameAt: (seconds) => (seconds >= 1 ? 'bar' : null),
  draw(context) {
    this.drawn += 1;
    context.fillStyle = '#ffffff';
    context.fillRect(100, 820, 500, 60);
  },
});

async function readGrey(file: string, seconds: number): Promise<Buffer> {
  const rawPath = path.join(folder, `${seconds}.raw`);
  const frame = ['-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'gray'];
  await runFfmpeg({ args: ['-y', '-i', file, '-ss', `${seconds}`, ...frame, rawPath] });
  return readFile(rawPath);
}
const at = (grey: Buffer, x: number, y: number) => grey[y * 720 + x]!;

test('captions are visible during their times only', async () => {
  const outputPath = path.join(folder, 'captioned.mp4');
  const captions = strip();
  await burnCaptions({ clipPath, durationSeconds: 2, strip: captions, outputPath, workFolder: folder });
  const [before, during] = [await readGrey(outputPath, 0.5), await readGrey(outputPath, 1.5)];
  expect(at(before, 360, 850)).toBeLessThan(80);
  expect(at(during, 360, 850)).toBeGreaterThan(220);
  expect(at(during, 360, 790)).toBeLessThan(80);
  expect(at(during, 50, 850)).toBeLessThan(80);
  // An unchanged caption is drawn once.
  expect(captions.drawn).toBe(1);
});

test('the clip stays in house format, with the same length and sound', async () => {
  const outputPath = path.join(folder, 'same.mp4');
  await burnCaptions({ clipPath, durationSeconds: 2, strip: strip(), outputPath, workFolder: folder });
  const facts = await inspectMedia({ path: outputPath, kind: 'video' });
  expect(facts).toMatchObject({ durationSeconds: 2, isHouseFormat: true });
  expect(await hasHouseCodecHeader(outputPath, folder, {})).toBe(true);
  const soundOf = async (file: string) => {
    const { stderr } = await runFfmpeg({
      args: [
        '-i',
        file,
        '-map',
        '0:a',
        '-c',
        'copy',
        '-f',
        'md5',
        path.join(folder, `${path.basename(file)}.md5`),
      ],
    });
    expect(stderr).toBe('');
    return readFile(path.join(folder, `${path.basename(file)}.md5`), 'utf8');
  };
  expect(await soundOf(outputPath)).toBe(await soundOf(clipPath));
});

test('stopping leaves no partial file', async () => {
  const outputPath = path.join(folder, 'stopped.mp4');
  const job = { clipPath, durationSeconds: 2, strip: strip(), outputPath, workFolder: folder };
  await expect(burnCaptions({ ...job, signal: AbortSignal.abort() })).rejects.toThrow();
  await expect(stat(outputPath)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('there is one picture per frame', async () => {
  let count = 0;
  for await (const picture of captionFrames(strip(), 45)) {
    expect(picture).toHaveLength(720 * 100 * 4);
    count += 1;
  }
  expect(count).toBe(45);
});

test('a still picture is overlaid from the first frame, with and without captions', async () => {
  const canvas = createCanvas(720, 1280);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(40, 100, 60, 60);
  const overlayPng = await canvas.encode('png');
  for (const captions of [strip(), null]) {
    const outputPath = path.join(folder, `still-${captions === null}.mp4`);
    const job = { clipPath, durationSeconds: 2, strip: captions, overlayPng, outputPath };
    await burnCaptions({ ...job, workFolder: folder });
    for (const seconds of [0, 1.5]) {
      const grey = await readGrey(outputPath, seconds);
      expect([at(grey, 70, 130) > 220, at(grey, 300, 130) < 80]).toEqual([true, true]);
      expect(at(grey, 360, 850) > 220).toBe(captions !== null && seconds > 1);
    }
    expect((await inspectMedia({ path: outputPath, kind: 'video' })).durationSeconds).toBeCloseTo(2, 2);
    expect(await hasHouseCodecHeader(outputPath, folder, {})).toBe(true);
  }
});
