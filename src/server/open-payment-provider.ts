import { receivePaymentWebhook } from '#contract/calls/payments.ts';
import { openDodoCards } from './adapters/dodo/dodo-cards.ts';
import { openDodoPayments } from './adapters/dodo/dodo-payments.ts';
import { openSandboxCards } from './adapters/sandbox/sandbox-cards.ts';
import { openSandboxPayments } from './adapters/sandbox/sandbox-payments.ts';
import { localOrigin } from './addresses.ts';
import type { Settings } from './settings/config.ts';

/** The adapters of the configured payment provider; the sandbox has pages of its own as well. */
export async function openPaymentProvider(settings: Settings, origin: string) {
  const publicOrigin = (): string => origin;
  if (settings.dodo) {
    const dodo = { ...settings.dodo, publicOrigin };
    return { payments: openDodoPayments(dodo), cards: openDodoCards(dodo), sandbox: null, cardField: null };
  }
  const { dataFolder } = settings;
  const webhookUrl = (): string => `${localOrigin(settings)}${receivePaymentWebhook.path}`;
  return {
    ...(await openSandboxPayments({ dataFolder, publicOrigin, webhookUrl })),
    ...openSandboxCards({ dataFolder, publicOrigin }),
  };
}
