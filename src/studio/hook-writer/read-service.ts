import { pastParticipleOf } from './inflect.ts';
import type { NamedThing } from './name-thing.ts';

/** The buyer does not do the work of these people. */
export const staff =
  /^our (?:\w+ ){0,2}(?:crew|team|staff|experts|cleaners|company|studio|family|technicians|chefs)\b/i;

const maxGoalLength = 62;

/** "We clean your home" → "have your home cleaned". */
export function readService(rest: string): string | null {
  const [, verb, object, more] =
    /^(?:we|i) ([a-z]+) ([a-z-]+(?: [a-z-]+){0,5}?)((?: (?:at|into|while|in|on|before|after|so|every|for|with|from|without)\b.*)?)$/i.exec(
      rest.split(/[,;:]/)[0]!,
    ) ?? [];
  const done = verb ? pastParticipleOf(verb.toLowerCase()) : null;
  const whose =
    /^(?:your|the|an?|any|every|all|each)\b/i.test(object ?? '') || / of /.test(object ?? '') ? '' : 'your ';
  // A viewer has one wedding, not several.
  const had =
    done &&
    !/(?:weddings|events|part(?:y|ies)|conferences|people|famil(?:y|ies)|couples|bab(?:y|ies))$/i.test(
      object ?? '',
    )
      ? `have ${whose}${object} ${done}`
      : null;
  const goals = had ? [/\b(?:we|our|so)\b/.test(more ?? '') ? had : `${had}${more ?? ''}`, had] : [];
  return goals.find((goal) => goal.length <= maxGoalLength) ?? null;
}

/** "We do interior design", "I teach watercolour painting": what is sold without an article is not counted. */
export function nameWork(work: NamedThing, sentence: string): NamedThing {
  const noun = /^(?:we|i) teach\s/i.test(sentence) ? `${work.noun} lessons` : work.noun;
  const isPlural = noun !== work.noun;
  return { thing: noun, noun, isPlural, isMass: !isPlural };
}
