import type { Cast } from './cast.ts';
import type { Person } from './person.ts';
import { joinHerd } from './join-herd.ts';
import { doesBusiness, settleAges } from './settle-ages.ts';
import type { Token } from './tokens.ts';
import { animalRoles } from './words/roles.ts';
import { reportingVerbs } from './words/persons.ts';

/** With up to four products, a story has up to twelve pictures. */
const maxPersons = 8;
const childSigns =
  /^(?:school|teddy|toy|toys|kite|bedtime|homework|playground|dragon|little|doll|kindergarten|slide|swings|sandpit|balloon|fairy|birthday|classroom)$/u;

/** Returns the characters of the narrative: merges entries for the same person and drops mere allusions. */
export function settleCast(cast: Cast, tokens: readonly Token[]): Person[] {
  const narrator = cast.present.find(({ isNarrator }) => isNarrator);
  const saysI = (narrator?.mentions ?? []).some(({ from }) => tokens[from]!.word.startsWith('i'));
  const told = (narrator?.mentions ?? []).filter(({ from }) => /^(?:we|us)/u.test(tokens[from]!.word)).length;
  const isOfFriends =
    told >= 2 && cast.present.some(({ given, roleKind }) => given !== null || roleKind === 'kin');
  const hasOwnPeople = cast.present.some(({ roleKind, isNarrator }) => !isNarrator && roleKind === 'kin');
  const saysWe = tokens.some(({ word, isQuoted }) => !isQuoted && (word === 'we' || word === 'us'));
  const isSlip = narrator?.mentions.length === 1 && cast.present.length > 1 && !saysWe;
  if (
    narrator &&
    narrator.given === null &&
    (isSlip ||
      (!saysI &&
        !isOfFriends &&
        (told === narrator.mentions.length || (!hasOwnPeople && narrator.mentions.length < 2))))
  )
    narrator.isDismissed = true;
  if (narrator && narrator.given === null) nameBySignature(cast, narrator, tokens);

  for (const person of cast.present.filter(({ isPronounOnly }) => isPronounOnly)) {
    const meant = cast.present.find(
      (other) =>
        other !== person &&
        !other.isNarrator &&
        other.given !== null &&
        other.gender !== 'unknown' &&
        other.gender === person.gender &&
        other.mentions[0]!.from > person.mentions[0]!.from,
    );
    if (meant) meant.absorb(person);
    else {
      person.role = person.gender === 'female' ? 'woman' : 'man';
      person.age ??= 'adult';
    }
  }
  joinPartners(cast);
  joinSubjectOfNews(cast, tokens);
  joinAnimals(cast);
  joinHerd(cast, tokens);
  // If the text mentions a vet, "our old boxer Hugo" is a dog.
  if (tokens.some(({ word }) => /^(?:dogs?|puppy|vet|leash|paws?)$/u.test(word)))
    for (const person of cast.present)
      if (person.role === 'boxer') [person.role, person.roleKind, person.isAnimal] = ['dog', 'animal', true];
  joinCounted(cast);
  joinParents(cast, tokens);
  letGrowUp(cast, tokens);
  const isForChildren = tokens.some(({ word }) => childSigns.test(word));
  for (const person of cast.present) {
    if (isAllusion(person, tokens)) person.isDismissed = true;
    if (
      person.age === null &&
      person.hasParents &&
      isForChildren &&
      person.roleKind !== 'job' &&
      !person.isNarrator &&
      !doesBusiness(person, tokens)
    )
      person.age = 'child';
  }
  for (const person of cast.present) growOldWith(person, tokens);
  settleAges(cast.present, tokens);
  return cast.present
    .filter(({ mentions }) => mentions.length > 0)
    .toSorted((one, other) => other.mentions.length - one.mentions.length)
    .slice(0, maxPersons)
    .toSorted((one, other) => one.mentions[0]!.from - other.mentions[0]!.from);
}

const partners = new Set(
  'wife husband girlfriend boyfriend fiancé fiancée son daughter sister brother grandson granddaughter niece nephew'.split(
    ' ',
  ),
);

const grown = new Set(['wife', 'husband', 'girlfriend', 'boyfriend', 'fiancé', 'fiancée']);

/** "His new girlfriend", and in the next sentence "Melissa": the next name that fits is hers. */
function joinPartners(cast: Cast): void {
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
function joinSubjectOfNews(cast: Cast, tokens: readonly Token[]): void {
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
function joinAnimals(cast: Cast): void {
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
function joinCounted(cast: Cast): void {
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
function joinParents(cast: Cast, tokens: readonly Token[]): void {
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

const grownDeeds =
  /^(?:phoned|phones|drives|drove|driven|taught|teaches|hired|hires|manages|managed|married|ordered|orders|invoiced|negotiated|commutes|works|worked|earns|earned|rented|rents|borrowed|founded)$/u;

/** A daughter who phones the supplier is a woman, though daughters are children by default. */
function letGrowUp(cast: Cast, tokens: readonly Token[]): void {
  for (const person of cast.present) {
    if (person.age !== 'child' || person.isAnimal || !grownChildren.has(person.role)) continue;
    const isGrown = person.mentions.some(({ to, sentence, acts }) => {
      const ahead = tokens.slice(to + 1, to + 5).filter((token) => token.sentence === sentence);
      const before = tokens.slice(Math.max(0, to - 12), to).filter((token) => token.sentence === sentence);
      return (
        (acts && ahead.some(({ word }) => grownDeeds.test(word))) ||
        before.some(({ word }, at) => /^(?:runs|ran|owns|owned)$/u.test(word) && before[at + 1]?.word === 'a')
      );
    });
    if (isGrown) person.age = 'young';
  }
}
/** A parent of an adult with a profession is not young, and a person in a nursing home is old. */
function growOldWith(person: Person, tokens: readonly Token[]): void {
  if (person.age !== 'adult' || !/^(?:mother|father|parent)$/u.test(person.role)) return;
  const isCaredFor = tokens.some(
    ({ word }, at) => /^(?:nursing|care|retirement)$/u.test(word) && tokens[at + 1]?.word === 'home',
  );
  const isParentOfGrown = person.children.some(
    ({ age, roleKind }) => roleKind === 'job' || age === 'adult' || age === 'middle-aged',
  );
  if (isCaredFor) person.age = 'old';
  else if (isParentOfGrown) person.age = 'middle-aged';
}

const grownChildren = new Set('daughter son grandson granddaughter nephew niece'.split(' '));

const determinerOf = (tokens: readonly Token[], from: number): string => {
  for (let at = from - 1; at >= 0 && at >= from - 4; at--)
    if (/^(?:a|an|the|my|her|his|our|their)$/u.test(tokens[at]!.word)) return tokens[at]!.word;
  return '';
};

/** "— Dana, 41" at the end of what Dana says. */
function nameBySignature(cast: Cast, narrator: Person, tokens: readonly Token[]): void {
  const last = tokens.at(-1);
  const signed = cast.present.find(
    (person) =>
      person !== narrator &&
      person.given !== null &&
      person.mentions.length === 1 &&
      /[—–-]\s*$/u.test(tokens[person.mentions[0]!.from]!.gap) &&
      person.mentions[0]!.sentence >= (last?.sentence ?? 0) - 1,
  );
  if (!signed) return;
  [narrator.given, narrator.last, narrator.displayName] = [signed.given, signed.last, signed.displayName];
  narrator.absorb(signed);
}

/** "What does a mountain guide take?" does not introduce a person. */
function isAskedAbout({ mentions }: Person, tokens: readonly Token[]): boolean {
  const { from, sentence } = mentions[0]!;
  const first = tokens.findIndex((token) => token.sentence === sentence);
  return (
    /^an?$/u.test(determinerOf(tokens, from)) &&
    /^(?:what|who|how|why|where|when)$/u.test(tokens[first]!.word) &&
    /^(?:do|does|did|is|are|was|can|would)$/u.test(tokens[first + 1]!.word)
  );
}

const objectWords = new Set([
  'for',
  'of',
  'from',
  'about',
  'than',
  'like',
  'as',
  'by',
  'between',
  'into',
  'without',
]);

/** Only mentioned, not present: "a gift for a friend", "my grandmother's recipe", a dog that does nothing. */
function isAllusion(person: Person, tokens: readonly Token[]): boolean {
  if (person.given !== null || person.last !== null || person.isNarrator || person.isPronounOnly)
    return false;
  const places = person.mentions.filter(({ kind }) => kind !== 'pronoun');
  if (places.length === 0) return true;
  if (person.isAnimal) return person.actions === 0 && places.length < 3;
  if (person.isOnlyOwner && person.actions === 0) return true;
  if (
    places.length === 1 &&
    tokens[places[0]!.to]!.isPossessive &&
    /^an?$/u.test(tokens[places[0]!.from - 1]?.word ?? '')
  )
    return true;
  if (person.mentions.length > 1) return false;
  const { from, to } = places[0]!;
  if (tokens[to]!.isPossessive) return true;
  if (/^(?:died|passed|dies)$/u.test(tokens[to + 1]?.word ?? '')) return true;
  if (isAskedAbout(person, tokens)) return true;
  if (person.actions > 0) return false;
  let begin = from - 1;
  while (begin > from - 4 && begin > 0 && !/^(?:a|an|the|my|her|his|our|their)$/u.test(tokens[begin]!.word))
    begin--;
  const article = tokens[begin]!.word;
  const before = tokens[begin - 1]?.word ?? '';
  return (
    objectWords.has(before) &&
    (article === 'a' ||
      article === 'an' ||
      ((article === 'the' || person.roleKind !== 'kin') && before !== 'by'))
  );
}
