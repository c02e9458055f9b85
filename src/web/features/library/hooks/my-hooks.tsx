import { Button, Text, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { limits } from '#contract/limits.ts';
import { unfinishedQuery } from '../../../lib/unfinished-query.ts';
import { isHookBeingMade } from '../../../lib/work-under-way.ts';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { LibraryTabs } from '../library-tabs.tsx';
import { LoadMore } from '../load-more.tsx';
import { EmptyList } from '../empty-list.tsx';
import { texts } from '../texts.ts';
import { UnfinishedVideos } from '../unfinished/unfinished-videos.tsx';
import { withoutRepeats } from '../without-repeats.ts';
import { HookWall } from './hook-wall.tsx';
import { hooksQuery } from './hooks-query.ts';
import classes from './hook-card.module.css';
import wall from './hook-wall.module.css';

/** The user's hooks: those being made, then the finished ones, newest first. */
export function MyHooks() {
  const query = useInfiniteQuery(hooksQuery);
  const unfinished = useQuery(unfinishedQuery);
  // Waits for both lists, so that the second does not move the first.
  const data = unfinished.isPending ? undefined : query.data;
  const hooks = data && withoutRepeats(data.pages.flatMap((page) => page.hooks));
  const making = unfinished.data?.filter(isHookBeingMade) ?? [];
  const isEmpty = making.length === 0 && data?.pages.at(-1)?.totalCount === 0;
  return (
    <Page title={texts.hooks.title} action={<CreateNewHook isQuiet={isEmpty} />}>
      <LibraryTabs />
      {isEmpty || (hooks === undefined && query.isError) ? null : (
        <Text c="dimmed" mb="md">
          {texts.hooks.lead}
        </Text>
      )}
      {hooks && <UnfinishedVideos videos={making} />}
      {hooks === undefined && !query.isError ? <HooksSkeleton /> : null}
      {hooks === undefined && query.isError ? (
        <FailureNotice text={texts.hooks.failed} note={texts.safe} onRetry={() => void query.refetch()} />
      ) : null}
      {isEmpty ? <EmptyList text={texts.hooks.none} action={<CreateFirstHook />} /> : null}
      {hooks && !isEmpty ? <HookWall hooks={hooks} onUnplayable={() => void query.refetch()} /> : null}
      <LoadMore query={query} />
    </Page>
  );
}

const CreateNewHook = ({ isQuiet }: { isQuiet: boolean }) => (
  <Button
    variant={isQuiet ? 'default' : 'gradient'}
    leftSection={<IconPlus size={20} aria-hidden />}
    renderRoot={(props) => <Link {...props} to="/video-creator" />}
  >
    {texts.hooks.create}
  </Button>
);

const CreateFirstHook = () => (
  <Button
    variant="gradient"
    size="lg"
    fullWidth
    renderRoot={(props) => <Link {...props} to="/hook-generator" />}
  >
    {texts.hooks.createFirst}
  </Button>
);

const places = Array.from({ length: limits.hooksPageSize }, (_, place) => place);

/** A page of hooks while it loads. */
const HooksSkeleton = () => (
  <Loading label={texts.hooks.loading}>
    <div className={wall.wall}>
      {places.map((place) => (
        <div key={place} className={classes.card}>
          <Skeleton className={classes.skeleton} radius={16} />
          <Skeleton height={23} />
          <Skeleton height={42} />
        </div>
      ))}
    </div>
  </Loading>
);
