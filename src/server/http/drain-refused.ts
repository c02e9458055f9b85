import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A client that keeps sending for longer than this after the reply is disconnected. */
const drainForMs = 10_000;

/**
 * Reads the rest of a request whose reply was sent before its body arrived, for example a refused upload. Unread, the
 * rest would block the next request on the connection; closing at once would lose the reply.
 */
export function drainRefused(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('finish', () => drain(request.raw));
  });
}

function drain(request: IncomingMessage): void {
  if (request.complete || request.readableEnded || request.destroyed) return;
  request.unpipe();
  // An aborted body parser leaves the stream paused.
  request.removeAllListeners('readable');
  request.removeAllListeners('data');
  const timer = setTimeout(() => request.destroy(), drainForMs).unref();
  for (const event of ['end', 'close', 'error']) request.once(event, () => clearTimeout(timer));
  request.resume();
}
