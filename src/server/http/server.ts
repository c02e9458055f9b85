import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { limits } from '#contract/limits.ts';
import type { Principal } from '../use-cases/accounts/authenticate.ts';
import type { RateLimits } from '../use-cases/rate-limits/limit-rates.ts';
import type { StorageSpace } from '../use-cases/system/storage-space.ts';
import { handleErrors } from './error-reply.ts';
import { toApiPath } from './legacy-paths.ts';
import { refuseUnstorable } from './refuse-unstorable.ts';
import { addSecurityHeaders, type SecurityOptions } from './security-headers.ts';

export type ServerOptions = {
  logger: FastifyBaseLogger;
  security: SecurityOptions;
  /** Returns the principal for this bearer token; null if it is unknown, expired or revoked. */
  authenticate: (token: string) => Promise<Principal | null>;
  /** Null disables the limits. */
  rateLimits?: RateLimits | null;
  /** Null disables the check. */
  storageSpace?: StorageSpace | null;
  /** Addresses and networks of trusted proxies; only their forwarding headers are used. */
  trustedProxies?: string[];
};

/** The server without its calls: parsing, sessions, headers, errors, documentation. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.logger,
    // Otherwise closing waits for open live channels.
    forceCloseConnections: true,
    bodyLimit: 1_048_576,
    requestIdHeader: false,
    trustProxy: options.trustedProxies?.length ? options.trustedProxies : false,
    genReqId: () => crypto.randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: (request) => toApiPath(request.method ?? 'GET', request.url ?? '/'),
    routerOptions: { maxParamLength: 300 },
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('rateLimits', options.rateLimits ?? null);
  app.decorate('storageSpace', options.storageSpace ?? null);
  app.decorateRequest('principal', null);
  app.decorateRequest('rawBody', null);
  parseJsonKeepingRawBody(app);
  handleErrors(app);
  logRequests(app);
  drainRefused(app);
  addSecurityHeaders(app, options.security);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: limits.maxUploadBytes, files: 1, fields: 10, fieldSize: 1_000, parts: 12 },
  });
  // After the security headers, so that refusals have them as well.
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    await app.rateLimits?.countAddress(request.ip);
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    request.principal = token ? await options.authenticate(token) : null;
    if (request.principal) await app.rateLimits?.countUser(request.principal.userId);
  });
  // Before validation, because deeply nested bodies would overflow the validator's stack.
  app.addHook('preValidation', async (request) => refuseUnstorable(request));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hookline',
        version: '1',
        description: 'Short marketing videos that start with a hook.',
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  return app;
}

/** Webhook signatures cover the raw bytes. */
function parseJsonKeepingRawBody(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer;
    if (body.length === 0) return done(null, undefined);
    try {
      const parsed: unknown = JSON.parse(body.toString(), (key, value: unknown) =>
        key === '__proto__' ? undefined : value,
      );
      return done(null, parsed);
    } catch {
      return done(Object.assign(new Error('The body is not JSON'), { statusCode: 400 }), undefined);
    }
  });
}

/** One line per request. Without the query, because file URLs contain their signature there. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const path = request.url.split('?', 1)[0];
    request.log.info(
      {
        method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.principal?.userId,
      },
      'request',
    );
  });
}

/** A client that keeps sending for longer than this after the reply is disconnected. */
const drainForMs = 10_000;

/**
 * Reads the rest of a request whose reply was sent before its body arrived, for example a refused upload. Unread, the
 * rest would block the next request on the connection; closing at once would lose the reply.
 */
function drainRefused(app: FastifyInstance): void {
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
