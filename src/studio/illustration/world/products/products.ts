import type { ThingLook } from '../../../story-script/things/thing-book.ts';
import type { ProductKind } from '../../../story/story.ts';
import { artworkProduct } from '../artwork/artwork-product.ts';
import * as clothes from './clothing/clothes.ts';
import * as containers from './containers.ts';
import * as devices from './devices.ts';
import * as food from './food.ts';
import * as furnishings from './furnishings.ts';
import { flowers } from './flowers.ts';
import { apron, dress, jacket, trousers } from './clothing/garments.ts';
import { gloves } from './clothing/gloves.ts';
import { hat } from './clothing/hat.ts';
import * as household from './household.ts';
import * as kitchen from './kitchen.ts';
import * as luggage from './luggage.ts';
import { alarmClock, kettle, safetyVest, scarf, tent } from './named-things.ts';
import * as packages from './packages.ts';
import { ball, guitar } from './play.ts';
import { scooter } from './scooter.ts';
import * as screens from './screens.ts';
import * as stationery from './stationery.ts';
import type { Product } from './product.ts';

export const products: Record<ProductKind, Product> = {
  bottle: containers.bottle,
  can: containers.can,
  cup: containers.cup,
  jar: containers.jar,
  tube: containers.tube,
  box: packages.carton,
  bag: packages.bag,
  shoe: clothes.shoe,
  shirt: clothes.shirt,
  watch: clothes.watch,
  ring: clothes.ring,
  glasses: clothes.glasses,
  headphones: devices.headphones,
  phone: screens.phone,
  laptop: screens.laptop,
  tablet: screens.tablet,
  'app-screen': screens.appScreen,
  camera: devices.camera,
  lamp: furnishings.lamp,
  chair: furnishings.chair,
  sofa: furnishings.sofa,
  bicycle: furnishings.bicycle,
  car: furnishings.car,
  plant: furnishings.plant,
  book: stationery.book,
  notebook: stationery.notebook,
  pen: stationery.pen,
  candle: packages.candle,
  soap: packages.soap,
  cream: containers.cream,
  pan: kitchen.pan,
  knife: kitchen.knife,
  'coffee-machine': devices.coffeeMachine,
  vacuum: devices.vacuum,
  toothbrush: household.toothbrush,
  'dog-food': packages.dogFood,
  toy: furnishings.toy,
  backpack: luggage.backpack,
  suitcase: luggage.suitcase,
  umbrella: luggage.umbrella,
  'game-pad': devices.gamePad,
  'pill-box': packages.pillBox,
  bread: food.bread,
  meal: food.meal,
  basket: food.basket,
  gloves,
  scooter,
  scissors: household.scissors,
  brush: household.brush,
  pillow: household.pillow,
  belt: household.belt,
  speaker: household.speaker,
  ball,
  guitar,
};

/** All clothes have the kind 'shirt'; the name selects the painter of other garments. */
const garments: readonly (readonly [RegExp, Product])[] = [
  [/\b(?:hat|cap|beanie|bonnet|beret)\b/i, hat],
  [/\bscarf\b|\bscarves\b/i, scarf],
  [/\bvests?\b/i, safetyVest],
  [/\baprons?\b/i, apron],
  [/\b(?:dress(?:es)?|gown|kimono|skirt)\b/i, dress],
  [/\b(?:jeans|trousers|leggings|pants|overalls)\b/i, trousers],
  [/\b(?:jackets?|coats?|raincoats?|parka|cardigan|hoodie|blazer|suit|fleece|poncho)\b/i, jacket],
];

/** Things that look different from the rest of their kind. */
const named: Partial<Record<ProductKind, readonly (readonly [RegExp, Product])[]>> = {
  pan: [[/\bkettles?\b/i, kettle]],
  backpack: [[/\btents?\b/i, tent]],
  watch: [[/\b(?:clock|clocks)\b/i, alarmClock]],
};

const flowerWords =
  /\b(?:(?:sun)?flowers?|lavender|peon(?:y|ies)|bouquets?|roses?|tulips?|daisies|daisy|lilies)\b/i;

/** Finds the painter by the words for a thing, which may follow a brand: "Norda, a green jacket". */
export function findProduct({ kind, name, visualPrompt = '', look }: ProductWords): Product {
  if (look) return artworkProduct(look);
  const words = `${name} ${visualPrompt}`;
  // Bouquets have the kind 'plant' and their own painter.
  if (kind === 'plant') return flowerWords.test(words) ? flowers : products.plant;
  const other = named[kind]?.find(([sign]) => sign.test(words))?.[1];
  if (other) return other;
  if (kind !== 'shirt') return products[kind];
  return garments.find(([garment]) => garment.test(words))?.[1] ?? products.shirt;
}
type ProductWords = { kind: ProductKind; name: string; visualPrompt?: string; look?: ThingLook };
