import type { Generated, JSONColumnType } from 'kysely';
import type { StoryboardSettings } from '#contract/calls/storyboards.ts';
import type { EngineNote, LanguageEngine, PictureEngine } from '#contract/engines.ts';
import type { StoryStyle } from '#contract/stories.ts';
import type { Story, StoryCharacter, StoryProduct, StoryScene } from '#contract/story-words.ts';
import type { FrameSubject, WithVariation } from '../domain/stories/story-pictures.ts';
import type { Stamp } from './stamp.ts';

/** The findings in a narrative, except those with their own rows. */
export type StoryReading = {
  mood: Story['mood'];
  engine: LanguageEngine;
  engineNotes: EngineNote[];
  notes: 'names-not-found'[];
};

/** A stored picture. */
export type StoredPicture = { key: string; recipe: string; engine: PictureEngine };

/** A story's characters and products as its frames show them: identical to their latest pictures. */
export type StoryCast = {
  characters: WithVariation<StoryCharacter>[];
  products: WithVariation<StoryProduct>[];
};

export type StoriesTable = {
  id: string;
  user_id: string;
  title: string;
  narrative: string;
  style: StoryStyle;
  reading: JSONColumnType<StoryReading, string, string>;
  version: Generated<number>;
  created_at: Stamp;
  updated_at: Stamp;
};

export type StoryScenesTable = {
  id: string;
  story_id: string;
  position: number;
  scene: JSONColumnType<StoryScene, string, string>;
};

export type StoryAssetsTable = {
  id: string;
  story_id: string;
  user_id: string;
  kind: 'character' | 'product';
  position: number;
  /** The id that scenes refer to. */
  subject: JSONColumnType<StoryCharacter | StoryProduct, string, string>;
  variation: Generated<number>;
  recipe: string;
  /** The task that draws it. */
  task_id: string | null;
  stored: JSONColumnType<StoredPicture, string, string> | null;
};

export type StoryboardsTable = {
  id: string;
  story_id: string;
  user_id: string;
  style: StoryStyle;
  recipe: string;
  settings: JSONColumnType<StoryboardSettings, string, string>;
  /** The task that waits for the frames. */
  task_id: string | null;
  paid_at: Date | null;
  created_at: Stamp;
  /** When it was last requested: the latest one is shown. */
  requested_at: Stamp;
};

export type StoryFramesTable = {
  id: string;
  storyboard_id: string;
  user_id: string;
  scene_id: string;
  position: number;
  scene: JSONColumnType<StoryScene, string, string>;
  cast_members: JSONColumnType<StoryCast, string, string>;
  variation: Generated<number>;
  recipe: string;
  /** The task that draws it. */
  task_id: string | null;
  stored: JSONColumnType<StoredPicture, string, string> | null;
};

export type StoryFrameVersionsTable = {
  id: string;
  frame_id: string;
  user_id: string;
  recipe: string;
  stored: JSONColumnType<StoredPicture, string, string>;
  subject: JSONColumnType<FrameSubject, string, string> | null;
  created_at: Stamp;
};
