import type { User } from '#contract/calls/accounts.ts';
import { findUser } from '../../db/accounts.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';

export async function readAccount(deps: { database: Database }, input: { userId: string }): Promise<User> {
  const user = await findUser(deps.database, input.userId);
  if (!user) throw new AppError('session_expired');
  return user;
}
