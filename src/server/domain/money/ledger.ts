/**
 * Double entry: each transaction moves credits between two accounts, so its entries sum to zero. `available` and `held`
 * belong to a user; `issued` is the source of purchased credits and the target of refunds, `earned` the target of spent
 * ones.
 */
type LedgerAccount = 'available' | 'held' | 'issued' | 'earned';
export type LedgerKind = 'purchase' | 'hold' | 'capture' | 'release' | 'refund';
export type LedgerEntry = { account: LedgerAccount; credits: number };

const moves: Record<LedgerKind, { from: LedgerAccount; to: LedgerAccount }> = {
  purchase: { from: 'issued', to: 'available' },
  hold: { from: 'available', to: 'held' },
  capture: { from: 'held', to: 'earned' },
  release: { from: 'held', to: 'available' },
  refund: { from: 'held', to: 'issued' },
};

/** The two entries of one transaction. Credits are positive integers; anything else is a bug in the caller. */
export function ledgerEntries(kind: LedgerKind, credits: number): LedgerEntry[] {
  if (!Number.isSafeInteger(credits) || credits <= 0)
    throw new RangeError(`no amount of credits: ${credits}`);
  return [
    { account: moves[kind].from, credits: -credits },
    { account: moves[kind].to, credits },
  ];
}

/** The effect of a transaction on the user's wallet. */
export function walletChange(kind: LedgerKind, credits: number): { available: number; held: number } {
  const entries = ledgerEntries(kind, credits);
  const change = (account: LedgerAccount): number =>
    entries.find((entry) => entry.account === account)?.credits ?? 0;
  return { available: change('available'), held: change('held') };
}
