import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { houseFormat, houseFrameRate } from '../house-format/house-format.ts';
import { closureFrames } from '../mouth/contact-frames.ts';
import type { MouthTrack } from '../mouth/mouth-track.ts';
import { planMouth } from '../mouth/plan-mouth.ts';
import { correlation } from '../speech/listen.ts';
import type { SpokenWord } from '../speech/speech.ts';
import { speakOnce } from '../speech/test-speech.ts';
import { measureMouthPixels } from './mouth-in-picture.ts';
import { motionSeed } from './motion/motion-seed.ts';
import { planMotion } from './motion/plan-motion.ts';
import { getPerson } from './people/people.ts';
import { presenters, type Presenter } from './presenters.ts';
import { renderPresenterClip } from './render-presenter-clip.ts';

const run = promisify(execFile);
const { width, height } = houseFormat();
const frameBytes = width * height * 3;
const text = 'Maybe buy more of them, Bob.';
let workFolder = '';

beforeAll(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'lip-sync-'));
});
afterAll(() => rm(workFolder, { recursive: true, force: true }));

type SpokenClip = { mouth: MouthTrack; words: SpokenWord[]; presenter: Presenter };

async function measureClip(path: string, { mouth, words, presenter }: SpokenClip): Promise<number[]> {
  const poses = planMotion(mouth, motionSeed(presenter.id), 'casual', words);
  const { stdout } = await run(
    'ffmpeg',
    ['-v', 'error', '-i', path, '-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1'],
    {
      encoding: 'buffer',
      maxBuffer: frameBytes * (poses.length + 1),
    },
  );
  expect(stdout.length).toBe(frameBytes * poses.length);
  const person = getPerson(presenter.id);
  return poses.map((pose, frame) =>
    measureMouthPixels(stdout.subarray(frame * frameBytes, (frame + 1) * frameBytes), person, pose),
  );
}

/** Positive when the picture is later than the plan. */
function correlationAtLag(planned: number[], measured: number[], lagFrames: number): number {
  const planFrom = Math.max(0, -lagFrames);
  const length = planned.length - Math.abs(lagFrames);
  return correlation(
    planned.slice(planFrom, planFrom + length),
    measured.slice(planFrom + lagFrames, planFrom + lagFrames + length),
  );
}

function bestLag(planned: number[], measured: number[]): { lag: number; r: number } {
  const lags = Array.from({ length: 13 }, (_, index) => index - 6);
  return lags
    .map((lag) => ({ lag, r: correlationAtLag(planned, measured, lag) }))
    .reduce((best, next) => (next.r > best.r ? next : best));
}

/** The usual presenter, the fairest, and one with a beard, which moves with the jaw. The same code draws the others. */
const measuredIds: readonly string[] = ['maya', 'ingrid', 'desmond'];

describe.each(presenters.filter(({ id }) => measuredIds.includes(id)))('$name', (presenter) => {
  let planned: number[] = [];
  let measured: number[] = [];
  let closures: number[] = [];

  beforeAll(async () => {
    const speech = await speakOnce({ text, voice: presenter.voice, style: 'natural', speed: 1 });
    const mouth = planMouth({ phones: speech.phones, durationSeconds: speech.durationSeconds });
    const outputPath = join(workFolder, `${presenter.id}.mp4`);
    await renderPresenterClip({
      presenterId: presenter.id,
      mouth,
      words: speech.words,
      speechPath: speech.path,
      overlayLines: [],
      outputPath,
      workFolder,
    });
    planned = mouth.poses.map((pose) => pose.opening);
    measured = await measureClip(outputPath, { mouth, words: speech.words, presenter });
    closures = closureFrames(speech.phones, speech.durationSeconds, houseFrameRate);
  });

  /** Closed lips still have a dark line between them; three pixels in head space are hardly more than two in the frame. */
  const shutPixels = () => {
    const atRest = measured.filter((_, frame) => planned[frame] === 0).sort((one, other) => one - other);
    return atRest[Math.floor(atRest.length / 2)]! + 3;
  };
  const openOnClosures = (values: number[]) => closures.filter((frame) => values[frame]! > shutPixels());

  test('the mouth in the encoded video opens as planned, without delay', () => {
    const { lag, r } = bestLag(planned, measured);
    expect(r).toBeGreaterThanOrEqual(0.95);
    expect(Math.abs(lag)).toBeLessThanOrEqual(1);
  });

  test('closes the lips on every m, b and p', () => {
    expect(closures.length).toBeGreaterThan(6);
    expect(openOnClosures(measured)).toEqual([]);
  });

  test('detects a video that is five frames late', () => {
    const late = measured.map((_, frame) => measured[Math.max(0, frame - 5)]!);
    expect(correlationAtLag(planned, late, 0)).toBeLessThan(0.9);
    expect(Math.abs(bestLag(planned, late).lag)).toBeGreaterThan(1);
    const early = measured.map((_, frame) => measured[Math.min(measured.length - 1, frame + 2)]!);
    expect([...openOnClosures(late), ...openOnClosures(early)]).not.toEqual([]);
  });
});
