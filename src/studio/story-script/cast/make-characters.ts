import type { StoryCharacter } from '#studio/story/story.ts';
import { describeCharacter, sentenceCase } from '../scenes/describe.ts';
import type { Person } from '../people/person.ts';
import type { Token } from '../text/tokens.ts';
import { clothesByAge, clothesByRole, hairByAge, womensClothes, womensStyles } from '../words/looks.ts';
import { findOrigin, likelyLooks } from '../words/name-origins.ts';
import { readLooks, type SentenceTokens } from './read-looks.ts';

/** Picks a variant by name, always the same for the same name; the next one if another person already has it. */
function pickUnused(variants: readonly string[], seed: string, used: Set<string>): string {
  // FNV-1a.
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
  const start = (hash >>> 0) % variants.length;
  const ordered = [...variants.slice(start), ...variants.slice(0, start)];
  const chosen = ordered.find((variant) => !used.has(variant)) ?? ordered[0]!;
  used.add(chosen);
  return chosen;
}

export function makeId(name: string, taken: ReadonlySet<string>, fallback: string): string {
  const slug =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^-|-$/gu, '')
      .slice(0, 40) || fallback;
  let id = slug;
  for (let suffix = 2; taken.has(id); suffix += 1) id = `${slug}-${suffix}`;
  return id;
}

/** Creates the characters of a story, each with an id, in the order of the people. */
export function makeCharacters(
  persons: readonly Person[],
  tokens: readonly Token[],
): Map<Person, StoryCharacter> {
  const characters = new Map<Person, StoryCharacter>();
  const takenIds = new Set<string>();
  const used = new Set<string>();
  const narrative: SentenceTokens = {
    tokens,
    bySentence: groupBySentence(tokens),
    personOfToken: new Map<Token, Person>(
      persons.flatMap((person) =>
        person.mentions
          .filter(({ kind }) => kind !== 'pronoun')
          .map(({ from }) => [tokens[from]!, person] as const),
      ),
    ),
  };
  // Without the opening words in the seed, all narrators would look alike.
  const opening = tokens
    .slice(0, 12)
    .map(({ word }) => word)
    .join(' ');
  const hasRelatives = persons.some(({ roleKind, isAnimal }) => roleKind === 'kin' && !isAnimal);
  for (const person of persons) {
    const name = person.displayName || (person.isNarrator ? 'Narrator' : sentenceCase(person.role));
    const id = makeId(name, takenIds, 'character');
    takenIds.add(id);
    const seed = person.displayName ? id : `${id} ${opening}`;
    const number = Number(/-(\d+)$/u.exec(id)?.[1] ?? 0);
    const looks = readLooks(person, narrative);
    const choice = { person, name, seed, used };
    const described = {
      name: number > 1 && !person.displayName ? `${name} ${number}` : name,
      role: person.role || (person.isNarrator ? 'narrator' : ''),
      age: person.age ?? 'adult',
      gender: person.gender,
      appearance: looks.appearance.join(', ') || chooseHair(choice, hasRelatives),
      clothing: looks.clothing ?? chooseClothing(choice),
    };
    characters.set(person, { id, ...described, visualPrompt: describeCharacter(described) });
  }
  return characters;
}

type Choice = {
  person: Person;
  name: string;
  seed: string;
  /** Looks that others in the story have. */
  used: Set<string>;
};

function chooseHair({ person, name, seed, used }: Choice, hasRelatives: boolean): string {
  if (person.isAnimal) return '';
  const age = person.age ?? 'adult';
  const hair = pickUnused(hairVariants(person, age, { name, hasRelatives }), seed, used);
  // "Brown hair in a ponytail": the women of a story, such as mother and daughter, have different hairstyles.
  if (person.gender !== 'female' || /\b(?:short|long|wavy|curly|braid)/u.test(hair)) return hair;
  return `${hair} ${pickUnused(womensStyles[age]!, `${seed} style`, used)}`;
}

function chooseClothing({ person, seed, used }: Choice): string {
  if (person.isAnimal) return '';
  const age = person.age ?? 'adult';
  const role = person.role || (person.isNarrator ? 'narrator' : '');
  const ofRole = age === 'child' ? undefined : clothesByRole.find(([sign]) => sign.test(role))?.[1];
  return ofRole ?? pickUnused(clothesFor(person.gender, age), `${seed} clothes`, used);
}

const clothesFor = (gender: StoryCharacter['gender'], age: StoryCharacter['age']): readonly string[] =>
  gender === 'female' ? [...womensClothes[age]!, ...clothesByAge[age]!] : clothesByAge[age]!;

/**
 * Undescribed women get no short hair, undescribed men no long or wavy hair. The skin of relatives is left to the picture,
 * which gives all of them the same.
 */
function hairVariants(
  { gender }: Pick<Person, 'gender'>,
  age: StoryCharacter['age'],
  { name, hasRelatives }: { name: string; hasRelatives: boolean },
): readonly string[] {
  const origin = findOrigin(name);
  const likely = origin && likelyLooks[origin];
  const greys = age === 'old' || age === 'middle-aged';
  const all = !likely
    ? hairByAge[age]!.filter((hair) => !hasRelatives || !/\bskin\b/u.test(hair))
    : greys
      ? hairByAge[age]!.map((hair) => `${likely.skin} and ${hair}`)
      : likely.hair.map((hair) => `${likely.skin} and ${hair}`);
  const unusual =
    gender === 'female' ? /\bshort\b/u : gender === 'male' ? /\b(?:long|wavy|braided)\b/u : null;
  const usual = unusual ? all.filter((hair) => !unusual.test(hair)) : all;
  const fitting = usual.length > 0 ? usual : all;
  return gender === 'female' ? fitting.map((hair) => hair.replace(/\bcurly/u, 'long curly')) : fitting;
}

function groupBySentence(tokens: readonly Token[]): Map<number, Token[]> {
  const groups = new Map<number, Token[]>();
  for (const token of tokens) {
    const group = groups.get(token.sentence);
    if (group) group.push(token);
    else groups.set(token.sentence, [token]);
  }
  return groups;
}
