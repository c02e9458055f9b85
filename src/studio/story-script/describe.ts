import type { Age, StoryCharacter, StoryProduct } from '#studio/story/story.ts';
import { animalRoles } from './words/roles.ts';

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

/** A character in one sentence, for a model that draws pictures. */
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

/** A product in one sentence, for a model that draws pictures. */
export function describeProduct({
  name,
  kind,
  colour,
}: Pick<StoryProduct, 'name' | 'kind' | 'colour'>): string {
  const thing = kind === 'app-screen' ? 'phone screen with an app' : kind.replaceAll('-', ' ');
  const seen = withArticle([colour?.startsWith('#') ? '' : colour, thing].filter(Boolean).join(' '));
  const isNamed = name.toLowerCase() !== thing && name !== '';
  return `${isNamed ? `${name}, ${seen}` : sentenceCase(seen)}${colour?.startsWith('#') ? ` in the colour ${colour}` : ''}, clean product picture on a plain ground.`;
}

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
