import type { FaceLook } from '../face/face-look.ts';
import type { Sleeve } from '../arms/paint-sleeve.ts';
import type { Context } from '../paint/shade.ts';

/** A presenter as the rig needs one. Every `paint…` but the setting draws around the middle between the eyes. */
export type Person = {
  look: FaceLook;
  /** The middle between the eyes at rest, in the frame. */
  headX: number;
  headY: number;
  /** Radians the head leans at rest. */
  lean: number;
  paintSetting: (context: Context) => void;
  paintBackHair: (context: Context) => void;
  paintBody: (context: Context) => void;
  paintEars: (context: Context) => void;
  /** What grows or lies on the face and moves with the jaw. */
  paintOnFace?: (context: Context) => void;
  paintGlasses?: (context: Context) => void;
  paintFrontHair: (context: Context) => void;
  /** What the arms wear. */
  sleeve: Sleeve;
};
