import path from 'node:path';
import { storyStyleNames, storyStyles } from '#contract/stories.ts';

/** Sample pictures of the story styles (`tools/make-story-swatches.ts`). */
export const storyStylesFolder = path.resolve(import.meta.dirname, '../../../../assets/story-styles');

/** The styles, in display order. */
export const readStyleSwatches = () =>
  storyStyles.map((style) => ({
    id: style,
    name: storyStyleNames[style],
    thumbnailUrl: `/assets/story-styles/${style}.jpg`,
    style,
  }));
