import type { ReelBrief } from './reel-script.ts';
import { splitSentences } from './sentences.ts';

type GivenFacts = Pick<ReelBrief, 'brandName' | 'offer' | 'callToAction'>;

/** Finds faults of a text by mechanical rules. The user's own words are not judged. */
export function findGrammarFaults(
  text: string,
  { brandName, offer = '', callToAction = '' }: GivenFacts,
): string[] {
  const own = [offer, callToAction].flatMap((words) => splitSentences(words.toLowerCase()));
  const faults: string[] = [];
  for (const line of text.split('\n')) {
    const bare = line.replaceAll(brandName, 'Brand');
    if (/\s{2,}|^\s|\s$/u.test(line)) faults.push(`spaces in "${line}"`);
    if (/[{}|]|\bundefined\b|\bnull\b/u.test(line)) faults.push(`a slot in "${line}"`);
    if (/\b(\p{L}+) \1\b/iu.test(bare) && !own.some((words) => line.toLowerCase().includes(words)))
      faults.push(`a word twice in "${line}"`);
    if (/[.,;:!?]{2,}|\s[.,;:!?]/u.test(bare.replace('...', '…'))) faults.push(`double mark in "${line}"`);
    if (
      /\b[Aa] (?=[aeio])(?!eu|one\b|once\b)/u.test(bare) ||
      /\b[Aa]n (?=[bcdfgjklmnpqrstvwxyz])/u.test(bare)
    )
      faults.push(`a/an in "${line}"`);
    for (const sentence of splitSentences(line)) {
      const isOwn =
        own.some((words) => sentence.toLowerCase().includes(words)) || sentence.startsWith(brandName);
      const isEmoji = /^[^\p{L}]/u.test(sentence);
      if (/^\p{Ll}/u.test(sentence) && !isOwn && !isEmoji) faults.push(`no capital in "${sentence}"`);
      if (!/[.!?…。！？؟]["'”’)]*(?:\s?[\p{Extended_Pictographic}\u{FE0F}])*$/u.test(sentence))
        faults.push(`no end in "${sentence}"`);
    }
  }
  return faults;
}

/** The runs of three words in a text, without the brand's name. */
export function readRuns(text: string, brandName: string): Set<string> {
  const words =
    text
      .replaceAll(brandName, 'brand')
      .toLowerCase()
      .match(/[\p{L}\p{N}’']+/gu) ?? [];
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}

/** Similarity of two texts, 0 to 1: the share of their runs that both contain. */
export function compareRuns(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const run of one) if (other.has(run)) common++;
  return common / (one.size + other.size - common);
}
