import { writeAudit, type RequestOrigin } from '../../db/audit.ts';
import type { Database } from '../../db/database.ts';
import { closeAccount } from '../../db/erasure.ts';
import { revokeSessions } from '../../db/sessions.ts';
import { AppError } from '../../errors.ts';
import type { TaskDeps } from '../tasks/life-cycle.ts';
import { startErasure } from './erase-account.ts';
import { stopAllWork } from './stop-all-work.ts';

export type DeleteAccountDeps = TaskDeps & {
  database: Database;
  log: { warn: (facts: object, text: string) => void };
};

/**
 * Closes an account. When it resolves, all sessions have ended, nothing of the account is public and its work has
 * stopped. A job erases files and rows. Throws `deletion_not_confirmed` if the e-mail address does not match the
 * account.
 */
export async function deleteAccount(
  deps: DeleteAccountDeps,
  input: { userId: string; email: string; origin: RequestOrigin },
): Promise<void> {
  const { userId, email, origin } = input;
  await deps.database.transaction().execute(async (transaction) => {
    if (!(await closeAccount(transaction, { userId, email }))) {
      throw new AppError('deletion_not_confirmed', 'This is not the e-mail address of the account');
    }
    await revokeSessions(transaction, { userId });
    await startErasure(deps, transaction, userId);
    await writeAudit(transaction, { kind: 'erasure_began', userId, origin });
  });
  // A failure is only logged: the account is closed, and the job that erases it stops the remaining work.
  await stopAllWork(deps, userId).catch((error: unknown) =>
    deps.log.warn({ err: error, userId }, 'work of a closed account was not stopped at once'),
  );
}
