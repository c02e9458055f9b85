import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import type { UnfinishedVideo } from '#contract/calls/videos.ts';
import { isUnderWay } from '../../../lib/work-under-way.ts';
import { texts } from '../texts.ts';
import { unfinishedFacts } from './unfinished-facts.ts';
import { UnfinishedRow } from './unfinished-row.tsx';
import classes from './unfinished.module.css';

/** Limits the drafts; all videos in progress are shown. */
const initialCount = 3;

type VideosProps = { videos: readonly UnfinishedVideo[] };

/** Above the finished videos: those that failed, and those in progress with unfinished drafts. */
export const UnfinishedVideos = ({ videos }: VideosProps) => (
  <>
    <Rows title={texts.unfinished.failedTitle} videos={videos.filter(hasFailed)} />
    <Rows title={texts.unfinished.title} videos={videos.filter((video) => !hasFailed(video))} />
  </>
);

const hasFailed = (video: UnfinishedVideo): boolean => unfinishedFacts(video).hasFailed;

function Rows({ title, videos }: VideosProps & { title: string }) {
  const [showsAll, setShowsAll] = useState(false);
  if (videos.length === 0) return null;
  const atFirst = Math.max(initialCount, videos.filter(isUnderWay).length);
  const shown = showsAll ? videos : videos.slice(0, atFirst);
  return (
    <section className={classes.section} aria-label={title}>
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      <ul className={classes.rows}>
        {shown.map((video) => (
          <UnfinishedRow key={video.generationId} video={video} />
        ))}
      </ul>
      {shown.length < videos.length && (
        <Button variant="subtle" size="sm" mt="xs" onClick={() => setShowsAll(true)}>
          {texts.unfinished.showAll(videos.length)}
        </Button>
      )}
    </section>
  );
}
