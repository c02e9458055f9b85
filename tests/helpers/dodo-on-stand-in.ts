import { onTestFinished } from 'vitest';
import { openDodoCards } from '#server/adapters/dodo/dodo-cards.ts';
import type { DodoSettings } from '#server/adapters/dodo/dodo-client.ts';
import { openDodoPayments } from '#server/adapters/dodo/dodo-payments.ts';
import { creditPackages } from '#contract/prices.ts';
import { startDodoStandIn } from './dodo-stand-in/dodo-stand-in.ts';

export const productOf = (packageId: string): string => `pdt_${packageId}`;

/** Our Dodo Payments adapters, connected to the stand-in. */
export async function dodoOnStandIn(options: {
  webhookUrl: () => string | null;
  publicOrigin: () => string;
  settings?: Partial<DodoSettings>;
}) {
  const standIn = await startDodoStandIn({
    products: Object.fromEntries(creditPackages.map(({ id, price }) => [productOf(id), price * 100])),
    webhookUrl: options.webhookUrl,
  });
  onTestFinished(() => standIn.close());
  const settings = {
    apiKey: standIn.apiKey,
    webhookKey: standIn.webhookKey,
    baseUrl: standIn.url,
    mode: 'test_mode',
    products: Object.fromEntries(creditPackages.map(({ id }) => [id, productOf(id)])),
    timeoutMs: 5_000,
    publicOrigin: options.publicOrigin,
    ...options.settings,
  } as const;
  return { standIn, payments: openDodoPayments(settings), cards: openDodoCards(settings) };
}
