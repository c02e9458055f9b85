import { Skeleton, Text, Title } from '@mantine/core';
import { IconExternalLink, IconMovieOff, IconSparkles } from '@tabler/icons-react';
import { useQuery, queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from '../../lib/call-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { formatDate } from '../../lib/format.ts';
import { formatDuration } from '../../ui/recording-time.ts';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { VideoPlayer } from '../../ui/video-player.tsx';
import classes from './shared-video.module.css';
import { readShare } from '#contract/calls/shares.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

const shareQuery = (generationId: string) =>
  queryOptions({
    queryKey: queryKeys.share(generationId),
    queryFn: ({ signal }) => call(readShare, { params: { generationId }, signal }),
    // The signed address of the file expires; another request is cheap.
    staleTime: 5 * 60_000,
  });

type SharedVideoProps = { generationId: string; action: ReactNode };

/** The public page of a shared video. */
export function SharedVideo({ generationId, action }: SharedVideoProps) {
  const share = useQuery(shareQuery(generationId));
  if (share.isError) {
    const isGone = share.error instanceof CallError && share.error.code === 'not_found';
    return (
      <div className={classes.notice}>
        {isGone ? (
          <EmptyNotice
            picture={<IconMovieOff size={48} stroke={1.25} aria-hidden />}
            title="There is no video here"
            text="It was never shared, or its owner has taken it back."
            action={action}
          />
        ) : (
          <FailureNotice text={errorText(share.error)} onRetry={() => void share.refetch()} />
        )}
      </div>
    );
  }
  return (
    <div className={classes.stage} aria-busy={share.isPending}>
      {share.isSuccess && (
        <div className={classes.glow} style={{ backgroundImage: `url("${share.data.posterUrl}")` }} />
      )}
      <div className={classes.player}>
        {share.isPending ? (
          <Skeleton className={classes.skeleton} radius="lg" />
        ) : (
          <div className={classes.frame} style={{ aspectRatio: share.data.format.replace(':', ' / ') }}>
            <VideoPlayer url={share.data.videoUrl} posterUrl={share.data.posterUrl} />
          </div>
        )}
      </div>
      <aside className={classes.facts}>
        <span className={classes.label}>
          <IconSparkles size={16} aria-hidden />
          Made with AI
        </span>
        <Title order={1} size="h3" className={classes.title}>
          {share.data?.title ?? '\u00a0'}
        </Title>
        <Text size="xs" className={classes.quiet}>
          {share.isSuccess
            ? `${formatDuration(share.data.durationSeconds)} · ${formatDate(share.data.createdAt)} · Hookline`
            : '\u00a0'}
        </Text>
        {share.data?.siteAddress ? <SiteLink address={share.data.siteAddress} /> : null}
        <div className={classes.action}>{action}</div>
      </aside>
    </div>
  );
}

/** To what is advertised, as on the end card. Search engines give it no credit, because anyone can enter any address. */
const SiteLink = ({ address }: { address: string }) => (
  <a className={classes.site} href={`https://${address}`} target="_blank" rel="noopener nofollow ugc">
    <IconExternalLink size={20} aria-hidden />
    <span>{address}</span>
  </a>
);
