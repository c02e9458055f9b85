import type { CallReply } from '#contract/call.ts';
import type * as calls from '#contract/calls/wallet.ts';
import type { Database } from '../../db/database.ts';
import { readCredits, readLedger } from '../../db/ledger.ts';

export type WalletDeps = { database: Database };

export async function readWallet(
  deps: WalletDeps,
  input: { userId: string },
): Promise<CallReply<typeof calls.readWallet>> {
  return { ...(await readCredits(deps.database, input.userId)), currency: 'USD' };
}

export const readTransactions = (
  deps: WalletDeps,
  input: { userId: string; limit: number; offset: number },
): Promise<CallReply<typeof calls.readTransactions>> => readLedger(deps.database, input.userId, input);
