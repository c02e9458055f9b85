import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { limits } from '#contract/limits.ts';
import { meQuery } from '../../lib/me-query.ts';
import { walletQuery } from '../../features/wallet/wallet-query.ts';
import { remember, consumeRedirect } from '../../lib/redirect-memory.ts';
import { isSignedIn } from '../../lib/session.ts';
import { readUncancelled } from '../read-uncancelled.ts';
import {
  decideCreation,
  decideGuestOnly,
  decideLoginRequired,
  decidePaywall,
  type Decision,
} from './guards.ts';

/** The part of the router's `beforeLoad` options that every guard reads. */
type GuardOptions = { location: { href: string }; context: { queryClient: QueryClient } };

/** The options for a wizard, whose history entries have the id of their draft. `cause` is `stay` between its steps. */
export type WizardGuardOptions<Search> = GuardOptions & {
  location: { state: { draftId?: string } };
  search: Search;
  cause: 'enter' | 'stay' | 'preload';
};

/** Remembers where to return and throws the redirect; null lets the visitor through. */
function enforce(decision: Decision): void {
  if (decision === null) return;
  if (decision.afterLogin !== undefined) remember('afterLogin', decision.afterLogin);
  if (decision.afterPurchase !== undefined) remember('afterPurchase', decision.afterPurchase);
  throw redirect({ href: decision.href, replace: true });
}

export const requireLogin = ({ location }: GuardOptions): void =>
  enforce(decideLoginRequired({ signedIn: isSignedIn(), target: location.href }));

export const requireLoginForPaywall = ({ location }: GuardOptions): void =>
  enforce(decidePaywall({ signedIn: isSignedIn(), target: location.href }));

/** An expired token does not count as a sign-in, or /login could never be reached with an expired token. */
export async function requireGuest({ context }: GuardOptions): Promise<void> {
  if (!isSignedIn()) return;
  await context.queryClient.ensureQueryData(meQuery).catch(() => undefined);
  const signedIn = isSignedIn();
  enforce(decideGuestOnly({ signedIn, remembered: signedIn ? consumeRedirect('afterLogin') : null }));
}

/** Trusts a cached balance for five minutes if it is sufficient; an insufficient one is fetched again. */
async function readBalance(queryClient: QueryClient): Promise<number> {
  const readWallet = (staleTime: number) =>
    readUncancelled(() => queryClient.fetchQuery({ ...walletQuery, staleTime }));
  const cached = await readWallet(limits.balanceCacheMs);
  if (cached.balance >= limits.minCreationCredits) return cached.balance;
  return (await readWallet(0)).balance;
}

/** `continuesGeneration`: the user continues a video, which may be finished without credits. */
export async function requireCreationCredits(
  { location, context }: GuardOptions,
  { continuesGeneration = false } = {},
): Promise<void> {
  const balance =
    isSignedIn() && !continuesGeneration
      ? await readBalance(context.queryClient).catch((error: unknown) => {
          if (isSignedIn()) throw error;
          return null;
        })
      : null;
  enforce(decideCreation({ signedIn: isSignedIn(), target: location.href, balance, continuesGeneration }));
}
