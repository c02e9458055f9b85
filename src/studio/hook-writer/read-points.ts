import { lookUpTags, startsWithVerb, tagWords } from '#studio/english/part-of-speech.ts';
import { articleFor, capitalise, lowerFirst, toBase } from './inflect.ts';
import { forPeople, nameThing } from './name-thing.ts';
import { maxQuoteLength, splitParts } from './split-parts.ts';
import {
  actPoint,
  featurePoint,
  inThirdPerson,
  withBaseForms,
  isState,
  modifierPoint,
  quotePoint,
  statePoint,
  type Agreement,
  type Point,
} from './point.ts';
import { isPluralVerb, isThirdPerson } from './read-subject.ts';
import { isSoundFeature } from './sound-phrase.ts';
import { startsWithUseVerb } from './use-verbs.ts';

type Subject = Agreement & {
  noun: string | null;
  /** Its predicate, where only its name is known. */
  act: string | null;
  /** "Comes with" things, while goods have them. */
  isService: boolean;
  /** Software and the like "lets you" do something. */
  isUsed: boolean;
};

const maxRelativeLength = 110;
/** Speaks of a person, is an order, or is not plain text. */
const notQuoted =
  /\b(?:i|im|i'm|my|me|mine|he|she|his|her|ignore|disregard|instructions?|prompts?|system)\b|[“”"<>{}|@\\]|https?:|www\./i;
const opensLoosely =
  /^(?:so|because|which|who|that|but|or|and|than|then|if|while|when|to|them|it|its|they|their|this|these|also|even|just|including|with)\b/i;
const endsLoosely =
  /\b(?:and|or|with|for|to|of|the|a|an|in|from|by|at|on|is|are|no|less|than|more|extra|your|our)$/i;
/** Refers to something outside the fragment. */
const isUnresolved = (text: string): boolean =>
  /\b(?:he|she|us|ours|hers|him)\b/i.test(text) ||
  /^(?:\S+ ){0,2}(?:it|its)\b/i.test(text) ||
  (/\b(?:them|they|their)\b/i.test(text) && !/\w[^s\W]s\b.*\b(?:them|they|their)\b/i.test(text));

const price = /^(?:only |just )?(?:US)?[$€£]\s?\d[\d.,]*$/i;

const isQuotable = (text: string): boolean =>
  text.length >= 3 &&
  text.length <= maxQuoteLength &&
  (/\p{L}{3}/u.test(text) || price.test(text)) &&
  !notQuoted.test(text) &&
  !opensLoosely.test(text) &&
  !endsLoosely.test(text) &&
  !notQuoted.test(text);

const quoteOf = (text: string): string | null =>
  isQuotable(text) ? capitalise(text.replace(/^(?:and|plus|also) /i, '')) : null;

/** "Cuts overtime and lets nurses swap shifts" → both; "pick and pack orders" stays. */
const splitVerbs = (text: string): string[] =>
  text.split(/,? and (?=[a-z]+s? )/).reduce<string[]>((parts, part) => {
    const verb = part.split(' ')[0]!;
    // "They burn 50 hours and smell like cedar".
    const isSeveral = parts.length > 0 && toBase(parts[0]!.split(' ')[0]!) === null;
    const isVerb = isSeveral
      ? isPluralVerb(verb) || /^(?:smell|taste|look|feel|come|have|include|fit|look|sound)$/.test(verb)
      : isThirdPerson(verb) && !lookUpTags(part.split(' ')[1] ?? '').includes('Preposition');
    return parts.length === 0 || (isVerb && parts.at(-1)!.includes(' '))
      ? [...parts, part]
      : [...parts.slice(0, -1), `${parts.at(-1)} and ${part}`];
  }, []);

/** The verb and those that follow "and", in their base form. */
function inBaseForm(phrase: string): string {
  const [verb = '', ...others] = phrase.split(' ');
  return withBaseForms(`${toBase(verb) ?? verb} ${others.join(' ')}`);
}

const sensing = /^(?:smell|taste|look|feel|sound)$/;

/** The predicate of a clause on the thing: "keeps food warm", "are machine washable", "has a lid". */
function readPredicate(text: string, subject: Subject, isRelative = false): Point[] {
  const [first = '', ...others] = text.split(' ');
  const verb = first.toLowerCase();
  const rest = others.join(' ');
  const stated = rest.replace(/^(?:also|very|so|really|always) /i, '');
  if (/^(?:is|are)$/.test(verb)) return isState(stated) ? [statePoint(stated, quoteOf(stated), subject)] : [];
  if (/^(?:has|have|includes?|features?)$/.test(verb)) return readFeature(rest, subject, null);
  if (/^(?:was|were|can|will|does|do|don't|doesn't|never|cost|costs)$/.test(verb) || rest === '') return [];
  if (isUnresolved(rest) && !/ (?:it|them)\b.* (?:until|when|before|after)\b/.test(rest)) return [];
  if (text.length > maxRelativeLength || notQuoted.test(rest) || endsLoosely.test(text)) return [];
  const base = toBase(verb) === null || !isThirdPerson(verb) ? (isRelative ? verb : null) : toBase(verb);
  if (base === null || !(sensing.test(base) || startsWithVerb(`${base} it`))) return [];
  // "Wakes you with light" and "cleans floors with steam" say how, "keeps food warm with a vacuum lid" also names a part.
  const [, short = text, extra] =
    /^(\S+ (?!(?:you|it|them) )\S+.*?) with ((?:an?|two|three|four|\d+) (?!(?:\w+ )?(?:hand|tap|click|finger|button|touch|word|swipe)\b).+)$/.exec(
      text,
    ) ?? [];
  const bare = toBase(verb) === null ? short : inBaseForm(short);
  const third = toBase(verb) === null ? inThirdPerson(short) : `${verb} ${short.slice(verb.length + 1)}`;
  return [
    actPoint(third, bare, quoteOf(subject.isPlural ? bare : third), subject),
    ...(extra ? readFeature(extra, subject, null) : []),
  ];
}

const counted = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) /i;
const unit =
  /^\d+[ -]?(?:years?|days?|months?|weeks?|hours?|minutes?|min|miles?|ft|feet|foot|inch|km|kg|lbs?|watts?|pieces?|person|page) /i;
const onlyUnit =
  /^\d+[ -]?(?:years?|days?|months?|weeks?|hours?|hrs?|h|minutes?|mins?|miles?|km|kg|g|lbs?|ml|l|oz|players?|sets?)$/i;

/** "Night vision" is said without an article, "hive" is not. */
const nounOnly = (phrase: string): string | null =>
  / /.test(phrase) &&
  /^[\p{L}\s'’-]+$/u.test(phrase) &&
  !isState(phrase) &&
  !/(?:needed|required|necessary|allowed|included|welcome|provided)$|^(?:by|in|on|at|from|for|with|as|done|ready|all|only|now|never|not) /i.test(
    phrase,
  ) &&
  !/^\p{Lu}\S* \p{Lu}/u.test(phrase)
    ? lowerFirst(phrase)
    : null;

/** A noun phrase that the thing has. */
function readFeature(text: string, subject: Subject, quote: string | null): Point[] {
  // "Rosemary oil for women" has no oil for women in it.
  const phrase = text.trim().replace(forPeople, '');
  const head = phrase.split(/ (?:until|from|for|with|to|in|at|of|on|by|who|that|per|a) /)[0]!;
  if (phrase.length > 60 || onlyUnit.test(head) || price.test(phrase) || endsLoosely.test(phrase))
    return quote ? [quotePoint(quote)] : [];
  if (notQuoted.test(phrase) || isUnresolved(phrase.split(/ until | when /)[0]!)) return [];
  const said = quote ?? quoteOf(phrase);
  const as = (had: string): Point[] => [featurePoint(had, said, subject, subject.isService)];
  const isSafe = /^(?:no|zero) \S/i.test(phrase) && !/(?:needed|required|necessary)$/i.test(phrase);
  if (isSafe) return as(lowerFirst(phrase));
  if (/^(?:an?|the|live|two-way|free) \S/i.test(phrase)) return as(lowerFirst(phrase));
  if (/^by /i.test(phrase)) return said ? [quotePoint(said)] : [];
  if (isState(phrase)) return [statePoint(phrase, said, subject)];
  if (unit.test(phrase)) {
    const last = /\S+$/.exec(head)![0];
    const isUncounted =
      /[^s]s$/.test(last) || nameThing(last)?.isMass === true || /(?:experience|protein)$/.test(last);
    return as(isUncounted ? phrase : `${articleFor(phrase)} ${phrase}`);
  }
  if (/^\d+ ?(?:on|to|-) ?\d+$/.test(phrase)) return said ? [quotePoint(said)] : [];
  if (counted.test(phrase) || /^\d+(?:g|mg|ml) /.test(phrase)) return as(lowerFirst(phrase));
  if (/[^\p{L}\s'’-]/u.test(phrase) || isState(phrase))
    return said ? [quotePoint(said, nounOnly(phrase))] : [];
  const named = nameThing(head);
  const tags = tagWords(`the ${head}`).at(-1)?.tags ?? [];
  const isSure =
    named &&
    !subject.isService &&
    (named.isPlural || named.isMass) &&
    tags.includes('Noun') &&
    isSoundFeature(head);
  return isSure ? as(lowerFirst(phrase)) : said ? [quotePoint(said, nounOnly(phrase))] : [];
}

const participle =
  /^(?:hand|home|storm|locally )?-?(?:made|built|written|sewn|cut|grown|woven|spun|caught|(?!need|feed|seed|speed|red)[a-z]{3,}ed|shipped|painted) (?:in|by|from|with|for|to|at|on|over|under|alive|fresh|within)\b/i;
const preposition =
  /^(?:about|selling|serving|offering|set in|set on|from|without|in|over|by|near|against) \S/i;

/** The words after the noun in its own clause: "for kids that keeps food warm", "made from tofu". */
function readAfterNoun(text: string, subject: Subject): Point[] {
  const rest = text.trim();
  if (rest === '' || notQuoted.test(rest)) return [];
  const [, before = '', clause] =
    /^(?:(.*?) )?(?:that|which|who)(?: (?:actually|really|also))? (.+)$/i.exec(rest) ?? [];
  if (clause && /^(?:|for .*|in .*|on .*|by .*)$/i.test(before)) {
    // "For people who hate the gym" is said of the people.
    if (/^for (?:people|those|anyone|everyone|[a-z]+s)$/i.test(before) && /^who\b|\bwho\b/.test(rest))
      return modifier(rest);
    // "Consulting for restaurants that want to grow" is about the restaurants.
    if (/^for .*(?:s|men|people|children)$/i.test(before) && toBase(clause.split(' ')[0]!) === null)
      return [];
    const [main = '', ...more] = splitVerbs(clause.replace(/,? (?:so|because|instead of|while) .*$/i, ''));
    return [
      ...readPredicate(main.replace(/ for you$/, ''), subject, true),
      ...more.flatMap((part) => readPredicate(part, subject)),
    ];
  }
  if (/^(?:where|when) you /i.test(rest) && rest.length <= 50) return modifier(rest);
  const [, had] = /^with (.+)$/i.exec(rest) ?? [];
  // "With memory foam and a washable cover" makes two points.
  if (had) return had.split(/ and (?=an? )/).flatMap((part) => readFeature(part, subject, null));
  if (participle.test(rest) || preposition.test(rest) || /^for \S/i.test(rest)) return modifier(rest);
  const [verb = ''] = rest.split(' ');
  return isThirdPerson(verb) ? splitVerbs(rest).flatMap((part) => readPredicate(part, subject)) : [];
}
const modifier = (text: string): Point[] =>
  text.length <= maxRelativeLength && !endsLoosely.test(text) && !isUnresolved(text)
    ? [modifierPoint(lowerFirst(text), null)]
    : [];

/** A wish of the seller is not a use of the thing. */
const callToAction =
  /^(?:find us|book|order now|come|visit|call|get|try|shop|join|use code|pick up|switch|take|see you|ask|text|message|dm|click|follow|follow us|check|contact|buy now|sign up|start|learn more|adopt|give|donate|help)\b/i;
const isCommand = (text: string): boolean => startsWithUseVerb(text) || startsWithVerb(lowerFirst(text));

/** A part of a sentence after the first clause: "leakproof", "12g protein", "plays country and latin". */
function readFragment(text: string, subject: Subject, isOrder: boolean): Point[] {
  const plain = text.replace(/^(?:and|plus|also|but) /i, '').trim();
  const [, pronoun, predicate] =
    /^((?:it|they|this|these|each|everything|all)(?:'s| is| are)?) (.+)$/i.exec(plain) ?? [];
  // "We clean solar panels so they last": the panels do, not the cleaning.
  if (pronoun && /^they$/i.test(pronoun) && subject.isService && !subject.isPlural) return [];
  if (pronoun && /^(?:it|they)$/i.test(pronoun))
    return splitVerbs(predicate!).flatMap((part, index) =>
      readPredicate(part, subject, index === 0 || /^they$/i.test(pronoun)),
    );
  if (pronoun && /^(?:it|they)(?:'s| is| are)$/i.test(pronoun))
    return isState(predicate!) ? [statePoint(predicate!, quoteOf(predicate!), subject)] : [];
  const [verb = '', next = ''] = plain.split(' ');
  if (
    isThirdPerson(verb) &&
    next &&
    !/^(?:ages?|sizes?|sets?|flavou?rs?|colou?rs?)$/i.test(verb) &&
    !/^(?:of|for|and|or|that|which)$/i.test(next)
  ) {
    const points = splitVerbs(lowerFirst(plain)).flatMap((part) => readPredicate(part, subject));
    if (points.length > 0) return points;
  }
  const [, done] = /^(?:we|i) (.+)$/i.exec(plain) ?? [];
  if (done && (subject.isService || subject.isPerson)) {
    const points = readPredicate(done, subject, true);
    // A person does it, and "dog walking" does not.
    if (points.length > 0)
      return subject.isPerson ? points : points.flatMap(({ quote }) => (quote ? [quotePoint(quote)] : []));
  }
  if (subject.isUsed && isOrder && !callToAction.test(plain) && !participle.test(plain) && isCommand(plain)) {
    const order = lowerFirst(plain);
    if (!notQuoted.test(order) && !endsLoosely.test(order) && order.length <= 84)
      return [actPoint(`lets you ${order}`, `let you ${order}`, quoteOf(plain), subject)];
  }
  const quote = quoteOf(plain);
  const [, had] = /^(?:with|includes|including|comes with|features|has) (.+)$/i.exec(plain) ?? [];
  if (had) return readFeature(had, subject, null);
  if (isState(plain))
    return [
      statePoint(
        plain.replace(/^[A-Z](?=[a-z])/, (l) => l.toLowerCase()),
        quote,
        subject,
      ),
    ];
  if (participle.test(plain) && plain.length <= maxRelativeLength && !isUnresolved(plain))
    return [modifierPoint(lowerFirst(plain), quote)];
  const isClause =
    startsWithUseVerb(plain) ||
    startsWithVerb(lowerFirst(plain)) ||
    tagWords(plain).some(
      ({ tags }, at) => at > 0 && (tags.includes('PresentTense') || tags.includes('Copula')),
    );
  if (isClause || /^(?:we|you|our|your|each|every|everyone|nobody|everything|up to|from)\b/i.test(plain))
    return quote && !isUnresolved(plain.replace(/^\S+ \S+/, '')) ? [quotePoint(quote)] : [];
  return readFeature(plain, subject, quote);
}

/** All that the text says of the offer, in its order, without what is said twice. */
export function readPoints(text: string, subject: Subject): Point[] {
  const sentences = text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.replace(/[.!?]+$/, '').trim())
    .filter((sentence) => sentence !== '');
  const at = subject.noun
    ? sentences.findIndex((sentence) => sentence.toLowerCase().includes(subject.noun!.toLowerCase()))
    : -1;
  const points = sentences.flatMap((sentence, index) => {
    const parts = splitParts(sentence, index !== at);
    if (index < at || (at === -1 && index === 0 && subject.act === null))
      return parts.slice(1).flatMap((part) => readFragment(part, subject, false));
    if (at === -1 && index === 0)
      return [
        ...splitVerbs(subject.act!).flatMap((part) => readPredicate(part, subject)),
        ...parts.slice(1).flatMap(fragment),
      ];
    if (index !== at) return parts.flatMap(fragment);
    const holding = parts.findIndex((part) => part.toLowerCase().includes(subject.noun!.toLowerCase()));
    const own = parts[holding] ?? '';
    const after = own.slice(own.toLowerCase().indexOf(subject.noun!.toLowerCase()) + subject.noun!.length);
    return [
      ...readAfterNoun(after, subject),
      ...parts.slice(holding + 1).flatMap((part) => readFragment(part, subject, false)),
    ];
  });
  // "Scan bottles, see what’s pouring away, order with one tap": the first of a list shows whether the others are orders.
  function fragment(part: string, _: number, parts: readonly string[]): Point[] {
    return readFragment(part, subject, isCommand(parts[0]!));
  }
  const seen = new Set<string>();
  return points.filter((point) => {
    const key = (point.quote ?? point.relative ?? '').toLowerCase();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
