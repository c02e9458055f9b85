import type { Shot } from '#studio/story/story.ts';

/** Words for things that are seen from near. */
export const detailSign =
  /\b(?:hands?|fingers?|drops?|a crack|ingredients?|stitch(?:es)?|label|button|details?|texture|close look|label|engraving|tiny)\b/iu;

type ShotSigns = {
  isFirst: boolean;
  isNewPlace: boolean;
  persons: number;
  quotations: number;
  strength: number;
  productShare: number;
  isDetailed: boolean;
  shots: readonly Shot[];
};

/** Establishes the place first, then moves closer; never uses the same shot three times in a row. */
export function chooseSceneShot({
  isFirst,
  isNewPlace,
  persons,
  quotations,
  strength,
  productShare,
  isDetailed,
  shots,
}: ShotSigns): Shot {
  const wanted: Shot[] = [
    ...(isFirst && (persons > 0 || productShare < 0.5) ? (['wide'] as const) : []),
    ...(productShare >= 0.5 && persons === 0 ? (['product'] as const) : []),
    ...(quotations > 0 && persons >= 2 ? (['over-the-shoulder', 'close-up'] as const) : []),
    ...(quotations > 0 && persons === 1 ? (['close-up', 'medium'] as const) : []),
    ...(productShare >= 0.5 && persons <= 1 ? (['product'] as const) : []),
    ...(strength >= 2 && persons > 0 ? (['close-up'] as const) : []),
    ...(isNewPlace ? (['wide'] as const) : []),
    ...(isDetailed && shots.at(-1) !== 'detail' ? (['detail'] as const) : []),
    ...(persons > 0 ? (['medium', 'close-up'] as const) : (['wide', 'detail'] as const)),
    'wide',
  ];
  const repeats = (shot: Shot): boolean =>
    shots.at(-1) === shot && (shots.at(-2) === shot || shot === 'product' || shot === 'wide');
  return wanted.find((shot) => !repeats(shot)) ?? 'medium';
}
