import type { Database } from '../../db/database.ts';
import type { EventListener } from '../../db/event-listener.ts';
import { isSessionLive } from '../../db/sessions.ts';

/** How late an expired session may be noticed; a revoked one is noticed at once. */
const pollIntervalMs = 60_000;

/** Aborted when the session has ended. The caller must call `stop` if it finishes first. */
export function watchSession(
  deps: { database: Database; events: EventListener },
  sessionId: string,
): { ended: AbortSignal; stop: () => void } {
  const ended = new AbortController();
  const look = async (): Promise<void> => {
    // An unreachable database says nothing about the session, so it is checked again later.
    const isLive = await isSessionLive(deps.database, sessionId).catch(() => true);
    if (!isLive) ended.abort();
  };
  const stopListening = deps.events.onSessionEnd(sessionId, () => void look());
  const timer = setInterval(() => void look(), pollIntervalMs).unref();
  // It may have ended between authentication and this point.
  void look();
  return {
    ended: ended.signal,
    stop() {
      stopListening();
      clearInterval(timer);
    },
  };
}
