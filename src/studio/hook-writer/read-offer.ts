import { lookUpTags, startsWithVerb } from '#studio/english/part-of-speech.ts';
import type { HookBrief } from './hook-writer.ts';
import { capitalise, toBase } from './inflect.ts';
import { readAct, type Act } from './read-act.ts';
import { priceOf, readDetails, readWhom, type Details } from './read-details.ts';
import {
  forPeople,
  headOf,
  nameThing,
  splitOwner,
  isWork,
  tidyAudience,
  withoutTopic,
  withTopic,
} from './name-thing.ts';
import { readGoal, readProblem, tidyGoal } from './read-goal.ts';
import {
  asRelativeClause,
  isPluralVerb,
  isThirdPerson,
  nameFirst,
  splitClauses,
  withSubject,
} from './read-subject.ts';
import { readFull } from './read-full.ts';
import { readPoints } from './read-points.ts';
import type { Point } from './point.ts';
import { readPitch, readPlainPitch } from './read-pitch.ts';
import { nameWork, readService, staff } from './read-service.ts';
import { asJointWork, isSoundGoal, isSoundNoun } from './sound-phrase.ts';
import { asOneSentence, splitSentences } from './tidy-text.ts';
import { isUseVerb, namedThingIn, startsWithUseVerb } from './use-verbs.ts';
import { countedNouns, getVerb, person } from './words.ts';

/** The facts in the user's own words; hooks may claim nothing else. */
export type Offer = {
  name: string | null;
  /** The name is that of the people who make or sell the thing. */
  isMaker: boolean;
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
  /** The clause on what it does; null where only people act. */
  act: Act | null;
  /** The user's own words as they stand; null where they do not stand alone. */
  pitch: string | null;
  /** Whether one surely says "a" before the noun, or surely not; unknown for "pest control" without an article in the text. */
  isCountSure: boolean;
  /** "A dentist" is not "it". */
  isPerson: boolean;
  /** All that the text says of the thing. */
  points: Point[];
  /** The thing with all that its own clause says of it: "a board game about a failing circus". */
  full: string | null;
  /** "Dogs with stiff joints". */
  whom: string | null;
  /** The words after "that", "to" or "for" in the first sentence. */
  purpose: string | null;
} & Details;

/** Where the words that name the thing end. */
const edge =
  /\s(?:that|which|who|where|you|to|for|with|without|(?:(?:hand-?|custom-?|home)?(?:made|built|written)|sewn|cut|sent|grown|woven|spun|caught|(?!(?:day|sea)?bed\b|sheds?\b|sled\b|seed\b|weed\b|feed\b|reed\b|breed\b|speed\b|tweed\b|red\b)[a-z]{2,}ed)(?= (?:in|by|from|with|without|over|to|for|at|on|of|out|before|after|within|every|each|straight|right|fresh|daily|weekly|monthly|overnight)\b|$|[,;:])|from|by|in|set (?:in|on|during)|(?:selling|serving|offering)|on(?! (?:wheels|demand))|at|over|of(?= \d)|via|under|inside|where|of your|so|and (?:it|we|they|you)|instead|because|helping|about|against|when|while|after|before|full of|every|helps?|lets?|teach(?:es)?|keeps?|comes?|fits|folds|holds|lasts|weighs|no(?= [a-z])|is|are|between|near|through|along|across|around|online(?=$|[,.;:]))\b|[,;:(–—]|\s-\s/i;
const namedFirst =
  /^((?:[\p{Lu}\d][\p{L}\p{N}&'’.+-]*|[a-z]+\p{Lu}\p{L}*)(?:\s(?:[\p{Lu}\d][\p{L}\p{N}&'’.+-]*|of|the|and|&)){0,4})\s*(?:\s(?:is|are|offers|sells|makes|does|delivers|ships|sends|brings|bakes|produces|designs|builds|rents|provides|creates|publishes)\s|\s?[:–—]\s|\s-\s|,\s(?=(?:an?|the)\s)|\s(?=(?:helps|lets|teaches|keeps|makes|turns|tracks|shows|gives)\s))(.*)$/u;
const soldBy =
  /^\s(?:offers|sells|makes|does|delivers|ships|sends|brings|bakes|produces|designs|builds|rents|provides|creates|publishes)\s/;
const seller =
  /^(?:we|i)\s(?:built|made|created|developed|designed|wrote|launched|sell|make|do|host|organi[sz]e|brew|craft|produce|offer|bake|roast|design|build|teach|run|publish|rent(?: out)?|deliver|provide)\s/i;
/** "Our bakery sells" */
const sellingSubject =
  /^(?:(?!that |which |who )[a-z'-]+ ){1,4}(?:sells|makes|offers|does|provides|runs|designs|builds|creates|prints|publishes|brews|roasts|grows|delivers|bakes|ships|rents(?: out)?)\s/i;
const opening =
  /^(?:i['’]?m(?= an? )|i am(?= an? )|we['’]?re(?= an? )|we are(?= an? )|introducing|meet|this is|it['’]s|it is|here is|our|my|the|new:?)\s/i;
/** A title in quotation marks, then its kind. */
const titled = /^["“]([^"“”]+)["”],?\s(?:is\s)?((?:an?|the)\s.+)$/i;
const plainPronoun = /^(?:we|i|you|it|they|he|she|your|our|this|these)\b/i;

/** The audience at the end of a sentence: "workouts for busy parents". */
const peopleIn = (sentence: string): string | undefined => forPeople.exec(sentence)?.[1];
const withoutPeople = (goal: string | null): string | null => goal?.replace(forPeople, '') ?? null;

const leadsWithVerb = /^(?:helps?|lets?|teach(?:es)?|keeps?|makes?|turns?|tracks?|shows?|gives?|is|are)\s/i;

/** "LedgerLane automates invoices": an unknown word or one with a capital inside, then a verb in the third person. */
function nameBeforeVerb(sentence: string): RegExpExecArray | null {
  const found = /^(\p{Lu}[\p{L}\d]+(?:(?:'s)? \p{Lu}[\p{L}\d]+){0,2})\s((?:[a-z]+s)\s.+)$/u.exec(sentence);
  if (!found) return null;
  const [, word, rest] = found as unknown as [string, string, string];
  const [verb, next] = rest.split(' ') as [string, string];
  const base = toBase(verb);
  const isName = /\p{Ll}\p{Lu}|\s/u.test(word) || lookUpTags(word.toLowerCase()).length === 0;
  // "Socks stay fresh" begins with a plural noun.
  const isNoun = lookUpTags(verb).includes('Plural') && startsWithUseVerb(next);
  const isVerb = base !== null && !base.endsWith('ing') && startsWithVerb(`${base} it`) && !isNoun;
  // "Bicycle bags waterproof enough" begins with a noun.
  const isDescribed = /(?:proof|-free|-resistant)$/.test(next);
  return isName &&
    isVerb &&
    !isDescribed &&
    !/^(?:that|which|for|with|in|from|of|to|made|grown|\w+ed)$/.test(next)
    ? found
    : null;
}

/** "Teaches kids chess" → "teach kids chess"; null unless the text begins with a verb in the third person. */
function readLeadingVerb(rest: string): string | null {
  const [verb = '', next = '', ...others] = rest.split(' ');
  const base = toBase(verb.toLowerCase());
  const isClause = base && isThirdPerson(verb) && withSubject(rest) !== rest && !isUseVerb(next);
  // "Socks without seams" begins with a noun.
  const isNoun =
    /^(?:without|with|in|on|at|by|to|as)$/.test(next) || lookUpTags(verb.toLowerCase()).includes('Plural');
  return isClause && !isNoun ? tidyGoal([base, next, ...others].join(' ')) : null;
}

/** "Earplugs block snoring" → "earplugs". */
function beforePluralVerb(phrase: string): string {
  const words = phrase.split(' ');
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      /[^s]s$/.test(words[index - 1]!) &&
      isPluralVerb(word.toLowerCase()) &&
      index < words.length - 1,
  );
  return at === -1 ? phrase : words.slice(0, at).join(' ');
}

/** "The Tuesday Choir": a name whose last word says what it is. */
const titleCased = /^(The(?: \p{Lu}[\p{L}'-]*)+ (\p{Lu}\p{L}+))(?=$|[,.]|\s[a-z])/u;

/** "Keeps drinks cold", "never drips" and "doesn't leak" are said of one thing. */
const actsAlone = /^(?:never )?(?:doesn't|[a-z]+s)\b/;

/** Null where no name of a thing is found in plain English words. */
export function readOffer({ sold, audience }: HookBrief): Offer | null {
  const plainText = asOneSentence(sold.replace(/\s+/gu, ' ').replace(/[’]/g, "'").trim()).replace(
    /^(?:without (?:a )?doubt|simply|probably|perhaps|quite possibly|finally),? /i,
    '',
  );
  const text =
    /^[a-z]+ is (?:an?|the) /.test(plainText) && !plainPronoun.test(plainText)
      ? capitalise(plainText)
      : plainText;
  const [given, ...more] = splitSentences(text).filter(Boolean).flatMap(nameFirst);
  const first = given && (asRelativeClause(given) ?? given);
  if (!first || !/[a-z]{2}/i.test(first)) return null;
  const described = titled.exec(first) ?? namedFirst.exec(first);
  const acting = described ? null : nameBeforeVerb(first);
  const named = described ?? acting;
  const name =
    named && !plainPronoun.test(named[1]!) && !/^(?:A|An|The) [a-z]/.test(named[1]!)
      ? titled.test(first)
        ? `“${named[1]!.trim()}”`
        : named[1]!.trim()
      : null;
  const sentences = [
    first,
    ...more.flatMap(splitClauses).map((sentence) => {
      const [, subject, later] = nameBeforeVerb(sentence) ?? [];
      // "Battery lasts 21 days" is said of the battery.
      return later && (name === null || subject === name) ? `It ${later}` : withSubject(sentence);
    }),
  ];
  let rest = name ? named![2]! : first;
  for (let round = 0; round < 2; round++) rest = rest.replace(seller, '').replace(opening, '');
  rest = rest.replace(sellingSubject, '');
  // "We deliver cut flowers" is not a command to cut them.
  const isSelling = rest !== first && (seller.test(first) || sellingSubject.test(first));
  const isService = /^(?:we|i)\s/i.test(rest);
  const act = readAct(
    sentences,
    rest,
    name !== null && (acting !== null || isThirdPerson(rest.split(' ')[0]!)),
  );
  const use = withoutPeople(
    isService
      ? (readService(rest) ?? (/^(?:we|i) help\s/i.test(rest) ? readGoal([first], '') : null))
      : (readGoal([first, ...more.map(withSubject)], isSelling || first !== given ? `these ${rest}` : rest) ??
          (name && act ? act.act : null) ??
          readLeadingVerb(rest)),
  );
  // "Invoice factoring" is a service, "start learning" is not.
  const isWorkName =
    use !== null &&
    /^(?!start|stop|keep|enjoy|try|love|practi[sc]e|avoid|finish|get|be|go|learn|make|help|let)[a-z]+ [a-z]{3,}ing\b/i.test(
      use,
    ) &&
    rest.toLowerCase().startsWith(use);
  const goal = use && isSoundGoal(use) && !isWorkName && !staff.test(given!) ? use : null;
  const isImperative =
    goal !== null && goal === rest.slice(0, goal.length).replace(/^[A-Z]/, (l) => l.toLowerCase());
  // "We teach kids to code": what is taught is offered, not the kids.
  const isTaught = /^(?:we|i) teach [a-z ]+? (?:how )?to /i.test(first);
  const whole =
    isService ||
    isImperative ||
    readLeadingVerb(rest) !== null ||
    isTaught ||
    (leadsWithVerb.test(rest) && namedThingIn(rest) === null) ||
    acting !== null
      ? ''
      : (namedThingIn(rest)?.replace(/^[a-z-]+ your own /i, '') ??
        withTopic(beforePluralVerb(rest.split(edge)[0]!.trim()), rest));
  // "Three dinners a week" are dinners.
  const np = whole
    .replace(/^(?:two|three|four|five|six|seven|ten|\d+) (?=[a-z-]+ .*s(?: (?:a|per|every|each) |$))/i, '')
    .replace(/ (?:a|per|every|each) (?:day|week|month|year)$/i, '');
  // "QuietNest earplugs": the brand is not a part of the noun.
  const [, brand, branded] =
    /^(?!SaaS )(\p{Lu}\p{Ll}+\p{Lu}\p{L}*) ([a-z].*|[A-Z]{2,5} [a-z].*)$/u.exec(np) ?? [];
  const owned = branded ? null : splitOwner(np);
  const phrase = branded ?? np;
  // "They" shows that "pierogi" are several.
  const isSeveral = /^they\b/i.test(more[0] ?? '') && !/^an?\s/i.test(phrase);
  const title = name ? null : titleCased.exec(first);
  const plain = np && np.length <= 60 ? nameThing(title ? title[2]!.toLowerCase() : phrase) : null;
  // "Invoices, contracts and proposals in one place" is not about invoices, but a lawyer is one.
  const isList =
    !person.test(rest.split(',')[0]!) &&
    /^(?!an? |the )(?:\S+ )?[^\s,:]+, (?:[^,:]{2,30}, )*(?!\w+ed\b)[^,:]{2,30}? and\s/i.test(rest);
  const read =
    plain && !isList && isSoundNoun(plain.noun) ? plain : plain && !isList ? asJointWork(plain) : null;
  const counted = read && isSeveral ? { ...read, thing: read.noun, isPlural: true, isMass: false } : read;
  const isUncounted = isSelling && counted && !counted.isPlural && !/^(?:an?|one|the)\s/i.test(phrase);
  const thing = isUncounted ? nameWork(counted, first) : counted;
  const facts = thing ?? { thing: null, noun: null, isPlural: false, isMass: false };
  // An order to the viewer is said as a goal.
  const quoted = /^[^.!?]*\?/.test(text)
    ? ''
    : first !== given || (first.startsWith('The ') && first.slice(4) === rest)
      ? given
      : rest;
  const told = isImperative ? null : readPitch([first, ...more], quoted, [facts.noun, facts.noun && np]);
  // Where nothing can be taken apart, the user's own first words are better than a refusal.
  const pitch = told ?? (thing || goal ? null : readPlainPitch(text));
  const byName = /\swith (\p{Lu}[\p{L}\d]+)$/u.exec(goal ?? '');
  // "Stop losing your keys. TagMe finds them."
  const closing =
    isImperative || !plain || read === null
      ? (/\swith (\p{Lu}[\p{L}\d]+(?: [a-z]+){0,3})$/u.exec(first)?.[1] ??
        more.map((part) => nameBeforeVerb(part)?.[1]).find(Boolean))
      : undefined;
  const called =
    name ??
    title?.[1] ??
    (brand ? np : null) ??
    (owned && /^\p{Lu}/u.test(np) ? np : null) ??
    byName?.[1] ??
    closing ??
    null;
  // What something does is only said of something that can be named.
  const done = act && (thing || called) ? act : null;
  if (!thing && !goal && !pitch && !done) return null;
  const isPerson = facts.noun !== null && person.test(facts.noun);
  const get =
    /\brents?(?: out)?\s/i.test(first) && isSelling
      ? 'rent'
      : getVerb(
          isService || isWork(facts) || (facts.isMass && /^(?:we|i) (?:do|offer|provide)\s/i.test(first))
            ? 'service'
            : headOf(withoutTopic(facts.noun ?? '')),
          text,
        );
  return {
    name: called,
    isMaker:
      name !== null &&
      acting === null &&
      soldBy.test(first.slice(first.indexOf(named![1]!) + named![1]!.length)),
    ...facts,
    ...(facts.thing
      ? readDetails(`${sentences.join('. ')}.`, facts.noun)
      : { features: [], price: called ? priceOf(text, null) : null }),
    get,
    act: done && (!facts.thing || facts.isPlural === !actsAlone.test(done.acts)) ? done : null,
    purpose: /\s(?:that|who|to|for|so)\s(.+)/i.exec(first)?.[1] ?? null,
    points: readPoints(plainText, {
      noun: facts.noun,
      act: facts.noun === null ? (done?.acts.replace(/,? so .*$/, '') ?? null) : null,
      isPlural: facts.isPlural,
      isPerson,
      isService: /^(?:book|sign up for|get tickets for|visit|join|rent)$/.test(get),
      isUsed:
        /^(?:try|download)$/.test(get) || /(?:marketplace|platform|portal|site)$/.test(facts.noun ?? ''),
    }),
    full: readFull(plainText, facts, called),
    whom: readWhom(first),
    goal: goal && byName ? goal.slice(0, -byName[0].length) : goal,
    problem: readProblem(text, goal),
    pitch,
    isCountSure:
      facts.noun === null ||
      facts.isPlural ||
      facts.isMass ||
      countedNouns.test(facts.noun) ||
      /\b(?:an?|the|our|my|your|this|one)\s/i.test(
        given!.slice(0, given!.toLowerCase().indexOf(facts.noun.toLowerCase())),
      ),
    isPerson,
    audience: tidyAudience(audience ?? peopleIn(first) ?? ''),
  };
}
