import { isLastName, isOtherName, isPlainWord, isVerb, readFirstName } from '../text/dictionary.ts';
import type { Token } from '../text/tokens.ts';
import { honorifics, notNames, placeEndings } from '../words/names.ts';
import { bodyWords, capitalWords, personVerbs } from '../words/persons.ts';

/** An occurrence of a person's name: tokens `from` to `to`, inclusive. */
export type NameRun = {
  from: number;
  to: number;
  honorific: string | null;
  given: string | null;
  last: string | null;
};

export type NameContext = {
  /** Whether a role ("wife", "barista") begins or ends at the token. */
  isRole: (index: number) => boolean;
  isProduct: (index: number) => boolean;
  knownNames: ReadonlySet<string>;
};

const isNameToken = ({ isCapital, word, text }: Token): boolean =>
  isCapital && !capitalWords.has(word) && (text.length > 1 || /^\p{Lu}$/u.test(text)) && !/\d/u.test(text);
const isJoined = (token: Token): boolean => /^(?: |-|\. )$/u.test(token.gap);

/** "On Saturday Melissa came": the day is not part of the name. */
const dated =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:january|february|march|july|september|october|november|december|christmas|easter)$/u;

/** Consecutive capitalised words; the first word of a sentence counts unless it is an ordinary word. */
function findRuns(tokens: readonly Token[], isRole: (index: number) => boolean): NameRun[] {
  const runs: NameRun[] = [];
  for (let from = 0; from < tokens.length; from++) {
    if (!isNameToken(tokens[from]!) || dated.test(tokens[from]!.word)) continue;
    const honorific = Object.hasOwn(honorifics, tokens[from]!.word) ? tokens[from]!.word : null;
    let to = from;
    while (
      to + 1 < tokens.length &&
      tokens[to + 1]!.sentence === tokens[from]!.sentence &&
      isNameToken(tokens[to + 1]!) &&
      !dated.test(tokens[to + 1]!.word) &&
      !tokens[to]!.isPossessive &&
      isJoined(tokens[to + 1]!) &&
      (tokens[to + 1]!.gap !== '. ' ||
        to - from === 0 ||
        tokens[to]!.text.length === 1 ||
        Object.hasOwn(honorifics, tokens[to]!.word))
    )
      to++;
    const first = tokens[from]!;
    const isKnown = readFirstName(first.word) !== null;
    const second = to > from + 1 ? readFirstName(tokens[from + 1]!.word) : null;
    // "Superintendent Alice Mbeki", "Violinist Hye-jin Park": a name behind a title.
    const isTitled = isRole(from) || (second !== null && !second.isDoubtful);
    if (!honorific && to > from && !isKnown && (isTitled || (first.isFirst && isPlainWord(first.word)))) {
      // "Yesterday Mrs Voss came"
      const { word } = tokens[from + 1]!;
      runs.push(
        readRun(tokens, from + 1, to, to > from + 1 && Object.hasOwn(honorifics, word) ? word : null),
      );
    } else if (honorific && to > from) runs.push(readRun(tokens, from, to, honorific));
    else runs.push(readRun(tokens, from, to, null));
    from = to;
  }
  return runs;
}

const titled = new Set(
  `mr mrs ms miss mister dr doctor prof professor officer detective inspector sergeant senator
  president minister judge mayor councillor captain lieutenant corporal colonel commander admiral`.split(
    /\s+/u,
  ),
);

function readRun(tokens: readonly Token[], from: number, to: number, honorific: string | null): NameRun {
  const words = tokens.slice(honorific ? from + 1 : from, to + 1).map(({ word }) => word);
  if (
    honorific &&
    words.length === 1 &&
    titled.has(honorific) &&
    !(honorific === 'miss' && readFirstName(words[0]!))
  )
    return { from, to, honorific, given: null, last: words[0]! };
  return { from, to, honorific, given: words[0]!, last: words.length > 1 ? words.at(-1)! : null };
}

/** Actions that need a body, so that their subject is a person. */
const bodilyVerbs =
  /^(?:caught|threw|kicked|grabbed|hugged|kissed|hit|dropped|carried|lifted|pushed|pulled|climbed|jumped|poured|served|shouted|smiled|laughed|nodded|waved|pointed|knelt|ran|sat|stood|slipped|stumbled)$/u;
const placeBefore = new Set(
  'in at near across around outside through via towards visiting downtown called'.split(' '),
);
const determiners = new Set('the a an our this new your every these its another'.split(' '));
const greetings = new Set('hi hello hey dear thanks thank bye goodbye meet morning'.split(' '));

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

/** Score of one occurrence of a name: how likely it is a person. */
function judgeRun(run: NameRun, tokens: readonly Token[], { isRole, isProduct }: NameContext): number {
  const first = tokens[run.from]!;
  const last = tokens[run.to]!;
  const before = tokens[run.from - 1]?.sentence === first.sentence ? tokens[run.from - 1]! : null;
  const twoBefore = tokens[run.from - 2]?.sentence === first.sentence ? tokens[run.from - 2]! : null;
  const next = tokens[run.to + 1]?.sentence === first.sentence ? tokens[run.to + 1]! : null;
  const isNear = next !== null && next.gap === ' ';
  let score = 0;
  if (run.honorific) score += 4;
  if (isNear && !last.isPossessive) {
    if (personVerbs.has(next.word)) score += 2;
    else if (isVerb(next.word)) score += 0.7;
    else if (
      /ly$|^(?:still|never|always|just|also|now|then|often|once|only|even)$/u.test(next.word) &&
      isVerb(tokens[run.to + 2]?.word ?? '')
    )
      score += 1;
    // "Kezia caught the ball": only people do that.
    if (
      bodilyVerbs.test(next.word) &&
      /^(?:the|a|an|it|her|his|him|me|us|them|my|our|up|down|at)$/u.test(tokens[run.to + 2]?.word ?? '')
    )
      score += 2;
    if (next.word === 'and' && ['i', 'me'].includes(tokens[run.to + 2]?.word ?? '')) score += 3;
    if (isProduct(run.to + 1)) score += isVerbLike(run, tokens) ? 0.7 : -4;
  }
  if (
    last.isPossessive &&
    next &&
    (bodyWords.has(next.word) || bodyWords.has(tokens[run.to + 2]?.word ?? '') || isRole(run.to + 1))
  )
    score += 2;
  const companion =
    before?.word === 'and' ? twoBefore : next?.word === 'and' ? tokens[run.to + 2] : undefined;
  if (companion?.isCapital && readFirstName(companion.word) && companion.sentence === first.sentence)
    score += 1.5;
  if (next?.word === 'who' || next?.word === 'whose') score += 2;
  if (next && /^\(?\d{1,2}$/u.test(next.text) && /^[, (]+$/u.test(next.gap)) score += 3;
  const apposed =
    next &&
    /^, $/u.test(next.gap) &&
    ['a', 'an', 'the', 'my', 'her', 'his', 'our', 'their', 'who'].includes(next.word);
  if (apposed && [2, 3, 4].some((step) => isRole(run.to + step))) score += 3;
  if (apposed && [2, 3, 4].some((step) => isProduct(run.to + step))) score -= 3;
  if (next && ['is', 'was'].includes(next.word) && [2, 3, 4].some((step) => isRole(run.to + step)))
    score += 2;
  if (next && ['is', 'was'].includes(next.word) && [2, 3, 4].some((step) => isProduct(run.to + step)))
    score -= 3;
  // "Poppy was the smallest"
  if (
    isNear &&
    /^(?:was|is)$/u.test(next.word) &&
    tokens[run.to + 2]?.word === 'the' &&
    (tokens[run.to + 3]?.word ?? '').endsWith('est')
  )
    score += 2;
  // "The smallest one, Pip, could not stand"
  if (
    before &&
    twoBefore &&
    /^(?:one|them)$/u.test(before.word) &&
    /^, $/u.test(first.gap) &&
    next !== null &&
    /^, $/u.test(next.gap)
  )
    score += 4;
  // "Rocket the rabbit"
  if (isNear && next.word === 'the' && !last.isPossessive && isRole(run.to + 2)) score += 3;
  if (before && isRole(run.from - 1) && /^[ ,]+$/u.test(first.gap)) score += first.gap === ' ' ? 4 : 1;
  if (before && ['named', 'called'].includes(before.word) && twoBefore) {
    if (isRole(run.from - 2)) score += 4;
    else if (isProduct(run.from - 2)) score -= 5;
  }
  if (
    before &&
    ['is', 'am', "i'm", "name's"].includes(before.word) &&
    (twoBefore?.word === 'name' || before.word === "i'm" || twoBefore?.word === 'i')
  )
    score += isPlainWord(run.given ?? '') || isOtherName(run.given ?? '') ? 0.5 : 4;
  if (before && greetings.has(before.word)) score += 2;
  if (before?.word === 'me' && twoBefore?.word === 'call') score += 4;
  if (before && placeBefore.has(before.word) && first.gap === ' ' && !last.isPossessive)
    score -= before.word === 'called' ? 0 : 2.5;
  if (before && determiners.has(before.word) && first.gap === ' ') score -= 4;
  // "We named it Carl": a thing, unless a person or an animal was mentioned shortly before.
  if (
    before?.word === 'it' &&
    /^(?:named|called|christened|name|call)$/u.test(twoBefore?.word ?? '') &&
    !Array.from({ length: 14 }, (_, step) => run.from - 2 - step).some((index) => isRole(index))
  )
    score -= 6;
  if (before?.word === 'by' && isPlainWord(twoBefore?.word ?? '') && first.gap === ' ') score += 0.5;
  if (
    before &&
    /^(?:wants|want|loves|loved|with|told|asked|and|met|helped|for|to|tells|asks|said|says|hugged|calls|saw)$/u.test(
      before.word,
    )
  )
    score += before.word === 'to' ? 0.3 : 0.5;
  if (
    before &&
    /^(?:said|says|asked|asks|replied|whispered|explains|recalls|adds|admits)$/u.test(before.word)
  )
    score += 2;
  return score;
}

const isBrandWord = (text: string): boolean =>
  /\p{Ll}\p{Lu}/u.test(text.replace(/^(?:Mc|Mac|De|Di|La|Le|O)/u, '')) ||
  (text.length > 2 && text === text.toUpperCase());

/** The names of people with all their occurrences. */
export function findNames(tokens: readonly Token[], context: NameContext): NameRun[] {
  const runs = findRuns(tokens, context.isRole);
  const isIntroducedAt = ({ from }: NameRun): boolean =>
    context.isRole(from - 1) && tokens[from]!.gap === ' ';
  // "My dog Biscuit": from then on Biscuit is not something to eat.
  const introduced = new Set(runs.filter(isIntroducedAt).map(({ given, last }) => given ?? last));
  const scores = new Map<string, { total: number; places: number; inside: number }>();
  const judged: NameRun[] = [];
  for (const run of runs) {
    const words = [run.given, run.last].filter((word) => word !== null);
    const last = tokens[run.to]!;
    const isIntroduced = isIntroducedAt(run);
    if (
      !isIntroduced &&
      run.to > run.from &&
      !run.honorific &&
      placeEndings.has(last.word) &&
      !isLastName(last.word)
    )
      continue;
    if (!isIntroduced && run.to > run.from && placeEndings.has(last.word) && !readFirstName(words[0]!))
      continue;
    if (words.some((word) => notNames.has(word) && !readFirstName(word)?.isDoubtful)) continue;
    if (
      last.isPossessive &&
      tokens[run.to + 1] &&
      isNameToken(tokens[run.to + 1]!) &&
      !context.isRole(run.to + 1) &&
      placeEndings.has(tokens[run.to + 1]!.word)
    )
      continue;
    const key = run.given ?? run.last!;
    const name = readFirstName(key);
    if (!name && run.honorific === null && context.isRole(run.from) && run.to === run.from) continue;
    if (!name && run.from === run.to && context.isProduct(run.from) && !introduced.has(key)) continue;
    const found = scores.get(key) ?? { total: 0, places: 0, inside: 0 };
    if (!tokens[run.from]!.isFirst) found.inside++;
    const judgement = judgeRun(run, tokens, context);
    found.total += judgement;
    // An occurrence without evidence does not lower the score of a known name.
    if (judgement !== 0 || !name) found.places++;
    if (run.given && run.last && (name || isLastName(run.last))) found.total += name ? 2 : 1;
    if (tokens.slice(run.from, run.to + 1).some(({ text }) => isBrandWord(text))) found.total -= 4;
    scores.set(key, found);
    judged.push(run);
  }
  // "Yasmin Darwish … Darwish treated him"
  const surnames = new Set(
    judged.flatMap(({ given, last }) => (last && readFirstName(given ?? '') ? [last] : [])),
  );
  return judged.filter((run) => {
    const key = run.given ?? run.last!;
    if (run.to === run.from && surnames.has(key)) return true;
    const { total, places, inside } = scores.get(key)!;
    const name = readFirstName(key);
    const evidence = total / Math.sqrt(Math.max(1, places));
    if (run.honorific || context.knownNames.has(key)) return true;
    if (name && !name.isDoubtful) return evidence > (isOtherName(key) ? 0.4 : -2);
    if (name) return inside > 0 || !isPlainWord(key) ? evidence >= 0.7 : evidence >= 1.4;
    if (isOtherName(key)) return evidence >= 3 && inside > 0;
    if (inside === 0 && isPlainWord(key)) return false;
    return evidence >= (inside > 0 ? 1.4 : 1.9);
  });
}
