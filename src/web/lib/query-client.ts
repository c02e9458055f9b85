import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';

/** A refusal is final and not retried; only a missing or malformed response is. */
export function isWorthRetrying(failureCount: number, error: Error): boolean {
  const refused = error instanceof CallError && error.status >= 400 && error.status < 500;
  return !refused && failureCount < 2;
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: 30_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
