import { withAlpha } from '../../presenter/paint/colour.ts';
import { acrossLight, flatFill } from '../brush/across-light.ts';
import type { FormStroke, Manner } from '../brush/manner.ts';
import { sideBand } from '../brush/side-bands.ts';
import { lightnessOf, toned, underLight } from '../brush/tints.ts';
import { lightPool, plainLine, softShadow } from './light-marks.ts';

const smallest = 7;
type Lit = Pick<FormStroke, 'colour' | 'material' | 'light'>;

/** Skin lets light through: its shade is redder and warmer, not greyer. */
function shadeOf({ colour, material, light }: FormStroke): string {
  if (material === 'skin') return toned(underLight(colour, light.ambient, 0.35), -0.13, 1.22, -8);
  return toned(underLight(colour, light.ambient, 0.6), -0.12, 1.08);
}

function litOf({ colour, material, light }: Lit): string {
  return toned(
    underLight(colour, light.key, 0.55),
    material === 'skin' ? 0.03 : 0.045,
    material === 'skin' ? 1.04 : 1.14,
  );
}

/** Soft light, gradients, no outlines. */
export const realisticImage: Manner = {
  form: (stroke) => {
    const { context, path, colour, roundness, gloss, size, unit } = stroke;
    const lit = litOf(stroke);
    const shade = shadeOf(stroke);
    if (roundness === 0)
      context.fillStyle = flatFill(
        stroke,
        (own) => litOf({ ...stroke, colour: own }),
        (own) => [own, toned(own, -0.05, 1.02)],
      );
    else if (size < smallest * unit) context.fillStyle = lit;
    else context.fillStyle = acrossLight(stroke, [lit, lit, toned(shade, 0.07)]);
    context.fill(path);
    stroke.inside();
    if (roundness === 0 || size < smallest * unit) return;
    context.clip(path);
    const reach = Math.min(size * 0.5, 90 * unit) * (0.35 + roundness * 0.65);
    const deep = toned(shade, stroke.material === 'skin' ? -0.06 : -0.08);
    sideBand(stroke, { side: 'dark', colour: deep, alpha: 0.34 + roundness * 0.26, reach });
    sideBand(stroke, {
      side: 'lit',
      colour: toned(stroke.light.key, 0.05, 0.5),
      alpha: (0.1 + gloss * 0.35) * stroke.light.strength,
      reach: reach * 0.35,
    });
    if (gloss > 0.25 && size > 16 * unit) highlight(stroke, lightnessOf(colour));
  },
  line: (stroke) => plainLine(stroke, underLight(stroke.colour, stroke.light.key, 0.4)),
  shadow: (stroke) => softShadow(stroke, toned(stroke.light.ambient, -0.55, 0.6)),
  glow: (mark) => lightPool(mark),
};

/** The lamp seen in a polished surface. */
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
