import * as generations from '#contract/calls/generations.ts';
import * as videoParts from '#contract/calls/video-parts.ts';
import type { Generation } from '#contract/calls/generations.ts';
import * as hooks from '#contract/calls/hooks.ts';
import type { Person } from './api.ts';
import { jobPollingMs, waitFor } from './wait-for.ts';

export const shortHook = { templateId: 'maya', hookText: 'Stop! Buy milk.', textOverlayEnabled: true };

export const startShortHook = (person: Person, generationId: string | null = null) =>
  person.call(hooks.startHook, { body: { ...shortHook, generationId } });

export const readDetails = (person: Person, generationId: string): Promise<Generation> =>
  person.call(generations.readGeneration, { params: { generationId } });

/** Waits until the hook is no longer in progress. */
export const hookEnd = (person: Person, hookId: string, timeoutMs = 240_000) =>
  waitFor(
    async () => {
      const hook = await person.call(hooks.readHookStatus, { params: { hookId } });
      return hook.status === 'processing' ? undefined : hook;
    },
    timeoutMs,
    jobPollingMs,
  );

/** Waits until the final video is no longer in progress. */
export const videoEnd = (person: Person, generationId: string, timeoutMs = 240_000) =>
  waitFor(
    async () => {
      const generation = await readDetails(person, generationId);
      return ['completed', 'failed', 'cancelled'].includes(generation.status) ? generation : undefined;
    },
    timeoutMs,
    jobPollingMs,
  );

/** Everything after the hook: product clip, music or none, and the start of the final video. */
export async function askForVideo(
  person: Person,
  generationId: string,
  files: { product: string; music?: string },
): Promise<void> {
  const params = { generationId };
  const upload = await person.upload(files.product);
  await person.call(videoParts.addProduct, { params, body: { videoFileId: upload.id } });
  const music = files.music ? await person.upload(files.music, 'audio') : null;
  if (music) await person.call(videoParts.addAudio, { params, body: { audioFileId: music.id } });
  const audio = music
    ? { audioSource: 'custom' as const, audioFileId: music.id }
    : { audioSource: 'none' as const };
  await person.call(videoParts.chooseAudio, { params, body: audio });
  await person.call(generations.processGeneration, { params, query: { async: 'true' }, body: {} });
}
