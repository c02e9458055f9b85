import { findUser } from '../../db/accounts.ts';
import type { Database } from '../../db/database.ts';
import { isContentEditor } from '../../domain/content-editors.ts';
import { AppError } from '../../errors.ts';

export type EditorDeps = { database: Database; contentEditors: '*' | string[] };

/** Throws `forbidden` for users who may not edit shared content. */
export async function requireEditor(deps: EditorDeps, userId: string): Promise<void> {
  const user = await findUser(deps.database, userId);
  if (!user || !isContentEditor(deps.contentEditors, user.email)) {
    throw new AppError('forbidden', 'Only editors may change templates and categories');
  }
}
