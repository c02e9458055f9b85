import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
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
    const error = translate(thrown);
    if (error.name === 'AbortError' && reply.raw.closed) {
      request.log.info('the client disconnected');
      return reply.status(clientClosedRequest).send();
    }
    const { status, body } = replyTo(error, request);
    if (body.retryAfterSeconds !== undefined) void reply.header('retry-after', body.retryAfterSeconds);
    return reply.status(status).send({ ...body, requestId: request.id } satisfies ErrorReply);
  });
}

type StatusAndBody = { status: number; body: Omit<ErrorReply, 'requestId'> };

function replyTo(error: FastifyError | Error, { log }: FastifyRequest): StatusAndBody {
  if (error instanceof AppError) {
    log.info({ code: error.code, err: error.cause }, 'refused');
    return { status: error.status, body: { error: error.code, message: error.message, ...error.details } };
  }
  if (error instanceof DatabaseUnavailableError) {
    log.error({ err: error }, 'the database cannot be reached');
    return databaseUnavailable;
  }
  if (error instanceof ProviderError) {
    log.error({ err: error }, 'provider request failed');
    return {
      status: 502,
      body: { error: 'provider_failed', message: `${error.provider} cannot be reached` },
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(400, describeIssues(error));
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status >= 400 && status < 500) return invalidRequest(status, error.message);
  log.error({ err: error }, 'request failed');
  return { status: 500, body: { error: 'internal', message: 'Something went wrong on our side' } };
}

const databaseUnavailable: StatusAndBody = {
  status: errorStatus.unavailable,
  body: {
    error: 'unavailable',
    message: 'The database cannot be reached',
    retryAfterSeconds: databaseRetryAfterSeconds,
  },
};

const invalidRequest = (status: number, message: string): StatusAndBody => ({
  status,
  body: { error: 'invalid_request', message },
});

type SchemaErrors = { validation: readonly { instancePath: string; message?: string | undefined }[] };

const describeIssues = ({ validation }: SchemaErrors): string =>
  validation.map((issue) => `${issue.instancePath} ${issue.message}`.trim()).join('; ');

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
