import type { FastifyInstance } from 'fastify';
import type { Broll } from '#contract/calls/broll.ts';
import * as calls from '#contract/calls/broll.ts';
import { previewBroll, type PreviewBrollDeps } from '../use-cases/broll/preview-broll.ts';
import { readBroll, type BrollView } from '../use-cases/broll/read-broll.ts';
import { startBroll, type StartBrollDeps } from '../use-cases/broll/start-broll.ts';
import type { ReadVideoDeps } from '../use-cases/videos/read-video.ts';
import { whileConnected } from './connection.ts';
import { generationStatus } from './generation-wire.ts';
import { mount } from './mount.ts';

const toBroll = ({ stage, ...video }: BrollView): Broll => ({
  ...video,
  status: generationStatus({ status: video.status, stage }),
  createdAt: video.createdAt.toISOString(),
  updatedAt: video.updatedAt.toISOString(),
});

export function mountBroll(
  app: FastifyInstance,
  deps: StartBrollDeps & ReadVideoDeps & PreviewBrollDeps,
): void {
  mount(app, calls.startBroll, async ({ body, caller: { userId }, idempotencyKey }) => {
    const { title = null, ...settings } = body;
    const { videoId } = await startBroll(deps, { userId, settings, title, idempotencyKey });
    return toBroll(await readBroll(deps, { userId, videoId }));
  });

  mount(app, calls.previewBroll, ({ body, caller: { userId }, reply }) =>
    previewBroll(deps, { userId, preview: body, signal: whileConnected(reply) }),
  );

  mount(app, calls.readBroll, async ({ params, caller: { userId } }) =>
    toBroll(await readBroll(deps, { userId, videoId: params.brollId })),
  );
}
