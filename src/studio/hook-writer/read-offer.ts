import type { HookBrief } from './hook-writer.ts';
import { capitalise, isKnownName } from './inflect.ts';
import { readAct, type Act } from './read-act.ts';
import { priceOf, readDetails, readWhom, type Details } from './read-details.ts';
import {
  headOf,
  nameThing,
  splitOwner,
  isWork,
  tidyAudience,
  withoutTopic,
  withTopic,
} from './name-thing.ts';
import { readGoal, readProblem } from './read-goal.ts';
import { asRelativeClause, isThirdPerson, nameFirst, splitClauses, withSubject } from './read-subject.ts';
import {
  edge,
  namedFirst,
  soldBy,
  seller,
  sellingSubject,
  opening,
  titled,
  plainPronoun,
  peopleIn,
  withoutPeople,
  namesGoods,
  leadsWithVerb,
  nameBeforeVerb,
  readLeadingVerb,
  beforePluralVerb,
  titleCased,
  actsAlone,
} from './first-sentence.ts';
import { readFull } from './read-full.ts';
import { readPoints } from './read-points.ts';
import type { Point } from './point.ts';
import { readPitch, readPlainPitch } from './read-pitch.ts';
import { nameWork, readService, staff } from './read-service.ts';
import { asJointWork, isSoundGoal, isSoundNoun } from './sound-phrase.ts';
import { asOneSentence, splitSentences } from './tidy-text.ts';
import { namedThingIn } from './use-verbs.ts';
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
    (/^(?!start|stop|keep|enjoy|try|love|practi[sc]e|avoid|finish|get|be|go|learn|make|help|let)[a-z]+ [a-z]{3,}ing\b/i.test(
      use,
    ) ||
      namesGoods.test(use)) &&
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
  const [, brand, branded] = isKnownName(np)
    ? []
    : (/^(?!SaaS )(\p{Lu}\p{Ll}+\p{Lu}\p{L}*) ([a-z].*|[A-Z]{2,5} [a-z].*)$/u.exec(np) ?? []);
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
