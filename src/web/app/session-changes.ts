import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '../lib/me-query.ts';
import { hasUnsavedFile } from '../lib/unsaved-files.ts';
import { remember } from '../lib/redirect-memory.ts';
import { isSignedIn, onSessionChanged, onSessionChangedElsewhere, onSessionExpired } from '../lib/session.ts';
import { dismissFailures } from '../ui/announce.ts';
import type { createAppRouter } from './router.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Why the sign-in page opened; `with-file`: the page that closed held a file that was not sent. */
    ended?: 'session' | 'with-file';
  }
}

type AppRouter = ReturnType<typeof createAppRouter>;

/** Checks the page that is being opened: its first call may be refused before the router shows it. */
const needsSignIn = (router: AppRouter): boolean =>
  router.matchRoutes(router.latestLocation).some((match) => match.staticData.access === 'signed-in');

/** The session is checked when the app starts, on any page, so that an expired token is found then. */
export function startSession(queryClient: QueryClient): void {
  if (isSignedIn()) void queryClient.prefetchQuery(meQuery);
}

/** An expired session leads to /login and back again; a public page stays open, as for a guest. */
export function followSession(router: AppRouter, queryClient: QueryClient): void {
  onSessionExpired(() => {
    queryClient.clear();
    if (!needsSignIn(router)) return;
    const target = router.latestLocation.href;
    remember('afterLogin', target);
    const ended = hasUnsavedFile() ? 'with-file' : 'session';
    void router.navigate({ to: '/login', search: { redirect: target }, state: { ended } });
  });
  onSessionChanged(() => {
    // Errors of the expired session are out of date.
    if (isSignedIn()) dismissFailures();
  });
  onSessionChangedElsewhere(() => {
    queryClient.clear();
    void router.invalidate();
  });
}
