import { hasTag, type Term } from './thing-terms.ts';

export type ThingRole = 'given' | 'held' | 'near';

/** Verbs of handing over. */
const giving =
  /^(?:g(?:ive|ives|ave|iving)|hand(?:s|ed|ing)|pass(?:es|ed|ing)|offer(?:s|ed|ing)?|deliver(?:s|ed|ing)?|lend(?:s)?|lent|present(?:s|ed)|brings?|brought|sends?|sent)$/u;
/** Verbs with the thing in the hands. */
const holding =
  /^(?:h(?:old|olds|eld|olding)|carr(?:y|ies|ied|ying)|brings?|brought|bringing|t(?:ake|akes|ook|aking)|grab(?:s|bed|bing)?|pick(?:s|ed|ing)?|lift(?:s|ed|ing)?|rais(?:es|ed|ing)|show(?:s|ed|ing)?|wav(?:es|ed|ing)|open(?:s|ed|ing)?|unwrap(?:s|ped|ping)?|unpack(?:s|ed)?|read(?:s|ing)?|eat(?:s|ing)?|ate|bit|bites?|lick(?:s|ed|ing)?|nibbl(?:es|ed)|drink(?:s|ing)?|drank|sip(?:s|ped|ping)?|light(?:s|ing)?|lit|blow(?:s|ing)?|blew|play(?:s|ed|ing)?|us(?:e|es|ed|ing)|hug(?:s|ged|ging)?|squeez(?:es|ed|ing)|pull(?:s|ed|ing)?|fetch(?:es|ed|ing)?|f(?:ind|inds|ound)|buy(?:s|ing)?|bought|choos(?:es|ing)|chose|throw(?:s|ing)?|threw|toss(?:es|ed)|catch(?:es)?|caught|drop(?:s|ped|ping)?|unlock(?:s|ed)?|steal(?:s)?|packs?|packed|roll(?:s|ed|ing)|knead(?:s|ed|ing)?|clutch(?:es|ed|ing)|drag(?:s|ged|ging)?|wrap(?:s|ped|ping)?|polish(?:es|ed|ing)?|peel(?:s|ed|ing)?|arriv(?:es|ed|ing)|c(?:ome|omes|ame|oming)|stand(?:s|ing)?|stood|w(?:alk|alks|alked|alking)|run(?:s|ning)?|ran|wait(?:s|ed|ing)?|return(?:s|ed|ing)?|swap(?:s|ped)?|win(?:s|ning)?|won|receiv(?:es|ed)|gets?|got|tun(?:es|ed|ing)|fl(?:y|ies|ew|ying)|collect(?:s|ed|ing)?|gather(?:s|ed|ing)?|kept|keeps?|unroll(?:s|ed)?|unfold(?:s|ed)?|fold(?:s|ed)?|tast(?:es|ed|ing)|tr(?:ies|ied)|dribbl(?:es|ed)|let|cuts?|cutting|stud(?:ies|ied)|tap(?:s|ped|ping)?|swip(?:es|ed)|press(?:es|ed))$/u;
/** Verbs of arriving with a held thing: the thing follows "with". */
const coming = /^(?:arriv|c(?:ome|ame|oming)|stand|stood|w(?:alk|ait)|r(?:un|an)|return|sat|sit)/u;
/** Verbs that leave the thing somewhere. */
const putting =
  /^(?:puts?|plac(?:es|ed)|la(?:id|ys?)|sets?|leav(?:es)?|left|hangs?|hung|buil(?:t|ds?)|stands?|lie[sd]?|stick|stuck|hid(?:es)?|plant(?:s|ed))$/u;

/** The role of a thing, from the nearest verb before it in its clause. */
export function roleOf(terms: readonly Term[], from: number, to: number): ThingRole {
  const behind = terms
    .slice(to + 1, to + 5)
    .map(({ word }) => word)
    .join(' ');
  if (
    /^(?:in|under|over) (?:his|her|my|their|one|each|both|its) (?:\w+ )?(?:hands?|arms?|shoulder|mouth)/u.test(
      behind,
    )
  )
    return 'held';
  // "He came in on crutches"
  if (
    /^(?:crutch(?:es)?|cane|stick)$/u.test(terms[to]!.word) &&
    /^(?:on|with|at)$/u.test(terms[from - 1]?.word ?? '')
  )
    return 'held';
  let isWith = false;
  for (let at = from - 1; at >= Math.max(0, from - 10); at--) {
    const { word } = terms[at]!;
    if (word === 'with') isWith = true;
    if (
      /^(?:beside|under|behind|near|on|onto|at|inside|into|in|to|from|past|around|over|through)$/u.test(
        word,
      ) &&
      !isWith &&
      from - at <= 4
    ) {
      // "On the table" is a location, and so is "put his head on the ball".
      return 'near';
    }
    if (putting.test(word) && !(isWith && coming.test(word))) return 'near';
    if (giving.test(word)) return 'given';
    if (
      isWith &&
      at < from - 1 &&
      word !== 'with' &&
      hasTag(terms[at]!, ['Verb', 'PastTense', 'PresentTense', 'Gerund'])
    )
      return 'held';
    if (holding.test(word)) return coming.test(word) && !isWith ? 'near' : 'held';
  }
  return 'near';
}
