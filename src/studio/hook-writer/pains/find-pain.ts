import { agrees, isModifyingTrade, isNamedAfter } from './agrees.ts';
import { bodyPains } from './body-pains.ts';
import { carePains } from './care-pains.ts';
import { familyPains } from './family-pains.ts';
import { homePains } from './home-pains.ts';
import { householdPains } from './household-pains.ts';
import { kitchenPains } from './kitchen-pains.ts';
import { leisurePains } from './leisure-pains.ts';
import type { Pain } from './pain.ts';
import { startsWithUseVerb } from '../use-verbs.ts';
import { vehiclePains } from './vehicle-pains.ts';
import { workPains } from './work-pains.ts';

/** Particular before general: what keeps water cold is not about drinking enough. */
export const pains: readonly Pain[] = [
  ...vehiclePains,
  ...carePains,
  ...householdPains,
  ...familyPains,
  ...kitchenPains,
  ...homePains,
  ...bodyPains,
  ...leisurePains,
  ...workPains,
];

export type FoundPain = Omit<Pain, 'when' | 'about'>;

type Offered = {
  uses: readonly (string | null)[];
  noun: string | null;
  /** How it is had: "buy", "book". */
  get: string;
  purpose: string | null;
  /** The whole description, which shows whom or what the product is for. */
  sold: string;
  audience: string | null;
};

/** Matters too serious for a joke. */
export const grave =
  /\b(?:divorc\w*|funerals?|grie(?:f|ving)|bereave\w*|cancer|addict\w*|hospice|abuse|bankrupt\w*|suicid\w*|dementia|miscarriage|cremat\w*|urns?|palliative)\b/i;

/** Where the work is done is not what it is about: "screens applications for small restaurants". */
const place =
  / (?:for|at|in) (?:your )?(?:[a-z]+[ -]){0,2}(?:offices|teams|restaurants|hotels|schools|clinics|warehouses|companies|agencies|businesses|shops|salons|gyms|caf[eé]s|owners)\b.*$/;

/** A rack that holds knives does not cut. */
const capacity = /^(?:(?:it|they) )?(?:holds?|contains?|weighs?|seats?) /;
/** "A strip of solid walnut", but not "a box of snacks". */
const material = /(?<!\b(?:box|pair|set|pack|bag|jar|bottle|selection|kit|collection)) of .*$/;

/** The use of something tells about its buyer; its place or its people do not: "pest control for restaurants". */
const isDoing = (purpose: string): boolean => /^\w+ing\b/i.test(purpose) || startsWithUseVerb(purpose);

/** Whether the match begins in the name and ends in the purpose. */
const spansPurpose = (found: RegExpExecArray, nameLength: number): boolean =>
  found.index < nameLength && found.index + found[0].length > nameLength;

const fill = ({ trouble, nuisance, ask, scene, twist }: Pain, group = ''): FoundPain => {
  const filled = (words: string) => words.replace('$1', group);
  return {
    trouble: filled(trouble),
    nuisance: filled(nuisance),
    ask: filled(ask),
    scene: filled(scene),
    twist: filled(twist),
  };
};

/**
 * The first use with a known pain decides, then the name of the thing, written as "thing: self_cleaning fountain"
 * because parts of compounds mislead, then what it is for, then both. Null where nothing is known, or
 * where what is known is about a subject that is not in the description.
 */
export function findPain(offered: Offered): FoundPain | null {
  const { uses, noun, get, purpose, sold } = offered;
  if (grave.test(sold)) return null;
  const head = noun?.replace(material, '').replaceAll('-', '_').toLowerCase();
  const named = head && `thing: ${head}`;
  // "A mat for cars" is known by both words together, never by the second alone: "pest control for restaurants".
  const withPurpose = named && purpose ? `${named} for ${purpose.toLowerCase()}` : null;
  for (const text of [
    ...uses.filter((use) => use && !capacity.test(use)),
    named,
    purpose && isDoing(purpose) ? purpose : null,
    withPurpose,
  ]) {
    if (!text) continue;
    for (const known of pains) {
      const found = known.when.exec(text.toLowerCase().replace(place, ''));
      if (!found || (text === named && isNamedAfter(found, named))) continue;
      if (text === named && isModifyingTrade(found, named)) continue;
      // Moments of those who make a podcast are not moments of its listeners.
      if (get === 'listen to' && /podcast/.test(found[0])) continue;
      if (text === withPurpose && !spansPurpose(found, named?.length ?? 0)) continue;
      if (agrees(known.about, offered, workPains.includes(known))) return fill(known, found[1]);
    }
  }
  return null;
}
