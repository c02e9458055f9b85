import type { ShopGoods } from '../world/places/shop-goods.ts';
import type { FrameOrder } from './frame-plan.ts';

const signs: readonly { sign: RegExp; goods: ShopGoods }[] = [
  { sign: /\b(?:flowers?|florists?|bouquets?|tulips?|roses|peonies)\b/iu, goods: 'flowers' },
  { sign: /\b(?:books?|bookshop|bookstore|novels?|second-hand books)\b/iu, goods: 'books' },
  {
    sign: /\b(?:cloth(?:es|ing)|dress(?:es)?|boutique|fashion|tailors?|shirts?|jackets?|jeans|coats?|shoes?|sneakers|suits?|knitwear|scar(?:f|ves))\b/iu,
    goods: 'clothes',
  },
];

/** The goods of a shop, by the narration of the scene or else by the story's products and people. */
export function readShopGoods({ scene, products, characters }: FrameOrder): ShopGoods {
  const cast = characters.filter(({ id }) => scene.characterIds.includes(id));
  const texts = [
    scene.narration,
    [...products.map(({ name }) => name), ...cast.map(({ role }) => role)].join(', '),
  ];
  for (const text of texts) {
    const found = signs.find(({ sign }) => sign.test(text));
    if (found) return found.goods;
  }
  return 'boxes';
}
