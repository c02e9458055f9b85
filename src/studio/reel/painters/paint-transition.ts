import { easeCubicInOut, easeExpInOut, easeSinInOut } from 'd3-ease';
import type { Box, Painter, PaintedFrame } from '../../motion/film.ts';
import { withAlpha } from '../../presenter/paint/colour.ts';
import type { Context } from '../../presenter/paint/shade.ts';
import type { Palette } from '../colour/palette.ts';
import { paletteOf, type Painted } from './shared-palette.ts';

export type TransitionParams = Painted & {
  /** What changes: the frame, or only the picture. */
  box: Box;
  /** The ground that is uncovered. */
  ground: string;
};
type Stage = {
  context: Context;
  frame: PaintedFrame;
  palette: Palette;
  box: Box;
  ground: string;
  /** 0…1, the cut at 0.5 */ share: number;
};

/** What passes over a cut; at the cut itself it hides what changes. */
export const paintTransition: Painter<TransitionParams> = (
  context,
  frame,
  { style, palette, box, ground },
  cache,
) => {
  const share = (frame.frame + 0.5) / frame.frames;
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  passes[style]({ context, frame, palette: paletteOf(cache, palette), box, ground, share });
  context.restore();
};

const passes: Record<Painted['style'], (stage: Stage) => void> = {
  modern: ({ context, palette, box, share }) => {
    const lean = box.height * 0.18;
    const band = (from: number, to: number, colours: readonly [string, string]) => {
      const left = box.x + (box.width + lean * 2) * from - lean;
      const right = box.x + (box.width + lean * 2) * to - lean;
      if (right <= left) return;
      const fade = context.createLinearGradient(left, 0, right, 0);
      colours.forEach((colour, index) => fade.addColorStop(index, colour));
      context.fillStyle = fade;
      context.beginPath();
      context.moveTo(left + lean, box.y);
      context.lineTo(right + lean, box.y);
      context.lineTo(right - lean, box.y + box.height);
      context.lineTo(left - lean, box.y + box.height);
      context.fill();
    };
    const lead = easeExpInOut(Math.min(1, share * 2.1)) * 1.1;
    const tail = easeExpInOut(Math.max(0, share * 2.1 - 1.1)) * 1.1;
    band(tail - 0.05, lead, [palette.shade('second', 66), palette.shade('second', 74)]);
    band(tail, lead - 0.07, [palette.shade('main', 34), palette.shade('main', 50)]);
  },
  cinematic: ({ context, palette, box, share }) => {
    const dark = easeSinInOut(1 - Math.abs(share * 2 - 1));
    context.fillStyle = `rgba(6,5,4,${Math.min(1, dark * 1.15).toFixed(3)})`;
    context.fillRect(box.x, box.y, box.width, box.height);
    const [x, y] = [box.x + box.width * (0.1 + share * 0.8), box.y + box.height * 0.22];
    const leak = context.createRadialGradient(x, y, 0, x, y, box.width * 0.75);
    leak.addColorStop(0, withAlpha(palette.shade('spark', 72), 0.38 * dark));
    leak.addColorStop(1, withAlpha(palette.shade('spark', 72), 0));
    context.globalCompositeOperation = 'screen';
    context.fillStyle = leak;
    context.fillRect(box.x, box.y, box.width, box.height * 0.62);
  },
  minimalist: ({ context, palette, box, ground, share }) => {
    const lead = easeCubicInOut(Math.min(1, share * 2));
    const tail = easeCubicInOut(Math.max(0, share * 2 - 1));
    const [left, right] = [box.x + box.width * tail, box.x + box.width * lead];
    context.fillStyle = ground;
    context.fillRect(left, box.y, right - left, box.height);
    context.fillStyle = palette.shade('main', 22, 0.4);
    for (const x of [left, right])
      if (x > box.x && x < box.x + box.width) context.fillRect(x - 1.5, box.y, 3, box.height);
  },
  colorful: ({ context, palette, box, ground, share }) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.46];
    const reach = Math.hypot(box.width, box.height) * 0.6;
    const growing = [palette.shade('third', 84, 1.05), palette.shade('main', 58, 1.3), ground];
    growing.forEach((colour, index) => {
      const grown = easeCubicInOut(Math.min(1, Math.max(0, share * 2 - index * 0.14) / 0.72));
      const hole = easeCubicInOut(Math.max(0, share * 2 - 1 - (2 - index) * 0.08) / 0.84);
      if (grown <= 0) return;
      context.fillStyle = colour;
      context.beginPath();
      context.arc(x, y, reach * grown, 0, Math.PI * 2);
      if (hole > 0) context.arc(x, y, reach * Math.min(1, hole), 0, Math.PI * 2, true);
      context.fill();
    });
  },
  corporate: ({ context, palette, box, share }) => {
    const columns = 5;
    const wide = box.width / columns;
    for (let column = 0; column < columns; column += 1) {
      const own = share * 2.3 - column * 0.06;
      const lead = easeCubicInOut(Math.min(1, Math.max(0, own)));
      const tail = easeCubicInOut(Math.min(1, Math.max(0, own - 1.06)));
      if (lead <= tail) continue;
      const top = box.y + box.height * (1 - lead);
      context.fillStyle = palette.shade('main', 30 + column * 2, 0.75);
      context.fillRect(box.x + column * wide - 0.5, top, wide + 1, box.height * (lead - tail));
      context.fillStyle = palette.shade('spark', 80);
      if (lead < 1) context.fillRect(box.x + column * wide - 0.5, top, wide + 1, 7);
    }
  },
};
