import { endsSentence } from '../../speech/text/sentence-end.ts';
import type { SceneWord } from '../speech/join-runs.ts';

/** The part of a scene that tells one sentence; frames of the scene in [from, to). */
export type SentenceSpan = {
  from: number;
  to: number;
  sentence: string;
  /** The later part of a long sentence, which shows the same picture closer. */
  isNear: boolean;
};

/** A viewer cannot follow shorter shots. */
export const minFrames = 48;
/** A longer picture is shown closer in its second half. */
export const maxFrames = 120;
/** Before the first word of a sentence. */
const cutLeadFrames = 3;
const frameOf = (seconds: number): number => Math.round(seconds * 30);

type Spoken = { frames: number; words: readonly SceneWord[] };

/** One span per sentence; short neighbours share one, which shows the longer of the two. */
export function planSentences({ frames, words }: Spoken): SentenceSpan[] {
  const spans: { from: number; words: SceneWord[]; sentence: string }[] = [];
  for (const sentence of sentencesOf(words)) {
    const from = frameOf(sentence[0]!.startSeconds) - cutLeadFrames;
    const text = sentence.map((word) => word.text).join(' ');
    const last = spans.at(-1);
    const isTooSoon = last && from - last.from < minFrames;
    const isTooLate = frames - from < minFrames;
    if (!last) spans.push({ from: 0, words: sentence, sentence: text });
    else if (isTooSoon || isTooLate) {
      last.words.push(...sentence);
      if (text.length > last.sentence.length) last.sentence = text;
    } else spans.push({ from, words: sentence, sentence: text });
  }
  return spans.flatMap((span, index) => {
    const to = spans[index + 1]?.from ?? frames;
    const { from, sentence } = span;
    const cut = to - from > maxFrames ? middleOf(span.words, from, to) : null;
    if (cut === null) return [{ from, to, sentence, isNear: false }];
    return [
      { from, to: cut, sentence, isNear: false },
      { from: cut, to, sentence, isNear: true },
    ];
  });
}

function sentencesOf(words: readonly SceneWord[]): SceneWord[][] {
  const sentences: SceneWord[][] = [];
  for (const [index, word] of words.entries()) {
    if (index === 0 || endsSentence(words[index - 1]!.text)) sentences.push([]);
    sentences.at(-1)!.push(word);
  }
  return sentences;
}

/** The cut of a long sentence: before the word nearest to its middle, after a comma if there is one nearby. */
function middleOf(words: readonly SceneWord[], from: number, to: number): number | null {
  const middle = (from + to) / 2;
  const places = words.slice(1).flatMap((word, index) => {
    const frame = frameOf(word.startSeconds) - cutLeadFrames;
    const isPause = /[,;:—–]["'”’»)]*$/u.test(words[index]!.text);
    const isFree = frame - from >= minFrames && to - frame >= minFrames;
    return isFree ? [{ frame, cost: Math.abs(frame - middle) - (isPause ? 30 : 0) }] : [];
  });
  const [best] = places.toSorted((one, other) => one.cost - other.cost);
  return best?.frame ?? null;
}
