import type { SpokenWord } from '../speech/speech.ts';

/** Words spoken without a pause, with their times; it may end later than its last word. */
export type SpokenLine = { text: string; endSeconds: number; words: readonly SpokenWord[] };

/** A caption: shown from `startSeconds` to `endSeconds`, its words spoken at `times`. */
export type Phrase = { text: string; times: number[]; startSeconds: number; endSeconds: number };

export const minStaySeconds = 0.8;
export const maxCharactersPerSecond = 17;

/** How long the last words of a line stay if no caption follows. */
const afterglowSeconds = 0.6;
/** A caption may appear this long before its first word. */
export const captionLeadSeconds = 0.12;

type Timed = { text: string; start: number; end: number };

/** The words of a line as written in its text, with their times. */
export function timedWords(line: Pick<SpokenLine, 'text' | 'words'>): Timed[] {
  const written = line.text.split(/\s+/).filter(Boolean);
  const isSame = written.length === line.words.length;
  return line.words.map((word, index) => ({
    text: isSame ? written[index]! : word.word,
    start: word.startSeconds,
    end: word.endSeconds,
  }));
}

/**
 * Cuts a line into captions of about `maxCharacters` at most, at punctuation if possible, so that each stays long enough
 * to read. `until` is the time of the next line's first caption, or the end of the scene.
 */
export function planPhrases(line: SpokenLine, maxCharacters: number, until: number): Phrase[] {
  const words = timedWords(line);
  if (words.length === 0) return [];
  const lineEnd = Math.min(until, Math.max(line.endSeconds, words.at(-1)!.end) + afterglowSeconds + 0.6);
  const startOf = (index: number) =>
    index === 0 ? Math.max(0, words[0]!.start - captionLeadSeconds) : (words[index]?.start ?? lineEnd);
  const endOf = (index: number) => (index >= words.length ? lineEnd : startOf(index));
  // best[i]: the cheapest way to cut the words from i on.
  const best = Array.from({ length: words.length + 1 }, () => ({ cost: 0, end: words.length }));
  for (let from = words.length - 1; from >= 0; from -= 1) {
    best[from] = { cost: Infinity, end: from + 1 };
    for (let to = from + 1; to <= words.length; to += 1) {
      const text = words
        .slice(from, to)
        .map((word) => word.text)
        .join(' ');
      const length = [...text].length;
      const cost =
        costOf(text, length, endOf(to) - startOf(from), maxCharacters, to === words.length) +
        (tearsName(words[to - 1]!.text, words[to]?.text) ? nameCost : 0) +
        best[to]!.cost;
      if (cost < best[from]!.cost) best[from] = { cost, end: to };
      if (length > maxCharacters * 1.6) break;
    }
  }
  const phrases: Phrase[] = [];
  for (let from = 0; from < words.length; from = best[from]!.end) {
    const part = words.slice(from, best[from]!.end);
    phrases.push({
      text: part.map((word) => word.text).join(' '),
      times: part.map((word) => word.start),
      startSeconds: startOf(from),
      endSeconds: endOf(best[from]!.end),
    });
  }
  return phrases;
}

/** As bad as six characters too many: a name split over two captions reads as two things. */
const nameCost = 24;

/** Whether a cut here would split a name: two capitalised words, or words joined by an ampersand. */
const tearsName = (last: string, next: string | undefined): boolean =>
  next !== undefined && /^[\p{Lu}&][^.,;:!?…]*$/u.test(last) && /^[\p{Lu}&]/u.test(next);

function costOf(
  text: string,
  length: number,
  seconds: number,
  maxCharacters: number,
  isLast: boolean,
): number {
  const tooLong = Math.max(0, length - maxCharacters) * 4;
  const tooShort = Math.max(0, minStaySeconds - seconds) * 400;
  const tooFast = Math.max(0, length / Math.max(0.1, seconds) - maxCharactersPerSecond) * 25;
  const uneven = ((maxCharacters * 0.8 - length) / maxCharacters) ** 2 * 6;
  const title = /(?:^|\s)(?:Mr|Mrs|Ms|Dr|Prof|St)\.$/.test(text);
  const breaksSense = isLast || /[.,;:!?…،。、！？]["'”’)]?$/.test(text) ? 0 : 5;
  const dangles =
    !isLast &&
    (title || /(?:^|\s)(?:a|an|the|of|to|in|on|at|for|and|or|your|our|my|is|it|with|&)$/i.test(text))
      ? title
        ? 30
        : 8
      : 0;
  return 3 + tooLong + tooShort + tooFast + uneven + breaksSense + dangles;
}
