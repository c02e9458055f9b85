import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runAlongside } from './run-alongside.ts';

const never = new AbortController().signal;
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

test('a film stops when finding its sounds fails, and the hook fails with that error', async () => {
  const finding = Promise.reject(new Error('no sounds'));
  await expect(runAlongside(finding, aborted, never)).rejects.toThrow('no sounds');
  // Without the abort it would wait for ever.
}, 2_000);

test('waits until the film has ended', async () => {
  let hasEnded = false;
  const finding = Promise.reject(new Error('no sounds'));
  const filming = async () => {
    await setImmediate();
    hasEnded = true;
  };
  await expect(runAlongside(finding, filming, never)).rejects.toThrow('no sounds');
  expect(hasEnded).toBe(true);
});

test('a film goes on while its sounds are found, and stops with its job', async () => {
  const signals: AbortSignal[] = [];
  const film = (signal: AbortSignal) => {
    signals.push(signal);
    return Promise.resolve('film');
  };
  expect(await runAlongside(Promise.resolve('sounds'), film, never)).toEqual(['sounds', 'film']);
  expect(signals[0]!.aborted).toBe(false);
  const job = new AbortController();
  const stopped = runAlongside(Promise.resolve('sounds'), aborted, job.signal);
  job.abort(new Error('cancelled'));
  await expect(stopped).rejects.toThrow('cancelled');
});
