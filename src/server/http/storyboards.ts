import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/storyboards.ts';
import * as videoCalls from '#contract/calls/story-videos.ts';
import { cancelRedraw, cancelStoryboard } from '../use-cases/stories/cancel-storyboard.ts';
import { changeFrames } from '../use-cases/stories/change-frames.ts';
import { changeSettings } from '../use-cases/stories/change-settings.ts';
import { chooseVersion } from '../use-cases/stories/choose-version.ts';
import { readStoryboard } from '../use-cases/stories/read-storyboard.ts';
import { readStoryVideo } from '../use-cases/stories/read-story-video.ts';
import { redrawFrame } from '../use-cases/stories/redraw-frame.ts';
import { startStoryboard, type StartStoryboardDeps } from '../use-cases/stories/start-storyboard.ts';
import { startStoryVideo, type StartStoryVideoDeps } from '../use-cases/stories/start-story-video.ts';
import type { ReadVideoDeps } from '../use-cases/videos/read-video.ts';
import { mount } from './mount.ts';
import { toStoryVideo } from './story-video-wire.ts';
import { toStoryboard } from './story-wire.ts';

type StoryboardsDeps = StartStoryboardDeps & StartStoryVideoDeps & ReadVideoDeps;

/** The frames of a story and the videos made from them. */
export function mountStoryboards(app: FastifyInstance, deps: StoryboardsDeps): void {
  mountFrames(app, deps);
  mountVideos(app, deps);
}

function mountFrames(app: FastifyInstance, deps: StoryboardsDeps): void {
  const reply = async (own: { userId: string; storyboardId: string }) =>
    toStoryboard(await readStoryboard(deps, own));

  mount(app, calls.startStoryboard, async ({ body, caller: { userId }, idempotencyKey }) => {
    const { scriptRefId: storyId, styleKey } = body;
    const { storyboardId } = await startStoryboard(deps, { userId, storyId, styleKey, idempotencyKey });
    return reply({ userId, storyboardId });
  });

  mount(app, calls.readStoryboard, async ({ params, query, caller: { userId } }) =>
    toStoryboard(await readStoryboard(deps, { userId, ...params }), query.includeImages === 'true'),
  );

  mount(app, calls.cancelStoryboard, async ({ params, caller: { userId } }) => {
    await cancelStoryboard(deps, { userId, ...params });
    return reply({ userId, ...params });
  });

  mount(app, calls.redrawFrame, async ({ params, body, caller: { userId }, idempotencyKey }) => {
    const description = body.description ?? null;
    await redrawFrame(deps, { userId, ...params, description, idempotencyKey });
    return reply({ userId, storyboardId: params.storyboardId });
  });

  mount(app, calls.cancelRedraw, async ({ params, caller: { userId } }) => {
    await cancelRedraw(deps, { userId, ...params });
    return reply({ userId, storyboardId: params.storyboardId });
  });

  mount(app, calls.chooseFrameVersion, async ({ params, body, caller: { userId } }) => {
    await chooseVersion(deps, { userId, ...params, ...body });
    return reply({ userId, storyboardId: params.storyboardId });
  });

  mount(app, calls.changeFrames, async ({ params, body, caller: { userId } }) => {
    await changeFrames(deps, { userId, ...params }, body.frames);
    return reply({ userId, ...params });
  });

  mount(app, calls.changeStoryboardSettings, async ({ params, body, caller: { userId } }) => {
    await changeSettings(deps, { userId, ...params }, body);
    return reply({ userId, ...params });
  });
}

function mountVideos(app: FastifyInstance, deps: StoryboardsDeps): void {
  const reply = async (own: { userId: string; videoId: string }) =>
    toStoryVideo(await readStoryVideo(deps, own));

  mount(app, videoCalls.startStoryVideo, async ({ params, caller: { userId }, idempotencyKey }) => {
    const { videoId } = await startStoryVideo(deps, { userId, ...params, idempotencyKey });
    return reply({ userId, videoId });
  });

  mount(app, videoCalls.readStoryVideo, ({ params, caller: { userId } }) =>
    reply({ userId, videoId: params.storyVideoId }),
  );
}
