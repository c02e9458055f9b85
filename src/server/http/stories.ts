import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/stories.ts';
import { AppError } from '../errors.ts';
import { changeAsset, redrawAsset } from '../use-cases/stories/change-asset.ts';
import { changeScenes } from '../use-cases/stories/change-scenes.ts';
import { readStyleSwatches, storyStylesFolder } from '../use-cases/stories/library.ts';
import { readOwnAssets } from '../use-cases/stories/read-assets.ts';
import { readStories, readStory, type ReadStoryDeps } from '../use-cases/stories/read-story.ts';
import { readWizardState } from '../use-cases/stories/read-wizard-state.ts';
import { removeStory } from '../use-cases/stories/remove-story.ts';
import { startStory, type StartStoryDeps } from '../use-cases/stories/start-story.ts';
import { whileConnected } from './connection.ts';
import { mount } from './mount.ts';
import { toAsset, toAssetStatus, toStory, toWizardState } from './story-wire.ts';

type StoriesDeps = StartStoryDeps & ReadStoryDeps;

export function mountStories(app: FastifyInstance, deps: StoriesDeps): void {
  mountScripts(app, deps);
  mountAssets(app, deps);
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

  mount(app, calls.splitNarrative, async ({ body, caller, idempotencyKey, reply: connection }) => {
    const { userId } = caller;
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
