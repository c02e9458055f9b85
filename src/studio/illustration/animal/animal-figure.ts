import type { Feeling } from '../../story/story.ts';
import type { AnimalLook } from './animal-look.ts';

export const postures = ['stand', 'sit', 'walk', 'run', 'lie', 'sleep'] as const;
export type Posture = (typeof postures)[number];

/** One animal in a frame. */
export type AnimalFigure = {
  look: AnimalLook;
  posture: Posture;
  feeling: Feeling;
  /** The point of the ground under the body, in the frame. */
  x: number;
  y: number;
  /** Pixels of the look's height: of the shoulders, or of a standing bird. */
  height: number;
  facing: -1 | 1;
  /** Where the eyes look, in the frame; by default ahead, and a little at the viewer. */
  gaze?: { x: number; y: number };
  /** Radians by which the body is turned to the viewer. Default 0.3. */
  turn?: number;
};
