import type { Path2D } from '@napi-rs/canvas';
import type { Context } from '../../presenter/paint/shade.ts';
import type { Light, Material } from './brush.ts';
import type { LocalLight } from './local-light.ts';

export type Box = { x: number; y: number; width: number; height: number };

type Mark = { context: Context; light: Light };

export type FormStroke = Mark &
  LocalLight & {
    path: Path2D;
    box: Box;
    /** The shorter side of the box. */
    size: number;
    /** `#rrggbb`. */
    colour: string;
    /** The colour at the bottom of a flat shape. */
    fade: string | null;
    roundness: number;
    gloss: number;
    material: Material;
    outline: number;
    /** Whether the layer shows one figure without a background. */
    isFigure: boolean;
    inside: () => void;
  };
export type LineStroke = Mark & LocalLight & { path: Path2D; colour: string; width: number };
export type ShadowStroke = Mark & LocalLight & { path: Path2D; softness: number; strength: number };
export type Glow = Mark & {
  /** Pixels of the canvas per unit; unlike `LocalLight.unit` it ignores the context's transform. */
  unit: number;
  x: number;
  y: number;
  radius: number;
  colour: string;
  strength: number;
};

/** How one style draws. The context is saved before and restored after each call, so a manner may change its state. */
export type Manner = {
  form: (stroke: FormStroke) => void;
  line: (stroke: LineStroke) => void;
  shadow: (stroke: ShadowStroke) => void;
  glow: (glow: Glow) => void;
};
