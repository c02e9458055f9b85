import type { ProductKind } from '../../../story/story.ts';
import type { PoseName } from '../../person/poses/find-pose.ts';
import type { ShownThing } from '../frame-plan.ts';

type Kind = ShownThing['kind'];
const thing = (kind: Kind, colour: string): ShownThing => ({ kind, colour, name: '' });

/** Things of a pose. `fits`: suitable products of the story; `isNamed`: also suitable things in the sentence. */
type Need = {
  fits?: readonly ProductKind[] | 'any';
  isNamed?: boolean;
  usual?: ShownThing;
  onTable?: ShownThing;
};

const cup = thing('cup', '#f2efe8');
const plate = thing('plate', '#f6f3ec');

export const needs: Partial<Record<PoseName, Need>> = {
  'hold-out': { fits: 'any', isNamed: true },
  give: { fits: 'any', isNamed: true },
  show: { fits: 'any', isNamed: true },
  present: { fits: 'any' },
  carry: { fits: 'any', isNamed: true },
  serve: { fits: ['cup', 'bottle'], isNamed: true, usual: plate },
  pay: { fits: 'any', isNamed: true },
  drink: { fits: ['cup', 'bottle', 'can'], usual: cup },
  pour: { fits: ['bottle'], usual: thing('bottle', '#5f8fa8'), onTable: cup },
  eat: { usual: thing('fork', '#aab2ba'), onTable: plate },
  cook: { fits: ['pan', 'knife'], usual: thing('spoon', '#b98a55'), onTable: thing('pot', '#8d979f') },
  drive: { usual: thing('wheel', '#26282d') },
  read: { fits: ['book', 'notebook', 'tablet'], isNamed: true, usual: thing('book', '#a8443c') },
  write: { fits: ['pen'], usual: thing('pen', '#2f4f8f'), onTable: thing('sheet', '#f8f4e8') },
  'write-board': { fits: ['pen'], usual: thing('pen', '#f4f1e8') },
  type: { onTable: thing('laptop', '#aab2ba') },
  phone: { fits: ['phone', 'app-screen'], usual: thing('phone', '#23262d') },
  photograph: { fits: ['camera', 'phone'], usual: thing('phone', '#23262d') },
  paint: { usual: thing('brush', '#3f74b5') },
  sweep: { usual: thing('broom', '#d8b25c') },
  shovel: { usual: thing('shovel', '#8f9aa3') },
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
  open: { fits: 'any', isNamed: true },
  pack: { fits: 'any', isNamed: true },
  lift: { fits: ['box', 'suitcase', 'toy', 'bag', 'basket', 'backpack'], isNamed: true },
  throw: { fits: 'any', isNamed: true },
  jump: { fits: ['ball'] },
  catch: { fits: ['toy'], usual: thing('ball', '#e2603a') },
  examine: { fits: 'any', isNamed: true },
  measure: { usual: thing('tape', '#f0c53a') },
  brush: { fits: ['toothbrush'], usual: thing('toothbrush', '#4a946c') },
  feed: { fits: ['dog-food'], usual: thing('basket', '#b98a55') },
  fish: {
    usual: {
      ...thing('toy', '#b98a55'),
      look: { artwork: 'fishing-pole', metres: 1.2, hold: 'grip', stand: 'floor' },
    },
  },
};

const dough: ShownThing = {
  ...thing('bread', '#e3cfa4'),
  look: { artwork: 'dough', metres: 0.32, hold: 'palm', stand: 'table' },
};
const isBaking = /\b(?:bak(?:e[sd]?|ing)|knead(?:s|ed|ing)?|dough|pastry)\b/iu;

const stick: ShownThing = {
  ...thing('toy', '#8a6244'),
  look: { artwork: 'wood', metres: 0.34, hold: 'grip', stand: 'floor' },
};
const comb: ShownThing = {
  ...thing('toy', '#4f3a2c'),
  look: { artwork: 'hair-pick', metres: 0.18, hold: 'grip', stand: 'table' },
};

/** Unwrapped things were wrapped, and "it" was named before: both show a box. */
const isUnwrapping = /\b(?:open(?:s|ed)?(?: up)? (?:it|them)\b|unwrap|unpack|unbox)/iu;
const box = thing('box', '#c79a63');

/** Baking shows dough instead of a pot; opening shows a box only if the text says so. */
export function needFor(pose: PoseName, moment: string): Need | undefined {
  if (pose === 'cook' && isBaking.test(moment)) return { fits: ['bread', 'knife'], onTable: dough };
  if (pose === 'brush' && /\b(?:hair|comb(?:s|ed)?)\b/iu.test(moment)) return { usual: comb };
  if (pose === 'throw' && /\bsticks?\b/iu.test(moment)) return { ...needs.throw, usual: stick };
  if (pose === 'throw' && /\b(?:bowl\p{L}*|strike|pitche[sd])\b/iu.test(moment))
    return { ...needs.throw, usual: thing('ball', '#3b4a7a') };
  if (pose === 'open' && isUnwrapping.test(moment)) return { ...needs.open, usual: box };
  return needs[pose];
}

/** A newborn lies in the arms of the person who holds it in the text. */
const heldBaby =
  /\b(?:carr(?:y|ies|ied|ying)|holds?|held|holding|rock(?:s|ed|ing)|lift(?:s|ed)|plac(?:es|ed)|cradl(?:es|ed)) (?:\p{L}+ ){0,2}(?:baby|newborn)\b/iu;

export const baby = thing('baby', '#e9d9c9');
export const babyInArms = (text: string): ShownThing | null => (heldBaby.test(text) ? baby : null);
