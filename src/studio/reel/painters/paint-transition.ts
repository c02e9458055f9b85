import type { Box, Painter } from '../../motion/film.ts';
import { columnShares, irisRadius, slantEdge } from '../../motion/reveal.ts';
import { valueAt, type Track } from '../../motion/tracks.ts';
import { withAlpha } from '../../presenter/paint/colour.ts';
import type { Context } from '../../presenter/paint/shade.ts';
import type { Palette } from '../colour/palette.ts';
import { paletteOf, type Painted } from './shared-palette.ts';

export type TransitionParams = Painted & {
  /** The changing area: the frame, or only the picture. */
  box: Box;
  /** The visible share of the next picture by frames of the film; `from` is the first frame of the painting. */
  progress: Track;
  from: number;
};
type Stage = {
  context: Context;
  palette: Palette;
  box: Box;
  share: number;
  /** 0 at both ends, 1 at the cut, so that shapes fade in and out. */
  strength: number;
};

/** Paints the shape along the edge of the incoming picture, narrow enough that both pictures stay visible. */
export const paintTransition: Painter<TransitionParams> = (context, { frame }, params, cache) => {
  const { style, palette, box, progress, from } = params;
  const share = valueAt(progress, from + frame);
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  const strength = Math.sin(Math.PI * share);
  edges[style]({ context, palette: paletteOf(cache, palette), box, share, strength });
  context.restore();
};

const edges: Record<Painted['style'], (stage: Stage) => void> = {
  modern: ({ context, palette, box, share, strength }) => {
    const { top, bottom } = slantEdge(box, share);
    const band = (from: number, to: number, colour: string) => {
      const [near, far] = [from * strength * box.width, to * strength * box.width];
      context.fillStyle = colour;
      context.beginPath();
      context.moveTo(top + near, box.y);
      context.lineTo(top + far, box.y);
      context.lineTo(bottom + far, box.y + box.height);
      context.lineTo(bottom + near, box.y + box.height);
      context.fill();
    };
    band(-0.005, 0.05, palette.shade('main', 46));
    band(0.05, 0.085, palette.shade('second', 70));
    band(0.12, 0.128, palette.shade('second', 82));
  },
  cinematic: ({ context, palette, box, share, strength }) => {
    const [x, y] = [box.x + box.width * (0.1 + share * 0.8), box.y + box.height * 0.22];
    const leak = context.createRadialGradient(x, y, 0, x, y, box.width * 0.75);
    leak.addColorStop(0, withAlpha(palette.shade('spark', 72), 0.46 * strength));
    leak.addColorStop(1, withAlpha(palette.shade('spark', 72), 0));
    context.globalCompositeOperation = 'screen';
    context.fillStyle = leak;
    context.fillRect(box.x, box.y, box.width, box.height * 0.62);
  },
  minimalist: ({ context, palette, box, share }) => {
    const x = box.x + box.width * share;
    context.fillStyle = palette.shade('main', 22, 0.4);
    context.fillRect(x - 1.5, box.y, 3, box.height);
  },
  colorful: ({ context, palette, box, share, strength }) => {
    const side = Math.min(box.width, box.height);
    let inner = irisRadius(box, share);
    const rings = [palette.shade('main', 58, 1.3), '#fffaf0', palette.shade('third', 84, 1.05)];
    for (const [index, colour] of rings.entries()) {
      const outer = inner + side * [0.05, 0.02, 0.04][index]! * strength;
      context.fillStyle = colour;
      context.beginPath();
      context.arc(box.x + box.width / 2, box.y + box.height / 2, outer, 0, Math.PI * 2);
      context.arc(
        box.x + box.width / 2,
        box.y + box.height / 2,
        Math.max(0, inner - 1),
        0,
        Math.PI * 2,
        true,
      );
      context.fill();
      inner = outer;
    }
  },
  corporate: ({ context, palette, box, share }) => {
    const shares = columnShares(share);
    const wide = box.width / shares.length;
    for (const [column, shown] of shares.entries()) {
      if (shown <= 0 || shown >= 1) continue;
      const [x, y] = [box.x + column * wide, box.y + box.height * (1 - shown)];
      // Each bar disappears when its column has risen, so that no corner keeps one.
      const strength = Math.sin(Math.PI * shown);
      const [high, rim] = [box.height * 0.06 * strength, 7 * Math.min(1, strength * 2.5)];
      context.fillStyle = palette.shade('main', 30 + column * 2, 0.75);
      context.fillRect(x - 0.5, y - high, wide + 1, high + 1);
      context.fillStyle = palette.shade('spark', 80);
      context.fillRect(x - 0.5, y - high - rim, wide + 1, rim);
    }
  },
};
