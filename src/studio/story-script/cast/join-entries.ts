import type { Cast } from './cast.ts';
import { determinerOf } from './determiner-of.ts';
import type { Token } from '../text/tokens.ts';
import { reportingVerbs } from '../words/persons.ts';
import { animalRoles } from '../words/roles.ts';

const partners = new Set(
  'wife husband girlfriend boyfriend fiancé fiancée son daughter sister brother grandson granddaughter niece nephew'.split(
    ' ',
  ),
);

const grown = new Set(['wife', 'husband', 'girlfriend', 'boyfriend', 'fiancé', 'fiancée']);

/** "His new girlfriend", and in the next sentence "Melissa": the next name that fits is hers. */
export function joinPartners(cast: Cast): void {
  for (const partner of cast.present.filter(({ given, role }) => given === null && partners.has(role))) {
    const { sentence, from } = partner.mentions[0]!;
    const named = cast.present.find((other) => {
      const first = other.mentions[0]!;
      return (
        other.given !== null &&
        other.role === '' &&
        other.gender === partner.gender &&
        first.from > from &&
        first.sentence - sentence <= (grown.has(partner.role) ? 3 : 8)
      );
    });
    if (!named || named.mentions[0]!.kind !== 'name') continue;
    named.role = partner.role;
    named.roleKind = partner.roleKind;
    named.absorb(partner);
  }
}

/** News reports start with "a retired plumber" and name him later, with a quotation or his age. */
export function joinSubjectOfNews(cast: Cast, tokens: readonly Token[]): void {
  const [subject] = cast.present.toSorted(
    (one, other) => (one.mentions[0]?.from ?? 1e9) - (other.mentions[0]?.from ?? 1e9),
  );
  const isUnnamed =
    subject?.given === null &&
    subject.last === null &&
    subject.roleKind !== 'kin' &&
    subject.roleKind !== 'animal';
  if (!subject || !isUnnamed || !/^an?$/u.test(determinerOf(tokens, subject.mentions[0]!.from))) return;
  const named = cast.present.find(
    ({ given, last, role, mentions }) =>
      given !== null && last !== null && role === '' && mentions[0]!.kind === 'name',
  );
  if (!named || !named.canBe(subject.gender)) return;
  const { from, to, sentence } = named.mentions[0]!;
  const begun = subject.mentions[0]!.sentence;
  const actsAtOnce =
    sentence - begun <= 1 &&
    tokens[from]!.isFirst &&
    named.mentions[0]!.acts &&
    named.gender !== 'unknown' &&
    named.gender === subject.gender;
  const isIntroduced =
    actsAtOnce ||
    reportingVerbs.has(tokens[from - 1]?.word ?? '') ||
    /^\d{2}$/u.test(tokens[to + 1]?.word ?? '');
  const comesBack = subject.mentions.some((mention) => mention.kind === 'role' && mention.from > from);
  if (!isIntroduced || comesBack || sentence - begun > 5) return;
  [named.role, named.roleKind] = [subject.role, subject.roleKind];
  named.absorb(subject);
}

/** "Little Snail" is the snail. */
export function joinAnimals(cast: Cast): void {
  for (const person of cast.present) {
    const label = person.given?.toLowerCase() ?? '';
    if (person.given === null || person.role !== '' || !animalRoles.has(label)) continue;
    [person.role, person.roleKind, person.isAnimal] = [label, 'animal', true];
    for (const other of cast.present)
      if (other !== person && other.role === label && (other.given === null || other.given === person.given))
        person.absorb(other);
  }
}

/** "Two students built a lamp. Wanjiru soldered, Peter sold": the names belong to the two. */
export function joinCounted(cast: Cast): void {
  const groups = Map.groupBy(
    cast.present.filter(
      ({ given, last, mentions }) => given === null && last === null && mentions.length > 0,
    ),
    ({ mentions, role }) => `${role} ${mentions[0]!.from}`,
  );
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const { sentence, from } = group[0]!.mentions[0]!;
    const named = cast.present.filter(
      ({ given, role, mentions }) =>
        given !== null && role === '' && mentions[0]!.from > from && mentions[0]!.sentence - sentence <= 2,
    );
    if (named.length !== group.length || named.some((person, at) => !person.canBe(group[at]!.gender)))
      continue;
    for (const [at, person] of named.entries()) {
      [person.role, person.roleKind] = [group[at]!.role, group[at]!.roleKind];
      person.age ??= group[at]!.age;
      person.absorb(group[at]!);
    }
  }
}

/** "Later father and son fall asleep": without an article, the father is the only man with a child. */
export function joinParents(cast: Cast, tokens: readonly Token[]): void {
  for (const [label, gender] of [
    ['father', 'male'],
    ['mother', 'female'],
  ] as const) {
    const parent = cast.present.find(({ given, last, role }) => !given && !last && role === label);
    const first = parent?.mentions[0];
    if (!parent || !first || first.from === 0) continue;
    const isBeside =
      tokens[first.to + 1]?.word === 'and' &&
      /^(?:son|daughter|child|baby|boy|girl)$/u.test(tokens[first.to + 2]?.word ?? '');
    const previous = tokens[first.from - 1];
    const hasArticle =
      previous?.sentence === first.sentence && /^(?:a|the|my|her|his|our|their)$/u.test(previous.word);
    if (!isBeside || hasArticle) continue;
    const grownUps = cast.present.filter(
      (person) =>
        person.given !== null &&
        person.gender === gender &&
        !person.isAnimal &&
        person.age !== 'child' &&
        person.mentions[0]!.from < first.from,
    );
    if (grownUps.length === 1) grownUps[0]!.absorb(parent);
  }
}
