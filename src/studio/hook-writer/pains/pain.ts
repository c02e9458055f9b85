import type { Subject } from './subjects.ts';

/** Everyday moments of people without the product. They describe the viewer's life and state nothing about the product. */
export type Pain = {
  /** Tested on the use of the product first, then on its name. `$1` in the texts is its first group. */
  when: RegExp;
  /** Two noun or gerund phrases that can follow "without": "warm drinks". */
  trouble: string;
  nuisance: string;
  /** A question without its mark. */
  ask: string;
  /** One to three sentences in the present. */
  scene: string;
  /** Contradicts what the viewer believes to be the cause. */
  twist: string;
  /** The creatures and objects of the moments, beside the viewer. */
  about: readonly Subject[];
};

export const pain = (
  when: RegExp,
  trouble: string,
  nuisance: string,
  ask: string,
  scene: string,
  twist: string,
  ...about: readonly Subject[]
): Pain => ({ when, trouble, nuisance, ask, scene, twist, about });
