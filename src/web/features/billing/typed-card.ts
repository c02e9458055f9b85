import type { ClientInput } from '#contract/call.ts';
import type { createCardToken } from '#contract/calls/cards.ts';

/** The text of each field. */
export type TypedCard = { number: string; expiry: string; cvc: string };
type CardDetails = ClientInput<typeof createCardToken>['body'];

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Groups digits by four while the user types: '42424' → '4242 4'. */
export const groupNumber = (text: string): string =>
  digitsOf(text)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** Formats month and year while the user types: '632' → '06 / 32'. */
export function groupExpiry(text: string): string {
  const digits = digitsOf(text);
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const [month, year] = [padded.slice(0, 2), padded.slice(2, 4)];
  return year === '' ? month : `${month} / ${year}`;
}

/** The input of the tokeniser, or the first incomplete field. */
export function readTypedCard({ number, expiry, cvc }: TypedCard): CardDetails | keyof TypedCard {
  const numberDigits = digitsOf(number);
  if (numberDigits.length < 13) return 'number';
  const expiryDigits = digitsOf(expiry);
  const expiryMonth = Number(expiryDigits.slice(0, 2));
  if (expiryDigits.length !== 4 || expiryMonth < 1 || expiryMonth > 12) return 'expiry';
  const cvcDigits = digitsOf(cvc);
  if (cvcDigits.length < 3 || cvcDigits.length > 4) return 'cvc';
  return {
    number: numberDigits,
    expiryMonth,
    expiryYear: 2000 + Number(expiryDigits.slice(2)),
    cvc: cvcDigits,
  };
}
