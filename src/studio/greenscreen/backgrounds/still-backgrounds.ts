import { stat } from 'node:fs/promises';
import type { Cutout } from '../../raw-frames/cutout.ts';
import type { Picture } from '../../raw-frames/picture.ts';
import type { BackgroundRun } from './background-frames.ts';
import type { BackgroundSource } from './background-source.ts';
import type { Moment } from '../clip/clip-moments.ts';
import { createRecentCache } from '../preview/recent-cache.ts';
import { prepareBackgrounds } from './open-backgrounds.ts';

/** The backgrounds of a clip's stills, in their order. */
export type StillBackgrounds = (
  source: BackgroundSource,
  stills: { moments: readonly Moment[]; cutouts: readonly Cutout[] },
  run: BackgroundRun,
) => Promise<readonly Picture[]>;

/** Keeps the last backgrounds: moving the subject or changing its shadow does not alter them. */
export function openStillBackgrounds(): StillBackgrounds {
  const kept = createRecentCache<readonly Picture[]>(1);
  return async (source, { moments, cutouts }, run) => {
    const draw = async () => {
      const backgroundsFrom = await prepareBackgrounds(source, run);
      return Promise.all(
        moments.map(async ({ frame, picture }, index) => {
          const backgrounds = backgroundsFrom(frame);
          try {
            return await backgrounds.next(picture, cutouts[index]!.alpha);
          } finally {
            await backgrounds.close();
          }
        }),
      );
    };
    // A blur is drawn from the clip and its cutouts.
    if (source.type === 'blur') return draw();
    const frames = moments.map(({ frame }) => frame);
    return kept(JSON.stringify([source, run.format, frames, await changedAt(source)]), draw);
  };
}

/** Another file may reuse the same name. */
async function changedAt(source: BackgroundSource): Promise<unknown> {
  if (!('path' in source)) return null;
  const { mtimeMs, size, ino } = await stat(source.path);
  return [mtimeMs, size, ino];
}
