import { articleFor } from './inflect.ts';
import type { WrittenHook } from './hook-writer.ts';

/** Formal faults of one hook: empty slots, spaces, doubled words, articles, agreement, punctuation. */
export function findHookFaults(text: string): string[] {
  const faults: string[] = [];
  if (/[{}|]|\bundefined\b|\bnull\b/.test(text)) faults.push('an empty slot');
  if (/\s{2,}|^\s|\s$|\s[.,;:!?]/.test(text)) faults.push('a space too many');
  const doubled = /\b(\p{L}+) \1\b/iu.exec(text)?.[1];
  if (doubled) faults.push(`a doubled word: ${doubled}`);
  for (const [, article, next] of text.matchAll(/\b(an?) ([\p{L}\p{N}-]+)/giu)) {
    if (articleFor(next!) !== article!.toLowerCase()) faults.push(`an article: ${article} ${next}`);
  }
  const agreement =
    /\b(?:to (?:\w+s|\w+ing) (?:a|an|the|your)\b|they is|it are|you is|another \w+ies\b)/i.exec(text)?.[0];
  if (agreement) faults.push(`agreement: ${agreement}`);
  if (/\bputting up with putting\b/i.test(text)) faults.push('a doubled word: putting');
  if (!/^["“]?[\p{Lu}\p{N}]/u.test(text) && !/^\p{Ll}+\p{Lu}/u.test(text)) faults.push('no capital');
  if (!/[.!?…]["”]?$/.test(text) || /[.!?,;:]{2,}/.test(text)) faults.push('a full stop');
  return faults;
}

/** Two hooks that differ less say almost the same. */
export const minDifference = 0.3;

/** Edits that make one text the other, as a share of the longer one: 0 for the same. */
export function differenceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const swap = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]! / Math.max(one.length, other.length, 1);
}

/** Pairs of a set that say almost the same. */
export const findAlike = (hooks: readonly WrittenHook[]): [string, string][] =>
  hooks.flatMap(({ text }, index) =>
    hooks
      .slice(index + 1)
      .filter((other) => differenceOf(text.toLowerCase(), other.text.toLowerCase()) < minDifference)
      .map((other): [string, string] => [text, other.text]),
  );
