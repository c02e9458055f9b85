import type { FastifyInstance, FastifyReply } from 'fastify';
import * as calls from '#contract/calls/shares.ts';
import { AppError } from '../errors.ts';
import {
  findShare,
  shareVideo,
  unshareVideo,
  type SharedVideo,
  type ShareDeps,
} from '../use-cases/shares/share-video.ts';
import { sendStoredFile, type FileDeps } from './files.ts';
import { mount } from './mount.ts';

type SharesDeps = ShareDeps & FileDeps;

/** URLs that stay the same while the video is shared, because link previews and players cache them for days. */
export const sharedFileUrls = (id: string) => ({
  videoUrl: `/api/share/${id}/video.mp4`,
  posterUrl: `/api/share/${id}/poster.jpg`,
});

export function mountShares(app: FastifyInstance, deps: SharesDeps): void {
  const getShare = async (id: string): Promise<SharedVideo> => {
    const shared = await findShare(deps, id);
    if (!shared) throw new AppError('not_found');
    return shared;
  };
  mount(app, calls.shareVideo, ({ params, caller }) =>
    shareVideo(deps, { userId: caller.userId, videoId: params.generationId }),
  );
  mount(app, calls.unshareVideo, async ({ params, caller }) => {
    await unshareVideo(deps, { userId: caller.userId, videoId: params.generationId });
    return null;
  });
  mount(app, calls.readShare, async ({ params }) => {
    const shared = await getShare(params.generationId);
    return {
      id: shared.id,
      title: shared.title,
      siteAddress: shared.siteAddress,
      ...sharedFileUrls(shared.id),
      format: shared.format,
      durationSeconds: shared.durationSeconds,
      createdAt: shared.createdAt.toISOString(),
      madeWithAi: true as const,
    };
  });
  // Recipients of the link may embed it on their own pages.
  const allowCrossOrigin = (reply: FastifyReply): FastifyReply =>
    reply.header('cross-origin-resource-policy', 'cross-origin');
  app.get<{ Params: { id: string } }>(
    '/api/share/:id/video.mp4',
    { schema: { hide: true } },
    async (request, reply) =>
      sendStoredFile(deps, request, allowCrossOrigin(reply), {
        key: (await getShare(request.params.id)).videoKey,
      }),
  );
  app.get<{ Params: { id: string } }>(
    '/api/share/:id/poster.jpg',
    { schema: { hide: true } },
    async (request, reply) =>
      sendStoredFile(deps, request, allowCrossOrigin(reply), {
        key: (await getShare(request.params.id)).posterKey,
      }),
  );
}
