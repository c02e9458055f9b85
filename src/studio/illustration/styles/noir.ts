import { flatFill } from '../brush/across-light.ts';
import type { FormStroke, Manner } from '../brush/manner.ts';
import { fillShadeSide, sideBand } from '../brush/side-bands.ts';
import { lightnessOf, toned } from '../brush/tints.ts';
import { hardShadow, lightPool } from './light-marks.ts';

const grey = (level: number): string => {
  const channel = Math.round(255 * Math.min(1, Math.max(0, level)))
    .toString(16)
    .padStart(2, '0');
  return `#${channel}${channel}${channel}`;
};

/** Coats keep their order: black fur is darker than a lit wall, fox in between, white fur white. */
const furLevel = (lightness: number): number => 0.08 + 0.9 * Math.max(0, (lightness - 0.22) / 0.75);

/** Film that knows little between black and white. */
function exposed({ colour, material }: Pick<FormStroke, 'colour' | 'material'>): number {
  const lightness = lightnessOf(colour);
  if (material === 'skin') return 0.5 + lightness * 0.5;
  if (material === 'fur') return furLevel(lightness);
  return 0.05 + 0.93 / (1 + Math.exp(-(lightness - 0.6) * 9));
}

/** Hard light and black: half of every form is lost, edges are found by a thread of light. */
export const noir: Manner = {
  form: (stroke) => {
    const { context, path, roundness, size, unit, gloss } = stroke;
    const level = exposed(stroke);
    if (roundness === 0) {
      context.fillStyle = flatFill(
        stroke,
        (own) => grey(exposed({ ...stroke, colour: own }) * 0.62),
        (own) => [toned(own, 0.1), toned(own, -0.06), toned(own, -0.26)],
      );
      context.fill(path);
      stroke.inside();
      return;
    }
    context.fillStyle = grey(level * 0.96);
    context.fill(path);
    stroke.inside();
    if (size < 7 * unit) return;
    // A face must stay readable: its lost side is grey, and black only at the very edge.
    const isFur = stroke.material === 'fur';
    const isSkin = stroke.material === 'skin' || isFur;
    const shift = Math.min(size * (isSkin ? 0.36 : 0.52), 150 * unit) * (0.35 + roundness * 0.65);
    fillShadeSide(stroke, shift, grey(level * (isSkin ? 0.42 : 0.22)));
    fillShadeSide(stroke, shift * (isSkin ? 0.3 : 0.62), grey(isSkin ? level * 0.12 : 0.025));
    context.clip(path);
    sideBand(stroke, {
      side: 'lit',
      colour: '#ffffff',
      alpha: isFur && level < 0.5 ? 0.9 : level < 0.4 ? 0.6 : 0.5,
      reach:
        isFur && level < 0.5
          ? Math.min(size * 0.1, 5 * unit)
          : Math.min(size * 0.06, (2.4 + gloss * 4) * unit),
    });
    sideBand(stroke, {
      side: 'dark',
      colour: '#8a8a8a',
      alpha: 0.55,
      reach: Math.min(size * 0.03, 1.6 * unit),
    });
  },
  line: ({ context, path, colour, width }) => {
    context.strokeStyle = grey(lightnessOf(colour) > 0.66 ? 0.86 : 0.03);
    context.lineWidth = width;
    context.stroke(path);
  },
  shadow: (stroke) => hardShadow({ ...stroke, strength: Math.min(1, stroke.strength * 2.2) }, '#000000'),
  glow: (mark) => lightPool({ ...mark, colour: '#ffffff' }, 1),
};
