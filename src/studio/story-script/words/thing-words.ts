import { animalsAndPlants } from './things/animals-and-plants.ts';
import { bagsAndPapers } from './things/bags-and-papers.ts';
import { clothesAndCare } from './things/clothes-and-care.ts';
import { foodAndKitchen } from './things/food-and-kitchen.ts';
import { household } from './things/household.ts';
import { musicAndScreens } from './things/music-and-screens.ts';
import { sportsAndToys } from './things/sports-and-toys.ts';
import { toolsAndGarden } from './things/tools-and-garden.ts';
import { vehiclesAndStreet } from './things/vehicles-and-street.ts';

/**
 * Things with artwork. The columns of a row: the artwork, the metres of its longer side, how a hand holds it (grip, palm,
 * handle, string, or none: too large), where it stands otherwise (table, floor, water), and its names. A thing without a
 * size here is never drawn, so that nothing absurd appears.
 */
export const thingRows = [
  foodAndKitchen,
  toolsAndGarden,
  bagsAndPapers,
  sportsAndToys,
  musicAndScreens,
  animalsAndPlants,
  clothesAndCare,
  household,
  vehiclesAndStreet,
].join('');
