import type { Family } from '../family.ts';
import { aroundTheHouse } from './around-the-house.ts';
import { bedAndSkin } from './bed-and-skin.ts';
import { carsAndOutside } from './cars-and-outside.ts';
import { eventsAndPlaces } from './events-and-places.ts';
import { food } from './food.ts';
import { learningAndCare } from './learning-and-care.ts';
import { moreThings } from './more-things.ts';
import { outAndAbout } from './out-and-about.ts';
import { workAndWeb } from './work-and-web.ts';
import { wornThings } from './worn-things.ts';

/** Goods that a shop sells, so that a line never takes the shop for them. */
export const particularGoods: readonly Family[] = [...food, ...bedAndSkin, ...wornThings];

/** Work in and around a house, which a business has done for other reasons. */
export const particularHouseWork: readonly Family[] = [...carsAndOutside, ...aroundTheHouse];

/** One kind of thing each, asked before all others: a detailed car is clean, a repaired one runs. */
export const particularFamilies: readonly Family[] = [
  ...particularHouseWork,
  ...particularGoods,
  ...learningAndCare,
  ...eventsAndPlaces,
  ...outAndAbout,
  ...moreThings,
  ...workAndWeb,
];
