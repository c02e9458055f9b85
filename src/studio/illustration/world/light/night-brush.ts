import type { Path2D } from '@napi-rs/canvas';
import type { StoryStyle } from '../../styles/styles.ts';
import { toHex } from '../../brush/tints.ts';
import type { Brush } from '../../brush/brush.ts';
import { blend } from '../space/tone.ts';

/** Colours of luminous things, which stay the same in the dark. */
const burning = new Set([
  '#ffd88a',
  '#ffdf9e',
  '#ffd98a',
  '#fff0c4',
  '#fff0c0',
  '#fff3c9',
  '#fff4cf',
  '#fff1cc',
]);
const nightAir = '#121a3a';

const withoutLightColours: readonly StoryStyle[] = ['pencil', 'retro_poster'];

/** Paints without moonlight, which does not colour a lamp. */
function shine({ context, style }: Brush, path: Path2D, colour: string): void {
  if (withoutLightColours.includes(style)) return;
  context.save();
  context.globalAlpha *= 0.8;
  context.fillStyle = style === 'noir' ? '#f2f2f2' : colour;
  context.fill(path);
  context.restore();
}

/** Wraps a brush for things outdoors after sunset: it darkens their colours. */
export function nightBrush(brush: Brush, dark: number): Brush {
  if (dark < 0.1) return brush;
  const sunk = (colour: string): string =>
    burning.has(colour) ? colour : blend(toHex(colour), nightAir, 0.42 * dark);
  return {
    ...brush,
    form: (path, box, look) => {
      brush.form(path, box, {
        ...look,
        colour: sunk(look.colour),
        ...(look.fade === undefined ? {} : { fade: sunk(look.fade) }),
      });
      if (burning.has(look.colour)) shine(brush, path, look.colour);
    },
    line: (path, look) => brush.line(path, { ...look, colour: sunk(look.colour) }),
  };
}
