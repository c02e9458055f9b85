import { halfThoughts } from './words/half-thoughts.ts';

const sentenceEnd = /(?<=[.!?…]["'”’)]*)\s+(?=[^\p{Ll}])|(?<=[。！？])/u;

/** Splits a text into sentences; "St. Mary" and "Wow! now" are not split, because of the title and the lower case. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.trim().split(sentenceEnd)) {
    if (part === '') continue;
    const previous = sentences.at(-1);
    if (previous && /\b(?:St|Mr|Mrs|Ms|Dr|No|Prof|vs)\.$/.test(previous))
      sentences[sentences.length - 1] += ` ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

/** The beginnings of a line, up to its first sentence, its second, and so on, that are complete thoughts. */
export function readPrefixes(line: string): string[] {
  const sentences = splitSentences(line);
  return sentences
    .map((_, index) => sentences.slice(0, index + 1).join(' '))
    .filter((text, index) => index === sentences.length - 1 || !halfThoughts.has(text));
}

export const tidy = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/**
 * Turns a user's line into a sentence: with a capital, unless it begins with a name in its own spelling, and with an
 * end mark.
 */
export function asSentence(text: string): string {
  const line = tidy(text);
  const [first = ''] = line.split(' ', 1);
  const isPlainWord = /^\p{Ll}[\p{Ll}'’-]*[,:;]?$/u.test(first);
  const capital = isPlainWord ? line.charAt(0).toUpperCase() + line.slice(1) : line;
  const bare = capital.replace(/[,;:–—-]+$/u, '').trimEnd();
  return /[.!?…。！？؟](?:["'”’)]|\p{Extended_Pictographic}|\u{FE0F}|\s)*$/u.test(bare) ? bare : `${bare}.`;
}

/** Inserts the brand's name into a sentence. A name with its own end mark ("Yahoo!") ends the sentence. */
export function nameBrand(text: string, brandName: string): string {
  const brand = tidy(brandName);
  const endsItself = /[.!?…。！？]$/u.test(brand);
  const named = endsItself ? text.replace(/\{brand\}\.(?=\s|$)/gu, '{brand}') : text;
  return named.replaceAll('{brand}', () => brand);
}
