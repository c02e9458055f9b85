import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A sender that goes on for longer after the reply loses its connection. */
const drainForMs = 10_000;

/**
 * Reads the rest of a request whose reply was sent before its body had arrived, as of a refused upload. Unread, the rest
 * would hold up the next request on the connection; closing at once would cost the sender the reply.
 */
export function drainRefused(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('finish', () => drain(request.raw));
  });
}

function drain(request: IncomingMessage): void {
  if (request.complete || request.readableEnded || request.destroyed) return;
  request.unpipe();
  // A reader that gave up keeps the stream from flowing.
  request.removeAllListeners('readable');
  request.removeAllListeners('data');
  const timer = setTimeout(() => request.destroy(), drainForMs).unref();
  for (const event of ['end', 'close', 'error']) request.once(event, () => clearTimeout(timer));
  request.resume();
}
