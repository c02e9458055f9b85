import { useQueries, useQuery } from '@tanstack/react-query';
import { brollStyles, type BrollStyle } from '#contract/broll.ts';
import { previewBroll, type BrollPreviewInput } from '#contract/calls/broll.ts';
import { useState } from 'react';
import { callForFile } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { texts } from '../texts.ts';

/** A frame of the film as the server draws it. */
export type DrawnFrame = {
  /** Null until it is there. */
  picture: Blob | null;
  isBeingDrawn: boolean;
  /** Draws it once more; null unless all attempts failed. */
  retry: (() => void) | null;
};

const previewQuery = (body: BrollPreviewInput | null, isWanted = true) => ({
  queryKey: queryKeys.brollPreview(body ?? {}),
  queryFn: ({ signal }: { signal: AbortSignal }) => callForFile(previewBroll, { body: body!, signal }),
  enabled: body !== null && isWanted,
  staleTime: Infinity,
  // A busy server refuses or takes too long; each attempt waits twice as long as the one before.
  retry: 4,
});

/** A photo as its film will show it. While only its text changes, the previous frame stays. */
export function useFilmPreview(body: BrollPreviewInput | null): DrawnFrame {
  const { data, isFetching, isError, refetch } = useQuery({
    ...previewQuery(body),
    placeholderData: (previous, query) => (differsInText(query?.queryKey, body) ? previous : undefined),
  });
  return {
    picture: data ?? null,
    isBeingDrawn: isFetching,
    retry: isError && !isFetching ? () => void refetch() : null,
  };
}

function differsInText(key: readonly unknown[] | undefined, body: BrollPreviewInput | null): boolean {
  const before = key?.at(-1) as Partial<BrollPreviewInput> | undefined;
  if (!body || !before) return false;
  return (['photoId', 'style', 'format'] as const).every((field) => before[field] === body[field]);
}

const nameOf = (style: BrollStyle): string => texts.look.styles[style].name;

/**
 * The same frame in every style, drawn one after the other, because the server draws for all users in turn. A photo without
 * text shows the name of the style: letters tell the styles apart in a picture that stands still.
 */
export function useStylePreviews(
  body: Pick<BrollPreviewInput, 'photoId' | 'text'> | null,
): Record<BrollStyle, DrawnFrame> {
  const [drawn, setDrawn] = useState(0);
  const results = useQueries({
    queries: brollStyles.map((style, index) =>
      previewQuery(
        body && { ...body, text: body.text?.trim() || nameOf(style), style, format: '1:1' },
        index <= drawn,
      ),
    ),
  });
  const next = results.findIndex(({ isPending }) => isPending);
  if (next !== -1 && next !== drawn) setDrawn(next);
  return Object.fromEntries(
    brollStyles.map((style, index) => {
      const { data, isPending, isError, refetch } = results[index]!;
      const retry = isError ? () => void refetch() : null;
      return [style, { picture: data ?? null, isBeingDrawn: isPending, retry }];
    }),
  ) as Record<BrollStyle, DrawnFrame>;
}
