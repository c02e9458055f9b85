import type { Age } from '../../../story/story.ts';
import type { Beard, HairStyle } from '../person-look.ts';
import { hairColours, type HairColour } from './palette.ts';

type Pick = <T>(list: readonly T[]) => T;

/** Women get short cuts only when the text says so, because a small figure with one looks male. */
const women: readonly HairStyle[] = [
  'bob',
  'long-straight',
  'long-wavy',
  'bun',
  'ponytail',
  'long-wavy',
  'bob',
  'braids',
  'long-wavy',
  'afro',
];
const oldWomen: readonly HairStyle[] = ['bob', 'bun', 'pixie', 'curls'];
const girls: readonly HairStyle[] = ['braids', 'ponytail', 'bob', 'long-straight', 'curls'];
const men: readonly HairStyle[] = [
  'short-crop',
  'side-part',
  'quiff',
  'curls',
  'undercut',
  'short-crop',
  'side-part',
  'bald',
  'afro',
];
const oldMen: readonly HairStyle[] = ['thinning', 'side-part', 'bald', 'short-crop', 'thinning'];
const boys: readonly HairStyle[] = ['short-crop', 'side-part', 'curls', 'quiff'];

/** Hairstyles for a description that names only the colour or the length. */
const plain: ReadonlySet<HairStyle> = new Set(['bob', 'long-straight', 'short-crop', 'side-part', 'pixie']);
const straightOnly = (list: readonly HairStyle[]): readonly HairStyle[] => {
  const left = list.filter((style) => plain.has(style));
  return left.length > 0 ? left : list;
};

export function chooseStyle(
  gender: 'female' | 'male',
  age: Age,
  { pick, isPlain }: { pick: Pick; isPlain: boolean },
): HairStyle {
  const styles = stylesFor(gender, age);
  return pick(isPlain ? straightOnly(styles) : styles);
}

function stylesFor(gender: 'female' | 'male', age: Age): readonly HairStyle[] {
  if (age === 'child') return gender === 'female' ? girls : boys;
  if (age === 'old') return gender === 'female' ? oldWomen : oldMen;
  const list = gender === 'female' ? women : men;
  return age === 'teen' || age === 'young' ? list.filter((style) => style !== 'bald') : list;
}

/** Dark skin goes with dark hair; age turns all colours grey. */
export function chooseColour(age: Age, tone: number, pick: Pick): HairColour {
  if (age === 'old') return pick(['grey', 'white', 'white', 'grey']);
  const dark: readonly HairColour[] = ['black', 'black', 'dark-brown'];
  const middle: readonly HairColour[] = ['black', 'dark-brown', 'brown', 'chestnut'];
  const fair: readonly HairColour[] = [
    'brown',
    'dark-brown',
    'chestnut',
    'dark-blond',
    'blond',
    'black',
    'brown',
    'dark-brown',
    'dark-blond',
    'chestnut',
    'red',
  ];
  const own = pick(tone > 5 ? dark : tone > 2 ? middle : fair);
  return age === 'middle-aged' ? pick([own, own, 'grey']) : own;
}

export function chooseBeard(gender: 'female' | 'male', age: Age, pick: Pick): Beard {
  if (gender === 'female' || age === 'child' || age === 'teen') return 'none';
  return pick(
    age === 'old'
      ? ['none', 'full', 'moustache', 'none', 'short']
      : ['none', 'none', 'none', 'stubble', 'short', 'full', 'moustache'],
  );
}

export const coloursOf = (name: HairColour) => hairColours[name];
