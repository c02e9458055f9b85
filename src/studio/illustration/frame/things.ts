import type { ProductKind } from '../../story/story.ts';
import type { PoseName } from '../person/poses/find-pose.ts';
import type { ShownThing } from './frame-plan.ts';

type Kind = ShownThing['kind'];
const thing = (kind: Kind, colour: string): ShownThing => ({ kind, colour, name: '' });

/** What a pose is done with. `fits`: the story's products that serve; `named`: also what the sentence names. */
type Need = {
  fits?: readonly ProductKind[] | 'any';
  isNamed?: boolean;
  usual?: ShownThing;
  onTable?: ShownThing;
};

const cup = thing('cup', '#f2efe8');
const box = thing('box', '#c79a63');
const plate = thing('plate', '#f6f3ec');

export const needs: Partial<Record<PoseName, Need>> = {
  'hold-out': { fits: 'any', isNamed: true },
  give: { fits: 'any', isNamed: true },
  show: { fits: 'any', isNamed: true },
  present: { fits: 'any' },
  carry: { fits: 'any', isNamed: true },
  serve: { fits: ['cup', 'bottle'], isNamed: true, usual: plate },
  pay: { fits: 'any', isNamed: true },
  drink: { fits: ['cup', 'bottle'], usual: cup },
  pour: { fits: ['bottle'], usual: thing('bottle', '#5f8fa8'), onTable: cup },
  eat: { usual: thing('fork', '#aab2ba'), onTable: plate },
  cook: { fits: ['pan', 'knife'], usual: thing('spoon', '#b98a55'), onTable: thing('pot', '#8d979f') },
  drive: { usual: thing('wheel', '#26282d') },
  read: { fits: ['book', 'notebook', 'tablet'], isNamed: true, usual: thing('book', '#a8443c') },
  write: { fits: ['pen'], usual: thing('pen', '#2f4f8f'), onTable: thing('sheet', '#f8f4e8') },
  type: { onTable: thing('laptop', '#aab2ba') },
  phone: { fits: ['phone', 'app-screen'], usual: thing('phone', '#23262d') },
  photograph: { fits: ['camera', 'phone'], usual: thing('phone', '#23262d') },
  paint: { usual: thing('brush', '#3f74b5') },
  sweep: { usual: thing('broom', '#d8b25c') },
  dig: { usual: thing('trowel', '#9aa3ab') },
  water: { usual: thing('watering-can', '#4a946c') },
  repair: { usual: thing('hammer', '#6d757d') },
  wipe: { usual: thing('cloth', '#f0d36a') },
  knead: { onTable: thing('dough', '#ecd9b0') },
  light: { onTable: thing('candle', '#f2e3c0') },
  shoot: { fits: ['ball'], usual: thing('ball', '#e2703a') },
  dribble: { fits: ['ball'], usual: thing('ball', '#e2703a') },
  cut: { onTable: thing('sheet', '#d8b0bc') },
  sew: { onTable: thing('sewing-machine', '#3f5f8a') },
  open: { fits: 'any', isNamed: true, usual: box },
  pack: { fits: 'any', isNamed: true, usual: box },
  lift: { fits: ['box', 'suitcase', 'toy'], isNamed: true },
  throw: { fits: ['toy'], isNamed: true },
  catch: { fits: ['toy'], usual: thing('ball', '#e2603a') },
  examine: { fits: 'any', isNamed: true },
  measure: { usual: thing('tape', '#f0c53a') },
};

/**
 * What hands are said to have, where it is no product of the story. What is neither is not put into a hand: a parcel that the text
 * does not mention looks like a mistake.
 */
const namedThings: readonly (readonly [RegExp, ShownThing])[] = [
  [
    /\b(?:carr(?:y|ies|ied|ying)|holds?|held|holding|rock(?:s|ed|ing)|lift(?:s|ed)|plac(?:es|ed)|cradl(?:es|ed)) (?:\p{L}+ ){0,2}(?:baby|newborn)\b/iu,
    thing('baby', '#e9d9c9'),
  ],
  [/\b(?:coffees?|cups?|mugs?|tea|cocoa|espresso|latte|cappuccino)\b/iu, cup],
  [/\b(?:bottles?|wine|water|juice|milk|medicine)\b/iu, thing('bottle', '#5f8fa8')],
  [
    /\b(?:letters?|notes?|tickets?|papers?|forms?|contracts?|menus?|maps?|drawings?|envelopes?|cheque|certificate|signs?|posters?|banner|cardboard)\b/iu,
    thing('paper', '#f8f4e8'),
  ],
  [/\b(?:flowers?|bouquet|roses?|tulips?)\b/iu, { ...thing('plant', '#d65a7a'), name: 'flowers' }],
  [/\b(?:plants?|seedlings?)\b/iu, thing('plant', '#c4714f')],
  [/\b(?:bread|loaf|loaves|baguettes?|rolls?)\b/iu, thing('bread', '#d8b483')],
  [/\b(?:soup|stew|porridge|bowls?)\b/iu, thing('meal', '#e9e2d4')],
  [
    /\b(?:plates?|trays?|cakes?|pizza|sandwich(?:es)?|meals?|dinner|breakfast|lunch|pancakes?|pie|cookies?|croissants?)\b/iu,
    plate,
  ],
  [/\b(?:magnifiers?|magnifying glass(?:es)?|loupe)\b/iu, thing('magnifier', '#5a6068')],
  [/\b(?:(?:credit |bank )?cards?)\b/iu, thing('card', '#3f6fd0')],
  [/\bbooks?\b/iu, thing('book', '#a8443c')],
  [/\b(?:phones?|mobile)\b/iu, thing('phone', '#23262d')],
  [/\bbaskets?\b/iu, thing('basket', '#b9824a')],
  [/\b(?:bags?|groceries)\b/iu, thing('bag', '#b98a55')],
  [/\b(?:suitcases?|luggage)\b/iu, thing('suitcase', '#4a6a8a')],
  [/\b(?:balls?)\b/iu, thing('ball', '#e2603a')],
  [/\b(?:tablets?)\b/iu, thing('tablet', '#23262d')],
  [/\b(?:laptops?)\b/iu, thing('laptop', '#aab2ba')],
  [
    /\b(?:toys?|teddy|dolls?|(?:his|her|my) (?:bear|elephant|lion|dinosaur|unicorn))\b/iu,
    thing('toy', '#c98a5a'),
  ],
  [/\b(?:cameras?)\b/iu, thing('camera', '#33363c')],
  [/\b(?:shoebox(?:es)?|tins?|box(?:es)?|parcels?|packages?|presents?|gifts?|crates?)\b/iu, box],
];

/** The thing that a sentence names, else null. */
export const namedThing = (text: string): ShownThing | null =>
  namedThings.find(([sign]) => sign.test(text))?.[1] ?? null;
