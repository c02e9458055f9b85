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
