import { withAlpha } from '../../presenter/paint/colour.ts';
import { acrossLight, flatFill } from '../brush/across-light.ts';
import type { FormStroke, Manner } from '../brush/manner.ts';
import { contactShade, sideBand } from '../brush/side-bands.ts';
import { lightnessOf, mixed, toned, underLight } from '../brush/tints.ts';
import { lightPool, plainLine, softShadow } from './light-marks.ts';

const minShadedSize = 7;
type Lit = Pick<FormStroke, 'colour' | 'material' | 'light'>;

/** Subsurface scattering: shaded skin is redder and warmer, not greyer. */
function shadeOf({ colour, material, light }: FormStroke): string {
  if (material === 'skin') return toned(underLight(colour, light.ambient, 0.25), -0.11, 1.3, -9);
  return toned(underLight(colour, light.ambient, 0.5), -0.12, 1.12);
}

function litOf({ colour, material, light }: Lit): string {
  const isSkin = material === 'skin';
  // Lifts the midtones: pale skin keeps its colour, black cloth its depth.
  const lightness = lightnessOf(colour);
  const lift = lightness * (1 - lightness) * (isSkin ? 0.24 : 0.2);
  return toned(underLight(colour, light.key, 0.5), (isSkin ? -0.012 : 0.012) + lift, 1.16);
}

/** A soft 3D look: one large warm light, cool sky light in the shade, contact shadows, no lines. */
export const realisticImage: Manner = {
  form: (stroke) => {
    const { context, path, colour, roundness, gloss, size, unit, light } = stroke;
    const isSkin = stroke.material === 'skin';
    const lit = litOf(stroke);
    const shade = shadeOf(stroke);
    if (roundness > 0)
      contactShade(stroke, {
        // Hair casts a warm shadow on skin, because a grey edge would look like dirt.
        colour:
          isSkin || stroke.material === 'hair' ? '#4a1c12' : toned(mixed(colour, light.ambient, 0.5), -0.45),
        alpha: stroke.material === 'hair' ? 0.16 : 0.26,
        reach: 13,
      });
    if (roundness === 0)
      context.fillStyle = flatFill(
        stroke,
        (own) => litOf({ ...stroke, colour: own }),
        (own) => [toned(own, 0.015), own, toned(own, -0.06, 1.02)],
      );
    else if (size < minShadedSize * unit) context.fillStyle = lit;
    else context.fillStyle = acrossLight(stroke, [toned(lit, 0.035), lit, toned(shade, 0.07)]);
    context.fill(path);
    stroke.inside();
    if (roundness === 0 || size < minShadedSize * unit) return;
    context.clip(path);
    const reach = Math.min(size * 0.55, 110 * unit) * (0.35 + roundness * 0.65);
    const deep = toned(shade, isSkin ? -0.05 : -0.09);
    sideBand(stroke, { side: 'dark', colour: deep, alpha: 0.36 + roundness * 0.26, reach });
    // Bounce light of sky and ground in the shade.
    if (size > 24 * unit && stroke.material !== 'hair')
      sideBand(stroke, {
        side: 'dark',
        colour: isSkin ? mixed(colour, '#ff9a70', 0.3) : mixed(colour, light.ambient, 0.45),
        alpha: 0.22,
        reach: Math.min(size * 0.09, 7 * unit),
      });
    sideBand(stroke, {
      side: 'lit',
      colour: toned(light.key, 0.05, 0.5),
      alpha: (isSkin ? 0.1 : stroke.material === 'hair' ? 0.05 : 0.13 + gloss * 0.35) * light.strength,
      reach: reach * 0.45,
    });
    if (gloss > 0.25 && size > 16 * unit) highlight(stroke, lightnessOf(colour));
  },
  line: (stroke) => plainLine(stroke, underLight(stroke.colour, stroke.light.key, 0.4)),
  shadow: (stroke) => softShadow(stroke, toned(stroke.light.ambient, -0.5, 0.7), 1.1),
  glow: (mark) => lightPool(mark),
};

/** Reflection of the lamp in a polished surface. */
function highlight({ context, box, towards, gloss }: FormStroke, lightness: number): void {
  const x = box.x + box.width * (0.5 + towards.x * 0.27);
  const y = box.y + box.height * (0.5 + towards.y * 0.27);
  context.save();
  context.translate(x, y);
  context.scale(box.width * 0.3, box.height * 0.3);
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  const strength = gloss * (0.35 + lightness * 0.45);
  gradient.addColorStop(0, withAlpha('#ffffff', strength));
  gradient.addColorStop(0.35, withAlpha('#ffffff', strength * 0.5));
  gradient.addColorStop(1, withAlpha('#ffffff', 0));
  context.fillStyle = gradient;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}
