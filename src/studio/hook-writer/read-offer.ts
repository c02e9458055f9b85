import type { HookBrief } from './hook-writer.ts';
import { pastParticipleOf } from './inflect.ts';
import { readClaim } from './read-claim.ts';
import { readDetails, type Details } from './read-details.ts';
import { nameThing, tidyAudience } from './name-thing.ts';
import { readGoal, readProblem } from './read-goal.ts';
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
} & Details;

/** Where the words that name the thing end. */
const edge =
  /\s(?:that|which|who|where|to|for|with|without|made|built|designed|written|baked|roasted|sewn|cooked|delivered|from|by|in|on|at|of your|so|and (?:it|we|they|you)|instead|because|helping|about|against|when|while|after|before|full of|every|helps?|lets?|teach(?:es)?|keeps?|comes?|is|are|between|near|through)\b|[,;:(–—]|\s-\s/i;
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
    /^(?:we|i) ([a-z]+) ([a-z]+(?: [a-z]+){0,2}?)((?: (?:at|while|in|on|before|after|so|every|for|with)\b.*)?)$/i.exec(
      rest,
    ) ?? [];
  const done = verb ? pastParticipleOf(verb.toLowerCase()) : null;
  const goal = done
    ? `have ${object} ${done}${/\b(?:we|our|so)\b/.test(more ?? '') ? '' : (more ?? '')}`
    : null;
  return goal && goal.length <= 62 ? goal : null;
}

/** Null where no name of a thing is found in plain English words. */
export function readOffer({ sold, audience }: HookBrief): Offer | null {
  const text = sold.replace(/\s+/gu, ' ').replace(/[’]/g, "'").trim();
  const sentences = splitSentences(text).filter(Boolean);
  const first = sentences[0];
  if (!first || !/[a-z]{2}/i.test(first)) return null;
  const named = namedFirst.exec(first);
  const name =
    named && !plainPronoun.test(named[1]!) && !/^(?:A|An|The) [a-z]/.test(named[1]!)
      ? named[1]!.trim()
      : null;
  let rest = name ? named![2]! : first;
  for (let round = 0; round < 2; round++) rest = rest.replace(seller, '').replace(opening, '');
  rest = rest.replace(sellingSubject, '');
  const isService = /^(?:we|i)\s/i.test(rest);
  const goal = withoutPeople(isService ? readService(rest) : readGoal(sentences, rest));
  const isImperative =
    goal !== null && goal === rest.slice(0, goal.length).replace(/^[A-Z]/, (l) => l.toLowerCase());
  // "We teach kids to code": what is taught is offered, not the kids.
  const isTaught = /^(?:we|i) teach [a-z ]+? (?:how )?to /i.test(first);
  const np =
    isService || isImperative || isTaught || leadsWithVerb.test(rest) ? '' : rest.split(edge)[0]!.trim();
  const thing = np && np.length <= 60 ? nameThing(np) : null;
  if (!thing && !goal) return null;
  const facts = thing ?? { thing: null, noun: null, isPlural: false, isMass: false };
  const byName = /\swith (\p{Lu}[\p{L}\d]+)$/u.exec(goal ?? '');
  return {
    name: name ?? byName?.[1] ?? null,
    ...facts,
    ...(facts.thing ? readDetails(text, facts.noun) : { features: [], price: null }),
    get: getVerb(isService ? 'service' : (facts.noun ?? '')),
    claim: facts.thing && goal === null ? readClaim(text) : null,
    goal: goal && byName ? goal.slice(0, -byName[0].length) : goal,
    problem: readProblem(text, goal),
    audience: tidyAudience(audience ?? peopleIn(first) ?? ''),
  };
}
