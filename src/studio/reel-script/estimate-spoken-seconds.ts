import { speakableText } from '../speech/text/speakable-text.ts';
import type { SpeakingStyle } from '../speech/speech.ts';
import { UnspeakableTextError } from '../speech/text/unspeakable-text-error.ts';
import type { ReelDuration } from './reel-script.ts';
import { splitSentences } from './sentences.ts';

/** Words that fill a reel at a natural pace. */
const wordBudgets: Record<ReelDuration, number> = { 15: 32, 30: 68, 60: 140 };
export const wordBudget = (durationSeconds: ReelDuration): number => wordBudgets[durationSeconds];

/** Fitted to a hundred sentences of the embedded voice nova; the error is 0.17 s (rms) per sentence, 3 % per script. */
const sentenceSeconds = 0.2;
const letterSeconds = 0.0625;
const commaSeconds = 0.236;
/** Duration per digit, because "2,400" is spoken in many words; measured with nova on years, prices and hours. */
const digitSeconds = 0.35;
/** The pause between sentences that the embedded voices make. */
export const sentenceGapSeconds = 0.3;
/** Duration of a Chinese, Japanese or Korean character, which is a syllable. */
const syllableSeconds = 0.22;

const tempoOf: Record<SpeakingStyle, number> = { natural: 1, enthusiastic: 1.07, serious: 0.93 };

/**
 * Estimates the duration of a text when spoken, with the pauses between its sentences and without silence at its ends.
 */
export function estimateSpokenSeconds(text: string, style: SpeakingStyle = 'natural'): number {
  const sentences = splitSentences(text);
  const spoken = sentences.reduce((sum, sentence) => sum + estimateSentence(sentence), 0);
  const gaps = Math.max(0, sentences.length - 1) * sentenceGapSeconds;
  return (spoken + gaps) / tempoOf[style];
}

function estimateSentence(sentence: string): number {
  const spoken = readAloud(sentence);
  const syllables = spoken.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu);
  const letters = spoken.match(/\p{L}/gu)?.length ?? 0;
  const digits = spoken.match(/\p{N}/gu)?.length ?? 0;
  const commas = spoken.slice(0, -1).match(/[,:;،、，](?!\d)/g)?.length ?? 0;
  const signs = syllables?.length ?? 0;
  if (letters + digits === 0) return 0;
  return (
    sentenceSeconds +
    (letters - signs) * letterSeconds +
    digits * digitSeconds +
    signs * syllableSeconds +
    commas * commaSeconds
  );
}

/** Spells out symbols; returns the sentence unchanged if its script is unknown to the embedded voices. */
function readAloud(sentence: string): string {
  try {
    return speakableText(sentence)
      .map(({ spoken }) => spoken)
      .join(' ');
  } catch (error) {
    if (error instanceof UnspeakableTextError) return sentence;
    throw error;
  }
}
