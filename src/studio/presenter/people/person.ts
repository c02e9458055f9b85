import type { FaceLook } from '../face/face-look.ts';
import type { Sleeve } from '../arms/paint-sleeve.ts';
import type { Wear } from './wear.ts';
import type { Context } from '../paint/shade.ts';

/** Which of a person's two sets of clothes. */
export type Outfit = 0 | 1;

/** A presenter as the rig needs one. Every `paint…` but the setting draws around the middle between the eyes. */
export type Person = {
  look: FaceLook;
  /** The middle between the eyes at rest, in the frame. */
  headX: number;
  headY: number;
  /** Radians the head leans at rest. */
  lean: number;
  /** How broad the body is, 1 as painted, and how many radians the shoulders lean at rest. */
  stance: { width: number; lean: number };
  paintSetting: (context: Context) => void;
  paintBackHair: (context: Context) => void;
  paintBody: (context: Context, wear: Wear) => void;
  paintEars: (context: Context) => void;
  /** What grows or lies on the face and moves with the jaw. */
  paintOnFace?: (context: Context) => void;
  paintGlasses?: (context: Context) => void;
  paintFrontHair: (context: Context) => void;
  /** Two sets of clothes; a hook is filmed in one of them. */
  outfits: readonly [Wear, Wear];
  /** How the sleeves of both are made. */
  sleeve: Pick<Sleeve, 'texture' | 'cuff'>;
};
