import { expect, test } from 'vitest';
import type { FliteJob } from './run-flite.ts';
import { runFlite } from './run-flite.ts';

const job: FliteJob = { text: 'Hello there', voice: 'slt', features: {}, withSamples: true };

test('the last phone ends with the samples', async () => {
  const [utterance] = await runFlite({ jobs: [job], timeoutMs: 20_000 });
  expect(utterance!.sampleRate).toBe(16_000);
  expect(utterance!.phoneEnds.map(({ phone }) => phone).join(' ')).toBe('pau hh ax l ow dh eh r pau');
  expect(utterance!.phoneEnds.at(-1)!.endSeconds).toBeCloseTo(utterance!.samples.length / 16_000, 2);
});

test('the time limit stops the thread', async () => {
  const jobs = Array.from({ length: 500 }, () => job);
  await expect(runFlite({ jobs, timeoutMs: 200 })).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('an abort before the start prevents it', async () => {
  const signal = AbortSignal.abort();
  await expect(runFlite({ jobs: [job], timeoutMs: 20_000, signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
