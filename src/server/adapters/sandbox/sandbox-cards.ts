import { randomInt } from 'node:crypto';
import path from 'node:path';
import { AppError } from '../../errors.ts';
import type { Cards, SandboxCardField } from '../../ports/cards.ts';
import { sandboxCardFiles } from './sandbox-card-files.ts';

type TestNumber = { brand: string; isDeclined: boolean };

/** Only these numbers are accepted, because no real card should be entered here. */
const testNumbers: Record<string, TestNumber> = {
  '4242424242424242': { brand: 'visa', isDeclined: false },
  '5555555555554444': { brand: 'mastercard', isDeclined: false },
  '378282246310005': { brand: 'amex', isDeclined: false },
  '4000000000000002': { brand: 'visa', isDeclined: true },
};
const tokenLifetimeMs = 15 * 60_000;
const publicKey = 'pk_sandbox_hookline';

/** Letters only, so that no token can be mistaken for a card number. */
const randomLetters = (): string =>
  Array.from({ length: 26 }, () => String.fromCodePoint(97 + randomInt(26))).join('');

/** The last moment of the expiry month. */
const expiryMs = (year: number, month: number): number => Date.UTC(year, month, 1) - 1;

/** The sandbox provider's card vault, and its field that turns a card into a token. */
export function openSandboxCards(settings: {
  dataFolder: string;
  /** A function, because the port may be known only after listening. */
  publicOrigin: () => string;
  now?: () => number;
}): { cards: Cards; cardField: SandboxCardField } {
  const now = settings.now ?? Date.now;
  const files = sandboxCardFiles(path.join(settings.dataFolder, 'sandbox-cards'));

  const cards: Cards = {
    provider: 'sandbox',
    get cardField() {
      return { key: publicKey, url: `${settings.publicOrigin()}/checkout/sandbox-card` };
    },
    createCustomer: async () => `cus_${randomLetters()}`,
    readCards: files.readCards,
    async addCard(customerId, cardToken) {
      const token = await files.redeemToken(cardToken);
      if (!token || token.expiresAtMs < now()) {
        throw new AppError('card_refused', 'This token is unknown, was used, or is too old');
      }
      if (token.isDeclined) throw new AppError('card_refused', 'The card was declined');
      const { brand, last4, expiryMonth, expiryYear } = token;
      const card = { id: `pm_${randomLetters()}`, brand, last4, expiryMonth, expiryYear };
      await files.addCard(customerId, card);
      return card;
    },
    removeCard: files.removeCard,
    openManagement: async () => null,
  };

  const cardField: SandboxCardField = {
    async createToken({ number, expiryMonth, expiryYear }) {
      const digits = number.replaceAll(/[ -]/g, '');
      const known = testNumbers[digits];
      if (!known)
        throw new AppError('card_refused', 'Only test cards are taken here: try 4242 4242 4242 4242');
      if (expiryMs(expiryYear, expiryMonth) < now()) {
        throw new AppError('card_refused', 'The card has expired');
      }
      const token = `tok_${randomLetters()}`;
      const last4 = digits.slice(-4);
      const expiresAtMs = now() + tokenLifetimeMs;
      await files.createToken(token, { ...known, last4, expiryMonth, expiryYear, expiresAtMs });
      return token;
    },
  };
  return { cards, cardField };
}
