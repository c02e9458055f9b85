import { queryOptions } from '@tanstack/react-query';
import { readUpload } from '#contract/calls/uploads.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

const uploadPollMs = 5_000;

export const uploadQuery = (uploadId: string) =>
  queryOptions({
    queryKey: queryKeys.upload(uploadId),
    queryFn: ({ signal }) => call(readUpload, { params: { uploadId }, signal }),
    refetchInterval: (query) => (query.state.data?.status === 'processing' ? uploadPollMs : false),
  });
