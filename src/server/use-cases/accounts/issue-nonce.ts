import type { Database } from '../../db/database.ts';
import { insertNonce } from '../../db/sign-in-nonces.ts';
import { makeSecretToken } from './secret-token.ts';

const lifetimeSeconds = 600;

/** Binds an ID token to the browser that requested it; valid for one sign-in. */
export async function issueNonce(deps: {
  database: Database;
}): Promise<{ nonce: string; lifetimeSeconds: number }> {
  const { token, hash } = makeSecretToken();
  await insertNonce(deps.database, { hash, lifetimeSeconds });
  return { nonce: token, lifetimeSeconds };
}
