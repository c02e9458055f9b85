import type { SKRSContext2D } from '@napi-rs/canvas';
import type { FfmpegTools } from '../../ffmpeg/ffmpeg-tools.ts';
import type { MediaFacts, VideoFacts } from '../../ffmpeg/media/media-facts.ts';
import type { Box, Film, Layer, LayerContent, Painter } from '../film.ts';

/** Resources shared by the layers of a film while it is drawn. */
export type Stage = {
  film: Film;
  width: number;
  height: number;
  painters: Readonly<Record<string, Painter<object>>>;
  /** The painters' cache. */
  cache: Map<string, unknown>;
  /** The facts of the film's videos, by path. */
  videos: Map<string, Promise<MediaFacts & { video: VideoFacts }>>;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
};

/** An opened layer; frames are those of the film. */
export type Content = {
  /** In pixels of the frame, before the layer's transform. */
  bounds: Box;
  /** Whether its drawings overlap, so that a semi-transparent layer must be drawn on its own canvas first. */
  isLayered: boolean;
  /** Whether it is opaque within its bounds. */
  isOpaque?: boolean;
  /** Called before each frame is drawn. */
  prepare?: (frame: number) => Promise<void>;
  draw: (context: SKRSContext2D, frame: number) => void;
  /** Frames with the same state look the same. */
  stateAt: (frame: number) => string;
  close?: () => Promise<void>;
};

export type LayerOf<Kind extends LayerContent['kind']> = Extract<Layer, { kind: Kind }>;

export const frameBox = ({ width, height }: { width: number; height: number }): Box => ({
  x: 0,
  y: 0,
  width,
  height,
});
