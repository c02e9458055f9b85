import { Button, Stack } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Notice } from '../../ui/notice.tsx';
import { texts } from './texts.ts';

type Paging = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

/** While there are more than those shown. A page that does not come leaves the others where they are. */
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
