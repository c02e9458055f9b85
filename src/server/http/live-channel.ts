import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { liveChannelPath } from '#contract/live-events.ts';
import { AppError } from '../errors.ts';
import { watchSession } from '../use-cases/accounts/watch-session.ts';
import { watchGeneration, type Watched } from '../use-cases/generations/watch-generation.ts';
import { requireAccess } from './access.ts';
import { whileConnected } from './connection.ts';

type LiveDeps = Parameters<typeof watchGeneration>[0] & Parameters<typeof watchSession>[0];
type LiveRoute = { Params: { generationId: string }; Querystring: { last_event_id?: string } };

/** Of one person at one process: several devices with several tabs each. */
const maxOpenChannels = 24;
const retryAfterSeconds = 10;

/**
 * Server-sent events of one generation. The bearer token comes in the header, so browsers read it by fetch. Ends with the
 * session in whose name it was opened.
 */
export function mountLiveChannel(app: FastifyInstance, deps: LiveDeps): void {
  const openChannels = new Map<string, number>();
  const change = (userId: string, by: 1 | -1): void => {
    const count = (openChannels.get(userId) ?? 0) + by;
    if (count > 0) openChannels.set(userId, count);
    else openChannels.delete(userId);
  };

  app.get<LiveRoute>(
    liveChannelPath,
    {
      schema: {
        summary: 'What happens to one generation, as it happens (text/event-stream)',
        tags: ['generations'],
        security: [{ session: [] }],
      },
    },
    async (request, reply) => {
      const { userId, via } = requireAccess(request, 'session');
      if ((openChannels.get(userId) ?? 0) >= maxOpenChannels) {
        throw new AppError('too_many_requests', 'Too many live channels are open', { retryAfterSeconds });
      }
      const lastId = request.headers['last-event-id'] ?? request.query.last_event_id;
      const connected = whileConnected(reply);
      const session = watchSession(deps, via.sessionId);
      change(userId, 1);
      const close = (): void => {
        session.stop();
        change(userId, -1);
      };
      try {
        const watched = await watchGeneration(deps, {
          userId,
          generationId: request.params.generationId,
          lastSequence: typeof lastId === 'string' && /^\d{1,15}$/.test(lastId) ? Number(lastId) : null,
          signal: AbortSignal.any([connected, session.ended]),
        });
        return reply
          .header('content-type', 'text/event-stream')
          .header('cache-control', 'no-store')
          .header('x-accel-buffering', 'no')
          .send(Readable.from(written(watched)).once('close', close));
      } catch (error) {
        close();
        throw error;
      }
    },
  );
}

async function* written(watched: AsyncGenerator<Watched>): AsyncGenerator<string> {
  for await (const event of watched) {
    const id = 'sequence' in event ? `id: ${event.sequence}\n` : '';
    const data = 'data' in event ? event.data : { type: event.type };
    yield `${id}event: ${event.type}\ndata: ${JSON.stringify(data)}\n\n`;
  }
}
