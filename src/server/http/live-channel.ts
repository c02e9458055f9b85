import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { liveChannelPath } from '#contract/live-events.ts';
import { taskStreamPath } from '#contract/tasks.ts';
import { AppError } from '../errors.ts';
import { watchSession } from '../use-cases/accounts/watch-session.ts';
import { watchTasks, type WatchDeps, type Watched } from '../use-cases/tasks/watch-tasks.ts';
import { requireAccess } from './access.ts';
import { whileConnected } from './connection.ts';
import { toLiveEvent, toStreamEvent } from './live-event-wire.ts';

type Query = { last_event_id?: string };
type ChannelEvent = { type: string; sequence?: number; data?: object };
type Watch = (input: {
  userId: string;
  lastSequence: number | null;
  signal: AbortSignal;
}) => Promise<AsyncGenerator<ChannelEvent>>;

/** Limit per user and process: several devices with several tabs each. */
const maxOpenChannels = 24;
const retryAfterSeconds = 10;

/**
 * Server-sent events: everything of the signed-in user, or one generation. The bearer token comes in a header, so
 * browsers read the stream with fetch. A channel ends with the session that opened it.
 */
export function mountLiveChannel(app: FastifyInstance, deps: WatchDeps): void {
  const stream = createChannelHandler(deps);
  const schema = (summary: string, tag: string) => ({
    schema: { summary: `${summary} (text/event-stream)`, tags: [tag], security: [{ session: [] }] },
  });

  app.get<{ Querystring: Query }>(
    taskStreamPath,
    schema('Live events of all your tasks', 'tasks'),
    (request, reply) =>
      stream(request, reply, async (input) =>
        toChannelEvents(await watchTasks(deps, { ...input, videoId: null }), null),
      ),
  );
  app.get<{ Params: { generationId: string }; Querystring: Query }>(
    liveChannelPath,
    schema('Live events of one generation', 'generations'),
    (request, reply) =>
      stream(request, reply, async (input) => {
        const videoId = request.params.generationId;
        return toChannelEvents(await watchTasks(deps, { ...input, videoId }), videoId);
      }),
  );
}

/**
 * The channel of a generation receives the specification's events; the user's stream receives the task event together with
 * the specification's event for each generation that it concerns.
 */
async function* toChannelEvents(
  watched: AsyncGenerator<Watched>,
  generationId: string | null,
): AsyncGenerator<ChannelEvent> {
  for await (const item of watched) {
    if (item.type !== 'event') yield item;
    else if (generationId === null) yield toStreamEvent(item);
    else {
      const video = item.videos.find(({ id }) => id === generationId);
      const live = video && toLiveEvent(item.event, video);
      if (live) yield { ...live, sequence: item.event.sequence };
    }
  }
}

function createChannelHandler(deps: WatchDeps) {
  const counts = new Map<string, number>();
  const change = (userId: string, by: 1 | -1): void => {
    const count = (counts.get(userId) ?? 0) + by;
    if (count > 0) counts.set(userId, count);
    else counts.delete(userId);
  };
  return async (
    request: FastifyRequest<{ Querystring: Query }>,
    reply: FastifyReply,
    watch: Watch,
  ): Promise<FastifyReply> => {
    const { userId, via } = requireAccess(request, 'session');
    if ((counts.get(userId) ?? 0) >= maxOpenChannels) {
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
      const events = await watch({
        userId,
        lastSequence: typeof lastId === 'string' && /^\d{1,15}$/.test(lastId) ? Number(lastId) : null,
        signal: AbortSignal.any([connected, session.ended]),
      });
      return reply
        .header('content-type', 'text/event-stream')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(toText(events)).once('close', close));
    } catch (error) {
      close();
      throw error;
    }
  };
}

async function* toText(events: AsyncGenerator<ChannelEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    const id = event.sequence === undefined ? '' : `id: ${event.sequence}\n`;
    yield `${id}event: ${event.type}\ndata: ${JSON.stringify(event.data ?? { type: event.type })}\n\n`;
  }
}
