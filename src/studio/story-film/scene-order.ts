import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import type { FrameOrder } from '../illustration/frame/frame-plan.ts';
import type { StoryScene } from '../story/story.ts';
import type { SceneSpeech } from './speech/join-runs.ts';

export type ScenePicture =
  /** Drawn by our own engine: it comes to life. */
  | { kind: 'drawn'; order: FrameOrder }
  /** A flat picture of another engine. */
  | { kind: 'picture'; path: string }
  /** A clip in house format that an engine made of a picture. */
  | { kind: 'clip'; path: string; durationSeconds: number };

/** Everything that a scene's clip depends on. */
export type SceneOrder = {
  scene: StoryScene;
  picture: ScenePicture;
  speech: SceneSpeech;
  captions: boolean;
  format: VideoFormat;
  /** The same seed gives the same moves. */
  seed: string;
};
