import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { errorStatus, type ErrorReply } from '#contract/errors.ts';
import { AppError, DatabaseUnavailableError, ProviderError } from '../errors.ts';
import { isStorageFull, storageFull } from '../use-cases/system/storage-space.ts';

/** An embedded database is restarted within this time. */
const databaseRetryAfterSeconds = 3;

/**
 * nginx's status for a client that disconnected before its reply: not a server error, and visible in logs and metrics
 * only.
 */
const clientClosedRequest = 499;

/** The only place where errors become replies. Unknown errors are logged and never shown. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError | AppError | ProviderError, request, reply) => {
    const requestId = request.id;
    const error = translate(thrown);
    if (error.name === 'AbortError' && reply.raw.closed) {
      request.log.info('the client disconnected');
      return reply.status(clientClosedRequest).send();
    }
    if (error instanceof AppError) {
      request.log.info({ code: error.code, err: error.cause }, 'refused');
      const { retryAfterSeconds } = error.details;
      if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
      return reply.status(error.status).send({
        error: error.code,
        message: error.message,
        ...error.details,
        requestId,
      } satisfies ErrorReply);
    }
    if (error instanceof DatabaseUnavailableError) {
      request.log.error({ err: error }, 'the database cannot be reached');
      return reply
        .status(errorStatus.unavailable)
        .header('retry-after', databaseRetryAfterSeconds)
        .send({
          error: 'unavailable',
          message: 'The database cannot be reached',
          retryAfterSeconds: databaseRetryAfterSeconds,
          requestId,
        } satisfies ErrorReply);
    }
    if (error instanceof ProviderError) {
      request.log.error({ err: error }, 'provider request failed');
      return reply.status(502).send({
        error: 'provider_failed',
        message: `${error.provider} cannot be reached`,
        requestId,
      } satisfies ErrorReply);
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      const message = error.validation
        .map((issue) => `${issue.instancePath} ${issue.message}`.trim())
        .join('; ');
      return reply.status(400).send({ error: 'invalid_request', message, requestId } satisfies ErrorReply);
    }
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status >= 400 && status < 500) {
      return reply
        .status(status)
        .send({ error: 'invalid_request', message: error.message, requestId } satisfies ErrorReply);
    }
    request.log.error({ err: error }, 'request failed');
    return reply.status(500).send({
      error: 'internal',
      message: 'Something went wrong on our side',
      requestId,
    } satisfies ErrorReply);
  });
}

/** PostgreSQL rejected a row because its owner's account was erased after the request was authenticated. */
const isOwnerGone = (error: Error): boolean =>
  'code' in error &&
  error.code === '23503' &&
  'constraint' in error &&
  /_(user_id|sent_by)_fkey$/.test(String(error.constraint));

/** Maps a database or file system error to a refusal for the caller. */
function translate<E extends Error>(error: E): E | AppError {
  if (isStorageFull(error)) return storageFull(error);
  if (isOwnerGone(error)) return new AppError('session_expired', 'The account was deleted', {}, error);
  return error;
}
