import type { TimedWord } from '../spread-words.ts';
import { captionWords, type CaptionWord } from './caption-words.ts';
import { readCaptionFile } from './read-caption-file.ts';

/** The words that are spoken in a range of a clip, timed from its start; empty if the file cannot be read. */
export function clipWords(
  file: string,
  range: { startSeconds: number; durationSeconds: number },
): CaptionWord[] {
  const spoken = readCaptionFile(file);
  if (!spoken) return [];
  const moved = spoken.words.map((word): TimedWord => ({
    word: word.word,
    startSeconds: word.startSeconds - range.startSeconds,
    endSeconds: word.endSeconds - range.startSeconds,
  }));
  return captionWords(spoken.text, moved).filter(
    ({ startSeconds, endSeconds }) =>
      endSeconds > 0.1 && startSeconds >= -0.1 && startSeconds < range.durationSeconds,
  );
}
