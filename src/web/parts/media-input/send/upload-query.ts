import { queryOptions } from '@tanstack/react-query';
import { readUpload } from '#contract/calls/uploads.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

const isRefused = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500;

/** An upload, polled until the server has prepared it. */
export const uploadQuery = (uploadId: string, pollMs = 5_000) =>
  queryOptions({
    queryKey: queryKeys.upload(uploadId),
    queryFn: ({ signal }) => call(readUpload, { params: { uploadId }, signal }),
    refetchInterval: ({ state: { data, error } }) =>
      data?.status === 'processing' || (data === undefined && !isRefused(error)) ? pollMs : false,
  });
