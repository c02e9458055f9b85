import path from 'node:path';
import { builtInBackgrounds, type BuiltInBackgroundId } from '#contract/backgrounds.ts';

/** Pictures of the built-in backgrounds, made by `tools/make-background-library.ts`. */
export const backgroundsFolder = path.resolve(import.meta.dirname, '../../../../assets/backgrounds');

const thumbnailUrl = (id: BuiltInBackgroundId): string => `/assets/backgrounds/${id}.jpg`;

/** A moving background's loop, or the picture of a static one. */
export const backgroundSampleUrl = (id: BuiltInBackgroundId): string =>
  builtInBackgrounds.find((background) => background.id === id)?.isMoving
    ? `/assets/backgrounds/${id}.mp4`
    : thumbnailUrl(id);

/** The built-in backgrounds, in display order. */
export const readBackgrounds = () =>
  builtInBackgrounds.map(({ id, name, isMoving }) => ({
    id,
    name,
    isMoving,
    thumbnailUrl: thumbnailUrl(id),
    sampleUrl: isMoving ? backgroundSampleUrl(id) : null,
  }));
