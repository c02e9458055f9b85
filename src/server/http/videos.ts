import type { FastifyInstance } from 'fastify';
import * as generations from '#contract/calls/generations.ts';
import * as videoParts from '#contract/calls/video-parts.ts';
import * as videoCalls from '#contract/calls/videos.ts';
import { AppError } from '../errors.ts';
import { applyBrandKit } from '../use-cases/brand-kit/apply-brand.ts';
import { addProduct } from '../use-cases/videos/add-product.ts';
import { cancelVideo } from '../use-cases/videos/cancel-video.ts';
import { chooseAudio, type AudioChoice } from '../use-cases/videos/choose-audio.ts';
import { deleteVideo } from '../use-cases/videos/delete-video.ts';
import { processVideo, waitForVideo } from '../use-cases/videos/process-video.ts';
import { readUnfinishedVideos } from '../use-cases/videos/read-unfinished-videos.ts';
import { readVideo, readVideos, type ReadVideoDeps } from '../use-cases/videos/read-video.ts';
import { renameVideo } from '../use-cases/videos/rename-video.ts';
import type { TaskDeps } from '../use-cases/tasks/life-cycle.ts';
import { whileConnected } from './connection.ts';
import { toGeneration, toUnfinishedVideo } from './generation-wire.ts';
import { mount } from './mount.ts';

export function mountVideos(app: FastifyInstance, deps: TaskDeps & ReadVideoDeps): void {
  const reply = async (own: { userId: string; videoId: string }) => toGeneration(await readVideo(deps, own));

  mount(app, videoParts.addProduct, async ({ params, body, caller }) => {
    const own = { userId: caller.userId, videoId: params.generationId };
    await addProduct(deps, {
      ...own,
      uploadId: body.videoFileId,
      range: { startSeconds: body.startTime ?? null, endSeconds: body.endTime ?? null },
      overlayText: body.overlayText ?? null,
      framing: body.framing ?? null,
      captions: body.captions ?? null,
      clipVolume: body.clipVolume ?? null,
    });
    return reply(own);
  });

  mount(app, videoParts.applyBrandKit, async ({ params, body, caller }) => {
    const own = { userId: caller.userId, videoId: params.generationId };
    await applyBrandKit(deps, { ...own, ...body });
    return reply(own);
  });

  mount(app, videoParts.addAudio, async ({ params, body, caller }) => {
    const own = { userId: caller.userId, videoId: params.generationId };
    const levels = { fileVolume: body.volume, volume: body.audioVolume };
    const audio = chosenAudio(body.audioFileId, body.audioTrackId, levels);
    if (!audio) throw new AppError('invalid_request', 'Please upload an audio file for background music.');
    await chooseAudio(deps, { ...own, audio });
    return reply(own);
  });

  mount(app, videoParts.chooseAudio, async ({ params, body, caller }) => {
    const own = { userId: caller.userId, videoId: params.generationId };
    const audio = chosenAudio(
      body.audioSource === 'library' ? null : body.audioFileId,
      body.audioSource === 'custom' ? null : body.audioTrackId,
      { volume: body.audioVolume },
    );
    if ((body.audioSource === 'custom' || body.audioSource === 'library') && !audio) {
      throw new AppError('invalid_request', 'Please select background music or upload your own audio file');
    }
    await chooseAudio(deps, { ...own, audio: body.audioSource === 'none' ? null : audio });
    await processVideo(deps, own);
    return reply(own);
  });

  mount(app, generations.processGeneration, async ({ params, query, body, caller, reply: connection }) => {
    const own = { userId: caller.userId, videoId: params.generationId };
    await processVideo(deps, { ...own, title: body.title });
    if (query.async !== 'true') await waitForVideo(deps, { ...own, signal: whileConnected(connection) });
    return reply(own);
  });

  mount(app, generations.readGeneration, ({ params, caller }) =>
    reply({ userId: caller.userId, videoId: params.generationId }),
  );
  mount(app, videoCalls.readVideos, ({ query, caller }) =>
    readVideos(deps, { userId: caller.userId, ...query }),
  );

  mount(app, videoCalls.readUnfinishedVideos, async ({ caller }) =>
    (await readUnfinishedVideos(deps, caller)).map(toUnfinishedVideo),
  );

  mount(app, generations.cancelGeneration, async ({ params, caller }) => {
    const own = { userId: caller.userId, videoId: params.generationId };
    await cancelVideo(deps, own);
    return reply(own);
  });

  mount(app, videoCalls.renameVideo, async ({ params, body, caller }) => {
    const own = { userId: caller.userId, videoId: params.generationId };
    await renameVideo(deps, { ...own, title: body.title });
    return reply(own);
  });
  mount(app, videoCalls.deleteVideo, async ({ params, caller }) => {
    await deleteVideo(deps, { userId: caller.userId, videoId: params.generationId });
    return null;
  });
}

function chosenAudio(
  uploadId: string | null | undefined,
  trackId: string | null | undefined,
  levels: { volume: number | undefined; fileVolume?: number },
): AudioChoice | null {
  if (uploadId) return { uploadId, ...levels };
  return trackId ? { trackId, ...levels } : null;
}
