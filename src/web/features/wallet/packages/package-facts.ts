import { formatMoney, formatNumber } from '../../../lib/format.ts';
import type { PackageForSale } from './packages-query.ts';

/** In credits; a story is its storyboard and its video. */
export type WorkCredits = { hook: number; story: number };

/** The amount of work that a package pays for: of one kind or the other, in whole pieces. */
export function describeWorth(credits: number, work: WorkCredits): string {
  const hooks = counted(Math.floor(credits / work.hook), 'hook');
  const stories = Math.floor(credits / work.story);
  return stories === 0
    ? `${hooks}. A story video takes ${work.story} credits`
    : `${hooks}, or ${counted(stories, 'story video')}`;
}

const counted = (count: number, noun: string): string =>
  `${formatNumber(count)} ${count === 1 ? noun : `${noun}s`}`;

/** The package whose credits cost least; null when none is cheaper than all others. */
export function bestRateId(packages: readonly PackageForSale[]): string | null {
  const byPrice = [...packages].sort((a, b) => a.price / a.credits - b.price / b.credits);
  const [best, second] = byPrice;
  if (best === undefined || second === undefined) return null;
  return best.price / best.credits < second.price / second.credits ? best.id : null;
}

/** The least number of hook videos in a first buyer's offer: the first hook is seldom the best. */
const firstOfferHooks = 5;

/** The package that is chosen from the start: the smallest that is enough for a handful of hooks. */
export function firstChoiceId(packages: readonly PackageForSale[], work: WorkCredits): string | undefined {
  return packages
    .filter(({ credits }) => credits >= firstOfferHooks * work.hook)
    .toSorted((a, b) => a.price - b.price)[0]?.id;
}

/** The price of one hook in this package, as far as it is bought in whole hooks. */
export function describeHookPrice(
  { price, currency, credits }: Pick<PackageForSale, 'price' | 'currency' | 'credits'>,
  work: WorkCredits,
): string | null {
  const hooks = Math.floor(credits / work.hook);
  return hooks === 0 ? null : `${formatMoney(price / hooks, currency)} a hook video`;
}
