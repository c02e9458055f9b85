import type { ShownProduct } from './frame-plan.ts';

/** Whether a moment names the product or its kind. */
export const saysProduct = (moment: string, name: string, kind: string): boolean => {
  const told = moment.toLowerCase();
  return [...name.toLowerCase().split(/\s+/u), kind].some((word) => word.length > 2 && told.includes(word));
};

/** "He searched with a torch": the hand holds the product. */
export const wieldsProduct = (moment: string, { name }: ShownProduct): boolean => {
  const told = moment.toLowerCase();
  const at = told.indexOf(` ${name.split(/\s+/u).at(-1)!.toLowerCase()}`);
  return (
    at > 0 &&
    /\b(?:with|using|holding|carrying) (?:an?|the|his|her|my|their)(?: \p{L}+)?$/u.test(told.slice(0, at))
  );
};

/** "With the can in her hand", "clutching the letter": something stays in the hand while the person moves. */
export const keepsInHand = (moment: string): boolean =>
  /\b(?:in|under) (?:her|his|my|their|one|each|the other) (?:\p{L}+ )?(?:hands?|arm)\b|\b(?:hold|clutch|carry|grab|wav|rais|lift)\p{L}* (?:an?|the|her|his|my|their|it|one)\b/iu.test(
    moment,
  );
