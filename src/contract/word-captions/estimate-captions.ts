import { withoutEmphasisMarks } from '../emphasis-marks.ts';
import { estimateSpokenSeconds } from '../spoken-estimate.ts';
import { spreadWords } from '../spread-words.ts';
import type { SpeakingStyle } from '../voices.ts';
import { captionWords, type CaptionWord } from './caption-words.ts';

/** An estimate of a text's captions before it is spoken. */
export function estimateCaptions(
  text: string,
  style: SpeakingStyle,
  speed: number,
): { words: CaptionWord[]; untilSeconds: number } {
  const shown = withoutEmphasisMarks(text);
  const seconds = Math.max(1, estimateSpokenSeconds(shown, style, speed));
  return { words: captionWords(text, spreadWords(shown, seconds)), untilSeconds: seconds + 0.5 };
}
