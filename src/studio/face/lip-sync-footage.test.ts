import { execFile } from 'node:child_process';
import { copyFile, readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { makeMedia, testFolder } from '../ffmpeg/test-media.ts';
import { planMouth } from '../mouth/plan-mouth.ts';
import { synthesizeSpeech } from '../speech/synthesize-speech.ts';
import type { MouthTrack } from '../mouth/mouth-track.ts';
import { normaliseAndAnalyseFootage } from './footage/normalise-and-analyse-footage.ts';
import { analysisVersion, type FootageAnalysis } from './footage/footage-analysis.ts';
import { loadFaceModels } from './landmarks/face-models.ts';
import { lipSyncFootage } from './lip-sync-footage.ts';
import { measureLipSync, meetsLipSyncGate } from './lip-sync-gate.ts';
import { measureClip, type MeasuredClip } from './footage/measure-clip.ts';
import { pingPong } from './footage/ping-pong-frames.ts';
import { readRawFrames } from '../raw-frames/read-raw-frames.ts';
import { babble, filmTalker, silent } from './test-talker.ts';

const run = promisify(execFile);
const inFolder = await testFolder();
/** A few CPU-seconds each, but the machine may be busy. */
const longTimeout = { timeout: 180_000 };
const workFolder = inFolder('.');
const text = 'My brother bakes better bread.';
let speechPath = '';
let plan: MouthTrack;

beforeAll(async () => {
  const speech = await synthesizeSpeech({ text, voice: 'nova', style: 'natural', speed: 1, workFolder });
  speechPath = inFolder('speech-copy.wav');
  await copyFile(speech.path, speechPath);
  plan = planMouth(speech);
});

const watch = async (path: string): Promise<MeasuredClip> =>
  measureClip(await loadFaceModels(), readRawFrames({ path }));

async function speak(name: string, mouth: MouthTrack) {
  const videoPath = await filmTalker(inFolder(`${name}-filmed.mp4`), { mouth });
  const clipPath = inFolder(`${name}-clip.mp4`);
  const { analysis } = await normaliseAndAnalyseFootage({ videoPath, outputPath: clipPath, workFolder });
  // Stored as JSON, as in the server.
  const stored = JSON.parse(JSON.stringify(analysis)) as FootageAnalysis;
  const outputPath = inFolder(`${name}-hook.mp4`);
  const order = { clipPath, analysis: stored, mouth: plan, speechPath, workFolder };
  const result = await lipSyncFootage({ ...order, outputPath });
  return { clipPath, analysis, outputPath, result };
}

test(
  'a talking clip speaks another text: the measured mouth follows the plan, the voice-over does not',
  longTimeout,
  async () => {
    const hook = await speak('talking', babble(42));
    expect(hook.analysis.verdict.kind).toBe('talking');
    expect(hook.result).toMatchObject({ frames: plan.poses.length, isVoiceOver: false });
    const source = await watch(hook.clipPath);
    const figures = measureLipSync(await watch(hook.outputPath), plan, source);
    expect(meetsLipSyncGate(figures), JSON.stringify(figures)).toBe(true);

    const turns = plan.poses.map((_, frame) => source.frames[pingPong(source.frames.length, frame)]!);
    const voiceOver = measureLipSync({ frames: turns, otherFaces: 0 }, plan, source);
    expect(meetsLipSyncGate(voiceOver), JSON.stringify(voiceOver)).toBe(false);
    expect(voiceOver.correlation).toBeLessThan(0.5);
  },
);

test('a closed mouth is painted open, and the verdict recommends a better clip', longTimeout, async () => {
  const hook = await speak('still', silent(24));
  expect(hook.analysis.verdict).toMatchObject({ kind: 'still', warnings: ['mouth-stays-shut', 'too-short'] });
  const figures = measureLipSync(await watch(hook.outputPath), plan, await watch(hook.clipPath));
  expect(figures.lagFrames).toBe(0);
  // The mesh may report the outline at one of the five closures as a gap.
  expect(figures.closuresHit).toBeGreaterThanOrEqual(0.8);
  // The mesh reads a drawn mouth coarsely: 0.74 to 0.8 with this person's sway, and below 0.5 without painting (above).
  expect(figures.correlation).toBeGreaterThan(0.7);
  // The thick outline of this drawn mouth looks slightly open at rest, so up to two of its five closures are uncertain.
  expect(figures.closuresShut).toBeGreaterThanOrEqual(0.6);
});

test('without a face the hook is a voice-over, in house format with its text', longTimeout, async () => {
  const videoPath = await makeMedia(
    inFolder('park.mp4'),
    ['testsrc2=s=640x360:r=25:d=1'],
    ['-c:v', 'libx264'],
  );
  const clipPath = inFolder('park-clip.mp4');
  const { analysis } = await normaliseAndAnalyseFootage({ videoPath, outputPath: clipPath, workFolder });
  expect(analysis.verdict).toEqual({ kind: 'no-face', score: 0, warnings: [] });
  const outputPath = inFolder('park-hook.mp4');
  const result = await lipSyncFootage({
    clipPath,
    analysis,
    mouth: silent(45),
    speechPath,
    overlayLines: [{ text: 'STOP SCROLLING', centreX: 360, middleY: 226, fontSize: 30 }],
    outputPath,
    workFolder,
  });
  expect(result).toEqual({ durationSeconds: 1.5, frames: 45, isVoiceOver: true });
  const probe = ['-v', 'error', '-count_packets', '-show_streams', '-of', 'json', outputPath];
  const [video, audio] = JSON.parse((await run('ffprobe', probe)).stdout).streams;
  const size = { width: 720, height: 1280, r_frame_rate: '30/1', nb_read_packets: '45' };
  expect(video).toMatchObject({ codec_name: 'h264', pix_fmt: 'yuv420p', color_space: 'bt709', ...size });
  expect(Number(audio.duration)).toBeCloseTo(1.5, 1);
});

test('aborting stops the thread and its two programs and leaves no files', longTimeout, async () => {
  const clipPath = inFolder('park-clip.mp4');
  const before = await readdir(workFolder);
  const abort = new AbortController();
  const begun = Promise.withResolvers<void>();
  const outcome = lipSyncFootage({
    clipPath,
    analysis: noFace(25),
    mouth: silent(3000),
    speechPath,
    outputPath: inFolder('never.mp4'),
    workFolder,
    signal: abort.signal,
    onProgress: () => begun.resolve(),
  }).then(
    () => 'finished',
    (error: Error) => error.name,
  );
  await begun.promise;
  abort.abort();
  expect(await outcome).toBe('AbortError');
  expect(await readdir(workFolder)).toEqual(before);
  expect(process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap')).toEqual([]);
});

test('rejects a plan with another frame rate before reading the clip', async () => {
  const order = {
    clipPath: 'none',
    analysis: noFace(1),
    speechPath: 'none',
    outputPath: 'none',
    workFolder,
  };
  const mouth = { ...silent(3), framesPerSecond: 25 };
  await expect(lipSyncFootage({ ...order, mouth })).rejects.toThrow(RangeError);
});

function noFace(frames: number): FootageAnalysis {
  const nothing = { poses: [], shapes: '', openness: [], width: [], sharpness: [], eyeOpenness: [] };
  return {
    version: analysisVersion,
    frames,
    firstFrame: 0,
    ...nothing,
    verdict: { kind: 'no-face', score: 0, warnings: [] },
  };
}
