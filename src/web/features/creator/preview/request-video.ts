import type { ClientInput } from '#contract/call.ts';
import { processGeneration, type Generation } from '#contract/calls/generations.ts';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';

type VideoRequest = Pick<ClientInput<typeof processGeneration>, 'params' | 'body'>;

/** The server could not read the request or failed at it. A refusal with a reason would be the same without the query. */
const isAsyncRefused = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 400 || error.status >= 500);

/** Requests the final video without waiting for it; where that fails, by the same call without the query. */
export async function requestVideo(request: VideoRequest): Promise<Generation> {
  try {
    return await call(processGeneration, { ...request, query: { async: 'true' } });
  } catch (error) {
    if (!isAsyncRefused(error)) throw error;
    return call(processGeneration, { ...request, query: {} });
  }
}
