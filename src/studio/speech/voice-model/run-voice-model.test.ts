import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runVoiceModel } from './run-voice-model.ts';
import type { VoiceModel } from './voice-model.ts';

/** Encodes the number of requests to its process in the first sample, in thousandths. */
const packageSource = `
let orders = 0;
class OfflineTts {
  constructor() { this.numSpeakers = 8; }
  generate({ text }) {
    orders += 1;
    if (text === 'segfault') process.kill(process.pid, 'SIGSEGV');
    if (text === 'abort') process.abort();
    if (text === 'exit') process.exit(3);
    while (text === 'hang') {}
    if (text === 'throw') throw new Error('no such phoneme');
    return { sampleRate: 24000, samples: Float32Array.of(orders / 100, 0) };
  }
}
module.exports = { OfflineTts };`;
const model: VoiceModel = { kind: 'vits', model: 'm', tokens: 't', dataDir: '', lexicon: '' };

let folder: string;
let packageName: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'voice-model-'));
  packageName = path.join(folder, 'package.cjs');
  await writeFile(packageName, packageSource);
});
afterAll(() => rm(folder, { recursive: true }));

const say = (text: string, limits: { signal?: AbortSignal; timeoutMs?: number } = {}) =>
  runVoiceModel({ packageName, model, text, voice: 'nova', speed: 1, ...limits });
const ordersOf = async (text: string) => Math.round((await say(text)).samples[0]! / 327.67);

describe('a voice model in a separate process', () => {
  test.each([
    ['segfault', 'SIGSEGV'],
    ['abort', 'SIGABRT'],
    ['exit', 'EXIT'],
  ])(
    'a %s in native code fails only that request, with the reason; the next one succeeds',
    async (text, code) => {
      await expect(say(text)).rejects.toMatchObject({ code });
      expect(await ordersOf('Hello.')).toBe(1);
    },
  );

  test('the process keeps the model for the next request', async () => {
    const first = await ordersOf('One.');
    expect(await ordersOf('Two.')).toBe(first + 1);
  });

  test('two concurrent requests both succeed', async () => {
    const spoken = await Promise.all([say('One.'), say('Two.')]);
    expect(spoken.map(({ samples }) => samples.length)).toEqual([2, 2]);
  });

  test('errors of the package are reported', async () => {
    await expect(say('throw')).rejects.toThrow('no such phoneme');
  });

  test('a hanging model is stopped by the time limit or an abort', async () => {
    await expect(say('hang', { timeoutMs: 700 })).rejects.toMatchObject({ name: 'TimeoutError' });
    const aborted = new AbortController();
    setTimeout(() => aborted.abort(), 500);
    await expect(say('hang', { signal: aborted.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(await ordersOf('Hello.')).toBe(1);
  });
});
