import { chromium } from '@playwright/test';
import * as videoParts from '#contract/calls/video-parts.ts';
import { startHook } from '#contract/calls/hooks.ts';
import { readWallet } from '#contract/calls/wallet.ts';
import type { Person } from '../tests/helpers/api.ts';
import { startApp } from '../tests/helpers/running-app.ts';
import { chromiumOptions } from '../tests/e2e/chromium.ts';
import { measureFirstLoad } from '../tests/e2e/steps/measure-first-load.ts';
import { hookEnd } from '../tests/helpers/video-steps.ts';
import { watchMemory } from './peak-memory.ts';
import { measurePreview } from './preview.ts';

const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

/** Durations of sequential `GET /api/wallet` calls in milliseconds. */
async function timeWallet(person: Person, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const startedAt = performance.now();
    await person.call(readWallet);
    times.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return times;
}

export type AppFigures = {
  previewSeconds: number;
  /** The peak of the worker and its encoders, from the hook's start to the finished video. */
  workerPeakMegabytes: number | null;
  walletIdleP99Ms: number;
  walletRenderingP99Ms: number;
  requestsWhileRendering: number;
  /** Scripts and styles. */
  creatorBytes: number;
};

async function measureCreatorBytes(baseURL: string, token: string): Promise<number> {
  const browser = await chromium.launch(chromiumOptions);
  try {
    const page = await (await browser.newContext({ baseURL })).newPage();
    const { scriptBytes, styleBytes } = await measureFirstLoad(page, token);
    return scriptBytes + styleBytes;
  } finally {
    await browser.close();
  }
}

/** Waiting times of a user, measured through the app's API. */
export async function measureApp(files: {
  product: string;
  music: string;
  hookText: string;
}): Promise<AppFigures> {
  const app = await startApp({ environment: { LOG_LEVEL: 'warn' } });
  try {
    const person = await app.api.signIn();
    await person.buy('creator');
    const creatorBytes = await measureCreatorBytes(app.url, person.token);
    const idleUntil = performance.now() + 3_000;
    const idle = await timeWallet(person, () => performance.now() > idleUntil);

    const stopWatching = watchMemory(app.pidsOf('worker')[0]!, 250);
    const body = { templateId: 'maya', hookText: files.hookText, textOverlayEnabled: true };
    const { generationId, hookGenerationId } = await person.call(startHook, { body });
    let rendering = true;
    const ended = hookEnd(person, hookGenerationId).finally(() => (rendering = false));
    const busy = await timeWallet(person, () => !rendering);
    await ended;

    const params = { generationId };
    const product = await person.upload(files.product);
    await person.call(videoParts.addProduct, { params, body: { videoFileId: product.id } });
    const music = await person.upload(files.music, 'audio');
    await person.call(videoParts.addAudio, { params, body: { audioFileId: music.id } });
    const previewSeconds = await measurePreview(app, person, generationId);
    return {
      previewSeconds,
      workerPeakMegabytes: stopWatching(),
      walletIdleP99Ms: percentile(idle, 0.99),
      walletRenderingP99Ms: percentile(busy, 0.99),
      requestsWhileRendering: busy.length,
      creatorBytes,
    };
  } finally {
    await app.stop();
  }
}
