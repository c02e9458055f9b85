import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { synthesizeSpeech } from '../../speech/synthesize-speech.ts';
import type { Voice } from '../../speech/speech.ts';
import { readWavSamples, writeWavSamples } from '../../speech/wav.ts';
import { joinRuns, type RunSpeech, type SceneSpeech } from './join-runs.ts';

let folder = '';
const runs: RunSpeech[] = [];
let speech: SceneSpeech;
const shapes = (scene: SceneSpeech) => scene.quotations.map(({ mouth }) => mouth!.poses.length);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'join-runs-'));
  const said: [string, Voice, string | null][] = [
    ['Maya opened the door.', 'alloy', null],
    ['"My papa bakes apple pie!"', 'shimmer', 'maya'],
    ['she said,', 'alloy', null],
  ];
  for (const [index, [text, voice, characterId]] of said.entries()) {
    const { path, ...rest } = await synthesizeSpeech({
      text,
      voice,
      style: 'natural',
      speed: 1,
      workFolder: folder,
    });
    const own = join(folder, `run-${index}.wav`);
    await writeFile(own, await readFile(path));
    runs.push({ ...rest, path: own, characterId });
  }
  speech = await joinRuns({ runs, outputPath: join(folder, 'scene.wav'), workFolder: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const loudnessIn = (samples: Int16Array, from: number, to: number): number => {
  const part = samples.slice(Math.round(from * 48_000), Math.round(to * 48_000));
  return Math.sqrt(part.reduce((sum, sample) => sum + sample ** 2, 0) / Math.max(1, part.length));
};

describe('the joined runs of a scene', () => {
  test('last whole frames of exactly the reported length', async () => {
    const { samples } = readWavSamples(await readFile(speech.path));
    expect(samples.length / 48_000).toBeCloseTo(speech.durationSeconds, 6);
    expect(speech.durationSeconds * 30).toBeCloseTo(Math.round(speech.durationSeconds * 30), 6);
  });

  test('are audible at the times of their words, and silent at the end', async () => {
    const { samples } = readWavSamples(await readFile(speech.path));
    expect(speech.words.map(({ text }) => text)).toEqual(
      runs.flatMap(({ words }) => words.map(({ word }) => word)),
    );
    for (const { startSeconds, endSeconds } of speech.words)
      expect(loudnessIn(samples, startSeconds, endSeconds)).toBeGreaterThan(300);
    const end = speech.words.at(-1)!.endSeconds;
    expect(loudnessIn(samples, end + 0.15, speech.durationSeconds)).toBeLessThan(60);
    expect(speech.durationSeconds - end).toBeGreaterThan(0.45);
  });

  test('keep every sample of the speech: the energy of the runs', async () => {
    const energy = (samples: Int16Array) => samples.reduce((sum, sample) => sum + sample ** 2, 0);
    const own = await Promise.all(
      runs.map(async ({ path }) => energy(readWavSamples(await readFile(path)).samples)),
    );
    const joined = energy(readWavSamples(await readFile(speech.path)).samples);
    expect(joined / own.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0.995);
  });

  test('have a mouth for the quotation that is closed at m, b and p', () => {
    expect(speech.quotations).toHaveLength(1);
    const [{ characterId, startSeconds, endSeconds, mouth }] = speech.quotations as [
      SceneSpeech['quotations'][0],
    ];
    expect(characterId).toBe('maya');
    expect(startSeconds * 30).toBeCloseTo(Math.round(startSeconds * 30), 6);
    expect(mouth!.poses.length).toBe(Math.ceil((endSeconds - startSeconds) * 30 - 1e-6));
    expect(mouth!.poses.filter(({ press }) => press === 1).length).toBeGreaterThanOrEqual(4);
    expect(Math.max(...mouth!.poses.map(({ opening }) => opening))).toBeGreaterThan(0.5);
    const first = speech.words.findIndex(({ text }) => text.startsWith('"My'));
    expect(Math.abs(speech.words[first]!.startSeconds - startSeconds)).toBeLessThan(0.1);
  });

  test('have a mouth of the same length when the engine gives no phones', async () => {
    const without = runs.map((run) => ({ ...run, phones: null }));
    const other = await joinRuns({
      runs: without,
      outputPath: join(folder, 'other.wav'),
      workFolder: folder,
    });
    expect(shapes(other)).toEqual(shapes(speech));
    expect(other.quotations[0]!.mouth!.poses.some(({ opening }) => opening > 0.3)).toBe(true);
  }, 60_000);

  test('are 2.5 s of silence without speech', async () => {
    const scene = await joinRuns({ runs: [], outputPath: join(folder, 'none.wav'), workFolder: folder });
    expect(scene).toMatchObject({ durationSeconds: 2.5, words: [], quotations: [] });
    expect(scene.loudness.integratedLufs).toBeNull();
  });

  test('are rejected at another sample rate', async () => {
    const path = join(folder, 'slow.wav');
    await writeFile(path, writeWavSamples({ sampleRate: 16_000, samples: new Int16Array(16_000).fill(900) }));
    const slow = [{ ...runs[0]!, path }];
    await expect(
      joinRuns({ runs: slow, outputPath: join(folder, 'x.wav'), workFolder: folder }),
    ).rejects.toThrow('48000');
  });
});
