import type { Context } from '../../presenter/paint/shade.ts';
import type { Form } from './forms.ts';

/**
 * Brand colour, second colour, tinted grey, and the small bright thing that draws the eye. Scenes are painted with
 * these four; a style may turn one into the third hue.
 */
export type Ramp = 'main' | 'second' | 'plain' | 'spark' | 'third';
/** Lightness 0 (black) … 100 (white). */
export type Tone = readonly [ramp: Ramp, lightness: number];
export type FormLook = {
  /** Distance from the background in units; casts a shadow. */
  lift?: number;
  /** The only thing in a picture that a line drawing fills with colour. */
  accent?: boolean;
  alpha?: number;
  /** Without an outline in a line drawing: light, water, shadows. */
  quiet?: boolean;
};

/**
 * Draws in a style. Units: the square 0…1000 is always visible; `left` … `bottom` is the whole visible area, which
 * depends on the picture's aspect ratio.
 */
export type Kit = {
  context: Context;
  left: number;
  top: number;
  right: number;
  bottom: number;
  colour: (tone: Tone) => string;
  form: (form: Form, tone: Tone, look?: FormLook) => void;
  stroke: (form: Form, tone: Tone, width: number, look?: FormLook) => void;
  /** A pool of light. */
  light: (x: number, y: number, radiusX: number, radiusY: number, tone: Tone, alpha: number) => void;
  /** The shadow of a thing on the surface below. */
  shade: (x: number, y: number, radiusX: number, radiusY: number, alpha?: number) => void;
  place: (
    x: number,
    y: number,
    by: { scale?: number; rotation?: number; alpha?: number },
    draw: () => void,
  ) => void;
};

export type Moment = { seconds: number };
export type Plane = {
  /** 0 = far, moves least with the camera; 1 = near. */
  depth: number;
  /** Painted once per film. */
  still?: (kit: Kit) => void;
  /** Painted in every frame, over the still part. */
  live?: (kit: Kit, moment: Moment) => void;
};
export type Vignette = {
  /** The setting: wall, sky, floor to the edges of the picture. Styles without a setting leave it out. */
  backdrop: (kit: Kit) => void;
  planes: readonly Plane[];
};

/** Swings between -1 and 1 once per `seconds`; `start` (0…1) shifts the phase. */
export const swing = (moment: Moment, seconds: number, start = 0): number =>
  Math.sin((moment.seconds / seconds + start) * Math.PI * 2);
/** Runs from 0 to 1 within `seconds` and starts again; `start` 0…1 shifts the first round. */
export const loop = (moment: Moment, seconds: number, start = 0): number => {
  const at = moment.seconds / seconds + start;
  return at - Math.floor(at);
};
/** Rises softly from 0 to 1, beginning at `from`, within `seconds`. */
export const rise = (moment: Moment, from: number, seconds: number): number => {
  const share = Math.min(1, Math.max(0, (moment.seconds - from) / seconds));
  return 1 - (1 - share) ** 3;
};
