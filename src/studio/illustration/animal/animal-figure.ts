import type { Box } from '../brush/manner.ts';
import type { Feeling } from '../../story/story.ts';
import type { AnimalLook } from './animal-look.ts';

export const postures = ['stand', 'sit', 'walk', 'run', 'lie', 'sleep'] as const;
export type Posture = (typeof postures)[number];

/** One animal in a frame. */
export type AnimalFigure = {
  look: AnimalLook;
  posture: Posture;
  feeling: Feeling;
  /** The ground point under the body, in frame coordinates. */
  x: number;
  y: number;
  /** Height of the shoulders, or of a standing bird, in pixels. */
  height: number;
  facing: -1 | 1;
  /** Target of the gaze in the frame; by default ahead and slightly towards the viewer. */
  gaze?: { x: number; y: number };
  /** Turn of the body towards the viewer in radians. Default 0.3. */
  turn?: number;
};

/** Where an animal appears, in pixels of the picture. */
export type AnimalMeasure = {
  /** Bounding box of everything painted. */
  box: Box;
  /** Bounding box of skull, muzzle and ears. */
  head: Box;
  /** The midpoint between the eyes. */
  eyes: { x: number; y: number };
  /** Radius of the skull. */
  skull: number;
};
