import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClientInput } from '#contract/call.ts';
import * as videoParts from '#contract/calls/video-parts.ts';
import { captionRule } from '#contract/word-captions/caption-rule.ts';
import type { Person } from '../helpers/api.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { makeClip, probe, sampleFolder } from '../helpers/sample-media.ts';
import { startShortHook, videoEnd } from '../helpers/video-steps.ts';

const run = promisify(execFile);
const clipSeconds = 4;
const cues = [
  { from: 0.5, to: 1.25, text: 'Look at *this*' },
  { from: 2.5, to: 3.25, text: 'one more thing' },
];
type ProductCaptions = ClientInput<typeof videoParts.addProduct>['body']['captions'];
const frame = { width: 180, height: 320, rate: 30 };
/** Two encodings of the same picture differ by less. */
const minDifference = 40;
const toleranceSeconds = 0.08;

let app: RunningApp;
let owner: Person;
let folder: string;
let generationId: string;
let videoFileId: string;
let plain: Uint8Array[];
beforeAll(async () => {
  app = await startApp();
  folder = await sampleFolder();
  owner = await app.api.signIn();
  await owner.buy('starter');
  ({ generationId } = await startShortHook(owner));
  const clip = { seconds: clipSeconds, size: '360x640' };
  ({ id: videoFileId } = await owner.upload(await makeClip(path.join(folder, 'clip.mp4'), clip)));
  plain = await make('plain');
}, 300_000);
afterAll(() => app?.stop());

const timeOf = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(11, 23);
const asSrt = (): string =>
  cues
    .map(({ from, to, text }, index) => `${index + 1}\n${timeOf(from)} --> ${timeOf(to)}\n${text}\n`)
    .join('\n')
    .replaceAll('.', ',');
const asVtt = (): string =>
  `WEBVTT\n\n${cues.map(({ from, to, text }) => `${timeOf(from)} --> ${timeOf(to)}\n${text}\n`).join('\n')}`;

async function decode(file: string): Promise<Uint8Array[]> {
  const filter = `fps=${frame.rate},scale=${frame.width}:${frame.height}:flags=area,format=gray`;
  const args = ['-v', 'error', '-i', file, '-vf', filter, '-f', 'rawvideo', '-'];
  const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: 2 ** 28 });
  const size = frame.width * frame.height;
  return Array.from({ length: Math.floor(stdout.length / size) }, (_, index) =>
    stdout.subarray(index * size, (index + 1) * size),
  );
}

/** The rows of the frame in which two pictures differ, as shares of its height; null: nowhere. */
function findRows(one: Uint8Array, other: Uint8Array): { top: number; bottom: number } | null {
  let [top, bottom] = [Infinity, -Infinity];
  for (let index = 0; index < one.length; index += 1) {
    if (Math.abs(one[index]! - other[index]!) < minDifference) continue;
    const row = Math.floor(index / frame.width) / frame.height;
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  }
  return bottom < 0 ? null : { top, bottom };
}

/** Runs of frames that differ, in seconds of the product clip. */
function findRuns(differs: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  differs.forEach((isOther, index) => {
    if (!isOther) return;
    const last = runs.at(-1);
    if (last && differs[index - 1]) last.to = (index + 1) / frame.rate;
    else runs.push({ from: index / frame.rate, to: (index + 1) / frame.rate });
  });
  return runs;
}

async function make(name: string, captions?: ProductCaptions): Promise<Uint8Array[]> {
  const params = { generationId };
  await owner.call(videoParts.addProduct, {
    params,
    body: { videoFileId, ...(captions ? { captions } : {}) },
  });
  await owner.call(videoParts.chooseAudio, { params, body: { audioSource: 'none' } });
  const { status, videoUrl, errorCode } = await videoEnd(owner, generationId);
  expect([status, errorCode]).toEqual(['completed', null]);
  const saved = path.join(folder, `${name}.mp4`);
  await writeFile(saved, Buffer.from(await (await fetch(new URL(videoUrl!, app.url))).arrayBuffer()));
  expect(Number((await probe(saved)).format.duration)).toBeGreaterThan(clipSeconds);
  return decode(saved);
}

test.each([
  ['SRT', 'clip.srt', asSrt, 'pop'],
  ['VTT', 'clip.vtt', asVtt, 'boxed'],
] as const)(
  'the words of a caption file (%s) are seen in the finished video when they are due, and only then @clip-captions-001',
  async (_, fileName, file, style) => {
    const captioned = await make(style, { style, file: file(), fileName, offsetSeconds: 0 });
    expect(Math.abs(plain.length - captioned.length)).toBeLessThanOrEqual(1);

    const hookFrames = plain.length - clipSeconds * frame.rate;
    const rows = plain
      .slice(0, captioned.length)
      .map((picture, index) => findRows(picture, captioned[index]!));
    expect(rows.slice(0, hookFrames - 2).filter((found) => found !== null)).toEqual([]);
    const runs = findRuns(rows.slice(hookFrames).map((found) => found !== null));
    expect(runs).toHaveLength(cues.length);
    for (const [index, { from, to }] of cues.entries()) {
      expect(Math.abs(runs[index]!.from - from)).toBeLessThanOrEqual(toleranceSeconds);
      const end = to + captionRule.restSeconds;
      expect(Math.abs(runs[index]!.to - end)).toBeLessThanOrEqual(toleranceSeconds);
    }
    // Within the band of captions: below the middle, above what the platforms put at the foot.
    for (const found of rows) if (found) expect([found.top > 0.5, found.bottom < 0.85]).toEqual([true, true]);
  },
  300_000,
);
