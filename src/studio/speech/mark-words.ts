import type { Utterance } from './run-flite.ts';
import type { SpeakableWord } from './speakable-text.ts';
import type { WordSpan } from './time-words.ts';
import type { RevoiceOrder } from './vocoder/revoice.ts';

/** Questions that begin so end with a fall: "What is it?" against "Is it?". */
const questionWord = /^(?:who|whom|whose|what|when|where|why|which|how)\b/i;

/** The vocoder's view of a sentence: where its words are, which are stressed, and which marks follow them. */
export function markWords(
  sentence: readonly SpeakableWord[],
  spans: readonly WordSpan[],
  utterance: Utterance,
): RevoiceOrder {
  return {
    utterance,
    isWordQuestion: questionWord.test(sentence[0]?.spoken ?? ''),
    words: spans.map(({ word, firstPhone, lastPhone }) => {
      const { written, spoken, isEmphasised } = sentence[word]!;
      return { firstPhone, lastPhone, isEmphasised, ending: endingOf(written) || endingOf(spoken) };
    }),
  };
}

/** Dots and dashes count as one sign; quotes and brackets are not in the way. */
function endingOf(word: string): string {
  const bare = word.replace(/["'”’»)\]]+$/u, '');
  if (/(?:\.{2,}|…)$/.test(bare)) return '…';
  if (/(?:[—–]|--)$/.test(bare)) return '—';
  return /[.,!?:;]$/.exec(bare)?.[0] ?? '';
}
