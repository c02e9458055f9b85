import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/stories.ts';
import * as storyboards from '#contract/calls/storyboards.ts';
import * as storyVideos from '#contract/calls/story-videos.ts';
import { AppError } from '../errors.ts';
import { cancelRedraw, cancelStoryboard } from '../use-cases/stories/cancel-storyboard.ts';
import { changeAsset, redrawAsset } from '../use-cases/stories/change-asset.ts';
import { changeFrames, changeSettings, chooseVersion } from '../use-cases/stories/change-frames.ts';
import { changeScenes } from '../use-cases/stories/change-scenes.ts';
import { readStyleSwatches, storyStylesFolder } from '../use-cases/stories/library.ts';
import { readOwnAssets } from '../use-cases/stories/read-assets.ts';
import { readStories, readStory, type ReadStoryDeps } from '../use-cases/stories/read-story.ts';
import { readStoryboard } from '../use-cases/stories/read-storyboard.ts';
import { readWizardState } from '../use-cases/stories/read-wizard-state.ts';
import { readStoryVideo } from '../use-cases/stories/read-story-video.ts';
import { redrawFrame } from '../use-cases/stories/redraw-frame.ts';
import { removeStory } from '../use-cases/stories/remove-story.ts';
import { startStory, type StartStoryDeps } from '../use-cases/stories/start-story.ts';
import { startStoryboard } from '../use-cases/stories/start-storyboard.ts';
import { startStoryVideo, type StartStoryVideoDeps } from '../use-cases/stories/start-story-video.ts';
import type { ReadVideoDeps } from '../use-cases/videos/read-video.ts';
import { whileConnected } from './connection.ts';
import { mount } from './mount.ts';
import { toStoryVideo } from './story-video-wire.ts';
import { toAsset, toAssetStatus, toStory, toStoryboard, toWizardState } from './story-wire.ts';

type StoriesDeps = StartStoryDeps & ReadStoryDeps & StartStoryVideoDeps & ReadVideoDeps;

export function mountStories(app: FastifyInstance, deps: StoriesDeps): void {
  mountScripts(app, deps);
  mountAssets(app, deps);
  mountStoryboards(app, deps);
  mountStoryVideos(app, deps);
}

function mountScripts(app: FastifyInstance, deps: StoriesDeps): void {
  const reply = async (own: { userId: string; storyId: string }) => toStory(await readStory(deps, own));

  mount(app, calls.readStyleSwatches, async () => readStyleSwatches());
  void app.register(fastifyStatic, {
    root: storyStylesFolder,
    prefix: '/assets/story-styles/',
    decorateReply: false,
    maxAge: '1h',
    schemaHide: true,
  });

  mount(app, calls.refineScript, async ({ body, caller: { userId }, idempotencyKey, reply: connection }) => {
    const { narrative, style_tag: style = null } = body;
    const input = { userId, narrative, style: style ?? null, idempotencyKey };
    const { storyId } = await startStory(deps, input, whileConnected(connection));
    return reply({ userId, storyId });
  });

  mount(app, calls.readStory, ({ params, caller: { userId } }) => reply({ userId, storyId: params.storyId }));

  mount(app, calls.readStories, async ({ caller }) =>
    (await readStories(deps, caller)).map((story) => ({
      scriptRefId: story.id,
      title: story.title,
      generationId: story.storyboard_id,
      createdAt: story.created_at.toISOString(),
      updatedAt: story.updated_at.toISOString(),
    })),
  );

  mount(app, calls.changeScenes, async ({ params, body, caller: { userId } }) => {
    const own = { userId, storyId: params.storyId };
    await changeScenes(deps, { ...own, ...body });
    return reply(own);
  });

  mount(app, calls.removeStory, async ({ params, caller: { userId } }) => {
    await removeStory(deps, { userId, storyId: params.storyId });
    return null;
  });

  mount(app, calls.readWizardState, async ({ query, caller: { userId } }) => {
    const storyId = query.scriptRefId || null;
    const storyboardId = query.generationId || null;
    return toWizardState(await readWizardState(deps, { userId, storyId, storyboardId }));
  });
}

function mountAssets(app: FastifyInstance, deps: StoriesDeps): void {
  const reply = async ({
    userId,
    storyId,
    assetId,
  }: {
    userId: string;
    storyId: string;
    assetId: string;
  }) => {
    const asset = (await readOwnAssets(deps, { userId, storyId })).find(({ id }) => id === assetId);
    if (!asset) throw new AppError('not_found');
    return toAsset(asset);
  };

  mount(app, calls.readAssetStatus, async ({ params, caller: { userId } }) =>
    toAssetStatus(await readOwnAssets(deps, { userId, storyId: params.scriptRefId })),
  );

  mount(app, calls.changeAsset, async ({ params, body, caller: { userId } }) => {
    const own = { userId, ...params };
    await changeAsset(deps, own, body);
    return reply(own);
  });

  mount(app, calls.redrawAsset, async ({ params, caller: { userId } }) => {
    const own = { userId, ...params };
    await redrawAsset(deps, own);
    return reply(own);
  });
}

function mountStoryboards(app: FastifyInstance, deps: StoriesDeps): void {
  const reply = async (own: { userId: string; storyboardId: string }) =>
    toStoryboard(await readStoryboard(deps, own));

  mount(app, storyboards.generateStoryboards, async ({ body, caller: { userId }, idempotencyKey }) => {
    const { scriptRefId: storyId, styleKey } = body;
    const { storyboardId } = await startStoryboard(deps, { userId, storyId, styleKey, idempotencyKey });
    return reply({ userId, storyboardId });
  });

  mount(app, storyboards.readStoryboard, async ({ params, query, caller: { userId } }) =>
    toStoryboard(await readStoryboard(deps, { userId, ...params }), query.includeImages === 'true'),
  );

  mount(app, storyboards.cancelStoryboard, async ({ params, caller: { userId } }) => {
    await cancelStoryboard(deps, { userId, ...params });
    return reply({ userId, ...params });
  });

  mount(app, storyboards.redrawFrame, async ({ params, body, caller: { userId }, idempotencyKey }) => {
    const description = body.description ?? null;
    await redrawFrame(deps, { userId, ...params, description, idempotencyKey });
    return reply({ userId, storyboardId: params.storyboardId });
  });

  mount(app, storyboards.cancelRedraw, async ({ params, caller: { userId } }) => {
    await cancelRedraw(deps, { userId, ...params });
    return reply({ userId, storyboardId: params.storyboardId });
  });

  mount(app, storyboards.chooseFrameVersion, async ({ params, body, caller: { userId } }) => {
    await chooseVersion(deps, { userId, ...params, ...body });
    return reply({ userId, storyboardId: params.storyboardId });
  });

  mount(app, storyboards.changeFrames, async ({ params, body, caller: { userId } }) => {
    await changeFrames(deps, { userId, ...params }, body.frames);
    return reply({ userId, ...params });
  });

  mount(app, storyboards.changeStoryboardSettings, async ({ params, body, caller: { userId } }) => {
    await changeSettings(deps, { userId, ...params }, body);
    return reply({ userId, ...params });
  });
}

function mountStoryVideos(app: FastifyInstance, deps: StoriesDeps): void {
  const reply = async (own: { userId: string; videoId: string }) =>
    toStoryVideo(await readStoryVideo(deps, own));

  mount(app, storyVideos.startStoryVideo, async ({ params, caller: { userId }, idempotencyKey }) => {
    const { videoId } = await startStoryVideo(deps, { userId, ...params, idempotencyKey });
    return reply({ userId, videoId });
  });

  mount(app, storyVideos.readStoryVideo, ({ params, caller: { userId } }) =>
    reply({ userId, videoId: params.storyVideoId }),
  );
}
