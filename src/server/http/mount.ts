import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, CallReply, HandlerInput } from '#contract/call.ts';
import { AppError } from '../errors.ts';
import type { RateLimits } from '../use-cases/rate-limits/limit-rates.ts';
import type { StorageSpace } from '../use-cases/system/storage-space.ts';
import { requireAccess, type PrincipalFor } from './access.ts';

/** The origin of a request, for the audit log. */
export type RequestOrigin = { address: string; userAgent: string; requestId: string };

declare module 'fastify' {
  interface FastifyInstance {
    /** Null if nothing is limited. */
    rateLimits: RateLimits | null;
    /** Null if the disk is not monitored. */
    storageSpace: StorageSpace | null;
  }
  interface FastifyRequest {
    /** The unparsed body, for signatures over bytes. */
    rawBody: Buffer | null;
  }
}

type Handled<C extends Call> = HandlerInput<C> & {
  caller: PrincipalFor<C['access']>;
  /** Setting it makes the reply use the call's `pendingStatus`. */
  reply: FastifyReply;
  /** For paid or idempotent calls, if the caller sent one. */
  idempotencyKey: string | null;
  origin: RequestOrigin;
  request: FastifyRequest;
};

const originOf = (request: FastifyRequest): RequestOrigin => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  requestId: request.id,
});

/** Throws `too_many_requests`. */
export async function countCall(request: FastifyRequest, rate: NonNullable<Call['rate']>): Promise<void> {
  const userId = request.principal?.userId ?? null;
  await request.server.rateLimits?.count(rate, { address: request.ip, userId });
}

/** Throws `storage_full` if there is no room for this many bytes. */
export async function requireSpace(request: FastifyRequest, bytes: number): Promise<void> {
  await request.server.storageSpace?.require(bytes);
}

export const announcedBytes = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0);

function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError('invalid_request', 'Idempotency-Key must be 1 to 200 visible characters');
  }
  return key;
}

const responsesOf = ({ reply, pendingStatus }: Call, status: number) => ({
  [status]: reply,
  ...(pendingStatus ? { [pendingStatus]: reply } : {}),
});

/** Mounts one contract call: its route, access checks, validation, types and documentation. */
export function mount<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (input: Handled<C>) => Promise<CallReply<C>>,
): void {
  const { access, status = 200 } = call;
  app.route({
    method: call.method,
    url: call.path,
    schema: {
      summary: call.summary,
      tags: [call.tag],
      ...(access !== 'public' ? { security: [{ session: [] }] } : {}),
      ...(call.multipart ? { consumes: ['multipart/form-data'] } : {}),
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body ? { body: call.body } : {}),
      ...(call.file ? { produces: [call.file] } : { response: responsesOf(call, status) }),
      // Not as responses: those would also validate, and refusals have a shape of their own.
      ...(call.errors ? { 'x-errors': call.errors } : {}),
    },
    // Before the body is read or validated, so that a stranger learns only that the call needs a
    // session.
    onRequest: async (request) => {
      if (access !== 'public') requireAccess(request, access);
      if (call.rate) await countCall(request, call.rate);
      if (call.multipart || call.storesFiles) await requireSpace(request, announcedBytes(request));
    },
    handler: async (request, reply) => {
      // Personal data must not be cached; a handler may override this.
      if (access !== 'public') void reply.header('cache-control', 'no-store');
      const result = await handle({
        params: request.params,
        query: request.query,
        body: request.body,
        caller: request.principal,
        idempotencyKey: call.paid || call.idempotent ? readIdempotencyKey(request) : null,
        origin: originOf(request),
        request,
        reply,
      } as Handled<C>);
      if (result instanceof Blob) {
        void reply.type(call.file!);
        return reply.status(status).send(Buffer.from(await result.arrayBuffer()));
      }
      const isPending = call.pendingStatus !== undefined && reply.statusCode === call.pendingStatus;
      return reply
        .status(isPending ? call.pendingStatus! : status)
        .send(result === null ? undefined : result);
    },
  });
}
