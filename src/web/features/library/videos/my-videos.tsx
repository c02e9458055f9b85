import { Button } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyNotice } from '../../../ui/empty-notice.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { LoadMore } from '../load-more.tsx';
import { texts } from '../texts.ts';
import { withoutRepeats } from '../without-repeats.ts';
import { VideoCard } from './video-card.tsx';
import classes from './video-grid.module.css';
import { videosQuery } from './videos-query.ts';
import { VideosSkeleton } from './videos-skeleton.tsx';

/** The own finished videos, newest first; at most one of them plays. */
export function MyVideos() {
  const query = useInfiniteQuery(videosQuery);
  const [playingId, setPlayingId] = useState<string | null>(null);
  if (query.data === undefined) {
    return query.isError ? (
      <FailureNotice
        text={texts.videos.failed}
        note={texts.safe}
        onRetry={query.isFetching ? undefined : () => void query.refetch()}
      />
    ) : (
      <VideosSkeleton />
    );
  }
  const videos = withoutRepeats(query.data.pages.flatMap((page) => page.videos));
  if (videos.length === 0) return <NoVideos />;
  return (
    <>
      <ul className={classes.grid}>
        {videos.map((video) => (
          <li key={video.id}>
            <VideoCard
              video={video}
              isPlaying={video.id === playingId}
              onPlay={() => setPlayingId(video.id)}
              onUnplayable={() => void query.refetch()}
            />
          </li>
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  );
}

const NoVideos = () => (
  <EmptyNotice
    picture={<IconMovie size={56} stroke={1.25} color="var(--mantine-color-dimmed)" aria-hidden />}
    text={texts.videos.none}
    action={
      <Button
        variant="gradient"
        size="lg"
        fullWidth
        renderRoot={(props) => <Link {...props} to="/create/video" />}
      >
        {texts.videos.create}
      </Button>
    }
  />
);
