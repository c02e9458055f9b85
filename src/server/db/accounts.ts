import type { Transaction } from 'kysely';
import type { User } from '#contract/calls/accounts.ts';
import { AppError } from '../errors.ts';
import type { Connection } from './database.ts';
import type { Tables } from './tables.ts';

const userColumns = ['id', 'name', 'email', 'picture'] as const;

/** An account belongs to the provider's subject id, never to the e-mail address, which can change. */
export type AccountIdentity = {
  issuer: string;
  subject: string;
  email: string;
  name: string;
  picture: string | null;
};

/** The account of this identity, with its wallet; created if missing, updated otherwise. */
export async function openAccount(
  connection: Transaction<Tables>,
  identity: AccountIdentity,
): Promise<{ user: User; created: boolean }> {
  const { email, name, picture } = identity;
  const created = await connection
    .insertInto('users')
    .values({ id: crypto.randomUUID(), ...identity })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning(userColumns)
    .executeTakeFirst();
  if (created) {
    await connection.insertInto('wallets').values({ user_id: created.id }).execute();
    return { user: created, created: true };
  }
  const user = await connection
    .updateTable('users')
    .set({ email, name, picture })
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .returning(userColumns)
    .executeTakeFirst();
  // Its owner closed it concurrently, so the identity is free again.
  return user ? { user, created: false } : openAccount(connection, identity);
}

/**
 * Keeps the account from being closed until the transaction ends, so that work started here is stopped with the
 * account. Throws `session_expired` if the account is closed already or gone.
 */
export async function lockOpenAccount(connection: Transaction<Tables>, userId: string): Promise<void> {
  const open = await connection
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('erasure_began_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!open) throw new AppError('session_expired', 'The account was deleted');
}

export const findUser = (connection: Connection, userId: string): Promise<User | undefined> =>
  connection.selectFrom('users').select(userColumns).where('id', '=', userId).executeTakeFirst();
