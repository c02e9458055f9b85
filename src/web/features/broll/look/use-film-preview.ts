import { useQuery } from '@tanstack/react-query';
import { previewBroll, type BrollPreviewInput } from '#contract/calls/broll.ts';
import { callForFile } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/** A frame of the film as the server will draw it; null until it is there. */
export function useFilmPreview(body: BrollPreviewInput | null): Blob | null {
  const { data } = useQuery({
    queryKey: queryKeys.brollPreview(body ?? {}),
    queryFn: ({ signal }) => callForFile(previewBroll, { body: body!, signal }),
    enabled: body !== null,
    staleTime: Infinity,
    retry: 1,
  });
  return data ?? null;
}
