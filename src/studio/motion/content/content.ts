import type { SKRSContext2D } from '@napi-rs/canvas';
import type { FfmpegTools } from '../../ffmpeg/ffmpeg-tools.ts';
import type { MediaFacts, VideoFacts } from '../../ffmpeg/media-facts.ts';
import type { Box, Film, Layer, LayerContent, Painter } from '../film.ts';

/** The resources that the layers of a film share while it is drawn. */
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

/** A layer that is being drawn; frames are the film's. */
export type Content = {
  /** In pixels of the frame, before the layer's transform. */
  bounds: Box;
  /** Whether drawings lie over each other, so that a half transparent layer must be drawn apart first. */
  isLayered: boolean;
  /** Whether nothing is seen through its bounds. */
  isOpaque?: boolean;
  /** Called before the first frame is drawn, and before each. */
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
