import type { StoryNote } from '#contract/calls/stories.ts';
import type { EngineNote, LanguageEngine } from '#contract/engines.ts';
import type { StoryStyle } from '#contract/stories.ts';
import type { StoryScene } from '#contract/story-words.ts';
import type { Database } from '../../db/database.ts';
import { findOwnStory, readOwnStories, readScenes } from '../../db/stories.ts';
import { readFrames } from '../../db/story-frames.ts';
import { readStoryboards } from '../../db/storyboards.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';

export type ReadStoryDeps = { database: Database; storage: Storage };

/** A story as its owner sees it. */
export type StoryView = {
  id: string;
  title: string;
  narrative: string;
  style: StoryStyle;
  scenes: (StoryScene & { id: string; imageUrl: string | null })[];
  version: number;
  engine: LanguageEngine;
  engineNotes: EngineNote[];
  notes: StoryNote[];
  storyboardId: string | null;
};

export async function readStory(
  { database, storage }: ReadStoryDeps,
  { userId, storyId }: { userId: string; storyId: string },
): Promise<StoryView> {
  const story = await findOwnStory(database, userId, storyId);
  if (!story) throw new AppError('not_found');
  const [scenes, [storyboard]] = await Promise.all([
    readScenes(database, storyId),
    readStoryboards(database, storyId),
  ]);
  const frames = storyboard ? await readFrames(database, storyboard.id) : [];
  const keyOf = (sceneId: string) => frames.find((frame) => frame.scene_id === sceneId)?.stored?.key;
  const { title, narrative, style, version, reading } = story;
  return {
    id: storyId,
    title,
    narrative,
    style,
    scenes: scenes.map(({ id, scene }) => {
      const key = keyOf(id);
      return { ...scene, id, imageUrl: key ? storage.signAddress(key) : null };
    }),
    version,
    engine: reading.engine,
    engineNotes: reading.engineNotes,
    notes: reading.notes,
    storyboardId: storyboard?.id ?? null,
  };
}

const listedStories = 20;

export const readStories = (deps: { database: Database }, { userId }: { userId: string }) =>
  readOwnStories(deps.database, userId, listedStories);
