import { Button, Stack } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Notice } from '../../ui/notice.tsx';
import { texts } from './texts.ts';

type Paging = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

/** A button for the next page of a list. If loading fails, the loaded pages stay. */
export function LoadMore({ query }: { query: Paging }) {
  if (!query.hasNextPage) return null;
  return (
    <Stack align="center" mt="xl" gap="md">
      {query.isFetchNextPageError ? <Notice>{texts.moreFailed}</Notice> : null}
      <Button size="lg" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {texts.loadMore}
      </Button>
    </Stack>
  );
}
