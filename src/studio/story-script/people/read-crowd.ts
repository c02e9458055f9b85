import type { Age, StoryCharacter } from '#studio/story/story.ts';
import { isVerb } from '../text/dictionary.ts';
import { isOffer } from '../products/offer.ts';
import { PhraseBook } from '../text/phrase-book.ts';
import { readNumber } from './read-age.ts';
import { isInstruction, isVisibleVerb, readerName } from '../text/third-person.ts';
import { groupWords } from '../words/groups.ts';
import { roleRows } from '../words/roles.ts';

/** People without an entry: "thirty children", "neighbours", and the reader of an instruction. */
export type Crowd = { role: string; name: string; age: Age; gender: StoryCharacter['gender']; count: number };

const crowdBook = new PhraseBook<Omit<Crowd, 'name' | 'count'>>([
  ...Object.entries(groupWords).map(
    ([word, age]) => [word, { role: age === 'child' ? 'kid' : '', age, gender: 'unknown' as const }] as const,
  ),
  ...roleRows
    .filter(([, { isPlural, role }]) => isPlural && role.kind !== 'animal')
    .map(
      ([phrase, { role }]) =>
        [
          phrase,
          { role: role.label, age: role.age ?? 'adult', gender: role.gender ?? ('unknown' as const) },
        ] as const,
    ),
]);

const quoted = /[“"][^”"]*[”"]/gu;
/** Words before a crowd that is generic or elsewhere. */
const absent = new Set(
  'no every any like than without for of most such other our your as few more never because about'.split(' '),
);
const numbers = new Set('dozen dozens hundred hundreds thousand several many two-dozen'.split(' '));
/** Nouns for several people or things. */
const collectives =
  /^(?:crowd|queue|line|group|class|team|handful|row|circle|dozens|hundreds|thousands|band|audience|pair|couple|busload)$/u;
/** Verbs whose object is a group in the same scene. */
const takesAlong =
  /^(?:takes?|took|leads?|led|teach(?:es)?|taught|shows?|showed|welcom(?:es|ed)|greet(?:s|ed)|help(?:s|ed)|ask(?:s|ed)|tells?|told|invit(?:es|ed)|meets?|met|feeds?|fed)$/u;
const near = new Set('with among between around beside to at by at'.split(' '));

/** "The queue went all the way around the corner", "a line outside his door". */
const peopleInLine =
  /\b(?:the|a|long) (?:queue|line)\b(?: \w+){0,5}? (?:outside|(?:around|round|to) the (?:corner|block)|(?:went|goes|stretch(?:es|ed)|reach(?:es|ed)|stood|wound) (?:all the way )?(?:around|round|past|along) the \w+|(?:out of|out) the (?:door|shop|store|building)|down the (?:street|road|block)|at (?:the|his|her|our|my|\p{L}+[’']s) (?:\p{L}+ )?(?:door|desk|counter|stall|table|till|window)|into the street)\b/u;

/** "Every hand went up", "twenty hands shot up". */
const raisedHands = /\b(?:every|each|all|\p{L}+) hands? (?:went|shot|flew|go|goes) up\b/u;

/** Returns the largest crowd present in a text; null if there is none, or only people with an entry. */
export function readCrowd(text: string, labels: ReadonlySet<string>): Crowd | null {
  const told = text.replaceAll(quoted, (words) => ' '.repeat(words.length));
  for (const sentence of told.match(/[^.!?]+/gu) ?? []) {
    const lower = sentence.toLowerCase();
    if (raisedHands.test(lower) && !/\b(?:his|her|my|one) hands? (?:went|shot|flew|goes) up\b/u.test(lower))
      return { role: '', name: 'audience', age: 'adult', gender: 'unknown', count: 12 };
    if (peopleInLine.test(lower))
      return { role: '', name: 'queue', age: 'adult', gender: 'unknown', count: 12 };
    const words = lower.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
    for (let at = 0; at < words.length; at++) {
      const found = crowdBook.find(words, at);
      if (!found) continue;
      const crowd = readOne(words, at, found.length);
      if (crowd > 0 && !labels.has(found.value.role))
        return { ...found.value, name: found.phrase, count: crowd };
      at += found.length - 1;
    }
  }
  return null;
}

/** Size of a crowd; 0 if it is only spoken of. */
function readOne(words: readonly string[], at: number, length: number): number {
  let begin = at - 1;
  if (
    words[at] === 'queue' &&
    !/^(?:form|forms|formed|stretch|stretches|stretched|grew|grows|of|outside|along)$/u.test(
      words[at + 1] ?? '',
    )
  )
    return 0;
  while (begin >= 0 && begin > at - 3 && !isSign(words[begin]!)) begin--;
  const sign = begin >= 0 && begin > at - 3 ? words[begin]! : '';
  const number = readNumber(sign) ?? (numbers.has(sign) ? 12 : null);
  const isCollective = sign === 'of' && collectives.test(words[begin - 1] ?? '');
  const after = words.slice(at + length, at + length + 6);
  const verbAt = after.findIndex((word) => isVerb(word) || isVisibleVerb(word));
  const acts =
    verbAt >= 0 &&
    (verbAt === 0 ||
      verbAt <= 1 ||
      /^(?:in|on|at|from|of|with|outside|behind|along|by|next)$/u.test(after[0]!));
  if (/^(?:you|who|that|we|i|whose)$/u.test(after[0] ?? '') && number === null) return 0;
  // "His customers stopped coming."
  if (
    /^(?:stopped|stayed away|no longer|disappeared|vanished|left|moved away|went away)\b/u.test(
      after.join(' '),
    )
  )
    return 0;
  if (number !== null)
    return number >= 2 && (acts || begin === 0 || near.has(words[begin - 1] ?? '')) ? number : 0;
  if (isCollective) return 12;
  // "Our delivery riders carry your dinner up five floors."
  if (sign === 'our' && verbAt === 0 && begin === 0) return 12;
  if (absent.has(sign) || /[’']$/u.test(words[at + length - 1]!)) return 0;
  if (acts && !isMeant(words, at)) return 12;
  return near.has(sign) ||
    ((near.has(words[begin - 1] ?? '') || takesAlong.test(words[begin - 1] ?? '')) &&
      /^(?:the|her|his|some)$/u.test(sign))
    ? 12
    : 0;
}

/** "So that people sleep", "what customers want": people who are not present. */
const isMeant = (words: readonly string[], at: number): boolean =>
  words
    .slice(Math.max(0, at - 3), at)
    .some((word) => /^(?:what|why|how|that|if|who|before|until|helps?|lets?|makes?)$/u.test(word));

const isSign = (word: string): boolean =>
  absent.has(word) ||
  near.has(word) ||
  numbers.has(word) ||
  readNumber(word) !== null ||
  /^(?:the|a|an|her|his|their|my|some|all|and)$/u.test(word);

/** The people in a frame besides the story's characters, at most `most`. */
export function castExtras(
  narration: string,
  characters: readonly Pick<StoryCharacter, 'role'>[],
  most: number,
): StoryCharacter[] {
  if (most <= 0) return [];
  const crowd = readCrowd(narration, new Set(characters.map(({ role }) => role).filter(Boolean)));
  if (crowd)
    return Array.from({ length: Math.min(most, 3, crowd.count) }, (_, index) =>
      extra(`crowd-${crowd.name}-${index + 1}`, crowd, index),
    );
  if (
    characters.length > 0 ||
    !(isInstruction(narration) || warning.test(narration)) ||
    isOffer(narration) ||
    startsWithBrand.test(narration)
  )
    return [];
  return [extra('reader', { role: '', name: readerName, age: 'adult', gender: 'unknown', count: 1 }, 0)];
}

/** Warnings, which do not describe the scene: "Check that no one stands behind you." */
const warning = /^\W*(?:always |never )?(?:check|make sure|ensure|remember|see) that\b/iu;

/** "Dermaleaf. Sleep in your own skin." */
const startsWithBrand = /^\W*\p{Lu}[\p{L}\d-]*(?: \p{Lu}[\p{L}\d-]*)?[.:] /u;

const extra = (id: string, { role, name, age, gender }: Crowd, index: number): StoryCharacter => ({
  id: id.replaceAll(' ', '-'),
  name,
  role,
  age,
  gender: gender === 'unknown' ? (index % 2 === 0 ? 'female' : 'male') : gender,
  appearance: '',
  clothing: '',
  visualPrompt: '',
});

const animalBook = new PhraseBook(roleRows.filter(([, { role }]) => role.kind === 'animal'));

/**
 * Animals of a narration without an entry: "his horse", "her two cats", "a hedgehog, two rabbits and a badger". "The bird" is
 * the parrot of the story.
 */
export function castAnimals(
  narration: string,
  characters: readonly Pick<StoryCharacter, 'role'>[],
  most: number,
  {
    namedBefore = [],
    known = [],
  }: {
    /** Things named before: "wooden horse". */
    namedBefore?: readonly string[] | undefined;
    /** The animals of the story. */
    known?: readonly StoryCharacter[];
  } = {},
): StoryCharacter[] {
  const told = narration.replaceAll(quoted, (words) => ' '.repeat(words.length));
  for (const sentence of told.match(/[^.!?]+/gu) ?? []) {
    const words = sentence.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];
    const found: { animal: StoryCharacter; number: number }[] = [];
    for (let at = 0; at < words.length; at++) {
      const match = animalBook.find(words, at);
      if (!match) continue;
      const { role, isPlural } = match.value;
      const before = words.slice(Math.max(0, at - 3), at);
      // "The other hens" are more than the one of the story.
      const areOthers = isPlural && before.includes('other');
      if (!isCast(words, at, match, namedBefore)) continue;
      if (!areOthers && characters.some((one) => one.role === role.label)) continue;
      const same = known.find((one) => one.role === role.label || isBirdOf(one.role, role.label));
      if (same && !areOthers && isDefinite(before)) {
        if (!characters.some((one) => one.role === same.role)) found.push({ animal: same, number: 1 });
        continue;
      }
      const number = before.map(readNumber).find((value) => value !== null) ?? (isPlural ? 3 : 1);
      const entry = {
        role: role.label,
        name: match.phrase,
        age: 'adult',
        gender: 'unknown',
        count: 1,
      } as const;
      const coat = before.filter((word) => coats.test(word)).join(' ');
      found.push({ animal: { ...extra(`animal-${role.label}`, entry, 0), appearance: coat }, number });
    }
    const [first, second] = found;
    if (!first) continue;
    // Of several species, one more.
    if (second) return found.slice(0, most + 1).map(({ animal }) => animal);
    if (known.includes(first.animal)) return [first.animal].slice(0, most);
    return Array.from({ length: Math.min(most, first.number) }, (_, index) => ({
      ...first.animal,
      id: `${first.animal.id}-${index + 1}`,
    }));
  }
  return [];
}

const isDefinite = (before: readonly string[]): boolean => before.includes('the') || before.includes('that');
/** Species that "the bird" may refer to. */
const birds =
  /^(?:parrot|owl|hen|rooster|duck|goose|crow|raven|robin|sparrow|pigeon|gull|canary|budgie|penguin|swan|eagle|stork)$/u;
const isBirdOf = (role: string, label: string): boolean => label === 'bird' && birds.test(role);

/** Whether a species in a sentence is an animal that is present: not compared, not eaten, not a toy. */
function isCast(
  words: readonly string[],
  at: number,
  { value: { role, isPlural }, length }: NonNullable<ReturnType<typeof animalBook.find>>,
  namedBefore: readonly string[],
): boolean {
  const before = words.slice(Math.max(0, at - 3), at);
  const isOwned =
    before.some(
      (word) => /^(?:his|her|my|our|your|their|the|a|an|some)$/u.test(word) || readNumber(word) !== null,
    ) ||
    (isPlural && isVerb(words[at + length] ?? ''));
  const isOther =
    before.some((word) =>
      /^(?:like|than|no|without|as|of|about|toy|stuffed|plush|teddy|cuddly|knitted|wooden|carved|paper|plastic|stone|bronze|clay|glass|chocolate|origami|rocking|rubber|roast|hot|not|catch|fried|grilled)$/u.test(
        word,
      ),
    ) ||
    (toyAnimals.test(role.label) && before.some((word) => /^(?:my|her|his)$/u.test(word))) ||
    thingsOfAnimals.test(words[at + length] ?? '') ||
    namedBefore.some((thing) => thing.endsWith(` ${role.label}`)) ||
    /[’']s?$/u.test(words[at + length - 1]!);
  return isOwned && !isOther && !eaten.has(role.label);
}
/** "A brown horse", "her spotted dog". */
const coats =
  /^(?:black|white|gr[ea]y|brown|chestnut|golden|ginger|orange|red|cream|yellow|green|blue|spotted|striped|fluffy|shaggy|little|small|tiny|big|large|huge)$/u;
const eaten = new Set(['fish', 'crab', 'octopus', 'duck', 'goose']);
/** "His bear" is a toy. */
const toyAnimals = /^(?:bear|elephant|lion|tiger|dinosaur|unicorn|giraffe|monkey|panda)$/u;
/** After a species: "dog food", "cat hair", "horse race". */
const thingsOfAnimals =
  /^(?:food|bed|toy|house|collar|leash|hair|bite|treats?|park|walker|club|shop|store|race|riding|soup|pie|meat|milk|cheese|sauce|farm|shed|tracks?|trap)$/u;
