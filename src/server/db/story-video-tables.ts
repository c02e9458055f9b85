import type { JSONColumnType } from 'kysely';
import type { EngineNote, VoiceEngine } from '#contract/engines.ts';
import type { StoryStyle } from '#contract/stories.ts';
import type { StoryScene } from '#contract/story-words.ts';
import type { SpeakingStyle, Voice } from '#contract/voices.ts';
import type { FrameSubject } from '../domain/stories/story-pictures.ts';
import type { Stamp } from './stamp.ts';
import type { StoredPicture } from './story-tables.ts';
import type { StoredLoudness } from './video-tables.ts';

/** Spoken by one voice without a break; `characterId` null is the narrator, otherwise an id of the story. */
export type VoicedRun = { text: string; characterId: string | null; voice: Voice };

/** How a scene is spoken. */
export type SceneVoices = {
  runs: VoicedRun[];
  style: SpeakingStyle;
  speed: number;
  /** Engines that can read the whole story, best first. */
  engines: VoiceEngine[];
};

/** Everything that a scene's clip is made from. */
export type SceneFilm = {
  /** As told; characters have the story's ids. */
  scene: StoryScene;
  picture: StoredPicture;
  /** The picture's layers, if the app drew it; null for a flat picture. */
  subject: FrameSubject | null;
  style: StoryStyle;
  /** The characters' ids in the subject, by their ids in the story. */
  drawnIds: Record<string, string>;
  voices: SceneVoices;
  captions: boolean;
};

/** A mouth pose for each frame. */
type StoredMouth = {
  framesPerSecond: number;
  poses: Record<'opening' | 'width' | 'teeth' | 'tongue' | 'tuck' | 'press', number>[];
};

/** A scene's stored speech. Times are relative to the scene. */
export type StoredSceneSpeech = {
  key: string;
  durationSeconds: number;
  loudness: StoredLoudness;
  words: { text: string; startSeconds: number; endSeconds: number }[];
  quotations: {
    characterId: string;
    startSeconds: number;
    endSeconds: number;
    mouth: StoredMouth | null;
  }[];
  /** Null: nothing is spoken. */
  engine: VoiceEngine | null;
  notes: EngineNote[];
};

/** A frame animated by a connected engine. */
export type StoredMotion = { key: string; durationSeconds: number };

/** A scene as a clip in the house format. */
export type StoredSceneClip = {
  key: string;
  durationSeconds: number;
  loudness: StoredLoudness;
  voice: VoiceEngine | null;
  notes: EngineNote[];
};

export type StoredSceneFiles = { speech: StoredSceneSpeech; motion: StoredMotion; clip: StoredSceneClip };
export type SceneFileKind = keyof StoredSceneFiles;

export type StoryVideoScenesTable = {
  id: string;
  video_id: string;
  position: number;
  frame_id: string;
  recipe: string;
  film: JSONColumnType<SceneFilm, string, string>;
  /** The task that makes the clip. */
  task_id: string | null;
};

export type StorySceneFilesTable = {
  user_id: string;
  kind: SceneFileKind;
  recipe: string;
  stored: JSONColumnType<StoredSceneFiles[SceneFileKind], string, string>;
  created_at: Stamp;
  used_at: Stamp;
};
