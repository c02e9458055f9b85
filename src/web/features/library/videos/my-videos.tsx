import { Button } from '@mantine/core';
import { IconVideoPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { unfinishedQuery } from '../../../lib/unfinished-query.ts';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { LibraryTabs } from '../library-tabs.tsx';
import { LoadMore } from '../load-more.tsx';
import { EmptyList } from '../empty-list.tsx';
import { texts } from '../texts.ts';
import { UnfinishedVideos } from '../unfinished/unfinished-videos.tsx';
import { withoutRepeats } from '../without-repeats.ts';
import { VideoWall } from './video-wall.tsx';
import { videosQuery } from './videos-query.ts';
import { VideosSkeleton } from './videos-skeleton.tsx';

/** The user's videos: in progress or unfinished first, then the finished ones, newest first. */
export function MyVideos() {
  const query = useInfiniteQuery(videosQuery);
  const unfinished = useQuery(unfinishedQuery);
  // Waits for both lists, so that the second does not move the first.
  const data = unfinished.isPending ? undefined : query.data;
  const videos = data && withoutRepeats(data.pages.flatMap((page) => page.videos));
  const isEmpty = videos?.length === 0 && !unfinished.data?.length;
  return (
    <Page title={texts.videos.title} action={<CreateVideo isQuiet={isEmpty} />}>
      <LibraryTabs />
      {videos && unfinished.data ? <UnfinishedVideos videos={unfinished.data} /> : null}
      {videos === undefined && !query.isError ? <VideosSkeleton /> : null}
      {videos === undefined && query.isError ? (
        <FailureNotice text={texts.videos.failed} note={texts.safe} onRetry={() => void query.refetch()} />
      ) : null}
      {isEmpty ? <EmptyList text={texts.videos.none} action={<CreateVideo isLarge />} /> : null}
      {videos ? <VideoWall videos={videos} onUnplayable={() => void query.refetch()} /> : null}
      <LoadMore query={query} />
    </Page>
  );
}

const CreateVideo = ({ isQuiet = false, isLarge = false }) => (
  <Button
    variant={isQuiet ? 'default' : 'gradient'}
    size={isLarge ? 'lg' : 'md'}
    fullWidth={isLarge}
    leftSection={<IconVideoPlus size={20} aria-hidden />}
    renderRoot={(props) => <Link {...props} to="/create/video" />}
  >
    {texts.videos.create}
  </Button>
);
