import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { endSession } from '../features/accounts/sign-out.ts';
import { isSignedIn } from '../lib/session.ts';

/** Whether somebody is signed in. The router is invalidated at each change, which renders its readers anew. */
export function useSession(): { isSignedIn: boolean; signOut: () => void } {
  const router = useRouter();
  const queryClient = useQueryClient();
  const signOut = async () => {
    const ended = endSession();
    sessionStorage.clear();
    queryClient.clear();
    await router.navigate({ to: '/' });
    await router.invalidate();
    await ended;
  };
  return { isSignedIn: isSignedIn(), signOut: () => void signOut() };
}
