import { lookUpTags } from '#studio/english/part-of-speech.ts';
import { isUnknownKind } from './families/find-family.ts';
import type { HookBrief, WrittenHook } from './hook-writer.ts';
import { isEnglish } from './is-english.ts';
import { readOffer, type Offer } from './read-offer.ts';
import { readSlots } from './slots.ts';
import { tidyText } from './tidy-text.ts';
import { countedNouns, massNouns } from './words.ts';
import { writeSet } from './write-set.ts';

/**
 * Ten hooks, each of another kind, for what the brief says and no more. The same brief gives the same hooks, and its next
 * version others. Null where no name of a thing and no use of it can be read from plain English words.
 */
export function writeHooks(given: HookBrief): WrittenHook[] | null {
  if (!isEnglish(given.sold)) return null;
  const brief = { ...given, sold: tidyText(given.sold) };
  const offer = readOffer(brief);
  if (!offer || isBareName(given.sold, offer)) return null;
  const slots = readSlots(offer, brief.sold);
  const said: WrittenHook[] = [];
  for (let version = 0; version < (brief.version ?? 0); version++) {
    const earlier = writeSet(brief, slots, said);
    if (!earlier) return null;
    said.push(...earlier);
  }
  return writeSet(brief, slots, said);
}

/** "Nordlys": one word on no list, which says nothing of the thing. */
const isBareName = (sold: string, { noun, get }: Offer): boolean =>
  noun !== null &&
  /^\p{Lu}\p{L}+[.!]?$/u.test(sold.trim()) &&
  lookUpTags(noun).length === 0 &&
  lookUpTags(noun.replace(/e?s$/, '')).length === 0 &&
  !massNouns.test(noun) &&
  !countedNouns.test(noun) &&
  isUnknownKind(get, noun);
