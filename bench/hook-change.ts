import path from 'node:path';
import * as generations from '#contract/calls/generations.ts';
import { startHook } from '#contract/calls/hooks.ts';
import { startApp } from '../tests/helpers/running-app.ts';
import { waitFor } from '../tests/helpers/wait-for.ts';
import { askForVideo, hookEnd, readDetails, videoEnd } from '../tests/helpers/video-steps.ts';
import { makeProduct } from './prepare-parts.ts';

const productSeconds = 45;
const firstText = 'Stop! Buy milk.';

/**
 * Seconds from requesting another hook, for a video with prepared clip and music, to a playable video with it. Preview is
 * pressed as soon as the hook is done.
 */
export async function measureHookChange(files: {
  folder: string;
  music: string;
  hookText: string;
}): Promise<number> {
  const product = await makeProduct(path.join(files.folder, 'product-of-45.mp4'), productSeconds);
  const app = await startApp({ environment: { LOG_LEVEL: 'warn' } });
  try {
    const person = await app.api.signIn();
    await person.buy('creator');
    const look = { templateId: 'maya', textOverlayEnabled: true };
    const first = await person.call(startHook, { body: { ...look, hookText: firstText } });
    const { generationId } = first;
    await hookEnd(person, first.hookGenerationId);
    await askForVideo(person, generationId, { product, music: files.music });
    const before = await videoEnd(person, generationId, 600_000);

    const startedAt = performance.now();
    const body = { ...look, hookText: files.hookText, generationId };
    const { hookGenerationId } = await person.call(startHook, { body });
    await hookEnd(person, hookGenerationId);
    const params = { generationId };
    await person.call(generations.processGeneration, { params, query: { async: 'true' }, body: {} });
    const url = await waitFor(async () => {
      const { status, videoUrl } = await readDetails(person, generationId);
      return status === 'completed' && videoUrl && videoUrl !== before.videoUrl ? videoUrl : undefined;
    }, 120_000);
    await (await fetch(new URL(url, app.url), { headers: { range: 'bytes=0-65535' } })).arrayBuffer();
    return (performance.now() - startedAt) / 1_000;
  } finally {
    await app.stop();
  }
}
