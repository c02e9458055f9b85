import type { FormStroke, Manner } from '../brush/manner.ts';
import { acrossLight, flatFill } from '../brush/across-light.ts';
import { contactShade, sideBand } from '../brush/side-bands.ts';
import { lightnessOf, mixed, toned, underLight } from '../brush/tints.ts';
import { lightPool, plainLine, softShadow } from './light-marks.ts';

/** Teal shadows and amber highlights: the complementary colour grade of film posters. */
const teal = '#1d5566';
const amber = '#ffd9a6';

type Lit = Pick<FormStroke, 'colour' | 'light' | 'material'>;

function litOf({ colour, light, material }: Lit, warmth = 0.42): string {
  // Lifts the midtones: pale skin keeps its colour, black cloth its depth.
  const lightness = lightnessOf(colour);
  const lift = lightness * (1 - lightness) * 0.34;
  if (light.night)
    return toned(underLight(colour, light.key, material === 'skin' ? 0.2 : 0.5), lift * 0.3, 1.05);
  return toned(
    underLight(underLight(colour, amber, warmth), light.key, 0.3),
    (1 - lightness) * 0.07 + lift,
    1.26,
  );
}

/** Skin shadows stay skin-coloured, with only a trace of teal. */
function darkOf({ colour, light, material }: FormStroke): string {
  const isSkin = material === 'skin';
  const shaded = toned(colour, isSkin ? -0.17 : -0.24, isSkin ? 1.2 : 1.05, isSkin ? -6 : 0);
  return mixed(shaded, teal, (isSkin ? 0.12 : 0.3) + (light.night ? 0.14 : 0));
}

/** A film still: one warm key light, teal shadows, strong modelling; bright by day. */
export const cinematic: Manner = {
  form: (stroke) => {
    const { context, path, roundness, size, unit, material } = stroke;
    const lit = litOf(stroke);
    const dark = darkOf(stroke);
    if (roundness === 0) {
      context.fillStyle = flatFill(
        stroke,
        // Skies and walls stay cooler than the people in front of them.
        (own) => litOf({ ...stroke, colour: own }, 0.2),
        (own) => [toned(own, 0.02), toned(own, -0.04), mixed(own, dark, 0.6)],
      );
      context.fill(path);
      stroke.inside();
      return;
    }
    contactShade(stroke, { colour: '#0b1e26', alpha: 0.34, reach: 12 });
    context.fillStyle = size < 6 * unit ? lit : acrossLight(stroke, [toned(lit, 0.02), lit, dark]);
    context.fill(path);
    stroke.inside();
    if (size < 6 * unit) return;
    context.clip(path);
    const reach = Math.min(size * 0.55, 110 * unit) * (0.4 + roundness * 0.6);
    sideBand(stroke, {
      side: 'dark',
      colour: toned(dark, -0.1),
      alpha: material === 'skin' ? 0.5 : 0.6,
      reach,
    });
    sideBand(stroke, {
      side: 'lit',
      colour: toned(lit, 0.07, 0.92),
      alpha: 0.34,
      reach: reach * 0.4,
    });
    if (stroke.gloss > 0.25)
      sideBand(stroke, {
        side: 'lit',
        colour: '#fff2dc',
        alpha: stroke.gloss * 0.6,
        reach: Math.min(size * 0.16, 11 * unit),
        blend: 'screen',
      });
  },
  line: (stroke) => plainLine(stroke, toned(underLight(stroke.colour, amber, 0.3), -0.05, 0.9)),
  shadow: (stroke) => softShadow(stroke, '#06131a', 1.35),
  glow: (mark) => {
    lightPool({ ...mark, radius: mark.radius * 1.6, colour: underLight(mark.colour, amber, 0.5) }, 0.4);
    lightPool({ ...mark, colour: underLight(mark.colour, amber, 0.2) }, 0.9);
  },
};
