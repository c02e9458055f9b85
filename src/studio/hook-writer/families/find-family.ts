import { headOf, withoutTopic } from '../name-thing.ts';
import { bodyFamilies } from './body-families.ts';
import type { Family } from './family.ts';
import { familyFamilies } from './family-families.ts';
import { foodFamilies } from './food-families.ts';
import { gearFamilies } from './gear-families.ts';
import { graveFamily } from './grave-family.ts';
import { homeFamilies } from './home-families.ts';
import { otherFamilies } from './other-families.ts';
import { placeFamilies } from './place-families.ts';
import { screenFamilies } from './screen-families.ts';
import { serviceFamilies } from './service-families.ts';
import { wearFamilies } from './wear-families.ts';

const [business, petService, kids, ...services] = serviceFamilies;

/** Particular before general; the last fits everything. */
export const families: readonly Family[] = [
  business!,
  petService!,
  kids!,
  ...familyFamilies,
  ...foodFamilies,
  ...bodyFamilies,
  ...homeFamilies,
  ...wearFamilies,
  ...gearFamilies,
  ...screenFamilies,
  ...services,
  ...placeFamilies,
  ...otherFamilies,
];

/** The family of a thing, by the way it is had and the last word of its name: a coffee table is furniture. */
export function findFamily(
  get: string,
  noun: string | null,
  { isGrave = false, isForKids = false, isForBusiness = false } = {},
): Family {
  if (isGrave) return graveFamily;
  const named = `${get}: ${noun ? headOf(withoutTopic(noun)) : ''}`.toLowerCase();
  if (isForBusiness && get === 'book') return business!;
  // A craft kit for children is a toy.
  const isKit = isForKids && /\b(?:kits?|patterns?|stickers?|sets?)$/.test(named);
  const found = families.find(({ when }) => when.test(isKit ? 'buy: kit for children' : named))!;
  // "Ironing services" are about ironing.
  const work = named.replace(/ (?:services?|company|companies|firms?|business|specialists?)$/, '');
  return otherFamilies.includes(found) ? families.find(({ when }) => when.test(work))! : found;
}

/** Whether nothing is known of a thing but that it is had. */
export const isUnknownKind = (get: string, noun: string): boolean =>
  otherFamilies.includes(findFamily(get, noun));
