import { sql, type Transaction as KyselyTransaction } from 'kysely';
import { ledgerEntries, walletChange, type LedgerKind } from '../domain/money/ledger.ts';
import { AppError } from '../errors.ts';
import type { Connection } from './database.ts';
import type { Tables } from './tables.ts';

/** Moving credits writes several rows: all or none. */
type Transaction = KyselyTransaction<Tables>;

type Movement = { userId: string; kind: LedgerKind; credits: number; reference: string; description: string };

/** False if a transaction of this kind and reference exists already. */
async function writeMovement(connection: Transaction, movement: Movement): Promise<boolean> {
  const { userId, kind, credits, reference, description } = movement;
  const id = crypto.randomUUID();
  const written = await connection
    .insertInto('ledger_transactions')
    .values({ id, user_id: userId, kind, reference, description })
    .onConflict((conflict) => conflict.columns(['kind', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return false;
  await connection
    .insertInto('ledger_entries')
    .values(ledgerEntries(kind, credits).map((entry) => ({ transaction_id: id, ...entry })))
    .execute();
  return true;
}

/** False if too few credits are available or there is no wallet: the row's lock and this condition hold under any concurrency. */
async function changeWallet(
  connection: Transaction,
  userId: string,
  change: { available: number; held: number },
): Promise<boolean> {
  const changed = await connection
    .updateTable('wallets')
    .set((eb) => ({
      available_credits: eb('available_credits', '+', change.available),
      held_credits: eb('held_credits', '+', change.held),
    }))
    .where('user_id', '=', userId)
    .where('available_credits', '>=', -change.available)
    .returning('user_id')
    .executeTakeFirst();
  return changed !== undefined;
}

const walletMissing = (userId: string): Error => new Error(`user ${userId} has no wallet`);

/**
 * Holds credits for work that is starting. Throws `insufficient_credits` with `required` and `balance`. A single
 * statement: concurrent changes of this wallet wait until the transaction ends.
 */
export async function placeHold(
  connection: Transaction,
  hold: { userId: string; credits: number; description: string },
): Promise<string> {
  const { userId, credits, description } = hold;
  const id = crypto.randomUUID();
  const transactionId = crypto.randomUUID();
  const { available, held } = walletChange('hold', credits);
  const entries = ledgerEntries('hold', credits).map(
    (entry) => sql`(${entry.account}, ${entry.credits}::bigint)`,
  );
  const { rows } = await sql<{ id: string }>`
    with changed as (
      update wallets
        set available_credits = available_credits + ${available}, held_credits = held_credits + ${held}
        where user_id = ${userId} and available_credits >= ${-available} returning user_id
    ), written as (
      insert into ledger_transactions (id, user_id, kind, reference, description)
        select ${transactionId}, user_id, 'hold', ${`hold:${id}`}, ${description} from changed
    ), entered as (
      insert into ledger_entries (transaction_id, account, credits)
        select ${transactionId}, entry.account, entry.credits
        from changed, (values ${sql.join(entries)}) as entry (account, credits)
    )
    insert into holds (id, user_id, credits, description)
      select ${id}, user_id, ${credits}, ${description} from changed returning id`.execute(connection);
  if (rows.length > 0) return id;
  const { balance } = await readCredits(connection, userId);
  throw new AppError('insufficient_credits', 'Too few credits', { required: credits, balance });
}

const settledAs = { capture: 'captured', release: 'released', refund: 'refunded' } as const;

async function settleHold(
  connection: Transaction,
  holdId: string,
  kind: keyof typeof settledAs,
): Promise<boolean> {
  const hold = await connection
    .updateTable('holds')
    .set({ state: settledAs[kind], settled_at: new Date() })
    .where('id', '=', holdId)
    .where('state', '=', 'held')
    .returning(['user_id', 'credits', 'description'])
    .executeTakeFirst();
  if (!hold) return false;
  const { user_id: userId, credits, description } = hold;
  if (!(await changeWallet(connection, userId, walletChange(kind, credits)))) throw walletMissing(userId);
  await writeMovement(connection, { userId, kind, credits, reference: `hold:${holdId}`, description });
  return true;
}

/** Captures the hold: the work succeeded and the credits are spent. True only for the call that settled the hold. */
export const captureHold = (connection: Transaction, holdId: string): Promise<boolean> =>
  settleHold(connection, holdId, 'capture');

/**
 * Releases the hold: the work failed or was cancelled and the credits return. True only for the call that settled the
 * hold.
 */
export const releaseHold = (connection: Transaction, holdId: string): Promise<boolean> =>
  settleHold(connection, holdId, 'release');

/** Removes the held credits with the refunded money. True only for the call that settled the hold. */
export const refundHold = (connection: Transaction, holdId: string): Promise<boolean> =>
  settleHold(connection, holdId, 'refund');

/** Adds purchased credits, once per payment however often it is called. True only for the call that granted. */
export async function grantPurchase(
  connection: Transaction,
  purchase: { userId: string; paymentId: string; credits: number; description: string },
): Promise<boolean> {
  const { userId, paymentId, credits, description } = purchase;
  const reference = `payment:${paymentId}`;
  if (!(await writeMovement(connection, { userId, kind: 'purchase', credits, reference, description }))) {
    return false;
  }
  if (!(await changeWallet(connection, userId, walletChange('purchase', credits)))) {
    throw walletMissing(userId);
  }
  return true;
}

/** Locks this user's credits until the transaction ends. */
export async function lockWallet(connection: Transaction, userId: string): Promise<void> {
  await connection
    .selectFrom('wallets')
    .select('user_id')
    .where('user_id', '=', userId)
    // Not `for update`: rows that reference the wallet lock its key, and two such transactions
    // would deadlock.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** `balance` can be spent; `held` is set aside for work under way. */
export type Credits = { balance: number; held: number };

/** Throws if the user has no wallet. */
export async function readCredits(connection: Connection, userId: string): Promise<Credits> {
  const wallet = await connection
    .selectFrom('wallets')
    .select(['available_credits', 'held_credits'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { balance: wallet.available_credits, held: wallet.held_credits };
}

export type WalletTransaction = {
  id: string;
  kind: LedgerKind;
  /** The change of the available credits. */
  credits: number;
  description: string;
  createdAt: string;
};

/** A page of the user's transactions, newest first, with the number of all of them. */
export async function readLedger(
  connection: Connection,
  userId: string,
  page: { limit: number; offset: number },
): Promise<{ transactions: WalletTransaction[]; totalCount: number }> {
  const rows = await connection
    .selectFrom('ledger_transactions as t')
    .leftJoin('ledger_entries as e', (join) =>
      join.onRef('e.transaction_id', '=', 't.id').on('e.account', '=', 'available'),
    )
    .select(['t.id', 't.kind', 'e.credits', 't.description', 't.created_at'])
    .where('t.user_id', '=', userId)
    .orderBy('t.sequence', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { count } = await connection
    .selectFrom('ledger_transactions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const transactions = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    credits: row.credits ?? 0,
    description: row.description,
    createdAt: row.created_at.toISOString(),
  }));
  return { transactions, totalCount: count };
}
