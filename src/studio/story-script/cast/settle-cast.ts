import type { Cast } from './cast.ts';
import type { Person } from '../people/person.ts';
import { isAllusion } from './is-allusion.ts';
import { joinAnimals, joinCounted, joinParents, joinPartners, joinSubjectOfNews } from './join-entries.ts';
import { joinPets } from './join-pets.ts';
import { joinHerd } from './join-herd.ts';
import { doesBusiness, settleAges } from './settle-ages.ts';
import type { Token } from '../text/tokens.ts';

/** With up to four products, a story has up to twelve pictures. */
const maxPersons = 8;
/** Words of stories about children. */
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
  joinPets(cast, tokens);
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

/** Actions of adults. */
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
        // "Came home from university"
        ahead
          .concat(tokens.slice(to + 5, to + 8))
          .some(({ word }) => word === 'university' || word === 'college') ||
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
