import type { FaceLook } from '../face/face-look.ts';
import type { Sleeve } from '../arms/paint-sleeve.ts';
import type { Wear } from './wear.ts';
import type { Context } from '../paint/shade.ts';

/** Which of a person's two sets of clothes. */
export type Outfit = 0 | 1;

/** A presenter as input of the rig. Every `paint…` except for the setting draws around the midpoint between the eyes. */
export type Person = {
  look: FaceLook;
  /** The midpoint between the eyes at rest, in the frame. */
  headX: number;
  headY: number;
  /** Tilt of the head at rest, in radians. */
  lean: number;
  /** Width of the body relative to the painted width, and tilt of the shoulders at rest in radians. */
  stance: { width: number; lean: number };
  paintSetting: (context: Context) => void;
  paintBackHair: (context: Context) => void;
  paintBody: (context: Context, wear: Wear) => void;
  paintEars: (context: Context) => void;
  /** Beard or other details on the face that move with the jaw. */
  paintOnFace?: (context: Context) => void;
  paintGlasses?: (context: Context) => void;
  paintFrontHair: (context: Context) => void;
  /** Two outfits; a hook is filmed in one of them. */
  outfits: readonly [Wear, Wear];
  /** The sleeves of both outfits. */
  sleeve: Pick<Sleeve, 'texture' | 'cuff'>;
};
