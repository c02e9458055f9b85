import { Button, Progress, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { UnfinishedVideo } from '#contract/calls/videos.ts';
import { videoKindNames, videoPage } from '../../../lib/video-page.ts';
import { texts } from '../texts.ts';
import { unfinishedFacts } from './unfinished-facts.ts';
import classes from './unfinished.module.css';

/** One unfinished video: its progress, and a link to continue it. */
export function UnfinishedRow({ video }: { video: UnfinishedVideo }) {
  const { words, percent, hasFailed } = unfinishedFacts(video);
  const title = video.hook?.text || video.title || texts.videos.untitled;
  const { kind, generationId } = video;
  const action = percent === null ? texts.unfinished.continue : texts.unfinished.open;
  return (
    <li className={classes.row}>
      {video.posterUrl === null ? (
        <span className={classes.poster} />
      ) : (
        <img className={classes.poster} src={video.posterUrl} alt="" width={90} height={160} />
      )}
      <div className={classes.about}>
        <Text fw={600} lineClamp={2} className={classes.title}>
          {title}
        </Text>
        <Text size="xs" c={hasFailed ? 'var(--negative)' : 'dimmed'} className={classes.words}>
          {[videoKindNames[kind], words].filter(Boolean).join(' · ')}
        </Text>
        {percent !== null && (
          <Progress.Root size={6} mt={6}>
            <Progress.Section value={percent} className={classes.fill} aria-label={`${title}: ${words}`} />
          </Progress.Root>
        )}
      </div>
      <Button
        aria-label={texts.unfinished.continueOf(title, action)}
        renderRoot={(props) => <Link {...props} {...videoPage({ kind, generationId })} />}
      >
        {action}
      </Button>
    </li>
  );
}
