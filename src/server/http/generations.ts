import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/generations.ts';
import { AppError } from '../errors.ts';
import { addProduct } from '../use-cases/generations/add-product.ts';
import { cancelGeneration } from '../use-cases/generations/cancel-generation.ts';
import { chooseAudio, type AudioChoice } from '../use-cases/generations/choose-audio.ts';
import { processGeneration, waitForVideo } from '../use-cases/generations/process-generation.ts';
import { readGeneration, readVideos } from '../use-cases/generations/read-generation.ts';
import { readUnfinishedVideos } from '../use-cases/generations/read-unfinished-videos.ts';
import { whileConnected } from './connection.ts';
import { mount } from './mount.ts';

type GenerationDeps = Parameters<typeof addProduct>[0] & Parameters<typeof readGeneration>[0];

export function mountGenerations(app: FastifyInstance, deps: GenerationDeps): void {
  mount(app, calls.addProduct, async ({ params, body, caller }) => {
    const own = { userId: caller.userId, generationId: params.generationId };
    await addProduct(deps, {
      ...own,
      uploadId: body.videoFileId,
      startTime: body.startTime ?? null,
      endTime: body.endTime ?? null,
      overlayText: body.overlayText ?? null,
    });
    return readGeneration(deps, own);
  });

  mount(app, calls.addAudio, async ({ params, body, caller }) => {
    const own = { userId: caller.userId, generationId: params.generationId };
    const audio = chosenAudio(body.audioFileId, body.audioTrackId, body.volume);
    if (!audio) throw new AppError('invalid_request', 'Please upload an audio file for background music.');
    await chooseAudio(deps, { ...own, audio });
    return readGeneration(deps, own);
  });

  mount(app, calls.chooseAudio, async ({ params, body, caller }) => {
    const own = { userId: caller.userId, generationId: params.generationId };
    const audio = chosenAudio(
      body.audioSource === 'library' ? null : body.audioFileId,
      body.audioSource === 'custom' ? null : body.audioTrackId,
      body.audioVolume,
    );
    if ((body.audioSource === 'custom' || body.audioSource === 'library') && !audio) {
      throw new AppError('invalid_request', 'Please select background music or upload your own audio file');
    }
    await chooseAudio(deps, { ...own, audio: body.audioSource === 'none' ? null : audio });
    await processGeneration(deps, own);
    return readGeneration(deps, own);
  });

  mount(app, calls.processGeneration, async ({ params, query, body, caller, reply }) => {
    const own = { userId: caller.userId, generationId: params.generationId };
    await processGeneration(deps, { ...own, title: body.title });
    if (query.async !== 'true') await waitForVideo(deps, { ...own, signal: whileConnected(reply) });
    return readGeneration(deps, own);
  });

  mount(app, calls.readGeneration, ({ params, caller }) =>
    readGeneration(deps, { userId: caller.userId, generationId: params.generationId }),
  );
  mount(app, calls.readVideos, ({ query, caller }) => readVideos(deps, { userId: caller.userId, ...query }));

  mount(app, calls.readUnfinishedVideos, ({ caller }) => readUnfinishedVideos(deps, caller));

  mount(app, calls.cancelGeneration, async ({ params, caller }) => {
    const own = { userId: caller.userId, generationId: params.generationId };
    await cancelGeneration(deps, own);
    return readGeneration(deps, own);
  });
}

function chosenAudio(
  uploadId: string | null | undefined,
  trackId: string | null | undefined,
  volume: number,
): AudioChoice | null {
  if (uploadId) return { uploadId, volume };
  return trackId ? { trackId, volume } : null;
}
