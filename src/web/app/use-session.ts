import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { endSession } from '../features/accounts/sign-out.ts';
import { isSignedIn, onSessionChanged } from '../lib/session.ts';

/** Where no browser is, nobody is signed in: finished pages are those of guests. */
const isGuest = (): boolean => false;

/** Whether somebody is signed in just now, and how to sign them out. */
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
