import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, CallReply, CallRequest } from '#contract/call.ts';
import { AppError } from '../errors.ts';
import type { RateLimits } from '../use-cases/rate-limits/limit-rates.ts';
import type { StorageSpace } from '../use-cases/system/storage-space.ts';
import { requireAccess, type PrincipalFor } from './access.ts';

/** Where a request came from, for the record. */
export type RequestOrigin = { address: string; userAgent: string; requestId: string };

declare module 'fastify' {
  interface FastifyInstance {
    /** Null where nothing is limited. */
    rateLimits: RateLimits | null;
    /** Null where the disk is not watched. */
    storageSpace: StorageSpace | null;
  }
  interface FastifyRequest {
    /** The body as it came, for signatures over bytes. */
    rawBody: Buffer | null;
  }
}

type Handled<C extends Call> = CallRequest<C> & {
  caller: PrincipalFor<C['access']>;
  /** A handler chooses the call's `pendingStatus` by setting it. */
  reply: FastifyReply;
  /** Of a paid or idempotent call, where the caller sent one. */
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

/** Throws `storage_full` when there is no room for this many bytes. */
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

/** Puts one call of the contract on the server: its address, checks, types and documentation at once. */
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
    },
    // Before the body is read or checked: a stranger learns only that the call needs a sign-in.
    onRequest: async (request) => {
      if (access !== 'public') requireAccess(request, access);
      if (call.rate) await countCall(request, call.rate);
      if (call.multipart || call.storesFiles) await requireSpace(request, announcedBytes(request));
    },
    handler: async (request, reply) => {
      // What belongs to one person stays in no cache; a handler may say otherwise.
      if (access !== 'public') void reply.header('cache-control', 'no-store');
      const answer = await handle({
        params: request.params,
        query: request.query,
        body: request.body,
        caller: request.principal,
        idempotencyKey: call.paid || call.idempotent ? readIdempotencyKey(request) : null,
        origin: originOf(request),
        request,
        reply,
      } as Handled<C>);
      if (answer instanceof Blob) {
        void reply.type(call.file!);
        return reply.status(status).send(Buffer.from(await answer.arrayBuffer()));
      }
      const isPending = call.pendingStatus !== undefined && reply.statusCode === call.pendingStatus;
      return reply
        .status(isPending ? call.pendingStatus! : status)
        .send(answer === null ? undefined : answer);
    },
  });
}
