import { isVerb } from '../text/dictionary.ts';
import { readNumber } from './read-age.ts';
import { PhraseBook } from '../text/phrase-book.ts';
import type { Token } from '../text/tokens.ts';
import { placeEndings } from '../words/names.ts';
import { roleRows, type Role } from '../words/roles.ts';

const roleBook = new PhraseBook(roleRows);

export type RolePlace = {
  role: Role;
  isPlural: boolean;
  from: number;
  to: number;
  /** The first token of the whole phrase; `determiner` is its first word: "her" in "her tired old boss". */
  begin: number;
  determiner: string | null;
  /** "Two kids". */
  count: number | null;
};

const possessives = new Set(['my', 'her', 'his', 'their', 'our', 'your', 'its']);
const articles = new Set(
  `a an the this that another these those some every each any no many most all other both one such
  what which few several more`.split(/\s+/u),
);
const ends = new Set(
  `and or but of with to for from in at by on as than is was are were has had have i he she we they
  you it who like when if be not`.split(/\s+/u),
);
/** "Customer service", "a student loan": the role only qualifies a thing. */
const compounds = new Set(
  `market markets service services support care license licence loan loans appointment appointments room rooms food foods park parks review reviews office offices seat seats hood shop shops clothes carriage bed beds show shows experience satisfaction data union
  leash collar walker owner owners lover lovers bowl house toy toys treats treat card cards list lists fee fees boots mode race relations list feedback meeting training school hospital party gown dress kit tooth ring shower food carrier
  monitor oil bottle friendly skin stories story bag box sitter walking rescue shelter show shows biscuit biscuits cake cakes wanted base line lines seat uniform age ages favourite favorites favourites club clubs tale tales fair fairs song`.split(
    /\s+/u,
  ),
);

/** Finds roles that refer to a person; generic uses ("every customer", "like a boss") are left out. */
export function findRoles(
  tokens: readonly Token[],
  { isMasked, readsQuotations }: { isMasked: (index: number) => boolean; readsQuotations: boolean },
): RolePlace[] {
  const words = tokens.map(({ word }) => word);
  const places: RolePlace[] = [];
  /** Species that the story carves or knits: later "the horse" is the wooden one. */
  const toys = new Set<string>();
  for (let index = 0; index < tokens.length; index++) {
    const found = roleBook.find(words, index);
    if (!found) continue;
    const to = index + found.length - 1;
    // "The cub" after "a fox cub" is that fox.
    const cub = /^cubs?$/u.test(found.phrase)
      ? places.find(({ to: end, role }) => words[end] === 'cub' && role.label !== 'bear')
      : undefined;
    const place = {
      ...found.value,
      ...(cub && { role: cub.role }),
      from: index,
      to,
      ...readDeterminer(tokens, index),
    };
    index = to;
    const inOne = tokens
      .slice(place.from + 1, to + 1)
      .every(({ gap, sentence }) => /^[ -]$/u.test(gap) && sentence === tokens[to]!.sentence);
    const isOwnKin =
      ['my', 'our'].includes(place.determiner ?? '') &&
      place.role.kind === 'kin' &&
      isVerb(words[to + 1] ?? '');
    const isPairOfShoes = words.slice(Math.max(0, index - 4), index).includes('pair');
    // "Her toy rabbit" is a thing.
    const isToy =
      place.role.kind === 'animal' &&
      (toyWords.test(words[place.from - 1] ?? '') || toys.has(place.role.label));
    if (isToy) toys.add(place.role.label);
    if (!inOne || isMasked(place.from) || isPairOfShoes || isToy) continue;
    if (tokens[place.from]!.isQuoted && !readsQuotations && !isOwnKin) continue;
    const next = tokens[to + 1];
    if (
      next &&
      next.gap === ' ' &&
      next.sentence === tokens[to]!.sentence &&
      compounds.has(next.word) &&
      // "My dog Biscuit"
      (!next.isCapital || tokens[to]!.isCapital) &&
      !tokens[to]!.isPossessive
    )
      continue;
    if (next?.gap === '-' || isEndOfBrand(tokens, place)) continue;
    // "The lighthouse on Gull Rock"
    if (
      place.role.kind === 'animal' &&
      tokens[to]!.isCapital &&
      next?.gap === ' ' &&
      next.isCapital &&
      (placeEndings.has(next.word) || /^(?:rock|point|cove|head|cliff|farm|wood|lodge)$/u.test(next.word))
    )
      continue;
    if (
      isOfChildhood(words, place.begin) ||
      isCancelled(words, place.begin) ||
      isVisited(words, place) ||
      isThing(tokens, to)
    )
      continue;
    // "A patient receptionist" and "a student nurse" are one person.
    if (
      next?.gap === ' ' &&
      next.sentence === tokens[to]!.sentence &&
      !tokens[to]!.isPossessive &&
      !next.isCapital &&
      roleBook.find(words, to + 1) &&
      (found.value.role.kind !== 'kin' ||
        // "Her twin brothers"
        found.value.role.label === 'twin' ||
        (found.value.role.label === 'baby' && roleBook.find(words, to + 1)!.value.role.kind === 'animal'))
    )
      continue;
    // "Her friend Badger" is one animal.
    if (
      next?.gap === ' ' &&
      next.isCapital &&
      next.sentence === tokens[to]!.sentence &&
      roleBook.find(words, to + 1)?.value.role.kind === 'animal'
    )
      continue;
    places.push(place);
  }
  return places;
}

/** Adjectives that make an animal a toy or a sculpture. */
const toyWords =
  /^(?:toy|stuffed|plush|cuddly|knitted|rubber|wooden|soft|paper|plastic|stone|bronze|clay|glass|chocolate|origami|inflatable|carved|mechanical|rocking)$/u;

/** "Since she was a girl" and "as a little girl" state a time, not a role. */
const isOfChildhood = (words: readonly string[], begin: number): boolean =>
  (words[begin - 1] === 'as' &&
    /^an?$/u.test(words[begin] ?? '') &&
    words
      .slice(begin + 1, begin + 4)
      .some((word) => /^(?:girl|boy|kid|child|teenager|teen|student)$/u.test(word))) ||
  (/^(?:since|when|as|while)$/u.test(words[begin - 3] ?? '') &&
    /^(?:he|she|i|they|we)$/u.test(words[begin - 2] ?? '') &&
    /^(?:was|were)$/u.test(words[begin - 1] ?? ''));

/** "He wants to be a teacher one day", "she dreamed of becoming a pilot": a role that the person does not have yet. */
const isCancelled = (words: readonly string[], begin: number): boolean =>
  /^(?:be|become|being|becoming)$/u.test(words[begin - 1] ?? '') &&
  words
    .slice(Math.max(0, begin - 4), begin - 1)
    .some((word) => /^(?:wants?|wanted|hopes?|hoped|wish(?:es|ed)?|dreams?|dreamed|dreamt)$/u.test(word));

/** "I dreaded the dentist", "on the way to the vet": a destination, not a person in the scene. */
function isVisited(words: readonly string[], { role, begin, determiner }: RolePlace): boolean {
  if (determiner !== 'the' || !/^(?:dentist|doctor|vet|hairdresser|barber|butcher|baker)$/u.test(role.label))
    return false;
  const before = words[begin - 1] ?? '';
  if (
    /^(?:dread|dreads|dreaded|dreading|hate|hates|hated|fear|fears|feared|avoid|avoids|avoided)$/u.test(
      before,
    )
  )
    return true;
  return (
    before === 'to' &&
    words
      .slice(Math.max(0, begin - 5), begin - 1)
      .some((word) =>
        /^(?:go|goes|going|went|gone|trip|trips|visit|visits|way|drive|drives|drove|ride)$/u.test(word),
      )
  );
}

/** "A giant red umbrella", "a label maker" */
function isThing(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to + 1];
  if (tokens[to]!.word === 'maker')
    return /^(?:label|coffee|bread|pasta|popcorn|cream|yoghurt|soda|ice)$/u.test(tokens[to - 1]?.word ?? '');
  return (
    tokens[to]!.word === 'giant' &&
    next?.gap === ' ' &&
    next.sentence === tokens[to]!.sentence &&
    !ends.has(next.word) &&
    !isVerb(next.word)
  );
}

/** Skips adjectives backwards to the first word of the phrase. */
function readDeterminer(
  tokens: readonly Token[],
  from: number,
): Pick<RolePlace, 'begin' | 'determiner' | 'count'> {
  const { sentence } = tokens[from]!;
  const words = tokens.slice(Math.max(0, from - 6), from).map(({ word }) => word);
  const isRoleAt = (index: number): boolean => roleBook.find(words, index - Math.max(0, from - 6)) !== null;
  let count: number | null = null;
  for (let index = from - 1; index >= from - 5 && index >= 0; index--) {
    const token = tokens[index]!;
    if (token.sentence !== sentence || !/^(?: |, |-| ["“'‘])$/u.test(tokens[index + 1]!.gap)) break;
    if (tokens[index + 1]!.gap === ', ' && isRoleAt(index))
      return { begin: index + 1, determiner: null, count };
    if (possessives.has(token.word) || articles.has(token.word)) {
      if (token.word === 'both') count = 2;
      const before = tokens[index - 1];
      const isBoth = before?.word === 'both' || before?.word === 'all' || before?.word === 'of';
      return { begin: isBoth ? index - 1 : index, determiner: token.word, count };
    }
    if (token.isPossessive) return { begin: index + 1, determiner: '’s', count };
    const number = readNumber(token.word);
    if (number !== null) {
      if (tokens[index + 1]!.word.startsWith('year')) continue;
      if (!/^(?:hundred|thousand|million|dozen)s?$/u.test(tokens[index + 1]!.word)) count = number;
      continue;
    }
    if (
      ends.has(token.word) ||
      (isVerb(token.word) &&
        !/(?:ed|ing|en|new|worn|lost|born|grown)$/u.test(token.word) &&
        ![
          'leading',
          'young',
          'elder',
          'close',
          'fellow',
          'hard',
          'night',
          'fox',
          'head',
          'master',
          'lead',
          'best',
          'star',
        ].includes(token.word))
    )
      break;
  }
  return { begin: count === null ? from : from - 1, determiner: null, count };
}

/** "The Larkfield Runner" is a shoe; "the Queen" and "the head Chef" are people. */
function isEndOfBrand(
  tokens: readonly Token[],
  { from, to, role }: Pick<RolePlace, 'from' | 'to' | 'role'>,
): boolean {
  const [before, article] = [tokens[from - 1], tokens[from - 2]];
  return (
    from === to &&
    role.kind === 'job' &&
    tokens[from]!.isCapital &&
    before?.isCapital === true &&
    article?.sentence === tokens[from]!.sentence &&
    /^(?:the|an?|my|her|his)$/u.test(article.word) &&
    tokens[from]!.gap === ' '
  );
}
