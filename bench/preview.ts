import path from 'node:path';
import * as generations from '#contract/calls/generations.ts';
import * as videoParts from '#contract/calls/video-parts.ts';
import type { Person } from '../tests/helpers/api.ts';
import { startApp, type RunningApp } from '../tests/helpers/running-app.ts';
import { waitFor } from '../tests/helpers/wait-for.ts';
import { hookEnd, readDetails, startShortHook } from '../tests/helpers/video-steps.ts';
import { makeClip } from '../tests/helpers/sample-media.ts';

/** The page receives each change at once; a poll must not add to the figure. */
const pollEveryMs = 20;

/** Seconds from Preview to a playable file, once all parts are prepared. */
export async function measurePreview(app: RunningApp, person: Person, generationId: string): Promise<number> {
  const params = { generationId };
  await waitFor(async () => {
    const { components } = await readDetails(person, generationId);
    return components.every(({ status }) => status === 'completed') ? true : undefined;
  }, 300_000);
  const clickedAt = performance.now();
  await person.call(generations.processGeneration, { params, query: { async: 'true' }, body: {} });
  const readUrl = async () => (await readDetails(person, generationId)).videoUrl ?? undefined;
  const url = await waitFor(readUrl, 60_000, pollEveryMs);
  await (await fetch(new URL(url, app.url), { headers: { range: 'bytes=0-65535' } })).arrayBuffer();
  return (performance.now() - clickedAt) / 1_000;
}

/** The same for product clips of several lengths, with music. */
export async function measurePreviews(
  files: { folder: string; music: string },
  lengths: readonly number[],
): Promise<{ productSeconds: number; seconds: number }[]> {
  const app = await startApp({ environment: { LOG_LEVEL: 'warn' } });
  try {
    const person = await app.api.signIn();
    await person.buy('creator');
    const figures = [];
    for (const productSeconds of lengths) {
      const { generationId, hookGenerationId } = await startShortHook(person);
      await hookEnd(person, hookGenerationId);
      const params = { generationId };
      const file = path.join(files.folder, `of-${productSeconds}.mp4`);
      const clip = await makeClip(file, { seconds: productSeconds });
      const product = await person.upload(clip);
      await person.call(videoParts.addProduct, { params, body: { videoFileId: product.id } });
      const music = await person.upload(files.music, 'audio');
      await person.call(videoParts.addAudio, { params, body: { audioFileId: music.id } });
      figures.push({ productSeconds, seconds: await measurePreview(app, person, generationId) });
    }
    return figures;
  } finally {
    await app.stop();
  }
}
