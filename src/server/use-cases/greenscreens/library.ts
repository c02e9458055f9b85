import path from 'node:path';
import { builtInBackgrounds, type BuiltInBackgroundId } from '#contract/backgrounds.ts';

/** Where pictures of the built-in backgrounds lie, as `tools/make-background-library.ts` draws them. */
export const backgroundsFolder = path.resolve(import.meta.dirname, '../../../../assets/backgrounds');

const thumbnailUrl = (id: BuiltInBackgroundId): string => `/assets/backgrounds/${id}.jpg`;

/** A moving background's loop, or a picture of one that stands still. */
export const backgroundSampleUrl = (id: BuiltInBackgroundId): string =>
  builtInBackgrounds.find((background) => background.id === id)?.isMoving
    ? `/assets/backgrounds/${id}.mp4`
    : thumbnailUrl(id);

/** The built-in backgrounds, in the order in which they are offered. */
export const readBackgrounds = () =>
  builtInBackgrounds.map(({ id, name, isMoving }) => ({
    id,
    name,
    isMoving,
    thumbnailUrl: thumbnailUrl(id),
    sampleUrl: isMoving ? backgroundSampleUrl(id) : null,
  }));
