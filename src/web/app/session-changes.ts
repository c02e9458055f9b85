import type { QueryClient } from '@tanstack/react-query';
import { remember } from '../lib/redirect-memory.ts';
import { onSessionChangedElsewhere, onSessionExpired } from '../lib/session.ts';
import type { createAppRouter } from './router.tsx';

type AppRouter = ReturnType<typeof createAppRouter>;

const needsSignIn = (router: AppRouter): boolean =>
  router.state.matches.some((match) => match.staticData.access === 'signed-in');

/** An expired session leads to /login and back again; on public pages one simply is a guest. */
export function followSession(router: AppRouter, queryClient: QueryClient): void {
  onSessionExpired(() => {
    queryClient.clear();
    if (!needsSignIn(router)) return;
    const target = router.state.location.href;
    remember('afterLogin', target);
    void router.navigate({ to: '/login', search: { redirect: target } });
  });
  onSessionChangedElsewhere(() => {
    queryClient.clear();
    void router.invalidate();
  });
}
