import type { FormStroke, Manner } from '../brush/manner.ts';
import { acrossLight, flatFill } from '../brush/across-light.ts';
import { sideBand } from '../brush/side-bands.ts';
import { toned, underLight } from '../brush/tints.ts';
import { lightPool, plainLine, softShadow } from './light-marks.ts';

const teal = '#3f7f8c';
const amber = '#ffd09a';

const litOf = ({ colour, light, material }: FormStroke): string =>
  toned(
    underLight(underLight(colour, amber, 0.55), light.key, 0.3),
    material === 'skin' ? -0.01 : -0.05,
    0.95,
  );
const darkOf = ({ colour, material }: FormStroke): string =>
  material === 'skin'
    ? toned(underLight(colour, teal, 0.35), -0.23, 0.98)
    : toned(underLight(colour, teal, 0.7), -0.22, 0.8);

/** Low key: one warm light, teal shadows that swallow form, a bright rim where light grazes an edge. */
export const cinematic: Manner = {
  form: (stroke) => {
    const { context, path, roundness, size, unit, material } = stroke;
    const lit = litOf(stroke);
    const dark = darkOf(stroke);
    context.fillStyle =
      roundness === 0
        ? flatFill(
            stroke,
            (own) => toned(litOf({ ...stroke, colour: own }), -0.04),
            (own) => [own, toned(own, -0.07), toned(dark, 0.06)],
          )
        : size < 6 * unit
          ? toned(lit, -0.06)
          : acrossLight(stroke, [lit, toned(lit, -0.06), dark]);
    context.fill(path);
    stroke.inside();
    if (roundness === 0 || size < 6 * unit) return;
    context.clip(path);
    const reach = Math.min(size * 0.62, 130 * unit);
    sideBand(stroke, { side: 'dark', colour: toned(dark, -0.07), alpha: 0.4 + roundness * 0.25, reach });
    sideBand(stroke, {
      side: 'dark',
      colour: toned(teal, 0.12, 0.9),
      alpha: 0.3,
      reach: Math.min(size * 0.06, 3 * unit),
      blend: 'screen',
    });
    sideBand(stroke, {
      side: 'lit',
      colour: material === 'skin' ? toned(lit, 0.16, 0.8) : toned(lit, 0.22, 0.85),
      alpha: 0.75,
      reach: Math.min(size * 0.1, 6 * unit),
    });
    if (stroke.gloss > 0.3)
      sideBand(stroke, {
        side: 'lit',
        colour: '#fff2dc',
        alpha: stroke.gloss * 0.6,
        reach: Math.min(size * 0.16, 11 * unit),
        blend: 'screen',
      });
  },
  line: (stroke) => plainLine(stroke, toned(underLight(stroke.colour, amber, 0.4), -0.07, 0.85)),
  shadow: (stroke) => softShadow(stroke, '#04090d', 1.5),
  glow: (mark) => {
    lightPool({ ...mark, radius: mark.radius * 1.7, colour: underLight(mark.colour, amber, 0.6) }, 0.5);
    lightPool({ ...mark, colour: underLight(mark.colour, amber, 0.3) }, 0.9);
  },
};
