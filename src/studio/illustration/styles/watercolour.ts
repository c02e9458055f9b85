import { withAlpha } from '../../presenter/paint/colour.ts';
import { acrossLight, flatFill } from '../brush/across-light.ts';
import type { FormStroke, Manner } from '../brush/manner.ts';
import { screenPattern } from '../brush/screen-pattern.ts';
import { fillShadeSide } from '../brush/side-bands.ts';
import { lightnessOf, toned, underLight } from '../brush/tints.ts';
import { hardShadow, lightPool } from './light-marks.ts';
import { pigmentPools } from './textures/tiles.ts';

export const watercolourPaper = '#fbf6ea';

/** Watered-down pigment: lighter than the thing, never black. */
function pigmentOf({ colour, light, material }: FormStroke): string {
  const lightness = lightnessOf(colour);
  const lift = lightness < 0.35 ? 0.12 : (0.8 - lightness) * 0.16;
  return toned(underLight(colour, light.key, 0.3), lift, material === 'skin' ? 1.05 : 1.18);
}

/** White paper around each shape, a wash that thins towards the light, blooms, and a dark dried edge. */
export const watercolour: Manner = {
  form: (stroke) => {
    const { context, path, box, roundness, size, unit, outline, material } = stroke;
    const pigment = pigmentOf(stroke);
    const isWide = roundness === 0;
    // In the place a sliver of dry paper separates wet washes; inside a figure it would look cut out.
    if (!stroke.isFigure && outline > 0 && size > 30 * unit) {
      context.strokeStyle = withAlpha(watercolourPaper, 0.4);
      context.lineWidth = 2.6 * unit * outline;
      context.stroke(path);
    }
    context.fillStyle = watercolourPaper;
    context.fill(path);
    const thin = isWide ? 0.62 : 0.5 + (1 - lightnessOf(pigment)) * 0.3;
    context.fillStyle =
      isWide && stroke.fade !== null
        ? flatFill(
            stroke,
            (own) => withAlpha(pigmentOf({ ...stroke, colour: own }), 0.85),
            (own) => [own],
          )
        : acrossLight(stroke, [
            withAlpha(toned(pigment, 0.05, 0.95, 10), thin * 0.86),
            withAlpha(pigment, 0.84),
            withAlpha(toned(pigment, -0.07, 1.16, -12), 0.98),
          ]);
    context.fill(path);
    context.clip(path);
    // Faces and hands stay clean.
    if (size > 60 * unit && material !== 'skin') {
      context.save();
      // Blooms darken or lighten a wash; black specks would look like dirt.
      context.globalCompositeOperation = 'soft-light';
      context.globalAlpha *= isWide ? 0.8 : 0.62;
      context.fillStyle = screenPattern(stroke, pigmentPools(), isWide ? 620 : 240);
      context.fillRect(box.x, box.y, box.width, box.height);
      context.restore();
    }
    stroke.inside();
    if (!isWide && size > 10 * unit) {
      const shade = toned(underLight(pigment, stroke.light.ambient, 0.55), -0.1, 1.1);
      const shift = Math.min(size * 0.3, 60 * unit) * (0.35 + roundness * 0.65);
      fillShadeSide(stroke, shift, withAlpha(shade, material === 'skin' ? 0.22 : 0.3));
      fillShadeSide(stroke, shift * 0.4, withAlpha(shade, 0.24));
    }
    if (outline === 0 && !isWide) return;
    const edge = toned(pigment, isWide ? -0.07 : -0.2, 1.2);
    for (const [width, alpha] of [
      [9, 0.12],
      [4.5, 0.2],
      [1.8, 0.5],
    ] as const) {
      if (width > size / (5 * unit)) continue;
      context.strokeStyle = withAlpha(edge, isWide ? alpha * 0.6 : alpha);
      context.lineWidth = Math.min(width * unit, size * 0.2);
      context.stroke(path);
    }
  },
  line: ({ context, path, colour, width }) => {
    context.strokeStyle = withAlpha(toned(colour, 0.04, 1.1), 0.78);
    context.lineWidth = width;
    context.stroke(path);
  },
  shadow: (stroke) => hardShadow({ ...stroke, strength: stroke.strength * 0.75 }, '#5a5f8f'),
  glow: (mark) => {
    lightPool({ ...mark, colour: '#fff6d8' }, 0.5);
  },
};
