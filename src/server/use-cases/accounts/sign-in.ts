import type { User } from '#contract/calls/accounts.ts';
import { openAccount } from '../../db/accounts.ts';
import { writeAudit, type RequestOrigin } from '../../db/audit.ts';
import type { Database } from '../../db/database.ts';
import { openSession } from '../../db/sessions.ts';
import { consumeNonce } from '../../db/sign-in-nonces.ts';
import { AppError } from '../../errors.ts';
import type { IdentityVerifier } from '../../ports/identity.ts';
import { describeDevice } from './describe-device.ts';
import { hashSecretToken, makeSecretToken } from './secret-token.ts';

export type SignInDeps = { database: Database; identity: IdentityVerifier; sessionDays: number };
type SignInInput = { credential: string; nonce: string | null; origin: RequestOrigin };
type SignedIn = { token: string; user: User; created: boolean };

/** Exchanges an ID token for a session; on first sign-in creates an account and a wallet. */
export async function signIn(deps: SignInDeps, input: SignInInput): Promise<SignedIn> {
  try {
    return await exchangeToken(deps, input);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_credential') {
      const { origin } = input;
      const details = { reason: error.message };
      await writeAudit(deps.database, { kind: 'sign_in_refused', userId: null, origin, details });
    }
    throw error;
  }
}

async function exchangeToken(deps: SignInDeps, input: SignInInput): Promise<SignedIn> {
  if (!input.nonce) throw new AppError('invalid_credential', 'This browser did not begin a sign-in');
  const nonceHash = hashSecretToken(input.nonce);
  const identity = await deps.identity.verify(input.credential, input.nonce);
  const { origin } = input;
  return deps.database.transaction().execute(async (transaction) => {
    if (!(await consumeNonce(transaction, nonceHash))) {
      throw new AppError('invalid_credential', 'This sign-in was used already or took too long');
    }
    const { user, created } = await openAccount(transaction, identity);
    const { token, hash } = makeSecretToken();
    const device = describeDevice(origin.userAgent);
    const lifetimeDays = deps.sessionDays;
    await openSession(transaction, { userId: user.id, tokenHash: hash, lifetimeDays, device });
    const details = { provider: deps.identity.signInOptions.provider, created };
    await writeAudit(transaction, { kind: 'signed_in', userId: user.id, origin, details });
    return { token, user, created };
  });
}
