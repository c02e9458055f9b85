import { halfThoughts } from './words/half-thoughts.ts';

const sentenceEnd = /(?<=[.!?…]["'”’)]*)\s+(?=[^\p{Ll}])|(?<=[。！？])/u;

/** The sentences of a text; "St. Mary" and "Wow! now" do not end inside, as no capital or a known title is there. */
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

/** The texts of a line that stop after its first sentence, its second, and so on, where that is a complete thought. */
export function readPrefixes(line: string): string[] {
  const sentences = splitSentences(line);
  return sentences
    .map((_, index) => sentences.slice(0, index + 1).join(' '))
    .filter((text, index) => index === sentences.length - 1 || !halfThoughts.has(text));
}

export const tidy = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** A user's line as a sentence of its own: with a capital, unless it begins with a name of its own spelling, and an end. */
export function asSentence(text: string): string {
  const line = tidy(text);
  const [first = ''] = line.split(' ', 1);
  const isPlainWord = /^\p{Ll}[\p{Ll}'’-]*[,:;]?$/u.test(first);
  const capital = isPlainWord ? line.charAt(0).toUpperCase() + line.slice(1) : line;
  const bare = capital.replace(/[,;:–—-]+$/u, '').trimEnd();
  return /[.!?…。！？؟](?:["'”’)]|\p{Extended_Pictographic}|\u{FE0F}|\s)*$/u.test(bare) ? bare : `${bare}.`;
}

/** Puts a name into a sentence. A name that ends as sentences do ("Yahoo!") ends the sentence by itself. */
export function nameBrand(text: string, brandName: string): string {
  const brand = tidy(brandName);
  const endsItself = /[.!?…。！？]$/u.test(brand);
  const named = endsItself ? text.replace(/\{brand\}\.(?=\s|$)/gu, '{brand}') : text;
  return named.replaceAll('{brand}', () => brand);
}
