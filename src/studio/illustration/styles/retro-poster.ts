import type { FormStroke, Manner } from '../brush/manner.ts';
import { fillShadeSide } from '../brush/side-bands.ts';
import { mixed, underLight } from '../brush/tints.ts';
import { hardShadow, lightPool } from './light-marks.ts';
import { inkFor, posterPaper } from './poster-inks.ts';

/** Misregistration of the printing plates, in units. */
const plate = { x: 1.5, y: 1 };
const shadePlate = { x: -2.2, y: 1.6 };

/** Sky and walls in steps, because a poster has no gradients. */
function stepped({ context, box }: FormStroke, colours: readonly string[]) {
  const inks = colours.filter((colour, index) => colour !== colours[index - 1]);
  const gradient = context.createLinearGradient(box.x, box.y, box.x, box.y + box.height);
  inks.forEach((ink, index) => {
    gradient.addColorStop(index / inks.length, ink);
    gradient.addColorStop((index + 1) / inks.length, ink);
  });
  return gradient;
}

/** A few flat inks, printed slightly out of register on cream paper, without outlines. */
export const retroPoster: Manner = {
  form: (stroke) => {
    const { context, path, roundness, size, unit, light, material } = stroke;
    // Things keep their ink in all light, so that a dress matches across frames; walls and skies take on the light.
    const share = roundness > 0 || material === 'hair' ? 0 : light.night ? 0.6 : 0.25;
    const lit = (colour: string) => underLight(colour, light.key, share);
    const ink = inkFor(lit(stroke.colour), material);
    if (roundness === 0) {
      const { fade } = stroke;
      context.fillStyle =
        fade === null
          ? ink.hex
          : stepped(
              stroke,
              [0, 0.25, 0.5, 0.75, 1].map(
                (share) => inkFor(lit(mixed(stroke.colour, fade, share)), material).hex,
              ),
            );
      context.fill(path);
      stroke.inside();
      return;
    }
    if (size > 14 * unit && stroke.outline > 0) {
      context.fillStyle = posterPaper;
      context.fill(path);
      context.translate(plate.x * unit, plate.y * unit);
    }
    context.fillStyle = ink.hex;
    context.fill(path);
    stroke.inside();
    if (size < 9 * unit) return;
    context.translate(shadePlate.x * unit, shadePlate.y * unit);
    const shift = Math.min(size * 0.34, 90 * unit) * (0.4 + roundness * 0.6);
    fillShadeSide(stroke, shift, ink.darker);
    if (stroke.gloss > 0.35 && size > 20 * unit) {
      context.clip(path);
      context.strokeStyle = ink.lighter;
      context.lineWidth = size * 0.09;
      context.translate(-stroke.towards.x * size * 0.16, -stroke.towards.y * size * 0.16);
      context.stroke(path);
    }
  },
  line: ({ context, path, colour, width, unit }) => {
    context.strokeStyle = inkFor(colour, 'plain').hex;
    context.lineWidth = Math.max(width, 1.4 * unit);
    context.stroke(path);
  },
  shadow: (stroke) => hardShadow({ ...stroke, strength: Math.min(0.85, stroke.strength * 1.5) }, '#2a2230'),
  glow: (mark) => {
    const { context, x, y, radius } = mark;
    lightPool({ ...mark, colour: '#f6d58a' }, 0.35);
    if (radius > 110 * mark.unit) return;
    context.globalAlpha *= Math.min(0.5, mark.strength * 0.5);
    context.fillStyle = '#f7e0a3';
    context.beginPath();
    context.arc(x, y, radius * 0.42, 0, Math.PI * 2);
    context.fill();
  },
};
