import { AppError } from '../../errors.ts';
import type { SandboxCardField, TestCard } from '../../ports/cards.ts';

/** Throws `not_available_here` in production. */
export type CardTokenDeps = { cardField: SandboxCardField | null };

export async function createCardToken(
  { cardField }: CardTokenDeps,
  card: TestCard,
): Promise<{ card_token: string }> {
  if (!cardField) throw new AppError('not_available_here', 'The sandbox takes no cards here');
  return { card_token: await cardField.createToken(card) };
}
