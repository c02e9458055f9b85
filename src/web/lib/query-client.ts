import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';

/** A refusal stays a refusal however often one asks; only a missing or broken answer is worth another try. */
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
