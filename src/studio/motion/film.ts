import type { SKRSContext2D } from '@napi-rs/canvas';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import type { Grade } from './grade.ts';
import type { TextLook, TextMotion } from './text/text-layer.ts';
import type { TextBlock } from './text/text-block.ts';
import type { Track } from './tracks.ts';

/** Pixels of the frame; the origin is its top left corner. */
export type Box = { x: number; y: number; width: number; height: number };
export type Point = { x: number; y: number };

/** A CSS colour, or a gradient over the box of what is filled. */
export type Fill =
  | string
  /** `angle` in degrees: 0 runs to the right, 90 down. */
  | { kind: 'linear'; angle: number; stops: readonly ColourStop[] }
  /** Centre and radius as shares of the box; the radius of its longer side. */
  | { kind: 'radial'; x: number; y: number; radius: number; stops: readonly ColourStop[] };
export type ColourStop = { at: number; colour: string };

export type Transform = {
  /** Pixels to the right and down. */
  x?: Track;
  y?: Track;
  /** About the pivot. */
  scale?: Track;
  scaleX?: Track;
  scaleY?: Track;
  /** Degrees clockwise about the pivot. */
  rotation?: Track;
  /** 0 to 1 */
  opacity?: Track;
  /** Standard deviation in pixels. */
  blur?: Track;
  /** Defaults to the middle of the layer's box. */
  pivot?: Point;
};

export type Blend = 'screen' | 'multiply' | 'overlay' | 'soft-light' | 'lighten' | 'darken' | 'lighter';

/** Shows a growing part of a box, by default the layer's: nothing at 0, all of it at 1. */
export type Reveal = {
  how:
    | 'wipe-right'
    | 'wipe-left'
    | 'wipe-down'
    | 'wipe-up'
    | 'diagonal'
    | 'iris'
    | 'blinds'
    | 'split'
    | 'mask-up'
    /** A wipe to the right with a slanted edge whose top is ahead. */
    | 'slant'
    /** Columns that rise from the bottom, each a little after the one to its left. */
    | 'columns';
  /** Appears all at once halfway, for texts that are read while the box changes. Lies beside the box. */
  rest?: Box;
  progress: Track;
  box?: Box;
  /** The complete layer is not limited to the box, for layers that move afterwards. */
  isFreeAtEnd?: boolean;
};

/** The points of a line or the outline of a path, in pixels of the frame. A path states the box that it fills. */
export type Shape =
  | { kind: 'rect'; box: Box; radius?: number }
  | { kind: 'circle'; x: number; y: number; radius: number }
  | { kind: 'line'; points: readonly Point[] }
  | { kind: 'path'; d: string; box: Box };

export type Stroke = {
  fill: Fill;
  width: Track;
  cap?: 'butt' | 'round' | 'square';
  dash?: readonly number[];
  /** The part of the outline to draw, 0 to 1; a growing `end` animates a line being drawn. */
  start?: Track;
  end?: Track;
};

/** Source pixels of the displayed picture; the height follows from the aspect ratio of the layer's box. */
export type Crop = { x: Track; y: Track; width: Track };

export type LayerContent =
  /** Covers the whole frame. */
  | { kind: 'fill'; fill: Fill }
  | { kind: 'shape'; shape: Shape; fill?: Fill; stroke?: Stroke }
  /** `fill`, the default, covers the box and crops the rest; `fit` shows the whole picture. */
  | { kind: 'picture'; path: string; box: Box; crop?: Crop; fit?: 'fill' | 'fit'; radius?: number }
  /**
   * A video from `startSeconds` on, which holds its last frame if it ends early. `fit-blurred` shows the whole picture in
   * front of a blurred copy.
   */
  | {
      kind: 'video';
      path: string;
      startSeconds: number;
      box: Box;
      fit: 'fill' | 'fit-blurred';
      /** 2 is twice as fast. */
      speed?: number;
      radius?: number;
    }
  /** `position` is the top left corner of the block's box. */
  | ({ kind: 'text'; block: TextBlock; position: Point; style: TextLook } & TextMotion)
  /** Drawn by a painter of the film's module; `isStill` means that all frames are equal. */
  | { kind: 'painting'; painter: string; params: object; isStill?: boolean };

export type Layer = {
  /** Frames of the film: shown in [from, to). */
  from: number;
  to: number;
  /** Share of the camera's move: 0, the default, is fixed to the screen, 1 moves with the scene. */
  depth?: number;
  transform?: Transform;
  blend?: Blend;
  reveal?: Reveal;
} & LayerContent;

export type Camera = {
  /** The camera's target, in pixels from the middle of the frame. */
  x?: Track;
  y?: Track;
  zoom?: Track;
  /** Degrees by which the scene rotates clockwise. */
  rotation?: Track;
};

/** Plain data, which survives JSON and structured cloning. Layers are drawn in order, at 30 frames per second. */
export type Film = {
  format: VideoFormat;
  frames: number;
  layers: readonly Layer[];
  camera?: Camera;
  /** File URL of a module that exports `painters: Record<string, Painter>`. */
  painters?: string;
  grade?: Grade;
};

export type PaintedFrame = { width: number; height: number; frame: number; frames: number; seconds: number };

/**
 * Draws a frame of a painting layer. `frame` and `frames` count from the layer's start. The same arguments must give
 * the same picture. All layers of a film share its `cache`.
 */
export type Painter<Params = never> = {
  (context: SKRSContext2D, frame: PaintedFrame, params: Params, cache: Map<string, unknown>): void;
  /** Called before each frame for asynchronous preparation, whose results go into `cache`. */
  prepare?: (frame: PaintedFrame, params: Params, cache: Map<string, unknown>) => Promise<void>;
};
