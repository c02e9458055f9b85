import { queryOptions } from '@tanstack/react-query';
import { readPackages, readPrices } from '#contract/calls/wallet.ts';
import type { CreditPackage } from '#contract/prices.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

export type PackageForSale = Omit<CreditPackage, 'currency'> & { currency: string };

export const packagesQuery = queryOptions({
  queryKey: queryKeys.packages,
  queryFn: ({ signal }): Promise<PackageForSale[]> => call(readPackages, { signal }),
  staleTime: Infinity,
});

export const pricesQuery = queryOptions({
  queryKey: queryKeys.prices,
  queryFn: ({ signal }) => call(readPrices, { signal }),
  staleTime: Infinity,
});
