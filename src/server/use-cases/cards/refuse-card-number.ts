import { containsCardNumber } from '../../domain/money/card-number.ts';
import { AppError } from '../../errors.ts';

/** A valid body is a token and a boolean. A longer one cannot be valid, and is not searched. */
const maxSearchedBytes = 4_096;

/**
 * Card numbers belong in the provider's own field and must never reach us. Throws `card_number_sent`, without repeating
 * the number.
 */
export function refuseCardNumber({ rawBody, body }: { rawBody: Buffer | null; body: unknown }): void {
  if (rawBody && rawBody.length > maxSearchedBytes)
    throw new AppError('invalid_request', 'The body is too long');
  // Both forms: the parsed one has its escapes decoded, the raw one keeps long numbers intact.
  const spellings = [rawBody?.toString() ?? '', JSON.stringify(body) ?? ''];
  if (spellings.some(containsCardNumber)) {
    throw new AppError('card_number_sent', 'Send the token of the card field, never a card number');
  }
}
