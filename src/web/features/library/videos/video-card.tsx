import { Badge, Button, Text, Title } from '@mantine/core';
import { IconDownload, IconPencil, IconShare } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { defaultVideoFormat } from '#contract/video-formats.ts';
import { formatDate } from '../../../lib/format.ts';
import { videoKindNames, videoPage } from '../../../lib/video-page.ts';
import { VideoPlayer } from '../../../ui/video-player.tsx';
import { prefersReducedMotion } from '../../../ui/prefers-reduced-motion.ts';
import { texts } from '../texts.ts';
import { useDownload } from './use-download.ts';
import { SharedNote } from './shared-note.tsx';
import { useSharing } from './use-sharing.ts';
import classes from './video-card.module.css';
import { videoFacts } from './video-facts.ts';
import { VideoMenu } from './video-menu.tsx';
import { VideoPoster } from './video-poster.tsx';
import type { ListedVideo } from './videos-query.ts';

type VideoCardProps = {
  video: ListedVideo;
  /** Set by the list, so that only one video plays. True for a paused video too. */
  isPlaying: boolean;
  onPlay: () => void;
  /** The address has expired, or the file is gone. */
  onUnplayable: () => void;
};

export function VideoCard({ video, isPlaying, onPlay, onUnplayable }: VideoCardProps) {
  const title = video.title || texts.videos.untitled;
  const kindName = videoKindNames[video.kind];
  const [readSeconds, setReadSeconds] = useState<number | null>(null);
  const download = useDownload(video);
  const { share, stop } = useSharing(video);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPlaying || frame.current === null) return;
    // The player has replaced the pressed button.
    frame.current.querySelector('button')?.focus({ preventScroll: true });
    frame.current.scrollIntoView({
      block: 'nearest',
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  }, [isPlaying]);

  return (
    <article className={classes.card} data-playing={isPlaying} aria-label={title}>
      <div className={classes.frame} ref={frame}>
        {isPlaying ? (
          <VideoPlayer
            url={video.url}
            posterUrl={video.posterUrl}
            autoPlays
            showsWhole={video.format !== defaultVideoFormat}
            onFacts={({ durationSeconds }) => setReadSeconds(durationSeconds)}
            onUnplayable={onUnplayable}
          />
        ) : (
          <VideoPoster video={video} onPlay={onPlay} onDuration={setReadSeconds} />
        )}
      </div>
      <div className={classes.words}>
        <Title order={2} size="h4" className={classes.title}>
          {title}
        </Title>
        {kindName === undefined ? null : <Badge className={classes.kind}>{kindName}</Badge>}
        <Text size="xs" c="dimmed">
          {formatDate(video.createdAt)}
        </Text>
        <Text size="xs" c="dimmed" className={classes.facts}>
          {videoFacts({ ...video, durationSeconds: video.duration ?? readSeconds })}
        </Text>
        <div className={classes.actions}>
          <Button
            className={classes.main}
            variant="filled"
            leftSection={<IconDownload size={18} aria-hidden />}
            aria-label={texts.videos.downloadOf(title)}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {texts.videos.download}
          </Button>
          <Button
            leftSection={<IconPencil size={18} aria-hidden />}
            aria-label={texts.videos.editOf(title)}
            renderRoot={(props) => (
              <Link {...props} {...videoPage({ kind: video.kind, generationId: video.id })} />
            )}
          >
            {texts.videos.edit}
          </Button>
          <Button
            leftSection={<IconShare size={18} aria-hidden />}
            aria-label={texts.videos.shareOf(title)}
            loading={share.isPending}
            onClick={() => share.mutate()}
          >
            {texts.videos.share}
          </Button>
          <VideoMenu video={video} title={title} />
        </div>
        <SharedNote isShared={video.shareUrl !== null} stop={stop} />
      </div>
    </article>
  );
}
