import type { User } from '#contract/calls/accounts.ts';
import { openAccount } from '../../db/accounts.ts';
import type { Database } from '../../db/database.ts';
import { openSession } from '../../db/sessions.ts';
import { consumeNonce } from '../../db/sign-in-nonces.ts';
import { AppError } from '../../errors.ts';
import type { IdentityVerifier } from '../../ports/identity.ts';
import { hashSecretToken, makeSecretToken } from './secret-token.ts';

/** Trades an ID token for a session; a person who comes for the first time gets an account and a wallet. */
export async function signIn(
  deps: { database: Database; identity: IdentityVerifier; sessionDays: number },
  input: { credential: string; nonce: string | null },
): Promise<{ token: string; user: User; created: boolean }> {
  if (!input.nonce) throw new AppError('invalid_credential', 'This browser did not begin a sign-in');
  const nonceHash = hashSecretToken(input.nonce);
  const identity = await deps.identity.verify(input.credential, input.nonce);
  return deps.database.transaction().execute(async (transaction) => {
    if (!(await consumeNonce(transaction, nonceHash))) {
      throw new AppError('invalid_credential', 'This sign-in was used already or took too long');
    }
    const { user, created } = await openAccount(transaction, identity);
    const { token, hash } = makeSecretToken();
    await openSession(transaction, { userId: user.id, tokenHash: hash, lifetimeDays: deps.sessionDays });
    return { token, user, created };
  });
}
