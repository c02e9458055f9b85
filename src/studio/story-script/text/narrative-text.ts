/** Normalises a narrative: removes invisible and unstorable characters and unifies line ends. */
export const cleanNarrative = (narrative: string): string =>
  narrative
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\uFEFF\uFFFD]/gu, '')
    .trim();

/** A sentence, or a clause of a very long one, as a slice of the given text. */
export type Sentence = {
  text: string;
  start: number;
  end: number;
  startsParagraph: boolean;
  /** Whether it is a clause of the sentence before. */
  continues: boolean;
};

/** A line break inside a sentence is a space; one after a sentence's end, or before a blank line, ends a paragraph. */
const hardWrap = /(?<![.!?…。！？:"'”’)\s])[ \t]*\n(?=[ \t]*[^\s\-*•\d])/gu;
/** Ends with an abbreviation or an initial: "Mr.", "a.m.", "J.". */
const abbreviation =
  /(?:^|[\s("“‘])(?:Mrs?|Ms|Mx|Dr|Prof|Rev|Capt|Lt|Sgt|St|Mt|vs|etc|No|Jr|Sr|a\.m|p\.m|e\.g|i\.e|[A-Z])\.\s*$/u;
const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Replaces line breaks by spaces, so that a wrapped line stays one sentence and positions stay valid. */
const unwrap = (text: string): string =>
  text.replace(hardWrap, (found, offset: number) => {
    const before = text.slice(text.lastIndexOf('\n', offset) + 1, offset);
    return before.trim().length >= 45 ? found.replace('\n', ' ') : found;
  });

/** Splits a text so that every non-space character is in exactly one sentence. */
export function splitSentences(text: string): Sentence[] {
  const flat = unwrap(text);
  const parts: { start: number; end: number; startsParagraph: boolean; hasWords: boolean }[] = [];
  let offset = 0;
  for (const line of flat.split('\n')) {
    let isFirst = true;
    for (const { segment, index } of sentenceSegmenter.segment(line)) {
      const previous = parts.at(-1);
      const end = offset + index;
      const isGlued =
        !isFirst &&
        previous &&
        (!previous.hasWords || goesOn(flat.slice(Math.max(previous.start, end - 40), end), segment));
      if (isGlued) {
        previous.end = end + segment.length;
        previous.hasWords ||= wordSign.test(segment);
      } else if (segment.trim() !== '') {
        parts.push({
          start: offset + index,
          end: offset + index + segment.length,
          startsParagraph: isFirst && parts.length > 0,
          hasWords: wordSign.test(segment),
        });
      }
      if (segment.trim() !== '') isFirst = false;
    }
    offset += line.length + 1;
  }
  return parts.flatMap((part) => cutIntoClauses(text, part));
}

const wordSign = /[\p{L}\p{N}]/u;

/** Whether a sentence continues: the segmenter also splits after "Mr." and in "“Stop!” she said". */
function goesOn(before: string, next: string): boolean {
  if (abbreviation.test(before.trimEnd())) return true;
  return (
    /^\s*["'”’)\]…,;.!?–—-]*\s*\p{Ll}/u.test(next) || !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(next)
  );
}

const maxSentenceWords = 70;
const clauseEnd = /[,;:)—–，；、،؛]$|[…]$/u;

/** Cuts a sentence of more than 70 words after commas and similar marks, or after 45 words without one. */
function cutIntoClauses(
  text: string,
  { start, end, startsParagraph }: { start: number; end: number; startsParagraph: boolean },
): Sentence[] {
  const slice = text.slice(start, end);
  const tokens = slice.match(/\S+\s*/gu) ?? [];
  const pieces =
    tokens.length > maxSentenceWords
      ? tokens
      : slice.length > 600 && tokens.length < slice.length / 40
        ? [...wordSegmenter.segment(slice)].map(({ segment }) => segment)
        : [slice];
  const cuts: string[] = [];
  let words = 0;
  for (const piece of pieces) {
    const before = cuts.at(-1);
    const isCut = words >= 45 || (words >= 18 && before !== undefined && clauseEnd.test(before.trimEnd()));
    if (before === undefined || isCut) {
      cuts.push(piece);
      words = 1;
    } else {
      cuts[cuts.length - 1] = before + piece;
      words++;
    }
  }
  let position = start;
  return cuts.flatMap((cut, index) => {
    const from = position + (cut.length - cut.trimStart().length);
    const to = position + cut.trimEnd().length;
    position += cut.length;
    if (to <= from) return [];
    return [
      {
        text: text.slice(from, to),
        start: from,
        end: to,
        startsParagraph: startsParagraph && index === 0,
        continues: index > 0,
      },
    ];
  });
}
