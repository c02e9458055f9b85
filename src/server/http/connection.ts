import type { FastifyReply } from 'fastify';

/**
 * Aborts when the client disconnects before the reply has ended. Listens to the reply, not to its socket: a keep-alive
 * socket outlives its replies and would collect a listener from each of them.
 */
export function whileConnected(reply: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnected.abort();
  });
  return disconnected.signal;
}
