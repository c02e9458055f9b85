import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';

/** A refusal is final; only a missing or malformed response is retried. */
function shouldRetryQuery(failureCount: number, error: Error): boolean {
  const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500;
  return !isRefused && failureCount < 2;
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetryQuery, staleTime: 30_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
