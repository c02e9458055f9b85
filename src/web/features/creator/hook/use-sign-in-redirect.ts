import { useEffect } from 'react';
import { expireSession } from '../../../lib/session.ts';
import { announce } from '../../../ui/announce.ts';
import { isSignInNeeded } from './hook-problem-text.ts';
import { texts } from '../texts.ts';

/** Long enough to read why. */
const redirectAfterMs = 1_500;

/** A hook call that was refused for want of a session: said first, then the person is led to sign in. */
export function useSignInRedirect(error: unknown): void {
  const isNeeded = isSignInNeeded(error);
  useEffect(() => {
    if (!isNeeded) return;
    announce(texts.hook.signInNeeded, 'failure');
    const timer = setTimeout(expireSession, redirectAfterMs);
    return () => clearTimeout(timer);
  }, [isNeeded]);
}
