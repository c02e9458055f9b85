import { formatMoney, formatNumber } from '../../../lib/format.ts';
import type { PackageForSale } from './packages-query.ts';

/** The prices of work in credits; a story is a storyboard and its video. */
export type WorkCredits = { hook: number; story: number };

/** How many hook videos, or else stories, a package pays for. */
export function describeWorth(credits: number, work: WorkCredits): string {
  const hooks = counted(Math.floor(credits / work.hook), 'hook');
  const stories = Math.floor(credits / work.story);
  return stories === 0
    ? `${hooks}. A story video takes ${work.story} credits`
    : `${hooks}, or ${counted(stories, 'story video')}`;
}

const counted = (count: number, noun: string): string =>
  `${formatNumber(count)} ${count === 1 ? noun : `${noun}s`}`;

/** The package with the cheapest credits; null if several are equally cheap. */
export function bestRateId(packages: readonly PackageForSale[]): string | null {
  const byPrice = [...packages].sort((a, b) => a.price / a.credits - b.price / b.credits);
  const [best, second] = byPrice;
  if (best === undefined || second === undefined) return null;
  return best.price / best.credits < second.price / second.credits ? best.id : null;
}

/** The minimum number of hook videos in the preselected package, because the first hook is seldom the best. */
const firstOfferHooks = 5;

/** The preselected package: the smallest that is enough for a few hooks. */
export function firstChoiceId(packages: readonly PackageForSale[], work: WorkCredits): string | undefined {
  return packages
    .filter(({ credits }) => credits >= firstOfferHooks * work.hook)
    .toSorted((a, b) => a.price - b.price)[0]?.id;
}

/** The price of one hook in this package, if its credits are spent on whole hooks. */
export function describeHookPrice(
  { price, currency, credits }: Pick<PackageForSale, 'price' | 'currency' | 'credits'>,
  work: WorkCredits,
): string | null {
  const hooks = Math.floor(credits / work.hook);
  return hooks === 0 ? null : `${formatMoney(price / hooks, currency)} a hook video`;
}
