import type { Layer } from '../../motion/film.ts';
import type { Span } from './shot-layers.ts';
import type { Size } from '../plan/view.ts';

/** As a share of the frame's width. */
const bandWidth = 0.75;
const degrees = 18;
/** Start and end of the light's sweep, as shares of the shot. */
const [begins, ends] = [0.22, 0.8];
const strength = 0.15;
const glow = (share: number) => `rgba(255, 246, 226, ${strength * share})`;

/** A soft slanted band of light that passes over a shot once. */
export function sweepOfLight({ from, to }: Span, { width, height }: Size): Layer {
  const at = (share: number) => Math.round(from + (to - from) * share);
  const band = width * bandWidth;
  const slant = height * Math.tan((degrees * Math.PI) / 180);
  const reach = (width + band + slant) / 2;
  // Longer than the frame's height, so that its ends stay outside when rotated.
  const length = height * 1.2 + slant;
  return {
    kind: 'shape',
    from: at(begins),
    to: at(ends),
    shape: {
      kind: 'rect',
      box: { x: (width - band) / 2, y: (height - length) / 2, width: band, height: length },
    },
    fill: {
      kind: 'linear',
      angle: 0,
      stops: [
        { at: 0, colour: glow(0) },
        { at: 0.25, colour: glow(0.3) },
        { at: 0.5, colour: glow(1) },
        { at: 0.75, colour: glow(0.3) },
        { at: 1, colour: glow(0) },
      ],
    },
    blend: 'screen',
    transform: {
      rotation: degrees,
      x: [
        { frame: at(begins), value: -reach },
        { frame: at(ends), value: reach, ease: 'in-out-sine' },
      ],
    },
  };
}
