import { cancelGeneration, isVideoBeingMade } from '#contract/calls/generations.ts';
import * as calls from '#contract/calls/stories.ts';
import type { StoryReply } from '#contract/calls/stories.ts';
import * as storyboards from '#contract/calls/storyboards.ts';
import type { Storyboard } from '#contract/calls/storyboards.ts';
import * as storyVideos from '#contract/calls/story-videos.ts';
import type { StoryVideo } from '#contract/calls/story-videos.ts';
import type { StoryStyle } from '#contract/stories.ts';
import type { Person } from './api.ts';
import { jobPollingMs, waitFor } from './wait-for.ts';

/** Three paragraphs, one per scene. */
export const shortNarrative = `Maya opens her small café before dawn and grinds the coffee by hand.

At noon her neighbour Tom walks in from the rain and orders the largest cup of coffee.

In the evening Maya counts the money in the kitchen and smiles.`;

/** One scene with one character, as short as a story may be. */
const briefNarrative = 'Maya opens her small café before dawn and grinds the coffee by hand.';

export const tellStory = (
  person: Person,
  narrative = shortNarrative,
  idempotencyKey?: string,
): Promise<StoryReply> =>
  person.call(calls.splitNarrative, {
    body: { narrative, style_tag: 'comic' },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

/** Waits until no character or product is being drawn. */
export const assetsEnd = (person: Person, scriptRefId: string) =>
  waitFor(
    async () => {
      const assets = await person.call(calls.readAssetStatus, { params: { scriptRefId } });
      return assets.pending > 0 ? undefined : assets;
    },
    150_000,
    jobPollingMs,
  );

export const startStoryboard = (
  person: Person,
  scriptRefId: string,
  { styleKey = 'comic', key }: { styleKey?: StoryStyle; key?: string } = {},
): Promise<Storyboard> =>
  person.call(storyboards.startStoryboard, {
    body: { scriptRefId, styleKey },
    ...(key ? { idempotencyKey: key } : {}),
  });

export const readStoryboard = (person: Person, storyboardId: string): Promise<Storyboard> =>
  person.call(storyboards.readStoryboard, { params: { storyboardId } });

/** Waits until neither the storyboard nor any of its frames is being drawn. */
export const storyboardEnd = (person: Person, storyboardId: string): Promise<Storyboard> =>
  waitFor(
    async () => {
      const storyboard = await readStoryboard(person, storyboardId);
      const isUnderWay = storyboard.scenes.some(
        ({ status }) =>
          status === 'GENERATING' ||
          // A redrawn frame is queued; the frames of a cancelled storyboard are not.
          (status === 'PENDING' && storyboard.status === 'SUCCESS'),
      );
      return storyboard.status === 'RUNNING' || isUnderWay ? undefined : storyboard;
    },
    150_000,
    jobPollingMs,
  );

/**
 * A story with a storyboard that is cancelled at once. Returns their ids by the names of the parameters that take them.
 */
export async function beginStory(person: Person): Promise<Record<string, string>> {
  const { scriptRefId } = await tellStory(person, briefNarrative);
  const { characters, products } = await assetsEnd(person, scriptRefId);
  const storyboard = await startStoryboard(person, scriptRefId);
  const params = { storyboardId: storyboard.id };
  // Its pictures are never requested, which would take a while.
  await person.call(storyboards.cancelStoryboard, { params });
  return {
    scriptRefId,
    storyId: scriptRefId,
    assetId: [...characters, ...products][0]?.id ?? '',
    ...params,
    frameId: storyboard.scenes[0]!.id,
  };
}

/** A paid storyboard with drawn frames. */
export async function drawStory(person: Person, narrative: string): Promise<Storyboard> {
  const { scriptRefId } = await tellStory(person, narrative);
  await assetsEnd(person, scriptRefId);
  const { id } = await startStoryboard(person, scriptRefId);
  return storyboardEnd(person, id);
}

export const beginStoryVideo = (
  person: Person,
  storyboardId: string,
  idempotencyKey?: string,
): Promise<StoryVideo> =>
  person.call(storyVideos.startStoryVideo, {
    params: { storyboardId },
    body: {},
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

export const readStoryVideo = (person: Person, storyVideoId: string): Promise<StoryVideo> =>
  person.call(storyVideos.readStoryVideo, { params: { storyVideoId } });

/** Waits until the video is no longer in progress. */
export const storyVideoEnd = (person: Person, storyVideoId: string): Promise<StoryVideo> =>
  waitFor(
    async () => {
      const video = await readStoryVideo(person, storyVideoId);
      return isVideoBeingMade(video.status) ? undefined : video;
    },
    180_000,
    jobPollingMs,
  );

/** Starts a story video and cancels it at once. Returns its id. */
export async function abandonStoryVideo(person: Person): Promise<string> {
  const { id } = await drawStory(person, briefNarrative);
  const video = await beginStoryVideo(person, id);
  await person.call(cancelGeneration, { params: { generationId: video.id } });
  return video.id;
}
