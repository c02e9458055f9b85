import {
  defaultStoryStyle,
  isStoryStyle,
  storyLimits,
  storyTexts,
  type StoryStyle,
} from '#contract/stories.ts';
import { AppError } from '../../errors.ts';

const lengthOf = (text: string): number => [...text].length;

/** The trimmed narrative. Throws `narrative_too_short` or `narrative_too_long`. */
export function checkNarrative(narrative: string): string {
  const text = narrative.trim();
  const length = lengthOf(text);
  const { minNarrativeCharacters: min, maxNarrativeCharacters: max } = storyLimits;
  const field = 'narrative';
  if (length < min)
    throw new AppError('narrative_too_short', storyTexts.moreCharacters(min - length), { field });
  if (length > max) throw new AppError('narrative_too_long', storyTexts.narrativeTooLong, { field });
  return text;
}

/** A style by its key, or the default without one. Throws `style_unknown`. */
export function checkStyle(key: string | null | undefined): StoryStyle {
  const wanted = key?.trim() || defaultStoryStyle;
  if (!isStoryStyle(wanted)) throw new AppError('style_unknown', storyTexts.styleUnknown, { field: 'style' });
  return wanted;
}
