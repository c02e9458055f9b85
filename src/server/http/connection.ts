import type { FastifyRequest } from 'fastify';

/** Aborted when the caller goes away. */
export function whileConnected(request: FastifyRequest): AbortSignal {
  const gone = new AbortController();
  request.raw.socket.once('close', () => gone.abort());
  return gone.signal;
}
