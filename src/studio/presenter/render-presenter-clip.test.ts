import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restPose, type MouthTrack } from '../mouth/mouth-track.ts';
import { presenterFrames } from './presenter-frames.ts';
import { renderPresenterClip } from './render-presenter-clip.ts';

const run = promisify(execFile);
let workFolder = '';

beforeEach(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'presenter-clip-'));
  await run('ffmpeg', [
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    'sine=frequency=300:duration=0.7',
    join(workFolder, 'speech.wav'),
  ]);
});
afterEach(() => rm(workFolder, { recursive: true, force: true }));

function talking(frames: number): MouthTrack {
  const poses = Array.from({ length: frames }, (_, frame) => ({
    ...restPose,
    opening: Math.max(0, Math.sin(frame / 3)),
  }));
  return { framesPerSecond: 30, poses };
}

function order(frames: number) {
  const speechPath = join(workFolder, 'speech.wav');
  const overlayLines = [{ text: 'STOP SCROLLING', centreX: 360, middleY: 226, fontSize: 30 }];
  return {
    presenterId: 'kai' as const,
    mouth: talking(frames),
    speechPath,
    overlayLines,
    outputPath: join(workFolder, 'clip.mp4'),
    workFolder,
  };
}

test('the clip is in the house format and as long as the mouth track, even when the speech is shorter', async () => {
  const fractions: number[] = [];
  const result = await renderPresenterClip({
    ...order(30),
    onProgress: (fraction) => fractions.push(fraction),
  });
  expect(result).toEqual({ durationSeconds: 1, frames: 30 });
  expect(fractions.at(-1)).toBe(1);
  const { stdout } = await run('ffprobe', [
    '-v',
    'error',
    '-count_packets',
    '-show_streams',
    '-of',
    'json',
    join(workFolder, 'clip.mp4'),
  ]);
  const [video, audio] = JSON.parse(stdout).streams;
  expect(video).toMatchObject({
    codec_name: 'h264',
    profile: 'High',
    width: 720,
    height: 1280,
    pix_fmt: 'yuv420p',
    color_space: 'bt709',
    r_frame_rate: '30/1',
    nb_read_packets: '30',
  });
  expect(audio).toMatchObject({ codec_name: 'aac', sample_rate: '48000', channels: 2 });
  expect(Number(audio.duration)).toBeCloseTo(1, 1);
});

/** Event loop utilization, which depends less on the load of the machine than a measured delay. */
async function busyShare(work: () => Promise<unknown>): Promise<number> {
  const before = performance.eventLoopUtilization();
  await work();
  return performance.eventLoopUtilization(before).utilization;
}

test('drawing frames does not block the event loop', async () => {
  expect(await busyShare(() => renderPresenterClip(order(20)))).toBeLessThan(0.3);
});

test('drawing frames without a worker thread blocks the event loop', async () => {
  const { presenterId, mouth } = order(20);
  const drawInline = async () => {
    for await (const frame of presenterFrames({ presenterId, mouth, overlayLines: [] }, () => undefined))
      expect(frame.length).toBeGreaterThan(0);
  };
  expect(await busyShare(drawInline)).toBeGreaterThan(0.6);
});

test('aborting stops the thread and ffmpeg and leaves no files', async () => {
  const abort = new AbortController();
  const drawing = Promise.withResolvers<void>();
  const rendering = renderPresenterClip({
    ...order(900),
    signal: abort.signal,
    onProgress: () => drawing.resolve(),
  });
  const outcome = rendering.then(
    () => 'finished',
    (error: Error) => error.name,
  );
  await drawing.promise;
  const abortedAt = performance.now();
  abort.abort();
  expect(await outcome).toBe('AbortError');
  expect(performance.now() - abortedAt).toBeLessThan(5000);
  expect(
    process.getActiveResourcesInfo().filter((name) => name === 'MessagePort' || name === 'ProcessWrap'),
  ).toEqual([]);
  expect(await readdir(workFolder)).toEqual(['speech.wav']);
});

test('rejects a track with another frame rate before drawing', async () => {
  await expect(
    renderPresenterClip({ ...order(3), mouth: { ...talking(3), framesPerSecond: 25 } }),
  ).rejects.toThrow(RangeError);
});
