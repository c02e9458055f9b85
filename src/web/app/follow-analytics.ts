import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#contract/calls/accounts.ts';
import type { Analytics } from '../lib/analytics/analytics.ts';
import { queryKeys } from '../lib/query-keys.ts';
import { isSignedIn, onSessionChanged } from '../lib/session.ts';
import type { createAppRouter } from './router.tsx';
import { readRouteTitle } from './title.ts';

/** Sends page views to the analytics service. All it learns about the account is its id. */
export function followAnalytics(
  analytics: Analytics,
  router: ReturnType<typeof createAppRouter>,
  queryClient: QueryClient,
): void {
  router.subscribe('onResolved', ({ pathChanged }) => {
    const title = readRouteTitle(router.state.matches);
    if (pathChanged && title !== null) analytics.trackPageView(title);
  });

  let knownId: string | null = null;
  const forget = () => {
    knownId = null;
    analytics.reset();
  };
  queryClient.getQueryCache().subscribe(({ query, type }) => {
    if (type !== 'updated' || query.queryKey[0] !== queryKeys.me[0] || !isSignedIn()) return;
    const id = (query.state.data as User | undefined)?.id ?? null;
    if (id === null || id === knownId) return;
    if (knownId !== null) forget();
    knownId = id;
    analytics.identify(id);
  });
  onSessionChanged(() => {
    if (!isSignedIn()) forget();
  });
}
