import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { endSession } from '../features/accounts/sign-out.ts';
import { isSignedIn, onSessionChanged } from '../lib/session.ts';

/** Prerendering has no session: prerendered pages are those of guests. */
const isGuest = (): boolean => false;

/** The current session, and a function that signs out. */
export function useSession(): { isSignedIn: boolean; signOut: () => void } {
  const router = useRouter();
  const queryClient = useQueryClient();
  const signedIn = useSyncExternalStore(onSessionChanged, isSignedIn, isGuest);
  const signOut = async () => {
    const ended = endSession();
    sessionStorage.clear();
    queryClient.clear();
    await router.navigate({ to: '/' });
    await ended;
  };
  return { isSignedIn: signedIn, signOut: () => void signOut() };
}
