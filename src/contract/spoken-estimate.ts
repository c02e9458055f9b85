import type { SpeakingStyle } from './voices.ts';

/** Fitted to the embedded voices, measured with numbers written out; connected voices differ. */
const sentenceSeconds = 0.2;
const letterSeconds = 0.0625;
/** For each digit, because numbers are long when spoken: "2026" is four words. */
const digitSeconds = 0.35;
const syllableSeconds = 0.22;
const commaSeconds = 0.236;
const gapSeconds = 0.3;
const tempoOf: Record<SpeakingStyle, number> = { natural: 1, enthusiastic: 1.07, serious: 0.93 };

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** Estimates how many seconds a text takes to speak; 0 if it has nothing to speak. */
export function estimateSpokenSeconds(text: string, style: SpeakingStyle, speed: number): number {
  const sentences = text.split(/(?<=[.!?…。！？])\s*/u).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const signs = count(text, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu);
  const seconds =
    sentences.length * sentenceSeconds +
    Math.max(0, sentences.length - 1) * gapSeconds +
    (count(text, /\p{L}/gu) - signs) * letterSeconds +
    signs * syllableSeconds +
    count(text, /\p{N}/gu) * digitSeconds +
    count(text, /[,:;،、，](?=\s*\S)/gu) * commaSeconds;
  return seconds / tempoOf[style] / speed;
}
