import type { Database } from '../../db/database.ts';
import { readWalletViolations, walletRules, type WalletRule } from '../../db/wallet-invariants.ts';

export type WalletCheckDeps = {
  database: Database;
  log: { error: (facts: object, text: string) => void };
};

/** The check reads the whole ledger, so frequent scrapes get the cached result. */
const cacheMs = 60_000;
const maxLoggedViolations = 20;

/** Returns a function that counts wallet violations by rule; the result is cached for `cacheMs`. */
export function createWalletCheck(
  deps: WalletCheckDeps,
  now: () => number = () => performance.now(),
): () => Promise<Record<WalletRule, number>> {
  let last: { at: number; counts: Promise<Record<WalletRule, number>> } | null = null;
  return () => {
    if (last && now() - last.at < cacheMs) return last.counts;
    const current = { at: now(), counts: countViolations(deps) };
    // A failed check is not cached.
    current.counts.catch(() => {
      if (last === current) last = null;
    });
    last = current;
    return current.counts;
  };
}

async function countViolations({ database, log }: WalletCheckDeps): Promise<Record<WalletRule, number>> {
  const violations = await readWalletViolations(database);
  if (violations.length > 0)
    log.error(
      { violations: violations.slice(0, maxLoggedViolations) },
      'wallets break the rules of the ledger',
    );
  const counts = walletRules.map((rule) => [
    rule,
    violations.filter((violation) => violation.rule === rule).length,
  ]);
  return Object.fromEntries(counts) as Record<WalletRule, number>;
}
