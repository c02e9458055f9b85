import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import type { UnfinishedVideo } from '#contract/calls/generations.ts';
import { isUnderWay } from '../../../lib/work-under-way.ts';
import { texts } from '../texts.ts';
import { UnfinishedRow } from './unfinished-row.tsx';
import classes from './unfinished.module.css';

/** Limits the drafts; all videos in progress are shown. */
const initialCount = 3;

/** Videos in progress and unfinished drafts, above the finished videos. */
export function UnfinishedVideos({ videos }: { videos: readonly UnfinishedVideo[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (videos.length === 0) return null;
  const atFirst = Math.max(initialCount, videos.filter(isUnderWay).length);
  const shown = showsAll ? videos : videos.slice(0, atFirst);
  return (
    <section className={classes.section} aria-label={texts.unfinished.title}>
      <Title order={2} size="h4" mb="sm">
        {texts.unfinished.title}
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
