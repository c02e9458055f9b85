import type { Transaction } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

export class Death extends Error {}

/**
 * The transaction of a process that dies before its nth statement, so that it rolls back. Null: it does not die. Throws
 * Death at that statement.
 */
export function dyingBefore(transaction: Transaction<Tables>, statement: number | null): Transaction<Tables> {
  if (statement === null) return transaction;
  let sent = 0;
  return transaction.withPlugin({
    transformQuery({ node }) {
      sent += 1;
      if (sent >= statement) throw new Death();
      return node;
    },
    transformResult: async ({ result }) => result,
  }) as Transaction<Tables>;
}
