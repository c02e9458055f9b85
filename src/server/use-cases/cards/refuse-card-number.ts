import { holdsCardNumber } from '../../domain/card-number.ts';
import { AppError } from '../../errors.ts';

/** A token and a yes or no: anything longer is something else, and is not searched through. */
const longestBytes = 4_096;

/** Card numbers belong into the provider's own field, never to us. Throws `card_number_sent`, without repeating it. */
export function refuseCardNumber({ rawBody, body }: { rawBody: Buffer | null; body: unknown }): void {
  if (rawBody && rawBody.length > longestBytes) throw new AppError('invalid_request', 'The body is too long');
  // Both spellings: the parsed one has its escapes undone, the raw one its long numbers in full.
  const spellings = [rawBody?.toString() ?? '', JSON.stringify(body) ?? ''];
  if (spellings.some(holdsCardNumber)) {
    throw new AppError('card_number_sent', 'Send the token of the card field, never a card number');
  }
}
