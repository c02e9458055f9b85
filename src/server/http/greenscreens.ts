import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '#contract/calls/greenscreens.ts';
import { isVideoBeingMade } from '#contract/calls/generations.ts';
import { greenscreenLimits } from '#contract/greenscreen-settings.ts';
import { examineClip, readClip } from '../use-cases/greenscreens/examine-clip.ts';
import { backgroundsFolder, readBackgrounds } from '../use-cases/greenscreens/library.ts';
import { readGreenscreen } from '../use-cases/greenscreens/read-greenscreen.ts';
import { startGreenscreen, type StartGreenscreenDeps } from '../use-cases/greenscreens/start-greenscreen.ts';
import { readPreview, startPreview } from '../use-cases/greenscreens/start-preview.ts';
import { waitForVideo } from '../use-cases/videos/process-video.ts';
import type { ReadVideoDeps } from '../use-cases/videos/read-video.ts';
import { whileConnected } from './connection.ts';
import { toClip, toGreenscreen, toPreview } from './greenscreen-wire.ts';
import { mount } from './mount.ts';

/** RFC 7240, 4.1. */
const prefersAsync = ({ headers }: FastifyRequest): boolean =>
  /(?:^|,)\s*respond-async\s*(?:[,;]|$)/i.test(String(headers['prefer'] ?? ''));

export function mountGreenscreens(
  app: FastifyInstance,
  deps: StartGreenscreenDeps & ReadVideoDeps & { greenscreenWaitSeconds?: number },
): void {
  const { greenscreenWaitSeconds: maxSeconds = greenscreenLimits.maxWaitSeconds } = deps;

  mount(app, calls.startGreenscreen, async ({ body, query, caller, idempotencyKey, request, reply }) => {
    const { title, ...settings } = body;
    const { userId } = caller;
    const { videoId } = await startGreenscreen(deps, {
      userId,
      settings,
      title: title ?? null,
      idempotencyKey,
    });
    if (prefersAsync(request)) void reply.header('preference-applied', 'respond-async');
    else if (query.async !== 'true')
      await waitForVideo(deps, { userId, videoId, maxSeconds, signal: whileConnected(reply) });
    const greenscreen = toGreenscreen(await readGreenscreen(deps, { userId, videoId }));
    if (isVideoBeingMade(greenscreen.status)) void reply.code(202).header('location', greenscreen.statusUrl);
    return greenscreen;
  });

  mount(app, calls.readGreenscreen, async ({ params, caller }) =>
    toGreenscreen(await readGreenscreen(deps, { userId: caller.userId, videoId: params.greenscreenId })),
  );

  mount(app, calls.examineGreenscreenClip, async ({ body, caller }) => {
    const { videoId, startTime, endTime } = body;
    const range = { startSeconds: startTime ?? null, endSeconds: endTime ?? null };
    return toClip(await examineClip(deps, { userId: caller.userId, uploadId: videoId ?? null, range }));
  });

  mount(app, calls.readGreenscreenClip, async ({ params, caller }) =>
    toClip(await readClip(deps, { userId: caller.userId, clipId: params.clipId })),
  );

  mount(app, calls.previewGreenscreen, async ({ body, caller }) =>
    toPreview(await startPreview(deps, { userId: caller.userId, settings: body })),
  );

  mount(app, calls.readGreenscreenPreview, async ({ params, caller }) =>
    toPreview(await readPreview(deps, { userId: caller.userId, previewId: params.previewId })),
  );

  mount(app, calls.readBackgrounds, async () => readBackgrounds());
  void app.register(fastifyStatic, {
    root: backgroundsFolder,
    prefix: '/assets/backgrounds/',
    decorateReply: false,
    maxAge: '1h',
    schemaHide: true,
  });
}
