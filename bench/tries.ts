import { startHook } from '#contract/calls/hooks.ts';
import { startTry } from '#contract/calls/tries.ts';
import type { Person } from '../tests/helpers/api.ts';
import { startApp } from '../tests/helpers/running-app.ts';
import { waitFor } from '../tests/helpers/wait-for.ts';
import { hookEnd } from '../tests/helpers/video-steps.ts';

const hookText = 'Stop scrolling!';
const line = 'Your coffee is cold by ten.';
const hooksEach = 3;
const previewsOfOneAddress = 5;
const queued = 20;

async function secondsOfHook(person: Person): Promise<number> {
  const startedAt = performance.now();
  const body = { templateId: 'maya', hookText, textOverlayEnabled: true };
  const { hookGenerationId } = await person.call(startHook, { body });
  await hookEnd(person, hookGenerationId);
  return (performance.now() - startedAt) / 1_000;
}

async function medianOfHooks(person: Person): Promise<number> {
  const seconds: number[] = [];
  for (let hook = 0; hook < hooksEach; hook += 1) seconds.push(await secondsOfHook(person));
  return seconds.toSorted((a, b) => a - b)[Math.floor(hooksEach / 2)]!;
}

/** Each visitor has a different address, as reported by a proxy. */
async function queueTries(url: string): Promise<void> {
  for (let index = 0; index < queued; index += 1) {
    const { status } = await fetch(new URL(startTry.path, url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `192.0.2.${Math.floor(index / previewsOfOneAddress) + 1}`,
      },
      body: JSON.stringify({ text: line, presenter: 'kai' }),
    });
    if (status !== 202) throw new Error(`a try was answered ${status}`);
  }
}

export type TriesFigures = { aloneSeconds: number; withTriesSeconds: number; previewsWaiting: number };

/** Durations of sequential paid hooks, alone and while visitors' previews wait. */
export async function measureTries(): Promise<TriesFigures> {
  const app = await startApp({ environment: { LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' } });
  try {
    const person = await app.api.signIn();
    await person.buy('creator');
    // Warms up modules that a worker loads once.
    await secondsOfHook(person);
    const aloneSeconds = await medianOfHooks(person);
    await queueTries(app.url);
    const readWaiting = async (): Promise<number> => {
      const text = await (await fetch(new URL('/metrics', app.url))).text();
      return Number(/hookline_tries\{state="waiting"\} (\d+)/.exec(text)?.[1]);
    };
    // One of them is in progress when the first paid hook arrives.
    await waitFor(async () => ((await readWaiting()) < queued ? true : undefined), 60_000);
    const withTriesSeconds = await medianOfHooks(person);
    return { aloneSeconds, withTriesSeconds, previewsWaiting: await readWaiting() };
  } finally {
    await app.stop();
  }
}
