import type { ProductKind } from '#studio/story/story.ts';
import {
  cookware,
  drinks,
  fingerFood,
  food,
  played,
  readable,
  setOf,
  tools,
  vehicles,
  worn,
} from '../words/thing-groups.ts';
import type { Named } from './named-before.ts';

/** A pronoun for a handled thing: "it" in "she picks it up", or a portion of one: "takes a sip". */
export type ThingPronoun = {
  at: number;
  word: string;
  number: 'singular' | 'plural' | 'any' | 'portion';
  /** Whether the pronoun may refer to the thing. */
  fits: (named: Named) => boolean;
};

const taking =
  'pick(?:s|ed|ing)?|t(?:akes?|ook|aking)|grab(?:s|bed|bing)?|h(?:olds?|eld|olding)|lift(?:s|ed|ing)?|rais(?:es?|ed|ing)|carr(?:y|ies|ied|ying)|clutch(?:es|ed|ing)?|squeez(?:es?|ed|ing)|catch(?:es)?|caught|throws?|threw|toss(?:es|ed)?|drop(?:s|ped)?|fold(?:s|ed|ing)?|unfold(?:s|ed|ing)?|unroll(?:s|ed|ing)?|wrap(?:s|ped|ping)?|pack(?:s|ed|ing)?|bu(?:ys?|ying)|bought|us(?:es?|ed|ing)|tr(?:y|ies|ied|ying)|pull(?:s|ed|ing)?|push(?:es|ed|ing)?|put(?:s|ting)?|plac(?:es|ed|ing)|set(?:s|ting)?|la(?:id|ys)|turn(?:s|ed|ing)?|shak(?:es|ing)|shook|wip(?:es|ed|ing)|clean(?:s|ed|ing)?|wash(?:es|ed|ing)?|dri(?:es|ed)|polish(?:es|ed|ing)?|fix(?:es|ed|ing)?|repair(?:s|ed|ing)?|mend(?:s|ed|ing)?|fill(?:s|ed|ing)?|empt(?:ies|ied)|examin(?:es?|ed|ing)|inspect(?:s|ed|ing)?|stud(?:ies|ied)|press(?:es|ed|ing)?|hug(?:s|ged|ging)?|kiss(?:es|ed)?|steals?|stole|choos(?:es?|ing)|chose|unwrap(?:s|ped|ping)?|unpack(?:s|ed|ing)?|unbox(?:es|ed|ing)?|sell(?:s|ing)?|sold|smell(?:s|ed|ing)?|sniff(?:s|ed)?|twist(?:s|ed)?|tear(?:s|ing)?|tore|t(?:ie[sd]|ying)|rub(?:s|bed)?|fetch(?:es|ed)?|return(?:s|ed)?|deliver(?:s|ed|ing)?|br(?:ings?|ought|inging)|send(?:s|ing)?|sent|keeps?|kept|find(?:s|ing)?|found|weigh(?:s|ed|ing)?|switch(?:es|ed|ing)|iron(?:s|ed|ing)?|cut(?:s|ting)?|paint(?:s|ed|ing)?|measur(?:es|ed|ing)|check(?:s|ed|ing)?|touch(?:es|ed|ing)?|serv(?:es|ed|ing)|shar(?:es|ed|ing)|hang(?:s|ing)?|hung|sharpen(?:s|ed)';
const giving =
  'g(?:ives?|ave|iving)|hand(?:s|ed|ing)?|pass(?:es|ed|ing)?|offer(?:s|ed|ing)?|show(?:s|ed|ing)?|lends?|lent|sells?|sold|brings?|brought|sends?|sent|buys|bought|pour(?:s|ed|ing)?|throws?|threw|toss(?:es|ed)';
const opening = 'open(?:s|ed|ing)?|clos(?:es|ed|ing)|shuts?|unlock(?:s|ed|ing)?|lock(?:s|ed)';

const isHoldable = ({ isHoldable: holdable }: Named): boolean => holdable;
const isOf =
  (artworks: ReadonlySet<string>, kinds: readonly ProductKind[]) =>
  ({ artwork, kind }: Named): boolean =>
    (artwork !== null && artworks.has(artwork)) || (kind !== null && kinds.includes(kind));
const edible = isOf(new Set([...fingerFood, ...food]), ['bread', 'meal', 'dog-food']);
const wearable = isOf(worn, ['shirt', 'shoe', 'gloves', 'glasses', 'watch', 'ring', 'belt', 'headphones']);
const poured = isOf(new Set([...drinks, 'teapot', ...setOf('jar')]), [
  'bottle',
  'cup',
  'can',
  'coffee-machine',
]);
const driven = isOf(vehicles, ['car', 'bicycle', 'scooter']);
const openable = ({ artwork, isHoldable: holdable }: Named): boolean =>
  holdable || artwork === 'door' || artwork === 'treasure-chest';

type Rule = { verbs: string; fits: ThingPronoun['fits'] };
const rules: readonly Rule[] = [
  {
    verbs:
      'eats?|ate|eating|bit(?:es)?|tast(?:es?|ed|ing)|chew(?:s|ed)?|nibbl(?:es?|ed)|swallow(?:s|ed)|bak(?:es|ed)|slic(?:es|ed)',
    fits: edible,
  },
  { verbs: 'dr(?:inks?|ank|inking)|sip(?:s|ped|ping)?|pour(?:s|ed|ing)?', fits: poured },
  { verbs: 'w(?:ears?|ore|earing)|lac(?:es|ed)(?: up)?', fits: wearable },
  { verbs: 'park(?:s|ed|ing)?|dr(?:ives?|ove|iving)|r(?:ides?|ode|iding)|steer(?:s|ed|ing)', fits: driven },
  { verbs: 'reads?|reading|sign(?:s|ed)', fits: isOf(readable, ['book', 'notebook', 'tablet', 'phone']) },
  { verbs: 'play(?:s|ed|ing)?|tun(?:es|ed)', fits: isOf(played, ['guitar', 'game-pad']) },
  { verbs: opening, fits: openable },
  { verbs: 'stir(?:s|red)', fits: isOf(new Set([...food, ...drinks, ...cookware]), ['pan', 'cup']) },
  { verbs: 'sharpen(?:s|ed)', fits: isOf(new Set([...tools, 'kitchen-knife']), ['knife']) },
  { verbs: `${taking}|${giving}`, fits: isHoldable },
];

/** Idioms in which "it" is not a thing: "took it easy", "gave it up". */
const figurative =
  /^\s+(?:easy|slow(?:ly)?|personally|seriously|for granted|upon|hard|difficult|strange|odd|funny|boring|impossible|interesting|together|safe|simply|straight|off until|a (?:try|go|chance|shot|second|name|rest|miss|thought|day)|some thought|all (?:away|back)|everything|(?:her|his|my|your|their) (?:all|best)|that|to (?:heart|be)|is\b|was\b|out on|another (?:try|chance)|for (?:a|an|two|three|several|\d+) (?:hours?|days?|weeks?|months?|years?|seconds?|minutes?))/iu;
/** "One" and "this" only refer to a thing if no noun follows. */
const noNoun = String.raw`(?=\s*(?:[.,;:!?—–)]|$)|\s+(?:and|but|to|with|from|for|in|on|at|out|before|after|then|while|off|up|too|as|home|away|open|down|by|every|under|into|over|now|again|first)\b)`;
const pronouns = String.raw`(?<word>it|them|(?:this|these)${noNoun}|one of (?:them|these|those)|(?:another one|the other one|(?<!other )one|another|both|two|three)${noNoun}|(?:a|the|one|another) pair${noNoun})(?![’'-])\b`;
const particle = String.raw`(?:\s+(?:up|out|on|off|down|open|away|back|over|through))?`;
const receiver = String.raw`(?:\s+(?:him|her|me|us|them|you|\p{Lu}\p{Ll}+|(?:his|her|my|the|our|their) (?:\p{Ll}+ )?\p{Ll}+))`;

const signs: readonly { pattern: RegExp; fits: ThingPronoun['fits']; givesThem: boolean }[] = [
  ...rules.map(({ verbs, fits }) => ({
    pattern: new RegExp(String.raw`(?<=\b(?:${verbs})${particle}\s+)${pronouns}`, 'giu'),
    fits,
    givesThem: false,
  })),
  {
    pattern: new RegExp(String.raw`(?<=\b(?:${giving})${receiver}\s+)${pronouns}`, 'giu'),
    fits: isHoldable,
    givesThem: true,
  },
  {
    pattern: new RegExp(
      String.raw`(?<=\b(?:look(?:s|ed|ing)?|star(?:es|ed|ing)|smil(?:es|ed)|point(?:s|ed)?|bit(?:es)?|dr(?:inks|ank)|wr(?:ites|ote)|play(?:s|ed|ing)?|gaz(?:es|ed)|leaf(?:s|ed)) (?:at|into|from|in|with|through)\s+)${pronouns}`,
      'giu',
    ),
    fits: isHoldable,
    givesThem: true,
  },
];
/** "Takes one sip", "she bit and chewed": the thing is left out. */
const portion = String.raw`(?<=\b(?:t(?:akes?|ook|aking)|h(?:as|ave|ad)|st(?:eals?|ole)) (?:a|an|one|another|the|her|his|my|their|two)\s+(?:(?:first|last|second|long|big|small|deep|careful|tiny|quick|huge|little)\s+)?)`;
const isLeftOut = String.raw`(?=\s*(?:[.,;:!?—–]|$)|\s+(?:and|again|slowly|while|as|until|quietly|in silence)\b)`;
const portions = [
  {
    pattern: new RegExp(
      String.raw`(?:${portion}(?:sips?|gulps?|swigs?|swallows?)|\b(?:drinks|drank|sips|sipped))${isLeftOut}`,
      'giu',
    ),
    fits: poured,
  },
  {
    pattern: new RegExp(
      String.raw`(?:${portion}(?:bites?|mouthfuls?)|\b(?:eats|ate|chews|chewed))${isLeftOut}`,
      'giu',
    ),
    fits: edible,
  },
];
const givingEnd = new RegExp(String.raw`\b(?:${giving})${particle}\s+$`, 'iu');
const giveEnd = /\bg(?:ives?|ave|iving)\s+$/iu;
const wearingEnd = /\b(?:put|puts|putting|try|tries|tried|trying|slip|slips|slipped)(?:\s+on)?\s+$/iu;
const quoted = /[“"][^”"]*[”"]/gu;

/** The pronouns of a text that refer to handled things, in order. */
export function findThingPronouns(text: string): ThingPronoun[] {
  const told = text.replaceAll(quoted, (words) => '_'.repeat(words.length));
  const found = new Map<number, ThingPronoun>();
  for (const { pattern, fits } of portions)
    for (const { index, 0: word } of told.matchAll(pattern))
      if (!isDenied(told.slice(0, index))) found.set(index, { at: index, word, number: 'portion', fits });
  for (const { pattern, fits, givesThem } of signs)
    for (const { index, 0: word } of told.matchAll(pattern)) {
      if (found.has(index)) continue;
      const before = told.slice(0, index);
      const after = told.slice(index + word.length);
      if (isDenied(before) || figurative.test(after) || (giveEnd.test(before) && /^ up\b/u.test(after)))
        continue;
      const isThem = /^them$/iu.test(word);
      // "She showed them": people, unless a recipient follows "to".
      if (
        isThem &&
        !givesThem &&
        givingEnd.test(before) &&
        !/^\s+(?:to|back|away|out|around|over)\b/iu.test(after)
      )
        continue;
      if (isThem && /^\s+(?:an?|the|his|her|my|their|how|what|that|where|home)\b/iu.test(after)) continue;
      const isPutOn =
        wearingEnd.test(before) &&
        (/\bon\s+$/iu.test(before) ||
          /^\s+on(?=\s*(?:[.,;!?]|$)|\s+(?:and|in front|before|at|for|over|in|to|again|her head|his head)\b)/iu.test(
            after,
          ));
      found.set(index, {
        at: index,
        word,
        number:
          isThem || /^(?:these|both)$/iu.test(word)
            ? 'plural'
            : /^(?:it|this)$/iu.test(word)
              ? 'singular'
              : 'any',
        fits: isPutOn ? wearable : fits,
      });
    }
  return [...found.values()].toSorted((one, other) => one.at - other.at);
}

/** Before a verb that does not happen: "never", "refused to", "wants to". */
const denial =
  /\b(?:not|never|nobody|without|n[’']t|(?:refus|fail|forg[eo]t|want|tr(?:y|ies|ied)|hop|plan|decid|wish|need|lov|lik)\p{L}* to)\s+(?:\p{L}+\s+){0,2}$/iu;
const isDenied = (before: string): boolean => denial.test(before.slice(-50));
