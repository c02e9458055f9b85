import { parseHex } from '../../presenter/paint/colour.ts';
import { contrastOfLuminances, luminanceOf } from '../../presenter/paint/luminance.ts';
import { openFilm } from '../../motion/open-film.ts';
import type { Box, Film } from '../../motion/film.ts';
import type { BrollStyle } from '../plan/broll-styles.ts';
import type { Span } from './shot-layers.ts';
import { textStyles, type PlateTone } from '../plan/text-styles.ts';

/** A plate and its frames. */
export type StandingPlate = { plate: Box; shown: Span };

/** Contrast ratio (WCAG) from which a plate is clearly visible on its background. */
export const minPlateContrast = 1.9;
/** Margin around a plate, in its heights, in which the background is sampled. */
const around = 0.35;

/**
 * Chooses a light or dark tone for each plate of a film: the same for all if one tone is visible on every background, else
 * depending on each background. `bare` is the film without texts.
 */
export async function choosePlateTones(
  bare: Film,
  plates: readonly StandingPlate[],
  style: BrollStyle,
): Promise<PlateTone[]> {
  const { tones, own } = textStyles[style];
  const other = own === 'light' ? 'dark' : 'light';
  const grounds = await groundsOf(bare, plates);
  const contrastOn = (tone: PlateTone, ground: number) =>
    contrastOfLuminances(luminanceOf(...parseHex(tones[tone].plate)), ground);
  const isSeen = (tone: PlateTone) => (ground: number) => contrastOn(tone, ground) >= minPlateContrast;
  const forAll = [own, other].find((tone): tone is PlateTone => grounds.every(isSeen(tone as PlateTone)));
  if (forAll) return grounds.map(() => forAll);
  return grounds.map((ground) => {
    if (isSeen(own)(ground)) return own;
    return contrastOn(own, ground) >= contrastOn(other, ground) ? own : other;
  });
}

/** The mean luminance behind and around each plate, in the middle of its time: 0 to 1. */
async function groundsOf(bare: Film, plates: readonly StandingPlate[]): Promise<number[]> {
  const open = await openFilm(bare);
  try {
    const grounds: number[] = [];
    for (const { plate, shown } of plates) {
      const frame = await open.draw(Math.floor((shown.from + shown.to) / 2));
      const beyond = plate.height * around;
      const left = Math.max(0, Math.floor(plate.x - beyond));
      const top = Math.max(0, Math.floor(plate.y - beyond));
      const width = Math.min(frame.width - left, Math.ceil(plate.width + 2 * beyond));
      const height = Math.min(frame.height - top, Math.ceil(plate.height + 2 * beyond));
      const { data } = frame.getContext('2d').getImageData(left, top, width, height);
      let sum = 0;
      for (let at = 0; at < data.length; at += 4) sum += luminanceOf(data[at]!, data[at + 1]!, data[at + 2]!);
      grounds.push(sum / (data.length / 4));
    }
    return grounds;
  } finally {
    await open.close();
  }
}
