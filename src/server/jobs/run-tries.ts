import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { claimTry, type ClaimedTry, isAccountWorkUnderWay, releaseTry, renewTryLease } from '../db/tries.ts';
import { makeTry, tryWorkFolders, type MakeTryDeps } from '../use-cases/tries/make-try.ts';
import { removeWorkFolders } from './work-folders.ts';

export type RunTriesDeps = MakeTryDeps & { database: Database; log: Logger };

const pollIntervalMs = 1_000;
const watchEveryMs = 400;
const lease = { leaseSeconds: 15, maxAttempts: 3 };

/** Makes one try at a time, only while no account's work is queued or running; such work interrupts it. */
export function runTries(deps: RunTriesDeps): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async (): Promise<void> => {
    // Left by a killed worker: no other process makes the tries of this data folder.
    await removeWorkFolders(deps.workRoot, tryWorkFolders);
    while (!signal.aborted) {
      const wasMade = await makeNextTry(deps, signal).catch((error: unknown) => {
        if (!signal.aborted) deps.log.warn({ err: error }, 'claiming a try failed');
        return false;
      });
      if (!wasMade) await delay(pollIntervalMs, undefined, { signal }).catch(() => {});
    }
  };
  const working = work();
  return {
    async stop() {
      stopping.abort(new Error('the worker is stopping'));
      await working;
    },
  };
}

/** Returns true if a try was made or failed; false if none is queued or other work came first. */
export async function makeNextTry(deps: RunTriesDeps, stopped: AbortSignal): Promise<boolean> {
  const { database, log } = deps;
  if (await isAccountWorkUnderWay(database)) return false;
  const claimed = await database.transaction().execute((transaction) => claimTry(transaction, lease));
  if (!claimed) return false;
  const yielding = new AbortController();
  const watching = yieldToOtherWork(deps, claimed, yielding);
  const signal = AbortSignal.any([stopped, yielding.signal]);
  try {
    await makeTry(deps, claimed, signal);
    await releaseTry(database, claimed, 'completed');
    log.info({ outcome: 'completed' }, 'made a try');
    return true;
  } catch (error) {
    await releaseTry(database, claimed, signal.aborted ? 'waiting' : 'failed');
    if (signal.aborted) return false;
    // Only the error's name: the message of a tool may quote the visitor's line.
    log.warn({ outcome: 'failed', error: (error as Error).name }, 'making a try failed');
    return true;
  } finally {
    yielding.abort();
    await watching;
  }
}

async function yieldToOtherWork(
  deps: RunTriesDeps,
  claimed: ClaimedTry,
  yielding: AbortController,
): Promise<void> {
  const { database, log } = deps;
  while (!yielding.signal.aborted) {
    try {
      const canContinue =
        !(await isAccountWorkUnderWay(database)) &&
        (await renewTryLease(database, claimed, lease.leaseSeconds));
      if (!canContinue) yielding.abort(new Error('other work comes first'));
    } catch (error) {
      log.warn({ err: error }, 'renewing the lease of a try failed');
    }
    await delay(watchEveryMs, undefined, { signal: yielding.signal }).catch(() => {});
  }
}
