import { useRouter } from '@tanstack/react-router';
import { safeRedirect, consumeRedirect } from '../../lib/redirect-memory.ts';
import { decideAfterSignIn, type SignInRoute } from '../guards/guards.ts';

/** Returns a function that opens the page that the user requested before signing in. */
export function useAfterSignIn(route: SignInRoute, redirect: string | undefined): () => void {
  const router = useRouter();
  return () => {
    const href = decideAfterSignIn({
      route,
      redirectQuery: safeRedirect(redirect),
      remembered: consumeRedirect('afterLogin'),
    });
    void router.navigate({ href, replace: true });
  };
}
