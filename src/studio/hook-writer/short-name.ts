import { headOf, withoutTopic } from './name-thing.ts';

const maxKindWords = 3;
const isAttached = (word: string): boolean => /(?:ed|caught|made|built|grown)$/.test(word);
/** "Stainless steel insulated lunchbox" → "lunchbox", "used lab equipment marketplace" → "lab equipment marketplace". */
export function shortNameOf(noun: string): string {
  if (/ (?:and|or|&) /.test(noun)) return noun;
  const head = headOf(noun);
  // "Translation of old legal family documents" is a long name, "a pair of earplugs" needs all its words.
  if (head !== noun && noun.split(' ').length <= maxKindWords + 2) return noun;
  const words = withoutTopic(head)
    .replace(/^\d+[- ]?(?:week|day|month|hour|minute|piece|step)s? /, '')
    .split(' ');
  if (words.length <= maxKindWords) return words.join(' ');
  const from = words.findLastIndex((word, at) => at < words.length - 1 && isAttached(word));
  const kept = words.slice(from + 1);
  const short = kept.slice(-maxKindWords - 1);
  // "Up paddle board rental" of "stand up paddle board rental".
  return (/^(?:up|down|in|on|off|out|of|to|and|your|own)$/.test(short[0]!) ? short.slice(1) : short).join(
    ' ',
  );
}
