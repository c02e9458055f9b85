import { creditPackages } from '#contract/prices.ts';

/** A package that is no longer sold is shown by its id. */
export const packageName = (packageId: string): string =>
  creditPackages.find(({ id }) => id === packageId)?.name ?? packageId;
