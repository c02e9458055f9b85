import type { Beard, Glasses, HairStyle } from '../person-look.ts';
import type { HairColour } from './palette.ts';

/** Details of a person in a description; undefined when not mentioned. */
export type DescribedLook = {
  hair?: HairStyle;
  /** Hair is described, but no curls, braids or cut: it is straight or plain. */
  isPlainHair: boolean;
  hairColour?: HairColour;
  beard?: Beard;
  glasses?: Glasses;
  tone?: number;
  build?: 'slim' | 'broad' | 'tall' | 'small';
};

type Rule<T> = readonly (readonly [pattern: RegExp, found: T])[];

const styles: Rule<HairStyle> = [
  [/\bbald\b|no hair|shaved head/, 'bald'],
  [/receding|thinning|balding/, 'thinning'],
  [/head ?scarf|hijab/, 'head-scarf'],
  [/afro/, 'afro'],
  [/braid|plait|pigtail/, 'braids'],
  [/pony ?tail/, 'ponytail'],
  [/\bbun\b|tied (?:back|up)|hair up/, 'bun'],
  [/\bbob\b|shoulder-length/, 'bob'],
  [/undercut|mohawk/, 'undercut'],
  [/quiff|pompadour/, 'quiff'],
  [/pixie/, 'pixie'],
  [/long[\w\s,-]*curl/, 'long-wavy'],
  [/curl|frizzy/, 'curls'],
  [/long[\w\s,-]*wav|wav[\w\s,-]*long|wavy/, 'long-wavy'],
  [/long[\w\s,-]*hair|hair[\w\s,-]*long/, 'long-straight'],
  [/part(?:ed|ing)|neat hair|combed/, 'side-part'],
  [/short[\w\s,-]*hair|crew cut|cropped/, 'short-crop'],
];
const colours: Rule<HairColour> = [
  // Only strands are grey.
  [/black hair[\w\s,-]*gr[ea]y (?:strands|streaks)/, 'black'],
  [/(?:dark|brown|chestnut)[\w\s,-]*hair[\w\s,-]*gr[ea]y (?:strands|streaks)/, 'dark-brown'],
  [/(?:white|snowy)[\w\s,-]*(?:hair|beard|curls|bun|braid)/, 'white'],
  [
    /gr[ea]y(?:ing)?[\w\s,-]*(?:hair|beard|curls|bun|braid)|silver[\w\s,-]*hair|hair[\w\s,-]{0,12}gr[ea]y/,
    'grey',
  ],
  [/red[\w\s,-]*hair|red-?head|ginger|auburn/, 'red'],
  [/dark blond/, 'dark-blond'],
  [/blond|fair hair|golden hair/, 'blond'],
  [/chestnut/, 'chestnut'],
  [/black[\w\s,-]*(?:hair|curls|bun|braid|beard)|raven/, 'black'],
  [/dark[\w\s,-]*(?:hair|curls|braid)|dark brown/, 'dark-brown'],
  [/brown[\w\s,-]*(?:hair|curls|bun|braid)|brunette/, 'brown'],
];
const beards: Rule<Beard> = [
  [/clean[- ]shaven/, 'none'],
  [/stubble|unshaven/, 'stubble'],
  [/goatee/, 'goatee'],
  [/(?:short|trimmed|neat)[\w\s,-]*beard/, 'short'],
  [/beard/, 'full'],
  [/m(?:o)?ustache/, 'moustache'],
];
const glasses: Rule<Glasses> = [
  [/round[\w\s-]*(?:glasses|spectacles)/, 'round'],
  [/reading glasses|half-moon/, 'half'],
  [/glasses|spectacles/, 'square'],
];
const skins: Rule<number> = [
  [/(?:very )?dark[\w\s-]*skin|black (?:man|woman|girl|boy)|ebony/, 8],
  [/(?:brown|tan|olive|bronze)[\w\s-]*skin/, 5],
  [/(?:light|fair|pale)[\w\s-]*skin|pale face/, 1],
];
const builds: Rule<NonNullable<DescribedLook['build']>> = [
  [/slim|slender|thin |skinny|lean\b/, 'slim'],
  [/broad|stocky|heavy|burly|plump|stout|round belly|muscular/, 'broad'],
  [/\btall\b/, 'tall'],
  [/\bshort (?:man|woman|person)|\bsmall\b|petite|tiny/, 'small'],
];

const first = <T>(rules: Rule<T>, words: string): T | undefined =>
  rules.find(([pattern]) => pattern.test(words))?.[1];

export function readLook(appearance: string): DescribedLook {
  const words = ` ${appearance.toLowerCase()} `;
  const hair = first(styles, words);
  return {
    hair,
    isPlainHair: hair === undefined && /\bhair\b/.test(words),
    hairColour: first(colours, words),
    beard: first(beards, words),
    glasses: first(glasses, words),
    tone: first(skins, words),
    build: first(builds, words),
  };
}
