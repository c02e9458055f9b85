import { AppError } from '../../errors.ts';
import type { MintIdentity } from '../../ports/identity.ts';

export type MintIdentityDeps = { mintIdentity: MintIdentity | null };

/** An ID token for any name, if the app is its own identity provider. Throws `not_available_here` otherwise. */
export async function mintDevelopmentIdentity(
  deps: MintIdentityDeps,
  person: { email: string; name: string; nonce: string },
): Promise<{ credential: string }> {
  if (!deps.mintIdentity) throw new AppError('not_available_here', 'Sign in with Google here');
  return { credential: await deps.mintIdentity(person) };
}
