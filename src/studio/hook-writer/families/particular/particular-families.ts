import type { Family } from '../family.ts';
import { aroundTheHouse } from './around-the-house.ts';
import { beautyAndBody } from './beauty-and-body.ts';
import { bedAndSkin } from './bed-and-skin.ts';
import { careAndCauses } from './care-and-causes.ts';
import { carsAndOutside } from './cars-and-outside.ts';
import { eventsAndPlaces } from './events-and-places.ts';
import { food } from './food.ts';
import { houseWork } from './house-work.ts';
import { kitchenThings } from './kitchen-things.ts';
import { lessons } from './lessons.ts';
import { madeAndMended } from './made-and-mended.ts';
import { moneyAndMilestones } from './money-and-milestones.ts';
import { musicAndStories } from './music-and-stories.ts';
import { paperAndPresents } from './paper-and-presents.ts';
import { parties } from './parties.ts';
import { roundTheCorner } from './round-the-corner.ts';
import { screensAndPaper } from './screens-and-paper.ts';
import { petsAndSounds } from './pets-and-sounds.ts';
import { shopsAndTreats } from './shops-and-treats.ts';
import { townAndTable } from './town-and-table.ts';
import { wornAndEaten } from './worn-and-eaten.ts';
import { wheelsAndWater } from './wheels-and-water.ts';
import { learningAndCare } from './learning-and-care.ts';
import { moreThings } from './more-things.ts';
import { outAndAbout } from './out-and-about.ts';
import { workAndWeb } from './work-and-web.ts';
import { wornThings } from './worn-things.ts';

/** Goods that a shop sells, so that a line never takes the shop for them. */
export const particularGoods: readonly Family[] = [...food, ...kitchenThings, ...bedAndSkin, ...wornThings];

/** Other things, whose lines are not said of their repair. */
export const particularThings: readonly Family[] = [
  ...wheelsAndWater,
  ...madeAndMended,
  ...paperAndPresents,
  ...musicAndStories,
  ...petsAndSounds,
  ...wornAndEaten,
];

/** Work in and around a house, which a business has done for other reasons. */
export const particularHouseWork: readonly Family[] = [...carsAndOutside, ...aroundTheHouse, ...houseWork];

/** One kind of thing each, asked before all others: a detailed car is clean, a repaired one runs. */
export const particularFamilies: readonly Family[] = [
  ...particularHouseWork,
  ...particularGoods,
  ...learningAndCare,
  ...eventsAndPlaces,
  ...outAndAbout,
  ...moreThings,
  ...workAndWeb,
  ...lessons,
  ...parties,
  ...beautyAndBody,
  ...screensAndPaper,
  ...careAndCauses,
  ...shopsAndTreats,
  ...moneyAndMilestones,
  ...roundTheCorner,
  ...townAndTable,
  ...particularThings,
];
