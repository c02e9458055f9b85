import { acrossLight, flatFill } from '../brush/across-light.ts';
import type { FormStroke, Manner } from '../brush/manner.ts';
import { contactShade, fallOf, fillShadeSide, sideBand } from '../brush/side-bands.ts';
import { lightnessOf } from '../brush/tints.ts';
import { hardShadow, lightPool } from './light-marks.ts';
import { parseHex } from '../../presenter/paint/colour.ts';

const grey = (level: number): string => {
  const channel = Math.round(255 * Math.min(1, Math.max(0, level)))
    .toString(16)
    .padStart(2, '0');
  return `#${channel}${channel}${channel}`;
};

/**
 * Grey values of orthochromatic film: red and orange are darker, blue is lighter than to the eye, so that a red coat, a
 * blue jacket and a green wall differ. Contrast is raised around the middle; the order of greys is kept.
 */
function exposed({ colour, material }: Pick<FormStroke, 'colour' | 'material'>): number {
  const lightness = lightnessOf(colour);
  if (material === 'skin') return 1.06 * lightness - 0.02;
  // Black fur is darker than a lit wall, fox fur in between, white fur is white.
  if (material === 'fur') return 0.08 + 0.9 * Math.max(0, (lightness - 0.22) / 0.75);
  const [red, green, blue] = parseHex(colour).map((channel) => channel / 255) as [number, number, number];
  const film = 0.16 * red + 0.52 * green + 0.32 * blue;
  const seen = 0.55 * film + 0.45 * (1.2 * lightness - 0.2);
  return 0.05 + 0.93 * (0.45 * seen + 0.55 * seen * seen * (3 - 2 * seen));
}

/** One hard key light and black-and-white film: a full range of greys, deep shade away from the light. */
export const noir: Manner = {
  form: (stroke) => {
    const { context, path, roundness, size, unit, gloss, light, material } = stroke;
    const level = exposed(stroke);
    if (roundness === 0) {
      const share = light.night ? 0.56 : 0.92;
      const onFilm = (colour: string): number => exposed({ colour, material }) * share;
      context.fillStyle =
        stroke.fade === null
          ? acrossLight(
              stroke,
              [1.1, 1, 0.8].map((part) => grey(onFilm(stroke.colour) * part)),
            )
          : flatFill(
              stroke,
              (own) => grey(onFilm(own)),
              (own) => [own],
            );
      context.fill(path);
      stroke.inside();
      return;
    }
    const isSkin = material === 'skin';
    contactShade(stroke, { colour: '#000000', alpha: 0.4, reach: 10 });
    context.fillStyle =
      size < 7 * unit
        ? grey(level)
        : acrossLight(
            stroke,
            [level * 1.38 + 0.09, level * 1.04, level * (isSkin ? 0.72 : 0.42)].map((part) =>
              grey(Math.min(0.97, part)),
            ),
          );
    context.fill(path);
    stroke.inside();
    if (size < 7 * unit) return;
    const shift = Math.min(size * 0.34, 110 * unit) * (0.35 + roundness * 0.65);
    // The key light has a hard edge on faces and a soft one on cloth and hair. Shaded faces stay readable.
    if (isSkin) fillShadeSide(stroke, shift, grey(level * 0.58));
    // On large cloth shapes the edge of the key light is drawn like an ink line.
    else if (material === 'cloth' && size > 26 * unit)
      fillShadeSide(stroke, shift * 0.62, grey(level * 0.46));
    context.clip(path);
    sideBand(
      { ...stroke, towards: fallOf(stroke) },
      {
        side: 'dark',
        colour: '#000000',
        alpha: isSkin || material === 'fur' ? 0.4 : material === 'hair' ? 0.6 : 0.7,
        reach: shift * (isSkin ? 0.9 : 1.7),
      },
    );
    if (gloss > 0.25)
      sideBand(stroke, {
        side: 'lit',
        colour: '#ffffff',
        alpha: Math.min(0.8, gloss),
        reach: Math.min(size * 0.12, 7 * unit),
      });
  },
  line: ({ context, path, colour, width }) => {
    context.strokeStyle = grey(
      lightnessOf(colour) > 0.66 ? 0.86 : exposed({ colour, material: 'plain' }) * 0.6,
    );
    context.lineWidth = width;
    context.stroke(path);
  },
  shadow: (stroke) => hardShadow({ ...stroke, strength: Math.min(0.8, stroke.strength * 1.7) }, '#000000'),
  glow: (mark) => lightPool({ ...mark, colour: '#ffffff' }, 1),
};
