import { signOut } from '#contract/calls/accounts.ts';
import { call } from '../../lib/call.ts';
import { forgetToken } from '../../lib/session.ts';

/** Ends the session on this device at once; the server revokes it in the background. */
export async function endSession(): Promise<void> {
  const revoked = call(signOut).catch(() => undefined);
  forgetToken();
  await revoked;
}
