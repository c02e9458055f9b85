import type { Person } from '../people/person.ts';
import { withArticle } from '../scenes/describe.ts';
import type { Token } from '../text/tokens.ts';
import { colours } from '../words/looks.ts';

/** The narrative by sentences, and whom its tokens name. */
export type SentenceTokens = {
  tokens: readonly Token[];
  bySentence: ReadonlyMap<number, Token[]>;
  personOfToken: ReadonlyMap<Token, Person>;
};
type Mention = Person['mentions'][number];

const maxLooks = 3;

/** Reads the looks of a person from the narrative: at most three, and the first garment. */
export function readLooks(
  person: Person,
  narrative: SentenceTokens,
): { appearance: string[]; clothing: string | null } {
  const appearance = new Set<string>();
  let clothing: string | null = null;
  const ownMentions = person.mentions
    .filter(({ kind }) => kind !== 'pronoun' || person.isNarrator || person.isPronounOnly)
    .slice(0, 6);
  // Its own mentions first, then pronouns.
  for (const mention of [...ownMentions, ...person.mentions.slice(0, 12)]) {
    const text = textAfter(mention, person, narrative);
    clothing ??= readGarment(text, person);
    const feature = readFeature(text);
    if (feature) appearance.add(feature);
    const fur = person.isAnimal ? readFur(text, person.role) : null;
    if (fur) appearance.add(fur);
    if (mention.kind === 'pronoun') continue;
    for (const word of wordsBefore(mention, narrative)) {
      const look = (person.isAnimal ? coatOf(word) : null) ?? lookOfAdjective.get(word);
      if (look && appearance.size < maxLooks) appearance.add(look);
    }
  }
  return { appearance: [...appearance].slice(0, maxLooks), clothing };
}

/** The last few words before a mention; "red-haired" is one. */
function wordsBefore({ sentence, from }: Mention, { tokens, bySentence }: SentenceTokens): string[] {
  const inSentence = bySentence.get(sentence) ?? [];
  const place = Math.max(0, inSentence.indexOf(tokens[from]!));
  const words: string[] = [];
  for (const { word, gap } of inSentence.slice(Math.max(0, place - 4), place)) {
    if (gap === '-' && words.length > 0) words.push(`${words.pop()}-${word}`);
    else words.push(word);
  }
  return words.slice(-3);
}

/** The words from a mention on, up to the next person, whom further words describe; without quotations. */
function textAfter(
  { sentence, from }: Mention,
  person: Person,
  { tokens, bySentence, personOfToken }: SentenceTokens,
): string {
  const inSentence = bySentence.get(sentence) ?? [];
  const place = inSentence.indexOf(tokens[from]!);
  const next = inSentence.findIndex(
    (token, index) => index > place && personOfToken.has(token) && personOfToken.get(token) !== person,
  );
  return inSentence
    .slice(Math.max(0, place), next > place ? next : undefined)
    .filter(({ isQuoted }) => !isQuoted)
    .slice(0, 16)
    .map(({ gap, text }, index) => (index === 0 ? '' : separatorOf(gap)) + text)
    .join('');
}

const separatorOf = (gap: string): string => (gap === '-' ? '-' : /[,;:]/u.test(gap) ? ', ' : ' ');

const garments =
  'raincoat|coat|jacket|sweater|jumper|shirt|t-shirt|dress|suit|apron|uniform|hoodie|cardigan|scarf|hat|cap|vest|overalls|jersey|blouse|skirt|jeans|gown|cape|cloak|robe|boots|beanie|tie|helmet|scrubs|pyjamas|pajamas|kimono|wellies';
const worn = new RegExp(
  `\\b(?:in|wears?|wore|wearing|pulls on|pulled on|puts on|put on|buttons|dressed in) ((?:(?:a|an|her|his|my|the|their) )?(?:[\\p{L}-]+ ){0,3}?(?:${garments}))\\b`,
  'iu',
);

function readGarment(text: string, person: Person): string | null {
  const found = worn.exec(text)?.[1];
  if (!found || !isOwnGarment(found, person)) return null;
  const garment = found.replace(/^(?:her|his|my|the|their) /iu, '').toLowerCase();
  return /^(?:a|an) /u.test(garment) || garment.endsWith('s') ? garment : withArticle(garment);
}

/** "I knocked on his door in my pyjamas": they are the narrator's. */
const isOwnGarment = (garment: string, { isNarrator, gender }: Person): boolean =>
  /^(?:my|our) /iu.test(garment)
    ? isNarrator
    : !(/^her /iu.test(garment) ? gender === 'male' : /^his /iu.test(garment) && gender === 'female');

/** "Long red hair", "kind green eyes", "glasses", "a cane". */
const bodyFeature =
  /\b((?:[\p{L}-]+ ){0,2}(?:hair|beard|moustache|mustache|freckles|curls|braids|ponytail|pigtails|dreadlocks|eyes)|glasses|tattoos?|crutches|a cane|a walking stick|hearing aids?)\b/iu;
const plainFeature = /^(?:glasses|curls|a cane|crutches|freckles|braids|pigtails|a walking stick)/u;
const leadingFiller =
  /^(?:(?:her|his|with|and|the|a|an|my|of|their|in|its|has|had|have|from|into|to|on|over) )+/iu;
/** Adjectives that describe hair, eyes or a beard. */
const featureAdjective =
  /^(?:long|short|curly|straight|wavy|dark|blond|blonde|fair|red|black|brown|white|gr[ae]y|silver|golden|bright|thick|thin|bushy|big|green|blue|wild|messy|greying|neat|ginger|shoulder-length|close-cropped|bald|pink|purple|full|huge|kind|amber)$/iu;

/** "With long red hair", without words that describe nothing. */
function readFeature(text: string): string | null {
  const feature = bodyFeature.exec(text)?.[1]?.replace(leadingFiller, '').toLowerCase();
  if (!feature) return null;
  const words = feature.split(' ');
  if (!plainFeature.test(feature) && !words.some((word) => featureAdjective.test(word))) return null;
  return words.filter((word, index) => index === words.length - 1 || featureAdjective.test(word)).join(' ');
}

/** "Kiwi, a green parrot": the colour stands before the species, after the name. */
function readFur(text: string, species: string): string | null {
  const words = text.toLowerCase().split(/[^\p{L}-]+/u);
  const place = words.indexOf(species);
  const colour = words.slice(Math.max(0, place - 2), Math.max(0, place)).find((word) => colours.has(word));
  return colour ? `${colour} fur` : null;
}

const coats = new Set(['fluffy', 'spotted', 'shaggy', 'scruffy', 'striped', 'ginger']);
const coatOf = (word: string): string | null => (coats.has(word) || colours.has(word) ? `${word} fur` : null);

/** The look that an adjective before a person gives. */
const lookOfAdjective: ReadonlyMap<string, string> = new Map([
  ...'tall short thin slim stocky skinny round muscular petite lanky plump'
    .split(' ')
    .map((word): [string, string] => [word, `${word} build`]),
  ['blond', 'blond hair'],
  ['blonde', 'blond hair'],
  ['ginger', 'ginger hair'],
  ['red-haired', 'red hair'],
  ['dark-haired', 'dark hair'],
  ['grey-haired', 'grey hair'],
  ['bald', 'bald head'],
  ['bearded', 'a beard'],
  ['freckled', 'freckles'],
  ['wrinkled', 'wrinkles'],
  ['tanned', 'tan skin'],
]);
