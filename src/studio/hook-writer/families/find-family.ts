import { headOf, withoutTopic } from '../name-thing.ts';
import { bodyFamilies } from './broad/body-families.ts';
import { businessFamily } from './broad/business-family.ts';
import { childAndPetFamilies } from './broad/child-and-pet-families.ts';
import { foodFamilies } from './broad/food-families.ts';
import { gearFamilies } from './broad/gear-families.ts';
import { graveFamily } from './broad/grave-family.ts';
import { homeFamilies } from './broad/home-families.ts';
import { houseServiceFamilies } from './broad/house-service-families.ts';
import { otherFamilies } from './broad/other-families.ts';
import { personalServiceFamilies } from './broad/personal-service-families.ts';
import { petAndChildCareFamilies } from './broad/pet-and-child-care-families.ts';
import { placeFamilies } from './broad/place-families.ts';
import { playAndPaperFamilies } from './broad/play-and-paper-families.ts';
import { screenFamilies } from './broad/screen-families.ts';
import { wearFamilies } from './broad/wear-families.ts';
import type { Family } from './family.ts';
import { homeServices } from './narrow/home-services.ts';
import { particularHouseWork } from './particular/particular-families.ts';
import { findNarrowFamily, narrowFamilies } from './narrow/find-narrow-family.ts';

/** Particular before general; the last fits everything. */
const broadFamilies: readonly Family[] = [
  businessFamily,
  ...petAndChildCareFamilies,
  ...childAndPetFamilies,
  ...playAndPaperFamilies,
  ...foodFamilies,
  ...bodyFamilies,
  ...homeFamilies,
  ...wearFamilies,
  ...gearFamilies,
  ...screenFamilies,
  ...houseServiceFamilies,
  ...personalServiceFamilies,
  ...placeFamilies,
  ...otherFamilies,
];
export const families: readonly Family[] = [...narrowFamilies, ...broadFamilies];

type Traits = { isGrave?: boolean; isForKids?: boolean; isForBusiness?: boolean; text?: string };

/** The broad family of a thing, by the way it is had and the last word of its name: a coffee table is furniture. */
export function findBroadFamily(get: string, noun: string | null, isForKids = false): Family {
  const named = `${get}: ${noun ? headOf(withoutTopic(noun)) : ''}`.toLowerCase();
  // A craft kit for children is a toy.
  const isKit = isForKids && /\b(?:kits?|patterns?|stickers?|sets?)$/.test(named);
  const found = broadFamilies.find(({ when }) => when.test(isKit ? 'buy: kit for children' : named))!;
  // "Ironing services" are about ironing.
  const work = named.replace(/ (?:services?|company|companies|firms?|business|specialists?)$/, '');
  return otherFamilies.includes(found) ? broadFamilies.find(({ when }) => when.test(work))! : found;
}

/** The narrow family of a thing, else its broad one. `text` is the whole description, for names that say too little. */
export function findFamily(
  get: string,
  noun: string | null,
  { isGrave = false, isForKids = false, isForBusiness = false, text = '' }: Traits = {},
): Family {
  if (isGrave) return graveFamily;
  const narrow = findNarrowFamily(get, noun, text);
  // Cleaning for offices is not about weekends.
  const isHouseWork = !narrow || homeServices.includes(narrow) || particularHouseWork.includes(narrow);
  if (isForBusiness && get === 'book' && isHouseWork) return businessFamily;
  return narrow ?? findBroadFamily(get, noun, isForKids);
}

/** Whether nothing is known of a thing but that it is had. */
export const isUnknownKind = (get: string, noun: string): boolean =>
  otherFamilies.includes(findFamily(get, noun));
