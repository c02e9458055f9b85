import { houseFrameRate } from '../house-format/house-format.ts';
import type { CaptionStrip } from './caption-strip.ts';

/** A caption has finished its entrance after this long. */
const entranceSeconds = 0.3;

/** A moment at which the first caption after `fromSeconds` is seen; null if there is none. */
export function firstCaptionSeconds(
  { nameAt }: Pick<CaptionStrip, 'nameAt'>,
  fromSeconds: number,
  durationSeconds: number,
): number | null {
  const frames = Math.floor(durationSeconds * houseFrameRate);
  for (let frame = Math.ceil(fromSeconds * houseFrameRate); frame < frames; frame += 1) {
    const seconds = (frame + 0.5) / houseFrameRate;
    if (nameAt(seconds) === null) continue;
    const settled = seconds + entranceSeconds;
    return settled < durationSeconds && nameAt(settled) !== null ? settled : seconds;
  }
  return null;
}
