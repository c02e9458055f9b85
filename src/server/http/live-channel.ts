import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { liveChannelPath } from '#contract/live-events.ts';
import { watchGeneration, type Watched } from '../use-cases/generations/watch-generation.ts';
import { whileConnected } from './connection.ts';
import { requireCaller } from './mount.ts';

type LiveDeps = Parameters<typeof watchGeneration>[0];
type LiveRoute = { Params: { generationId: string }; Querystring: { last_event_id?: string } };

/** Server-sent events of one generation. The bearer token comes in the header, so browsers read it by fetch. */
export function mountLiveChannel(app: FastifyInstance, deps: LiveDeps): void {
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
      const { userId } = requireCaller(request);
      const lastId = request.headers['last-event-id'] ?? request.query.last_event_id;
      const watched = await watchGeneration(deps, {
        userId,
        generationId: request.params.generationId,
        lastSequence: typeof lastId === 'string' && /^\d{1,15}$/.test(lastId) ? Number(lastId) : null,
        signal: whileConnected(request),
      });
      return reply
        .header('content-type', 'text/event-stream')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(written(watched)));
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
