import { endsSentence } from '../../speech/text/sentence-end.ts';
import { houseFrameRate } from '../../house-format/house-format.ts';
import type { SceneWord } from '../speech/join-runs.ts';
import { cutBefore } from './cut-before.ts';

/** A part of a scene with one picture; frames of the scene in [from, to). */
export type SentenceSpan = {
  from: number;
  to: number;
  sentence: string;
  /** The later part of a long sentence, which shows the same picture closer. */
  isNear: boolean;
};

/** A viewer cannot follow shorter shots. */
export const minSentenceFrames = 48;
/** A longer span is cut in two, the second part closer, where a word allows it. */
export const splitAboveFrames = 120;
/** A pause may lie a second further from the middle than another place. */
const pauseBonusFrames = houseFrameRate;

type Spoken = { frames: number; words: readonly SceneWord[] };

/** One span per sentence; short neighbours share one under the longer text, and a long sentence has two. */
export function planSentences({ frames, words }: Spoken): SentenceSpan[] {
  const spans: { from: number; words: SceneWord[]; sentence: string }[] = [];
  for (const sentence of sentencesOf(words)) {
    const from = cutBefore(sentence[0]!.startSeconds);
    const text = sentence.map((word) => word.text).join(' ');
    const last = spans.at(-1);
    const isPreviousTooShort = last && from - last.from < minSentenceFrames;
    const isRestTooShort = frames - from < minSentenceFrames;
    if (!last) spans.push({ from: 0, words: sentence, sentence: text });
    else if (isPreviousTooShort || isRestTooShort) {
      last.words.push(...sentence);
      if (text.length > last.sentence.length) last.sentence = text;
    } else spans.push({ from, words: sentence, sentence: text });
  }
  return spans.flatMap((span, index) => {
    const to = spans[index + 1]?.from ?? frames;
    const { from, sentence } = span;
    const cut = to - from > splitAboveFrames ? chooseCut(span.words, from, to) : null;
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
function chooseCut(words: readonly SceneWord[], from: number, to: number): number | null {
  const middle = (from + to) / 2;
  const cuts = words.slice(1).flatMap((word, index) => {
    const frame = cutBefore(word.startSeconds);
    const isPause = /[,;:—–]["'”’»)]*$/u.test(words[index]!.text);
    const leavesBothLongEnough = frame - from >= minSentenceFrames && to - frame >= minSentenceFrames;
    return leavesBothLongEnough
      ? [{ frame, cost: Math.abs(frame - middle) - (isPause ? pauseBonusFrames : 0) }]
      : [];
  });
  const [best] = cuts.toSorted((one, other) => one.cost - other.cost);
  return best?.frame ?? null;
}
