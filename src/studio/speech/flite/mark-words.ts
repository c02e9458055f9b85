import type { Utterance } from './run-flite.ts';
import type { SpeakableWord } from '../text/speakable-text.ts';
import type { WordSpan } from './time-words.ts';
import type { RevoiceOrder } from '../vocoder/revoice.ts';

/** Questions with these words end with falling pitch: "What is it?", unlike "Is it?". */
const questionWord = /^(?:who|whom|whose|what|when|where|why|which|how)\b/i;

/** The words of a sentence for the vocoder: their position, stress and following punctuation. */
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

/** Counts several dots or dashes as one, and ignores quotes and brackets. */
function endingOf(word: string): string {
  const bare = word.replace(/["'”’»)\]]+$/u, '');
  if (/(?:\.{2,}|…)$/.test(bare)) return '…';
  if (/(?:[—–]|--)$/.test(bare)) return '—';
  return /[.,!?:;]$/.exec(bare)?.[0] ?? '';
}
