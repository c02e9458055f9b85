import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import type { FrameOrder } from '../illustration/frame/frame-plan.ts';
import type { StoryScene } from '../story/story.ts';
import type { SceneSpeech } from './speech/join-runs.ts';

export type ScenePicture =
  /** Drawn by the embedded engine, which animates it. */
  | { kind: 'drawn'; order: FrameOrder }
  /** A flat picture from another engine. */
  | { kind: 'picture'; path: string }
  /** A clip in house format that an engine made from a picture. */
  | { kind: 'clip'; path: string; durationSeconds: number };

/** All inputs of a scene's clip. */
export type SceneOrder = {
  scene: StoryScene;
  picture: ScenePicture;
  speech: SceneSpeech;
  captions: boolean;
  format: VideoFormat;
  /** The same seed gives the same moves. */
  seed: string;
};
