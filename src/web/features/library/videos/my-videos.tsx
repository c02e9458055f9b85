import { Button } from '@mantine/core';
import { IconVideoPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { LibraryTabs } from '../library-tabs.tsx';
import { LoadMore } from '../load-more.tsx';
import { NothingYet } from '../nothing-yet.tsx';
import { texts } from '../texts.ts';
import { withoutRepeats } from '../without-repeats.ts';
import { VideoWall } from './video-wall.tsx';
import { videosQuery } from './videos-query.ts';
import { VideosSkeleton } from './videos-skeleton.tsx';

/** The own finished videos, newest first. */
export function MyVideos() {
  const query = useInfiniteQuery(videosQuery);
  const videos = query.data && withoutRepeats(query.data.pages.flatMap((page) => page.videos));
  return (
    <Page title={texts.videos.title} action={videos?.length === 0 ? undefined : <CreateVideo size="md" />}>
      <LibraryTabs />
      {videos === undefined && !query.isError ? <VideosSkeleton /> : null}
      {videos === undefined && query.isError ? (
        <FailureNotice text={texts.videos.failed} note={texts.safe} onRetry={() => void query.refetch()} />
      ) : null}
      {videos?.length === 0 ? (
        <NothingYet text={texts.videos.none} action={<CreateVideo size="lg" />} />
      ) : null}
      {videos ? <VideoWall videos={videos} onUnplayable={() => void query.refetch()} /> : null}
      <LoadMore query={query} />
    </Page>
  );
}

const CreateVideo = ({ size }: { size: 'md' | 'lg' }) => (
  <Button
    variant="gradient"
    size={size}
    fullWidth={size === 'lg'}
    leftSection={<IconVideoPlus size={20} aria-hidden />}
    renderRoot={(props) => <Link {...props} to="/create/video" />}
  >
    {texts.videos.create}
  </Button>
);
