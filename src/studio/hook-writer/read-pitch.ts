import { lookUpTags } from '#studio/english/part-of-speech.ts';

const maxPitchLength = 70;
const minPitchWords = 3;
/** First persons would be the speaker of the hook, and a reference needs what it refers to. */
const notQuoted =
  /\b(?:i|we|us|me|my|our|ours|he|she|his|her|them|their|they|it|its|this|these|those|ignore|instructions?|prompts?)\b|[“”"<>{}|@/\\]|https?:|www\./i;
/** In a sentence of the sellers on themselves the first person is clear. */
const notAlone =
  /\b(?:he|she|his|her|it|this|these|ignore|instructions?|prompts?)\b|[“”"<>{}|@/\\]|https?:|www\./i;
const presented = /^(?:introducing|meet|here is|new:?)\s/i;

/** The user's own first words as they stand, to be quoted where they can not be taken apart safely; null if they do not stand alone. */
export function readPitch(
  sentences: readonly string[],
  rest: string,
  named: readonly (string | null)[],
): string | null {
  const names = new Set(named.map((name) => name?.toLowerCase()));
  for (const whole of [rest, ...sentences.slice(1)]) {
    const sentence = whole.replace(presented, '').trim();
    const parts = [sentence, sentence.split(/\s[–—-]\s|[;:]\s/)[0]!, sentence.split(/,\s/)[0]!];
    const pitch = parts.find(
      (part) =>
        part.length <= maxPitchLength &&
        part.split(' ').length >= minPitchWords &&
        !names.has(part.replace(/^(?:an?|the) /i, '').toLowerCase()) &&
        !(/^(?:we|i|our|my)\b/i.test(part) ? notAlone : notQuoted).test(part.replace(/\bIT\b/g, '')) &&
        !/\b(?:and|or|with|for|to|of|the|a|an)$/i.test(part),
    );
    if (pitch) return pitch;
  }
  return null;
}

const maxPlainWords = 14;
const hostile =
  /\b(?:ignore|disregard|instructions?|prompts?|passwords?|system|javascript|script|select|drop table)\b|[<>{}|@/\\]|https?:|www\./i;

/** The first clause of any plain English text; null for hostile text and for words that are not English. */
export function readPlainPitch(text: string): string | null {
  const clause = text
    .split(/[.!?;]+(?:\s|$)|\s[–—-]\s/)[0]!
    .replace(/["“”]/g, '')
    .trim();
  const words = clause.split(' ');
  const short = words.slice(0, maxPlainWords).join(' ');
  const pitch = short.length > maxPitchLength ? short.split(/,\s/)[0]! : short;
  const known = words.filter((word) => lookUpTags(word.toLowerCase().replace(/[^a-z'-]/g, '')).length > 0);
  const isEnglish = words.length >= 2 && known.length >= words.length / 2;
  return isEnglish && !hostile.test(text) && pitch.length <= maxPitchLength && /[a-z]{3}/i.test(pitch)
    ? pitch.replace(/[,:]$/, '')
    : null;
}
