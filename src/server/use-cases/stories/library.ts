import path from 'node:path';
import { storyStyleNames, storyStyles } from '#contract/stories.ts';

/** Where the styles of stories lie as pictures of themselves (`tools/make-story-swatches.ts`). */
export const storyStylesFolder = path.resolve(import.meta.dirname, '../../../../assets/story-styles');

/** The styles, in the order in which they are offered. */
export const readStyleSwatches = () =>
  storyStyles.map((style) => ({
    id: style,
    name: storyStyleNames[style],
    thumbnailUrl: `/assets/story-styles/${style}.jpg`,
    style,
  }));
