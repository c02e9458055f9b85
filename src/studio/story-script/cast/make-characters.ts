import type { StoryCharacter } from '#studio/story/story.ts';
import { describeCharacter, sentenceCase } from '../scenes/describe.ts';
import type { Person } from '../people/person.ts';
import type { Token } from '../text/tokens.ts';
import {
  clothesByAge,
  clothesByRole,
  colours,
  hairByAge,
  womensClothes,
  womensStyles,
} from '../words/looks.ts';
import { findOrigin, likelyLooks } from '../words/name-origins.ts';

/** Picks a variant by name, always the same for the same name; the next one if another person already has it. */
function pick(variants: readonly string[], seed: string, used: Set<string>): string {
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
  for (let number = 2; taken.has(id); number++) id = `${slug}-${number}`;
  return id;
}

/** Creates the characters of a story, each with an id, in the order of the people. */
export function makeCharacters(
  persons: readonly Person[],
  tokens: readonly Token[],
): Map<Person, StoryCharacter> {
  const characters = new Map<Person, StoryCharacter>();
  const taken = new Set<string>();
  const used = new Set<string>();
  const sentenceTokens = groupBySentence(tokens);
  const named = new Map<Token, Person>(
    persons.flatMap((person) =>
      person.mentions
        .filter(({ kind }) => kind !== 'pronoun')
        .map(({ from }) => [tokens[from]!, person] as const),
    ),
  );
  // Without the opening words in the seed, all narrators would look alike.
  const opening = tokens
    .slice(0, 12)
    .map(({ word }) => word)
    .join(' ');
  const isInFamily = persons.some(({ roleKind, isAnimal }) => roleKind === 'kin' && !isAnimal);
  for (const person of persons) {
    const name = person.displayName || (person.isNarrator ? 'Narrator' : sentenceCase(person.role));
    const id = makeId(name, taken, 'character');
    taken.add(id);
    const seed = person.displayName ? id : `${id} ${opening}`;
    const number = Number(/-(\d+)$/u.exec(id)?.[1] ?? 0);
    const role = person.role || (person.isNarrator ? 'narrator' : '');
    const age = person.age ?? 'adult';
    const text = readLooks(person, tokens, sentenceTokens, named);
    const appearance =
      text.appearance.length > 0
        ? text.appearance.join(', ')
        : person.isAnimal
          ? ''
          : dressHair(pick(hairOf(person, age, { name, isInFamily }), seed, used), person.gender, age, {
              seed,
              used,
            });
    const clothing =
      text.clothing ??
      (person.isAnimal
        ? ''
        : ((age === 'child' ? undefined : clothesByRole.find(([sign]) => sign.test(role))?.[1]) ??
          pick(clothesFor(person.gender, age), `${seed} clothes`, used)));
    const described = {
      name: number > 1 && !person.displayName ? `${name} ${number}` : name,
      role,
      age,
      gender: person.gender,
      appearance,
      clothing,
    };
    characters.set(person, { id, ...described, visualPrompt: describeCharacter(described) });
  }
  return characters;
}

const clothesFor = (gender: StoryCharacter['gender'], age: StoryCharacter['age']): readonly string[] =>
  gender === 'female' ? [...womensClothes[age]!, ...clothesByAge[age]!] : clothesByAge[age]!;

/** "Brown hair in a ponytail": gives the women of a story, such as mother and daughter, different hairstyles. */
function dressHair(
  hair: string,
  gender: StoryCharacter['gender'],
  age: StoryCharacter['age'],
  { seed, used }: { seed: string; used: Set<string> },
): string {
  if (gender !== 'female' || /\b(?:short|long|wavy|curly|braid)/u.test(hair)) return hair;
  return `${hair} ${pick(womensStyles[age]!, `${seed} style`, used)}`;
}

/**
 * Undescribed women get no short hair, undescribed men no long or wavy hair. The skin of relatives is left to the picture,
 * which gives all of them the same.
 */
function hairOf(
  { gender }: Pick<Person, 'gender'>,
  age: StoryCharacter['age'],
  { name, isInFamily }: { name: string; isInFamily: boolean },
): readonly string[] {
  const origin = findOrigin(name);
  const likely = origin && likelyLooks[origin];
  const greys = age === 'old' || age === 'middle-aged';
  const all = !likely
    ? hairByAge[age]!.filter((hair) => !isInFamily || !/\bskin\b/u.test(hair))
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

const garments =
  'raincoat|coat|jacket|sweater|jumper|shirt|t-shirt|dress|suit|apron|uniform|hoodie|cardigan|scarf|hat|cap|vest|overalls|jersey|blouse|skirt|jeans|gown|cape|cloak|robe|boots|beanie|tie|helmet|scrubs|pyjamas|pajamas|kimono|wellies';
const worn = new RegExp(
  `\\b(?:in|wears?|wore|wearing|pulls on|pulled on|puts on|put on|buttons|dressed in) ((?:(?:a|an|her|his|my|the|their) )?(?:[\\p{L}-]+ ){0,3}?(?:${garments}))\\b`,
  'iu',
);
const bodyLooks =
  /\b((?:[\p{L}-]+ ){0,2}(?:hair|beard|moustache|mustache|freckles|curls|braids|ponytail|pigtails|dreadlocks|eyes)|glasses|tattoos?|crutches|a cane|a walking stick|hearing aids?)\b/iu;
const ownWords = new RegExp(
  `^(?:(?:her|his|with|and|the|a|an|my|of|their|in|its|has|had|have|from|into|to|on|over) )+`,
  'iu',
);
const describing =
  /^(?:long|short|curly|straight|wavy|dark|blond|blonde|fair|red|black|brown|white|gr[ae]y|grey|silver|golden|bright|thick|thin|bushy|big|green|blue|wild|messy|greying|neat|ginger|shoulder-length|close-cropped|bald|pink|purple|full|huge|kind|amber)$/iu;
const bodyWords =
  /^(?:tall|short|thin|slim|bald|bearded|freckled|wrinkled|stocky|skinny|round|blond|blonde|red-haired|dark-haired|grey-haired|tanned|muscular|petite|lanky|plump|fluffy|spotted|shaggy|brown|white|black|grey|gray|ginger|scruffy|striped)$/iu;

/** "Kiwi, a green parrot": the colour stands before the species, after the name. */
function furColour(text: string, species: string): string | null {
  const words = text.toLowerCase().split(/[^\p{L}-]+/u);
  const at = words.indexOf(species);
  const colour = words.slice(Math.max(0, at - 2), Math.max(0, at)).find((word) => colours.has(word));
  return colour ? `${colour} fur` : null;
}

/** "I knocked on his door in my pyjamas": they are the narrator's. */
const isOwnGarment = (garment: string, { isNarrator, gender }: Person): boolean =>
  /^(?:my|our) /iu.test(garment)
    ? isNarrator
    : !(/^her /iu.test(garment) ? gender === 'male' : /^his /iu.test(garment) && gender === 'female');

/** Reads the looks of a person from the narrative. */
function readLooks(
  person: Person,
  all: readonly Token[],
  sentences: ReadonlyMap<number, Token[]>,
  named: ReadonlyMap<Token, Person>,
): { appearance: string[]; clothing: string | null } {
  const appearance: string[] = [];
  let clothing: string | null = null;
  const first = person.mentions
    .filter(({ kind }) => kind !== 'pronoun' || person.isNarrator || person.isPronounOnly)
    .slice(0, 6);
  for (const { sentence, from, kind } of [...first, ...person.mentions.slice(0, 12)]) {
    const tokens = sentences.get(sentence) ?? [];
    const offset = tokens.indexOf(all[from]!);
    // Words after the next person describe that person.
    const next = tokens.findIndex(
      (token, index) => index > offset && named.has(token) && named.get(token) !== person,
    );
    const after = tokens
      .slice(Math.max(0, offset), next > offset ? next : undefined)
      .filter(({ isQuoted }) => !isQuoted)
      .slice(0, 16);
    const text = after
      .map(
        (token, index) =>
          (index > 0 ? (token.gap === '-' ? '-' : /[,;:]/u.test(token.gap) ? ', ' : ' ') : '') + token.text,
      )
      .join('');
    const found = worn.exec(text)?.[1];
    const garment = (found && isOwnGarment(found, person) ? found : undefined)
      ?.replace(/^(?:her|his|my|the|their) /iu, '')
      .toLowerCase();
    if (garment && clothing === null)
      clothing =
        /^(?:a|an) /u.test(garment) || garment.endsWith('s')
          ? garment
          : `${/^[aeiou]/u.test(garment) ? 'an' : 'a'} ${garment}`;
    const looks = bodyLooks.exec(text)?.[1]?.replace(ownWords, '').toLowerCase();
    if (
      looks &&
      (looks.split(' ').some((word) => describing.test(word)) ||
        /^(?:glasses|curls|a cane|crutches|freckles|braids|pigtails|a walking stick)/u.test(looks)) &&
      !appearance.includes(looks)
    )
      appearance.push(
        looks
          .split(' ')
          .filter((word, index, words) => index === words.length - 1 || describing.test(word))
          .join(' '),
      );
    const coat = person.isAnimal ? furColour(text, person.role) : null;
    if (coat && !appearance.includes(coat)) appearance.push(coat);
    if (kind === 'role' || kind === 'name') {
      for (const { word } of tokens.slice(Math.max(0, offset - 3), Math.max(0, offset)))
        if (
          (bodyWords.test(word) || (person.isAnimal && colours.has(word))) &&
          !appearance.includes(`${word} build`) &&
          appearance.length < 3
        )
          appearance.push(colours.has(word) && person.isAnimal ? `${word} fur` : `${word} build`);
    }
  }
  return { appearance: [...new Set(appearance)].slice(0, 3), clothing };
}
