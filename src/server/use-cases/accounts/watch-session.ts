import type { Database } from '../../db/database.ts';
import type { EventListener } from '../../db/event-listener.ts';
import { isSessionLive } from '../../db/sessions.ts';

/** A session that comes to its own end is noticed so much later; one that is revoked, at once. */
const lookEveryMs = 60_000;

/** Aborted when the session has ended. `stop` must be called by whoever watches, when that ends first. */
export function watchSession(
  deps: { database: Database; events: EventListener },
  sessionId: string,
): { ended: AbortSignal; stop: () => void } {
  const ended = new AbortController();
  const look = async (): Promise<void> => {
    // A database that does not answer says nothing of the session; it is asked again.
    const isLive = await isSessionLive(deps.database, sessionId).catch(() => true);
    if (!isLive) ended.abort();
  };
  const stopListening = deps.events.onSessionEnd(sessionId, () => void look());
  const timer = setInterval(() => void look(), lookEveryMs).unref();
  // It may have ended between its caller's being let in and here.
  void look();
  return {
    ended: ended.signal,
    stop() {
      stopListening();
      clearInterval(timer);
    },
  };
}
