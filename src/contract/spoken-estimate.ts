import type { SpeakingStyle } from './voices.ts';

/** Fitted to the embedded voices, which the studio measures with numbers in words; connected voices differ. */
const sentenceSeconds = 0.2;
const letterSeconds = 0.0625;
/** "2026" is spoken in four words. */
const digitSeconds = 0.35;
const syllableSeconds = 0.22;
const commaSeconds = 0.236;
const gapSeconds = 0.3;
const tempoOf: Record<SpeakingStyle, number> = { natural: 1, enthusiastic: 1.07, serious: 0.93 };

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** About how many seconds a text takes to be said, while it is still being typed; 0 where nothing can be said. */
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
