import type { CallReply } from '#contract/call.ts';
import type { readMe } from '#contract/calls/accounts.ts';
import { findUser } from '../../db/accounts.ts';
import type { Database } from '../../db/database.ts';
import { isContentEditor } from '../../domain/content-editors.ts';
import { AppError } from '../../errors.ts';

export async function readAccount(
  deps: { database: Database; contentEditors: '*' | string[] },
  input: { userId: string },
): Promise<CallReply<typeof readMe>> {
  const user = await findUser(deps.database, input.userId);
  if (!user) throw new AppError('session_expired');
  return { user, isEditor: isContentEditor(deps.contentEditors, user.email) };
}
