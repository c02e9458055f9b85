import { withoutTopic } from './name-thing.ts';

const maxKindWords = 3;
const isAttached = (word: string): boolean => /(?:ed|caught|made|built|grown)$/.test(word);
/** "Stainless steel insulated lunchbox" → "lunchbox", "used lab equipment marketplace" → "lab equipment marketplace". */
export function shortNameOf(noun: string): string {
  if (/ (?:and|or|&) /.test(noun)) return noun;
  const words = withoutTopic(noun)
    .replace(/^\d+[- ]?(?:week|day|month|hour|minute|piece|step)s? /, '')
    .split(' ');
  if (words.length <= maxKindWords) return words.join(' ');
  const from = words.findLastIndex((word, at) => at < words.length - 1 && isAttached(word));
  const kept = words.slice(from + 1);
  return kept.slice(-maxKindWords - 1).join(' ');
}
