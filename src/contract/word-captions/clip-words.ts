import type { TimedWord } from '../spread-words.ts';
import { captionWords, type CaptionWord } from './caption-words.ts';
import { readCaptionFile } from './read-caption-file.ts';

/** The words that are spoken in a part of a clip, timed from the start of the part; empty if the file cannot be read. */
export function clipWords(
  file: string,
  part: { startSeconds: number; durationSeconds: number },
): CaptionWord[] {
  const spoken = readCaptionFile(file);
  if (!spoken) return [];
  const moved = spoken.words.map((word): TimedWord => ({
    word: word.word,
    startSeconds: word.startSeconds - part.startSeconds,
    endSeconds: word.endSeconds - part.startSeconds,
  }));
  return captionWords(spoken.text, moved).filter(
    ({ startSeconds, endSeconds }) =>
      endSeconds > 0.1 && startSeconds >= -0.1 && startSeconds < part.durationSeconds,
  );
}
