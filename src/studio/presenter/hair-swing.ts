import type { Context } from './paint/shade.ts';
import type { Layer } from './rig-layers.ts';

/** Above this y hair lies on the skull; below, it hangs. */
const hangsFromY = -40;
/** Above this y hair stands up and lags a little behind the head. */
const standsAboveY = -150;
const hangingLength = 460;
const standingShare = 0.16;
const bandPixels = 60;

/** How far hair lags behind the head at a height, when its tips lag by `swing` pixels. */
export function swingAt(y: number, swing: number): number {
  if (y > hangsFromY) return swing * ((y - hangsFromY) / hangingLength) ** 1.5;
  return y < standsAboveY ? swing * standingShare * ((standsAboveY - y) / 90) : 0;
}

/** Share of the skull's turn that hair at a height follows: hanging hair rests on the shoulders. */
const turnShare = (y: number): number => (y < hangsFromY ? 1 : Math.max(0, 1 - (y - hangsFromY) / 330));

/** Bends a layer of hair: each band is sheared so that it starts where the band above ends. */
export function drawHair(
  context: Context,
  { picture, x, y }: Layer,
  { turn, dy, swing }: { turn: number; dy: number; swing: number },
): void {
  const { width, height } = picture;
  const at = (row: number): number => swingAt(y + row, swing) + turn * turnShare(y + row);
  const rows = bandsOf(y, height);
  for (const [index, top] of rows.slice(0, -1).entries()) {
    const band = rows[index + 1]! - top;
    const from = at(top);
    const shear = (at(top + band) - from) / band;
    // Bands overlap by one row, otherwise the room would show through between them.
    const drawn = Math.min(band + 1, height - top);
    context.save();
    context.transform(1, 0, shear, 1, x + from - shear * (y + top + dy), 0);
    context.drawImage(picture, 0, top, width, drawn, 0, y + top + dy, width, drawn);
    context.restore();
  }
}

/** The boundaries of a layer's bands: one band for the hair on the skull, many for hanging hair. */
function bandsOf(y: number, height: number): number[] {
  const rows = [0];
  for (const row of [standsAboveY - y, hangsFromY - y]) if (row > 0 && row < height) rows.push(row);
  for (let row = rows.at(-1)! + bandPixels; row < height - bandPixels / 2; row += bandPixels)
    if (y + row > hangsFromY) rows.push(row);
  return [...rows, height];
}
