import type { Cast } from '../cast/cast.ts';
import type { NameRun } from './find-names.ts';
import type { RolePlace } from './find-roles.ts';
import type { Person } from './person.ts';
import { readNumber } from './read-age.ts';
import type { Token } from '../text/tokens.ts';
import { copulas, emptySubjects, firstPerson } from '../words/pronouns.ts';

type Read = { tokens: readonly Token[]; runAt: ReadonlyMap<number, NameRun>; cast: Cast };

/** Finds the person that a role describes: "Maya is a nurse", "Tom, her brother,". */
export function findDescribed(
  { begin, determiner, to, from, role }: RolePlace,
  { tokens, runAt, cast }: Read,
): Person | null {
  const { sentence } = tokens[from]!;
  const wordAt = (index: number): string => (tokens[index]?.sentence === sentence ? tokens[index]!.word : '');
  const before = wordAt(begin - 1);
  const asWhat =
    before === 'as' &&
    (determiner === 'a' || determiner === 'an' || determiner === 'the' || determiner === null);
  if (before === "i'm" || (before === 'am' && wordAt(begin - 2) === 'i'))
    return tokens[from]!.isQuoted ? null : cast.narrator;
  const shortSubject =
    tokens[begin - 1]?.sentence === sentence &&
    tokens[begin - 1]!.isPossessive &&
    (before === 'he' || before === 'she')
      ? begin - 1
      : null;
  if (copulas.has(before) || asWhat || shortSubject !== null) {
    let subject = shortSubject ?? begin - 2;
    for (; subject >= begin - 12 && tokens[subject]?.sentence === sentence; subject--) {
      const word = tokens[subject]!.word;
      if (emptySubjects.has(word) && copulas.has(before)) return null;
      const person = findPersonAt(cast, subject, role.gender);
      if (person) return person;
      const reach = before === 'be' ? 6 : before.startsWith('becom') || before === 'became' ? 9 : 2;
      if (copulas.has(before) && begin - 2 - subject > reach) break;
    }
    if (firstPerson.has(wordAt(begin - 2))) return cast.narrator;
    return null;
  }
  const byname = findByname({ begin, determiner, to, role }, { tokens, cast });
  if (byname) return byname;
  const previous = tokens[begin - 1];
  const gap = tokens[begin]!.gap;
  if (previous?.sentence !== sentence || !/^, $/u.test(gap)) return null;
  const person = findPersonAt(cast, endOfApposed(tokens, begin - 1), role.gender);
  const next = tokens[to + 1];
  const isList = next?.word === 'and' && next.gap === ' ' && (runAt.has(to + 2) || tokens[to + 2]?.isCapital);
  // "A judge, a pregnant woman and a parrot"
  const isListed =
    next?.word === 'and' &&
    next.gap === ' ' &&
    /^an?$/u.test(tokens[to + 2]?.word ?? '') &&
    /^an?$/u.test(determiner ?? '');
  if (!person || isList || isListed || person.isNarrator) return null;
  if (!person.canBe(role.gender ?? 'unknown')) return null;
  const isTitle = person.roleKind === 'kin' && role.kind === 'job' && /^(?:the|an?)$/u.test(determiner ?? '');
  const isRenamed =
    determiner === null && runAt.has(to + 1) && person.given === null && person.roleKind !== 'plain';
  const isRelative =
    role.kind === 'kin' && person.roleKind === 'job' && /^(?:my|his|her|their|our)$/u.test(determiner ?? '');
  // "Only one passenger is left, a nurse in blue".
  const isLook = role.kind === 'plain' && determiner !== 'the' && person.roleKind !== 'plain';
  return person.given !== null || person.last !== null || isTitle || isRenamed || isRelative || isLook
    ? person
    : null;
}

/** "Bruno the beagle", "Marta the baker". */
function findByname(
  { begin, determiner, to, role }: Pick<RolePlace, 'begin' | 'determiner' | 'to' | 'role'>,
  { tokens, cast }: Pick<Read, 'tokens' | 'cast'>,
): Person | null {
  if (determiner !== 'the' || tokens[begin]!.gap !== ' ' || tokens[to]!.isPossessive) return null;
  const name = tokens[begin - 1];
  if (!name?.isCapital || name.isPossessive || name.sentence !== tokens[begin]!.sentence) return null;
  const person = findPersonAt(cast, begin - 1, role.gender);
  return person !== null && person.given !== null && !person.isNarrator ? person : null;
}

/** The end of the name or role before an apposition, skipping an age ("Weber, 34, a plumber") or a place ("a nurse in Hamburg, his sister"). */
function endOfApposed(tokens: readonly Token[], last: number): number {
  if (readNumber(tokens[last]!.word) !== null) return last - 1;
  const isInTown = tokens[last]!.isCapital && /^(?:in|from|at|of)$/u.test(tokens[last - 1]?.word ?? '');
  return isInTown ? last - 2 : last;
}

export function findPersonAt(
  cast: Cast,
  index: number,
  gender: 'female' | 'male' | undefined,
): Person | null {
  return (
    cast.present.find(
      (person) =>
        person.canBe(gender ?? 'unknown') &&
        person.mentions.slice(-12).some(({ from, to }) => from <= index && index <= to),
    ) ?? null
  );
}
