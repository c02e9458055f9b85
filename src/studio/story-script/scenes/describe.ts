import type { Age, StoryCharacter, StoryProduct } from '#studio/story/story.ts';
import { animalRoles } from '../words/roles.ts';

const agedNoun: Readonly<Record<Age, Record<StoryCharacter['gender'], string>>> = {
  child: { female: 'a girl', male: 'a boy', unknown: 'a child' },
  teen: { female: 'a teenage girl', male: 'a teenage boy', unknown: 'a teenager' },
  young: { female: 'a young woman', male: 'a young man', unknown: 'a young person' },
  adult: { female: 'a woman', male: 'a man', unknown: 'a person' },
  'middle-aged': {
    female: 'a middle-aged woman',
    male: 'a middle-aged man',
    unknown: 'a middle-aged person',
  },
  old: { female: 'an old woman', male: 'an old man', unknown: 'an old person' },
};
const plainRoles = new Set([
  '',
  'narrator',
  'man',
  'woman',
  'boy',
  'girl',
  'kid',
  'old man',
  'old woman',
  'young man',
  'young woman',
  'person',
]);

export const withArticle = (words: string): string => `${/^[aeiou]/iu.test(words) ? 'an' : 'a'} ${words}`;

type Described = Pick<StoryCharacter, 'name' | 'role' | 'age' | 'gender' | 'appearance' | 'clothing'>;

/** Describes a character in one sentence for an image model. */
export function describeCharacter({ name, role, age, gender, appearance, clothing }: Described): string {
  if (animalRoles.has(role)) {
    const animal = withArticle(
      age === 'child' || age === 'old' ? `${age === 'child' ? 'young' : 'old'} ${role}` : role,
    );
    return `${[name.toLowerCase() === role ? sentenceCase(animal) : `${name}, ${animal}`, appearance && `with ${appearance}`].filter(Boolean).join(', ')}.`;
  }
  const who = agedNoun[age][gender];
  const job = plainRoles.has(role) ? '' : `the ${role}`;
  const isNamed = name !== '' && !plainRoles.has(name.toLowerCase()) && name.toLowerCase() !== role;
  const parts = isNamed
    ? [name, [who, job].filter(Boolean).join(', ')]
    : [sentenceCase([who, job].filter(Boolean).join(', '))];
  return `${[...parts, appearance && `with ${appearance}`, clothing && `wearing ${clothing}`].filter(Boolean).join(', ')}.`;
}

/** Describes a product in one sentence for an image model; `phrase` is the story's words for it. */
export function describeProduct({
  name,
  kind,
  colour,
  phrase,
}: Pick<StoryProduct, 'name' | 'kind' | 'colour'> & { phrase: string }): string {
  const thing = kind === 'app-screen' ? 'phone screen with an app' : phrase;
  const hex = colour?.startsWith('#') ? colour : null;
  const seen = withQuantity([hex ? null : colour, thing].filter(Boolean).join(' '));
  const isNamed = name.toLowerCase() !== asPair(thing) && name !== '';
  return `${isNamed ? `${name}, ${seen}` : sentenceCase(seen)}${hex ? ` in the colour ${hex}` : ''}, clean product picture on a plain ground.`;
}

/** Things that come in pairs. */
const pairs =
  /\b(?:glasses|goggles|headphones|earbuds|earphones|scissors|shears|gloves?|mittens|shoes?|trainers|boots?|sandals?|slippers|socks|heels|jeans|trousers|leggings)$/u;

/** Puts things that come in pairs into the plural. */
export const asPair = (words: string): string => words.replace(/\b(glove|shoe|boot|sandal)$/u, '$1s');

/** "A red lamp", "a pair of scissors", "vitamins". */
const withQuantity = (words: string): string => {
  if (pairs.test(words)) return `a pair of ${asPair(words)}`;
  const measure = measures.find(([, sign]) => sign.test(words))?.[0];
  if (measure) return `${measure} ${words.replace(/ (?:loaf|loaves)$/u, '')}`;
  return /[^su]s$/u.test(words) ? words : withArticle(words);
};

/** Mass nouns need a measure: "a bread" is not English. */
const measures: readonly (readonly [string, RegExp])[] = [
  ['a loaf of', /\b(?:bread|sourdough|brioche|ciabatta|focaccia)(?: loaf| loaves)?$/u],
  [
    'a bowl of',
    /\b(?:soup|stew|broth|porridge|oatmeal|muesli|ramen|rice|pasta|spaghetti|curry|salad|ice cream|dough)$/u,
  ],
  ['a cup of', /\b(?:coffee|espresso|tea|cocoa|hot chocolate|matcha)$/u],
  ['a glass of', /\b(?:water|wine|beer|juice|lemonade|champagne)$/u],
  ['a bottle of', /\b(?:milk|oil|shampoo|perfume|lotion|ketchup|vinegar)$/u],
  ['a jar of', /\b(?:honey|jam|marmalade|cream|butter|mustard|peanut butter)$/u],
  ['a bar of', /\b(?:soap|chocolate)$/u],
  ['a tube of', /\b(?:toothpaste|sunscreen|glue)$/u],
  ['a bag of', /\b(?:flour|sugar|dog food|cat food|rice|popcorn|granola)$/u],
  ['a piece of', /\b(?:cheese|jewellery|jewelry|furniture)$/u],
];

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
