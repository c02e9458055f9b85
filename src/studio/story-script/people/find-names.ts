import { isLastName, isOtherName, isPlainWord, readFirstName } from '../text/dictionary.ts';
import type { Token } from '../text/tokens.ts';
import { honorifics, notNames, placeEndings } from '../words/names.ts';
import { capitalWords } from '../words/persons.ts';
import { weighName } from './weigh-name.ts';

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
    const weight = weighName(run, tokens, context);
    found.total += weight;
    // An occurrence without evidence does not lower the score of a known name.
    if (weight !== 0 || !name) found.places++;
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
