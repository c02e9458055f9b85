import { agrees, isNamedAfter } from './agrees.ts';
import { bodyPains } from './body-pains.ts';
import { homePains } from './home-pains.ts';
import { kitchenPains } from './kitchen-pains.ts';
import { leisurePains } from './leisure-pains.ts';
import type { Pain } from './pain.ts';
import { startsWithUseVerb } from '../use-verbs.ts';
import { workPains } from './work-pains.ts';

/** Particular before general: what keeps water cold is not about drinking enough. */
export const pains: readonly Pain[] = [
  ...kitchenPains,
  ...homePains,
  ...bodyPains,
  ...leisurePains,
  ...workPains,
];

export type FoundPain = Omit<Pain, 'when'>;

type Offered = {
  uses: readonly (string | null)[];
  noun: string | null;
  purpose: string | null;
  /** The whole description, which shows whom or what the product is for. */
  sold: string;
  audience: string | null;
};

/** The use of something tells about its buyer; its place or its people do not: "pest control for restaurants". */
const isDoing = (purpose: string): boolean => /^\w+ing\b/i.test(purpose) || startsWithUseVerb(purpose);

/** The first use with a known pain decides, then the name of the thing, written as "thing: self_cleaning fountain" because parts of compounds
 * mislead, then what it is for. Null where nothing is known, or where what is known is about a subject that is not in the description. */
export function findPain({ uses, noun, purpose, sold, audience }: Offered): FoundPain | null {
  const named = noun && `thing: ${noun.replaceAll('-', '_')}`;
  for (const text of [...uses, named, purpose && isDoing(purpose) ? purpose : null]) {
    if (!text) continue;
    const lower = text.toLowerCase();
    for (const known of pains) {
      const { when, ...said } = known;
      const found = when.exec(lower);
      if (text === named && noun && isNamedAfter(known, noun)) continue;
      if (!found || !agrees(known, { sold, audience }, workPains.includes(known))) continue;
      const filled = (words: string) => words.replace('$1', found[1] ?? '');
      return {
        trouble: filled(said.trouble),
        nuisance: filled(said.nuisance),
        ask: filled(said.ask),
        scene: filled(said.scene),
        twist: filled(said.twist),
      };
    }
  }
  return null;
}
