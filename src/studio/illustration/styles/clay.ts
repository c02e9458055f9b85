import { acrossLight, flatFill } from '../brush/across-light.ts';
import type { Manner } from '../brush/manner.ts';
import { screenPattern } from '../brush/screen-pattern.ts';
import { contactShade, sideBand } from '../brush/side-bands.ts';
import { lightnessOf, mixed, toned, underLight } from '../brush/tints.ts';
import { lightPool, softShadow } from './light-marks.ts';
import { clayLumps, thumbPrints } from './textures/tiles.ts';

/** Modelling clay has no true black or white and no saturated colours. */
function clayOf(colour: string): string {
  const lightness = lightnessOf(colour);
  return toned(colour, (0.68 - lightness) * 0.28, 1.3);
}

/** Thick rolled shapes: rounded corners, one broad soft light, thumb prints, grooves for lines. */
export const clay: Manner = {
  form: (stroke) => {
    const { context, path, roundness, size, unit, outline, material } = stroke;
    const base = clayOf(underLight(stroke.colour, stroke.light.key, 0.35));
    const dark = toned(
      underLight(base, stroke.light.ambient, 0.3),
      material === 'skin' ? -0.15 : -0.17,
      1.12,
    );
    if (roundness > 0) contactShade(stroke, { colour: '#2a1420', alpha: 0.44, reach: 17 });
    if (outline > 0 && size > 5 * unit) {
      // The rolled edge is a slightly shaded tone of the clay, because a dark line would look drawn.
      context.strokeStyle = toned(mixed(base, dark, 0.6), 0);
      context.lineWidth = Math.min(12 * unit, size * 0.26) * outline;
      context.stroke(path);
    }
    context.fillStyle =
      roundness === 0
        ? flatFill(
            stroke,
            (own) => clayOf(underLight(own, stroke.light.key, 0.35)),
            (own) => [toned(own, 0.02), toned(own, -0.05)],
          )
        : acrossLight(stroke, [toned(base, 0.05), base, toned(dark, 0.08)]);
    context.fill(path);
    stroke.inside();
    context.clip(path);
    // Faces and hands are smooth: thumb prints are only on clothes; the place gets them from its own overlay.
    if (stroke.isFigure && size > 70 * unit && material !== 'skin') {
      context.save();
      context.globalAlpha *= 0.26;
      context.fillStyle = screenPattern(stroke, clayLumps(), 300);
      context.fill(path);
      context.globalAlpha *= 0.75;
      context.fillStyle = screenPattern(stroke, thumbPrints(), 420);
      context.fill(path);
      context.restore();
    }
    if (roundness === 0 || size < 6 * unit) return;
    const thick = 0.55 + roundness * 0.45;
    sideBand(stroke, {
      side: 'dark',
      colour: toned(dark, -0.08, 1.1),
      alpha: 0.72,
      reach: Math.min(size * 0.62, 95 * unit) * thick,
    });
    sideBand(stroke, {
      side: 'lit',
      colour: toned(base, 0.22, 0.75),
      alpha: 0.6,
      reach: Math.min(size * 0.46, 60 * unit) * thick,
    });
    // Soft highlight of a lamp on smooth clay.
    if (size > 50 * unit && material !== 'hair')
      sideBand(stroke, {
        side: 'lit',
        colour: '#fffaf0',
        alpha: 0.34,
        reach: Math.min(size * 0.16, 18 * unit),
        blend: 'screen',
      });
  },
  line: ({ context, path, colour, width, unit, towards }) => {
    const groove = Math.max(width, 1.4 * unit);
    context.lineWidth = groove;
    context.strokeStyle = clayOf(toned(colour, 0.25, 0.8));
    context.translate(-towards.x * groove * 0.5, -towards.y * groove * 0.5);
    context.globalAlpha *= 0.45;
    context.stroke(path);
    context.globalAlpha /= 0.45;
    context.translate(towards.x * groove * 0.5, towards.y * groove * 0.5);
    context.strokeStyle = clayOf(colour);
    context.stroke(path);
  },
  shadow: (stroke) => softShadow({ ...stroke, softness: stroke.softness * 1.5 }, '#2c2030', 1.3),
  glow: (mark) => lightPool({ ...mark, colour: toned(mark.colour, 0, 0.8) }, 0.7),
};
