import type { Path2D } from '@napi-rs/canvas';
import type { Context } from '../../presenter/paint/shade.ts';
import { seededRandom } from '../../presenter/paint/seeded-random.ts';
import { findManner } from '../styles/manners.ts';
import type { StoryStyle } from '../styles/styles.ts';
import { localLight } from './local-light.ts';
import type { Box, FormStroke } from './manner.ts';
import { seedOf } from './seed-of.ts';
import { mixed, toHex } from './tints.ts';

export type Material =
  | 'plain'
  | 'skin'
  | 'hair'
  | 'fur'
  | 'cloth'
  | 'wood'
  | 'metal'
  | 'glass'
  | 'stone'
  | 'leaf'
  | 'paper'
  | 'liquid'
  /** Luminous, as the moon: neither lit nor shaded by the style. */
  | 'light';

export type FormLook = {
  /** The thing's colour: a CSS colour name or `#rrggbb`. */
  colour: string;
  /** The colour at the bottom of a flat shape's box: skies, lit walls, water. */
  fade?: string;
  /** 0 flat (walls, paper) … 1 ball. Default 0.5. */
  roundness?: number;
  /** 0 matt … 1 polished. Default 0.1. */
  gloss?: number;
  material?: Material;
  /** Share of the style's outline width; 0 = no outline. Default 1, and 0 for flat forms. */
  outline?: number;
  alpha?: number;
  /** Paints inside the shape, under its shading. */
  inside?: () => void;
};

/** A light source; `x` and `y` are the unit vector towards it. */
export type Light = {
  x: number;
  y: number;
  /** Colours of the key light and of the fill light in the shadows. */
  key: string;
  ambient: string;
  /** 0…1. */
  strength: number;
  night: boolean;
};

/** Marks that move by themselves in a film, in pixels of the brush's canvas. */
export type LiveMarks = {
  /** Steam is collected instead of painted. `scale` is in pixels per unit of `high`. */
  steam: { x: number; y: number; scale: number; high: number }[];
  /** Lamps and candles are painted and collected. */
  lamps: { x: number; y: number; radius: number; colour: string; strength: number }[];
};

/** Paints shapes in one style. Callers pass the real colours of things; the style changes them. */
export type Brush = {
  context: Context;
  style: StoryStyle;
  light: Light;
  /** Pixels per unit; 1 in a frame 1280 high. */
  unit: number;
  /** A closed shape; `box` is its bounds, for gradients and textures. */
  form: (path: Path2D, box: Box, look: FormLook) => void;
  /** A stroke that is part of the thing: a crease, a cable, an eyelash. Width in the context's units. */
  line: (path: Path2D, look: { colour: string; width: number; alpha?: number }) => void;
  /** A contact or cast shadow; softness in the context's units. */
  shadow: (path: Path2D, look?: { softness?: number; strength?: number }) => void;
  /** A lamp, a window, a screen. */
  glow: (x: number, y: number, radius: number, colour: string, strength: number) => void;
  /** Random numbers 0…1; the same seed gives the same picture. */
  random: (seed: string) => () => number;
  /** Collects moving marks if the picture belongs to a film. */
  live?: LiveMarks;
};

type BrushSettings = {
  style: StoryStyle;
  light: Light;
  unit: number;
  live?: LiveMarks;
  /** The canvas shows one person, animal or thing and nothing behind it. */
  isFigure?: boolean;
  /** The visible part in pixels of the canvas; shapes outside it are skipped. */
  within?: Box;
  /** Aerial perspective: mixes this colour in, by a share of 0…1. */
  air?: { colour: string; share: number };
};

export function openBrush(
  context: Context,
  { style, light, unit, air, live, within, isFigure = false }: BrushSettings,
): Brush {
  const manner = findManner(style);
  const withAlpha = (alpha: number, draw: () => void): void => {
    context.save();
    context.globalAlpha *= alpha;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    draw();
    context.restore();
  };
  const airy = (colour: string): string =>
    air && air.share > 0 ? mixed(toHex(colour), air.colour, air.share) : toHex(colour);
  const placed = () => localLight(context, light, unit);
  return {
    context,
    style,
    light,
    unit,
    ...(live && { live }),
    form: (path, box, look) => {
      if (within && isBeyond(path, context, within, formReach * unit)) return;
      const roundness = look.roundness ?? 0.5;
      const stroke: FormStroke = {
        context,
        path,
        box,
        size: Math.min(box.width, box.height),
        colour: airy(look.colour),
        fade: look.fade === undefined ? null : airy(look.fade),
        roundness,
        gloss: look.gloss ?? 0.1,
        material: look.material ?? 'plain',
        outline: look.outline ?? (roundness === 0 ? 0 : 1),
        inside: () => {
          if (!look.inside) return;
          context.save();
          context.clip(path);
          look.inside();
          context.restore();
        },
        light,
        isFigure,
        ...placed(),
      };
      withAlpha(look.alpha ?? 1, () => {
        if (stroke.material === 'light') fillLight(stroke, style);
        else manner.form(stroke);
      });
    },
    line: (path, { colour, width, alpha = 1 }) =>
      withAlpha(alpha, () => manner.line({ context, path, colour: airy(colour), width, light, ...placed() })),
    shadow: (path, { softness = 8 * unit, strength = 0.35 } = {}) =>
      withAlpha(1, () => manner.shadow({ context, path, softness, strength, light, ...placed() })),
    glow: (x, y, radius, colour, strength) =>
      withAlpha(1, () =>
        manner.glow({ context, x, y, radius, colour: toHex(colour), strength, light, unit }),
      ),
    random: (seed) => seededRandom(seedOf(seed)),
  };
}

/** Units that outline and contact shade may extend beyond a shape, with a margin. */
const formReach = 48;

/** Whether a shape lies outside a part of the canvas. Invisible shapes cost as much to record as visible ones. */
function isBeyond(path: Path2D, context: Context, { x, y, width, height }: Box, reach: number): boolean {
  const [left, top, right, bottom] = path.getBounds();
  const { a, b, c, d, e, f } = context.getTransform();
  const across = [left * a, right * a].flatMap((part) => [part + top * c, part + bottom * c]);
  const down = [left * b, right * b].flatMap((part) => [part + top * d, part + bottom * d]);
  return (
    Math.max(...across) + e < x - reach ||
    Math.min(...across) + e > x + width + reach ||
    Math.max(...down) + f < y - reach ||
    Math.min(...down) + f > y + height + reach
  );
}

/** Light of styles without colour or with paper as white. */
const lightColours: Partial<Record<StoryStyle, string>> = {
  noir: '#ffffff',
  pencil: '#ffffff',
  retro_poster: '#f6e3b4',
};

function fillLight({ context, path, colour }: FormStroke, style: StoryStyle): void {
  context.fillStyle = lightColours[style] ?? colour;
  context.fill(path);
}
