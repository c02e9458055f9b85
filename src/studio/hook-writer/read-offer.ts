import { lookUpTags, startsWithVerb } from '#studio/english/part-of-speech.ts';
import type { HookBrief } from './hook-writer.ts';
import { pastParticipleOf, toBase } from './inflect.ts';
import { readAct, type Act } from './read-act.ts';
import { readClaim } from './read-claim.ts';
import { readDetails, type Details } from './read-details.ts';
import { nameThing, tidyAudience } from './name-thing.ts';
import { readGoal, readProblem } from './read-goal.ts';
import { startsWithUseVerb } from './use-verbs.ts';
import { getVerb } from './words.ts';

/** The facts in the user's own words; hooks may claim nothing else. */
export type Offer = {
  name: string | null;
  /** With its article: "a vitamin C serum", "running shoes", "cold brew"; null where only its use is known. */
  thing: string | null;
  /** Without its article. */
  noun: string | null;
  isPlural: boolean;
  isMass: boolean;
  /** How it is had: "buy", "download", "book" … */
  get: string;
  /** Its use: "fade dark spots". */
  goal: string | null;
  problem: string | null;
  audience: string | null;
  /** The user's clause on its effect: "double wall keeps tea hot"; null where there is a goal. */
  claim: string | null;
  /** The clause on what it does; null where only people act. */
  act: Act | null;
  /** The words after "that", "to" or "for" in the first sentence. */
  purpose: string | null;
} & Details;

/** Where the words that name the thing end. */
const edge =
  /\s(?:that|which|who|where|you|to|for|with|without|(?:made|built|designed|written|baked|roasted|sewn|cooked|cut|sent|delivered)(?= (?:in|by|from|with|to|for|at|on|of|out)\b)|from|by|in|on|at|of your|so|and (?:it|we|they|you)|instead|because|helping|about|against|when|while|after|before|full of|every|helps?|lets?|teach(?:es)?|keeps?|comes?|is|are|between|near|through)\b|[,;:(–—]|\s-\s/i;
const namedFirst =
  /^((?:[\p{Lu}\d][\p{L}\p{N}&'’.+-]*|[a-z]+\p{Lu}\p{L}*)(?:\s(?:[\p{Lu}\d][\p{L}\p{N}&'’.+-]*|of|the|and|&)){0,4})\s*(?:\s(?:is|are|offers|sells|makes|does|delivers|ships|sends|brings|bakes|produces|designs|builds|rents|provides|creates|publishes)\s|\s?[:–—]\s|\s-\s|,\s(?=an?\s)|\s(?=(?:helps|lets|teaches|keeps|makes|turns|tracks|shows|gives)\s))(.*)$/u;
const seller =
  /^(?:we|i)\s(?:sell|make|offer|bake|roast|design|build|teach|run|publish|rent(?: out)?|deliver|provide)\s/i;
/** "Our bakery sells" */
const sellingSubject = /^(?:[a-z]+ ){1,2}(?:sells|makes|offers|delivers|bakes|ships|rents(?: out)?)\s/i;
const opening = /^(?:introducing|meet|this is|it['’]s|it is|here is|our|my|the|new:?)\s/i;
const plainPronoun = /^(?:we|i|you|it|they|he|she|your|our|this|these)\b/i;

const people =
  /\sfor ((?:[a-z-]+ )?(?:parents|people|teams|freelancers|students|beginners|women|men|children|kids|owners|designers|founders|developers|teachers|families|travell?ers|runners|creators|marketers|patients|adults|athletes|musicians|readers|cyclists|gardeners|renters|couples|teenagers))$/i;

/** The audience at the end of a sentence: "workouts for busy parents". */
const peopleIn = (sentence: string): string | undefined => people.exec(sentence)?.[1];
const withoutPeople = (goal: string | null): string | null => goal?.replace(people, '') ?? null;

const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+/).map((part) => part.replace(/[.!?]+$/, ''));

const leadsWithVerb = /^(?:helps?|lets?|teach(?:es)?|keeps?|makes?|turns?|tracks?|shows?|gives?|is|are)\s/i;

/** "We clean your home" → "have your home cleaned". */
function readService(rest: string): string | null {
  const [, verb, object, more] =
    /^(?:we|i) ([a-z]+) ([a-z]+(?: [a-z]+){0,2}?)((?: (?:at|while|in|on|before|after|so|every|for|with|from|without)\b.*)?)$/i.exec(
      rest,
    ) ?? [];
  const done = verb ? pastParticipleOf(verb.toLowerCase()) : null;
  const goal = done
    ? `have ${object} ${done}${/\b(?:we|our|so)\b/.test(more ?? '') ? '' : (more ?? '')}`
    : null;
  return goal && goal.length <= 62 ? goal : null;
}

/** "LedgerLane automates invoices": an unknown word or one with a capital inside, then a verb in the third person. */
function nameBeforeVerb(sentence: string): RegExpExecArray | null {
  const found = /^(\p{Lu}[\p{L}\d]+)\s((?:[a-z]+s)\s.+)$/u.exec(sentence);
  if (!found) return null;
  const [, word, rest] = found as unknown as [string, string, string];
  const [verb, next] = rest.split(' ') as [string, string];
  const base = toBase(verb);
  const isName = /\p{Ll}\p{Lu}/u.test(word) || lookUpTags(word.toLowerCase()).length === 0;
  // "Socks stay fresh" begins with a plural noun.
  const isNoun = lookUpTags(verb).includes('Plural') && startsWithUseVerb(next);
  const isVerb = base !== null && startsWithVerb(base) && !isNoun;
  return isName && isVerb && !/^(?:that|which|for|with|in|from|of|to|made)$/.test(next) ? found : null;
}

/** "Earplugs block snoring" → "earplugs". */
function beforePluralVerb(phrase: string): string {
  const words = phrase.split(' ');
  const at = words.findIndex(
    (word, index) =>
      index > 0 && /[^s]s$/.test(words[index - 1]!) && startsWithUseVerb(word) && index < words.length - 1,
  );
  return at === -1 ? phrase : words.slice(0, at).join(' ');
}

/** Null where no name of a thing is found in plain English words. */
export function readOffer({ sold, audience }: HookBrief): Offer | null {
  const text = sold.replace(/\s+/gu, ' ').replace(/[’]/g, "'").trim();
  const sentences = splitSentences(text).filter(Boolean);
  const first = sentences[0];
  if (!first || !/[a-z]{2}/i.test(first)) return null;
  const described = namedFirst.exec(first);
  const acting = described ? null : nameBeforeVerb(first);
  const named = described ?? acting;
  const name =
    named && !plainPronoun.test(named[1]!) && !/^(?:A|An|The) [a-z]/.test(named[1]!)
      ? named[1]!.trim()
      : null;
  let rest = name ? named![2]! : first;
  for (let round = 0; round < 2; round++) rest = rest.replace(seller, '').replace(opening, '');
  rest = rest.replace(sellingSubject, '');
  // "We deliver cut flowers" is not a command to cut them.
  const isSelling = rest !== first && (seller.test(first) || sellingSubject.test(first));
  const isService = /^(?:we|i)\s/i.test(rest);
  const act = readAct(sentences, rest, name !== null);
  const goal = withoutPeople(
    isService
      ? readService(rest)
      : (readGoal(sentences, isSelling ? `these ${rest}` : rest) ?? (name && act ? act.act : null)),
  );
  const isImperative =
    goal !== null && goal === rest.slice(0, goal.length).replace(/^[A-Z]/, (l) => l.toLowerCase());
  // "We teach kids to code": what is taught is offered, not the kids.
  const isTaught = /^(?:we|i) teach [a-z ]+? (?:how )?to /i.test(first);
  const np =
    isService || isImperative || isTaught || leadsWithVerb.test(rest) || acting !== null
      ? ''
      : beforePluralVerb(rest.split(edge)[0]!.trim());
  // "QuietNest earplugs": the brand is not a part of the noun.
  const [, brand, branded] = /^(\p{Lu}\p{Ll}+\p{Lu}\p{L}*) ([a-z].*)$/u.exec(np) ?? [];
  const thing = np && np.length <= 60 ? nameThing(branded ?? np) : null;
  if (!thing && !goal) return null;
  const facts = thing ?? { thing: null, noun: null, isPlural: false, isMass: false };
  const byName = /\swith (\p{Lu}[\p{L}\d]+)$/u.exec(goal ?? '');
  return {
    name: name ?? (brand ? np : null) ?? byName?.[1] ?? null,
    ...facts,
    ...(facts.thing ? readDetails(text, facts.noun) : { features: [], price: null }),
    get: getVerb(isService ? 'service' : (facts.noun ?? '')),
    claim: facts.thing && goal === null ? readClaim(text) : null,
    act: act && (!facts.thing || facts.isPlural === !/^[a-z]+s\b/.test(act.acts)) ? act : null,
    purpose: /\s(?:that|who|to|for|so)\s(.+)/i.exec(first)?.[1] ?? null,
    goal: goal && byName ? goal.slice(0, -byName[0].length) : goal,
    problem: readProblem(text, goal),
    audience: tidyAudience(audience ?? peopleIn(first) ?? ''),
  };
}
