import { flatFill } from '../brush/across-light.ts';
import type { Manner } from '../brush/manner.ts';
import { screenPattern } from '../brush/screen-pattern.ts';
import { fillShadeSide } from '../brush/side-bands.ts';
import { lightnessOf, toned, underLight } from '../brush/tints.ts';
import { hardShadow, lightPool } from './light-marks.ts';
import { halftoneDots } from './textures/halftone.ts';

const ink = '#15131a';

/** Flat bright print colours: greys get a tint, dark colours stay readable under the ink. */
function printed(colour: string, isSkin: boolean): string {
  const lightness = lightnessOf(colour);
  return toned(colour, isSkin ? 0.02 : Math.max(0, 0.6 - lightness) * 0.14, isSkin ? 1.12 : 1.3);
}

/** Ink outline that thickens on the dark side, flat colour, halftone shade. */
export const comic: Manner = {
  form: (stroke) => {
    const { context, path, roundness, size, unit, towards, material, outline } = stroke;
    const base = printed(underLight(stroke.colour, stroke.light.key, 0.25), material === 'skin');
    const width = outline * unit * Math.min(3.4, 1.1 + size / (unit * 70));
    if (outline > 0) {
      context.save();
      context.translate(-towards.x * width * 0.55, -towards.y * width * 0.55);
      context.strokeStyle = ink;
      context.lineWidth = width * 1.5;
      context.stroke(path);
      context.restore();
    }
    context.fillStyle =
      roundness === 0
        ? flatFill(
            stroke,
            (own) => printed(underLight(own, stroke.light.key, 0.25), material === 'skin'),
            (own) => [own, own],
          )
        : base;
    context.fill(path);
    stroke.inside();
    if (roundness > 0 && size > 12 * unit) {
      const shift = Math.min(size * 0.3, 60 * unit) * (0.4 + roundness * 0.6);
      const shade = toned(base, material === 'skin' ? -0.13 : -0.16, 1.1, material === 'skin' ? -8 : 0);
      // Skin is shaded with flat tones, because dots on a chin would look like stubble.
      if (material === 'skin') fillShadeSide(stroke, shift * 0.8, toned(shade, 0.05));
      else fillShadeSide(stroke, shift, screenPattern(stroke, halftoneDots(shade, 5.5), 5.5));
      fillShadeSide(stroke, shift * 0.42, shade);
      if (stroke.gloss > 0.3) {
        const shine = toned(base, 0.2, 0.5);
        context.save();
        context.clip(path);
        context.strokeStyle = shine;
        context.lineWidth = Math.min(size * 0.07, 9 * unit);
        context.translate(-towards.x * size * 0.13, -towards.y * size * 0.13);
        context.stroke(path);
        context.restore();
      }
    }
    if (outline > 0) {
      context.strokeStyle = ink;
      context.lineWidth = width * 0.8;
      context.stroke(path);
    }
  },
  line: ({ context, path, width, unit, colour }) => {
    context.strokeStyle = lightnessOf(colour) > 0.75 ? colour : toned(colour, -0.35, 0.6);
    context.lineWidth = Math.max(width, 1.1 * unit);
    context.stroke(path);
  },
  shadow: (stroke) => hardShadow({ ...stroke, strength: stroke.strength * 0.9 }, ink),
  glow: (mark) => lightPool(mark, 0.6),
};
