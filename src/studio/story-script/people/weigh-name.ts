import { isOtherName, isPlainWord, isVerb, readFirstName } from '../text/dictionary.ts';
import type { Token } from '../text/tokens.ts';
import { bodyWords, personVerbs } from '../words/persons.ts';
import type { NameContext, NameRun } from './find-names.ts';

/** A name with the tokens around it, null outside its sentence. */
type Surroundings = {
  run: NameRun;
  tokens: readonly Token[];
  first: Token;
  last: Token;
  before: Token | null;
  twoBefore: Token | null;
  next: Token | null;
};

/** A weight above 0 speaks for a person, below 0 against. A sign that is absent weighs 0. */
type Weights = readonly number[];

/** How likely one occurrence of a name is a person, as the sum of all signs; 0 without any. */
export function weighName(run: NameRun, tokens: readonly Token[], context: NameContext): number {
  const first = tokens[run.from]!;
  const inSentence = (index: number): Token | null =>
    tokens[index]?.sentence === first.sentence ? tokens[index] : null;
  const name: Surroundings = {
    run,
    tokens,
    first,
    last: tokens[run.to]!,
    before: inSentence(run.from - 1),
    twoBefore: inSentence(run.from - 2),
    next: inSentence(run.to + 1),
  };
  return [
    run.honorific ? 4 : 0,
    ...weighVerb(name, context),
    ...weighCompany(name, context),
    ...weighDescription(name, context),
    ...weighWordsBefore(name, context),
  ].reduce((sum, weight) => sum + weight, 0);
}

/** Actions that need a body, so that their subject is a person. */
const bodilyVerbs =
  /^(?:caught|threw|kicked|grabbed|hugged|kissed|hit|dropped|carried|lifted|pushed|pulled|climbed|jumped|poured|served|shouted|smiled|laughed|nodded|waved|pointed|knelt|ran|sat|stood|slipped|stumbled)$/u;
const adverbs = /ly$|^(?:still|never|always|just|also|now|then|often|once|only|even)$/u;

/** "Kezia caught the ball", "Tom and I". */
function weighVerb({ run, tokens, last, next }: Surroundings, { isProduct }: NameContext): Weights {
  if (next === null || next.gap !== ' ' || last.isPossessive) return [];
  const { word } = next;
  const after = tokens[run.to + 2]?.word ?? '';
  const weightOfVerb = (): number => {
    if (personVerbs.has(word)) return 2;
    if (isVerb(word)) return 0.7;
    return adverbs.test(word) && isVerb(after) ? 1 : 0;
  };
  return [
    weightOfVerb(),
    bodilyVerbs.test(word) && /^(?:the|a|an|it|her|his|him|me|us|them|my|our|up|down|at)$/u.test(after)
      ? 2
      : 0,
    word === 'and' && ['i', 'me'].includes(after) ? 3 : 0,
    isProduct(run.to + 1) ? (isVerbLike(run, tokens) ? 0.7 : -4) : 0,
  ];
}

/** "Tom spreads butter", but not "Daisy lamps are": a known name before a word that is also a thing. */
function isVerbLike(run: NameRun, tokens: readonly Token[]): boolean {
  const next = tokens[run.to + 1]!;
  const after = tokens[run.to + 2];
  return (
    readFirstName(run.given ?? '') !== null &&
    run.last === null &&
    /[^s]s$/u.test(next.word) &&
    after?.sentence === next.sentence &&
    after.gap === ' ' &&
    !isVerb(after.word)
  );
}

/** "Maya's eyes", "Maya and Tom", "Maya, 34". */
function weighCompany(
  { run, tokens, first, last, before, twoBefore, next }: Surroundings,
  { isRole }: NameContext,
): Weights {
  const owned = next && [next.word, tokens[run.to + 2]?.word ?? ''];
  const ownsPersonally = owned !== null && (owned.some((word) => bodyWords.has(word)) || isRole(run.to + 1));
  const companion =
    before?.word === 'and' ? twoBefore : next?.word === 'and' ? tokens[run.to + 2] : undefined;
  const isWithPerson =
    companion?.isCapital && readFirstName(companion.word) && companion.sentence === first.sentence;
  return [
    last.isPossessive && ownsPersonally ? 2 : 0,
    isWithPerson ? 1.5 : 0,
    next?.word === 'who' || next?.word === 'whose' ? 2 : 0,
    next && /^\(?\d{1,2}$/u.test(next.text) && /^[, (]+$/u.test(next.gap) ? 3 : 0,
  ];
}

/** "Maya, my sister", "Maya was the smallest", "Rocket the rabbit". */
function weighDescription(
  { run, tokens, first, last, before, twoBefore, next }: Surroundings,
  { isRole, isProduct }: NameContext,
): Weights {
  const isSoon = (isKind: (index: number) => boolean): boolean =>
    [2, 3, 4].some((step) => isKind(run.to + step));
  const isApposed =
    next?.gap === ', ' && ['a', 'an', 'the', 'my', 'her', 'his', 'our', 'their', 'who'].includes(next.word);
  const isDefined = next?.word === 'is' || next?.word === 'was';
  const isFollowed = next?.gap === ' ';
  const isSuperlative =
    tokens[run.to + 2]?.word === 'the' && (tokens[run.to + 3]?.word ?? '').endsWith('est');
  // "The smallest one, Pip, could not stand"
  const isInserted =
    twoBefore && /^(?:one|them)$/u.test(before?.word ?? '') && first.gap === ', ' && next?.gap === ', ';
  return [
    isApposed && isSoon(isRole) ? 3 : 0,
    isApposed && isSoon(isProduct) ? -3 : 0,
    isDefined && isSoon(isRole) ? 2 : 0,
    isDefined && isSoon(isProduct) ? -3 : 0,
    isDefined && isFollowed && isSuperlative ? 2 : 0,
    isInserted ? 4 : 0,
    isFollowed && next?.word === 'the' && !last.isPossessive && isRole(run.to + 2) ? 3 : 0,
  ];
}

const placePrepositions = new Set(
  'in at near across around outside through via towards visiting downtown'.split(' '),
);
const determiners = new Set('the a an our this new your every these its another'.split(' '));
const greetings = new Set('hi hello hey dear thanks thank bye goodbye meet morning'.split(' '));
const sayingVerbs = /^(?:said|says|asked|asks|replied|whispered|explains|recalls|adds|admits)$/u;
const personObjects =
  /^(?:wants|want|loves|loved|with|told|asked|and|met|helped|for|tells|asks|said|says|hugged|calls|saw)$/u;

/** "My wife Maya", "a dog called Rex", "I'm Maya", "asked Maya". */
function weighWordsBefore(
  { run, first, last, before, twoBefore }: Surroundings,
  { isRole, isProduct }: NameContext,
): Weights {
  if (before === null) return [];
  const { word } = before;
  const isFollowing = first.gap === ' ';
  const isIntroduced =
    ['is', 'am', "i'm", "name's"].includes(word) &&
    (twoBefore?.word === 'name' || word === "i'm" || twoBefore?.word === 'i');
  const given = run.given ?? '';
  return [
    isRole(run.from - 1) && /^[ ,]+$/u.test(first.gap) ? (isFollowing ? 4 : 1) : 0,
    ['named', 'called'].includes(word) && twoBefore
      ? isRole(run.from - 2)
        ? 4
        : isProduct(run.from - 2)
          ? -5
          : 0
      : 0,
    isIntroduced ? (isPlainWord(given) || isOtherName(given) ? 0.5 : 4) : 0,
    greetings.has(word) ? 2 : 0,
    word === 'me' && twoBefore?.word === 'call' ? 4 : 0,
    placePrepositions.has(word) && isFollowing && !last.isPossessive ? -2.5 : 0,
    determiners.has(word) && isFollowing ? -4 : 0,
    isNamedThing(run, before, twoBefore, isRole) ? -6 : 0,
    word === 'by' && isPlainWord(twoBefore?.word ?? '') && isFollowing ? 0.5 : 0,
    personObjects.test(word) ? 0.5 : word === 'to' ? 0.3 : 0,
    sayingVerbs.test(word) ? 2 : 0,
  ];
}

/** "We named it Carl": a thing, unless a person or an animal was mentioned shortly before. */
const isNamedThing = (
  run: NameRun,
  before: Token,
  twoBefore: Token | null,
  isRole: NameContext['isRole'],
): boolean =>
  before.word === 'it' &&
  /^(?:named|called|christened|name|call)$/u.test(twoBefore?.word ?? '') &&
  !Array.from({ length: 14 }, (_, step) => run.from - 2 - step).some((index) => isRole(index));
