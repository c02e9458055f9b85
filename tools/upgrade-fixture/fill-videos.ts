import { until } from '../../tests/helpers/upgrade/app-of-version.ts';
import type { Person } from './person.ts';
import type { Scene } from './scene.ts';

type Audio = { audioSource: string; audioFileId?: string; audioTrackId?: string; audioVolume?: number };
const silent: Audio = { audioSource: 'none' };

export async function startHook(person: Person, hookText: string, key?: string) {
  const body = { templateId: 'kai', hookText, textOverlayEnabled: true };
  const { generationId, hookGenerationId } = await person.call('POST', '/api/hooks/generate', body, key);
  return { videoId: generationId as string, hookId: hookGenerationId as string };
}

/** A new video with a finished hook. */
export const beginVideo = async (person: Person, hookId: string): Promise<string> =>
  (await person.call('POST', '/api/video-generations/components/hook', { hookId })).generationId;

export const addProduct = (person: Person, videoId: string, videoFileId: string, trim: object = {}) =>
  person.call('POST', `/api/video-generations/${videoId}/components/product`, { videoFileId, ...trim });

/** Completes the Music step and requests the final video. */
export async function finishVideo(person: Person, videoId: string, audio: Audio = silent): Promise<void> {
  await person.call('POST', `/api/video-generations/${videoId}/generate`, audio);
  await person.call('POST', `/api/video-generations/${videoId}/process?async=true`, {});
}

/** Waits until it is neither waiting nor in progress. */
async function end(person: Person, address: string, working: string[]): Promise<void> {
  const { status } = await until(`${address} has ended`, async () => {
    const found = await person.call('GET', address);
    return working.includes(found.status) ? undefined : found;
  });
  if (!['completed', 'ready'].includes(status)) throw new Error(`${address} is ${status}`);
}
const videoEnd = (person: Person, id: string) =>
  end(person, `/api/video-generations/${id}/details`, ['queued', 'processing', 'rendering', 'uploading']);

/** Finished hooks and videos: shared, with the user's and built-in music, with a deleted hook, changed afterwards. */
export async function fillFinishedVideos(scene: Scene): Promise<void> {
  const { ada, files, ids } = scene;
  const hook = await startHook(ada, 'Go!');
  ids.finishedHook = hook.hookId;
  const [product, spare, long, music] = [
    await ada.send('/api/uploads', files.clip, { fileType: 'video' }),
    await ada.send('/api/uploads', files.spareClip, { fileType: 'video' }),
    await ada.send('/api/uploads', files.longClip, { fileType: 'video' }),
    await ada.send('/api/uploads', files.music, { fileType: 'audio' }),
  ];
  ids.product = product.id;
  ids.unusedUpload = spare.id;
  ids.longUpload = long.id;
  for (const { id } of [product, spare, long, music]) await end(ada, `/api/uploads/${id}`, ['processing']);

  ids.sharedVideo = hook.videoId;
  await addProduct(ada, hook.videoId, product.id);
  await finishVideo(ada, hook.videoId);
  await videoEnd(ada, hook.videoId);
  await ada.call('POST', `/api/share/${hook.videoId}`);

  ids.videoWithMusic = await beginVideo(ada, hook.hookId);
  await addProduct(ada, ids.videoWithMusic, product.id, { overlayText: 'New' });
  await finishVideo(ada, ids.videoWithMusic, {
    audioSource: 'custom',
    audioFileId: music.id,
    audioVolume: 60,
  });
  await videoEnd(ada, ids.videoWithMusic);

  const [track] = await ada.call('GET', '/api/music-tracks');
  // Equal words make equal pictures, which the archive stores once.
  const other = await startHook(ada, 'Go!');
  ids.changedVideo = other.videoId;
  await addProduct(ada, other.videoId, product.id);
  await finishVideo(ada, other.videoId, { audioSource: 'library', audioTrackId: track.id });
  await videoEnd(ada, other.videoId);
  // Keeps its state until it is requested again.
  await ada.call('POST', `/api/video-generations/${other.videoId}/components/audio`, {
    audioTrackId: track.id,
    volume: 20,
  });
  await ada.call('DELETE', `/api/hooks/${other.hookId}`);
  ids.deletedHook = other.hookId;
}

/** Adds waiting, cancelled and abandoned videos and clips. Requires that no worker is running. */
export async function fillWaitingVideos(scene: Scene): Promise<void> {
  const { ada, ids } = scene;
  ids.draftWithHook = await beginVideo(ada, ids.finishedHook!);
  ids.draftWithProduct = await beginVideo(ada, ids.finishedHook!);
  await addProduct(ada, ids.draftWithProduct, ids.product!);

  ids.processingVideo = await beginVideo(ada, ids.finishedHook!);
  // The clip of the second range replaces that of the first: one is cancelled, the other waits.
  ids.videoWaitingForClip = await beginVideo(ada, ids.finishedHook!);
  for (const startTime of [0, 6])
    await addProduct(ada, ids.videoWaitingForClip, ids.longUpload!, { startTime, endTime: startTime + 6 });
  await finishVideo(ada, ids.videoWaitingForClip);
  await addProduct(ada, ids.processingVideo, ids.product!);
  await finishVideo(ada, ids.processingVideo, { audioSource: 'none' });

  ids.cancelledVideo = await beginVideo(ada, ids.finishedHook!);
  await addProduct(ada, ids.cancelledVideo, ids.unusedUpload!);
  await finishVideo(ada, ids.cancelledVideo);
  await ada.call('POST', `/api/generations/${ids.cancelledVideo}/cancel`);

  const cancelled = await startHook(ada, 'No!');
  ids.cancelledHook = cancelled.hookId;
  await ada.call('POST', `/api/generations/${cancelled.videoId}/cancel`);
  const waiting = await startHook(ada, 'Yes!', 'ada-starts-once');
  ids.waitingHook = waiting.hookId;
  ids.videoOfWaitingHook = waiting.videoId;
}
