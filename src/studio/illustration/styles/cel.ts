import { flatFill } from '../brush/across-light.ts';
import type { Manner } from '../brush/manner.ts';
import { screenPattern } from '../brush/screen-pattern.ts';
import { fillShadeSide } from '../brush/side-bands.ts';
import { lightnessOf, toned, underLight } from '../brush/tints.ts';
import { hardShadow, lightPool } from './light-marks.ts';
import { pigmentPools } from './textures/tiles.ts';

/** A thin clean line in a darker tone of the shape, one hard shade; flat shapes are a gouache background. */
export const cel: Manner = {
  form: (stroke) => {
    const { context, path, box, roundness, size, unit, towards, material, outline } = stroke;
    const isSkin = material === 'skin';
    const painted = (colour: string): string =>
      toned(underLight(colour, stroke.light.key, 0.2), isSkin ? 0.05 : 0.055, isSkin ? 1.05 : 1.32);
    const base = painted(stroke.colour);
    if (roundness === 0) {
      context.fillStyle = flatFill(stroke, painted, (own) => [
        toned(own, 0.035),
        own,
        toned(own, -0.05, 1.05, 8),
      ]);
      context.fill(path);
      if (size > 60 * unit) {
        context.save();
        context.globalCompositeOperation = 'soft-light';
        context.globalAlpha *= 0.22;
        context.fillStyle = screenPattern(stroke, pigmentPools(), 420);
        context.fill(path);
        context.restore();
      }
      stroke.inside();
      return;
    }
    context.fillStyle = base;
    context.fill(path);
    stroke.inside();
    if (size > 9 * unit) {
      const shade = isSkin
        ? toned(base, -0.095, 1.14, -9)
        : toned(underLight(base, '#9a86d8', 0.42), -0.03, 1.05);
      fillShadeSide(stroke, Math.min(size * 0.26, 55 * unit) * (0.4 + roundness * 0.6), shade);
      if (stroke.gloss > 0.22 && size > 18 * unit) {
        context.save();
        context.clip(path);
        context.strokeStyle = toned(base, 0.17, 0.75);
        context.lineWidth = Math.min(size * 0.1, 13 * unit) * (0.5 + stroke.gloss);
        context.translate(
          box.x + box.width / 2 - towards.x * size * 0.07,
          box.y + box.height / 2 - towards.y * size * 0.07,
        );
        context.scale(0.8, 0.8);
        context.translate(-box.x - box.width / 2, -box.y - box.height / 2);
        const dash = Math.max(box.width, box.height) * 0.55;
        context.setLineDash([dash, dash * 2.2]);
        context.stroke(path);
        context.restore();
      }
    }
    if (outline === 0) return;
    context.strokeStyle = toned(base, isSkin ? -0.36 : -0.34, 0.8);
    context.lineWidth = Math.min(2, 0.8 + size / (unit * 130)) * unit * outline;
    context.stroke(path);
  },
  line: ({ context, path, colour, width, unit }) => {
    context.strokeStyle = lightnessOf(colour) > 0.7 ? colour : toned(colour, -0.1, 1);
    context.lineWidth = Math.max(width * 0.85, 0.8 * unit);
    context.stroke(path);
  },
  shadow: (stroke) => hardShadow({ ...stroke, strength: stroke.strength * 0.85 }, '#3a3566'),
  glow: (mark) => lightPool(mark, 1),
};
