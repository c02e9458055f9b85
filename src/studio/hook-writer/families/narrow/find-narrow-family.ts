import type { Family } from '../family.ts';
import { apps } from './apps.ts';
import { beauty } from './beauty.ts';
import { businessServices } from './business-services.ts';
import { childrenAndPets } from './children-and-pets.ts';
import { clothesAndBags } from './clothes-and-bags.ts';
import { daysOut } from './days-out.ts';
import { foodAndDrink } from './food-and-drink.ts';
import { gearAndTech } from './gear-and-tech.ts';
import { giftsPaperAndFiles } from './gifts-paper-and-files.ts';
import { health } from './health.ts';
import { homeGoods } from './home-goods.ts';
import { homeServices } from './home-services.ts';
import { learning } from './learning.ts';
import { particularFamilies, particularGoods, particularThings } from '../particular/particular-families.ts';
import { software } from './software.ts';

export const goods: readonly Family[] = [
  ...particularGoods,
  ...childrenAndPets,
  ...giftsPaperAndFiles,
  ...beauty,
  ...health,
  ...foodAndDrink,
  ...homeGoods,
  ...clothesAndBags,
  ...gearAndTech,
];
const services = [...homeServices, ...daysOut, ...learning, ...businessServices];
const onScreen = [...apps, ...software];

export const narrowFamilies: readonly Family[] = [
  ...new Set([...particularFamilies, ...goods, ...services, ...onScreen]),
];

/** The same word means another thing by the way it is had: a watch is bought, watch repair is booked. */
const orders = {
  screen: [...onScreen, ...giftsPaperAndFiles, ...learning, ...businessServices],
  service: [...childrenAndPets, ...services, ...health, ...onScreen, ...goods],
  place: [...childrenAndPets, ...daysOut, ...foodAndDrink, ...goods, ...services],
  goods: [...goods, ...services, ...onScreen],
} as const;
const orderOf = (get: string): readonly Family[] =>
  /^(?:try|download)$/.test(get)
    ? orders.screen
    : /^(?:buy|pick up|listen to)$/.test(get)
      ? orders.goods
      : get === 'visit'
        ? orders.place
        : orders.service;

/** Names that say too little: what "an app" or "an online course" is about is in the rest of the text. */
const vague =
  /^(?:(?:online|Etsy|mobile|web|digital|virtual|live|free|new|small|simple|smart|weekly|monthly|private|group|ai|b2b|cloud|starter|self-paced|video|phone|local|\d+-week) )*(?:apps?|software|saas(?: tool)?|tools?|platforms?|services?|company|agency|systems?|kits?|sets?|box(?:es)?|subscriptions?|programs?|plans?|coach(?:es|ing)?|consult(?:ing|ants?)|products?|devices?|bundles?|packs?|courses?|class(?:es)?|workshops?|lessons?|templates?|assistants?|plugins?|extensions?|marketplaces?|shops?|stores?|brands?)$/i;
const smallBuyers =
  / for (?:(?:small|active|young|curious|little|your) )?(kids|children|toddlers|babies|newborns|girls|boys|dogs|puppies|cats|kittens|horses)\b/i;
const helpsPeople =
  /\b(?:therap|tutor|sleep|doctor|dentist|photograph|insurance|sunscreen|books?|games?|app|software|lessons|class|course)/i;

/** Families of things, apart from those of mending them. */
const things: readonly Family[] = [...goods, ...particularThings];
const work = /repair|clean|restor|remov|install/;
const workOnThings = /\b(?:cleaning|repairs?|removal|installation)$/i;

/** A tool for realtors is not about houses. */
const forWhom = / for (?:[a-z-]+ ){0,2}[a-z-]+s(?=[.,]|$| that\b| who\b| with\b)/gi;

/** A pattern with a lookahead asks for two words, "piano" and "lessons"; of others the longest match says most. */
function specificityOf({ when, only }: Family, words: string, text: string): number {
  if (only && !only.test(text.toLowerCase())) return 0;
  const found = when.exec(words.toLowerCase().replaceAll("'", '’'));
  if (!found) return 0;
  return when.source.includes('(?=') ? words.length : found[0].length;
}

/** Null where no narrow family fits. A name decides, unless it is vague or unknown; then the whole text does. */
export function findNarrowFamily(get: string, noun: string | null, text: string): Family | null {
  const findAmong = (families: readonly Family[], words: string): Family | null => {
    const matches = families.map((family) => ({ family, at: specificityOf(family, words, text) }));
    const best = matches.reduce((one, other) => (other.at > one.at ? other : one));
    return best.at > 0 ? best.family : null;
  };
  // The repair of a tile is not about choosing one.
  const isFit = (family: Family): boolean =>
    !(noun && workOnThings.test(noun) && things.includes(family) && !work.test(family.when.source));
  const find = (words: string): Family | null =>
    findAmong(particularFamilies.filter(isFit), words) ?? findAmong(orderOf(get).filter(isFit), words);
  const isVague = noun !== null && vague.test(noun);
  if (noun === null || isVague)
    return find(text.replace(forWhom, '')) ?? find(text) ?? (noun ? find(noun) : null);
  // "Cotton clothes for kids" are about kids, and shampoo for horses is not about hair.
  const small = smallBuyers.exec(text)?.[1];
  if (/ for couples\b/i.test(text)) return findAmong(particularFamilies, `${noun} for couples`) ?? find(noun);
  if (!small || helpsPeople.test(noun)) return find(noun);
  return (
    findAmong(particularFamilies, `${noun} for ${small}`) ??
    findAmong(orderOf(get), `${noun.split(' ').at(-1)!} for ${small}`)
  );
}
