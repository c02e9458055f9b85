import { useQueries, useQuery } from '@tanstack/react-query';
import { brollStyles, type BrollStyle } from '#contract/broll.ts';
import { previewBroll, type BrollPreviewInput } from '#contract/calls/broll.ts';
import { useState } from 'react';
import { callForFile } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

const previewQuery = (body: BrollPreviewInput | null, isWanted = true) => ({
  queryKey: queryKeys.brollPreview(body ?? {}),
  queryFn: ({ signal }: { signal: AbortSignal }) => callForFile(previewBroll, { body: body!, signal }),
  enabled: body !== null && isWanted,
  staleTime: Infinity,
  retry: 1,
});

/** A frame of the film as the server will draw it; null until it is there. */
export const useFilmPreview = (body: BrollPreviewInput | null): Blob | null =>
  useQuery(previewQuery(body)).data ?? null;

/** The same frame in every style, drawn one after the other once `isWanted`, because the server draws for all users in turn. */
export function useStylePreviews(
  body: Pick<BrollPreviewInput, 'photoId' | 'text'> | null,
  isWanted: boolean,
): Record<BrollStyle, Blob | null> {
  const [drawn, setDrawn] = useState(0);
  const results = useQueries({
    queries: brollStyles.map((style, index) =>
      previewQuery(body && { ...body, style, format: '1:1' }, isWanted && index <= drawn),
    ),
  });
  const next = results.findIndex(({ isPending }) => isPending);
  if (next !== -1 && next !== drawn) setDrawn(next);
  return Object.fromEntries(
    brollStyles.map((style, index) => [style, results[index]!.data ?? null]),
  ) as Record<BrollStyle, Blob | null>;
}
