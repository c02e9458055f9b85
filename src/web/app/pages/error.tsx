import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { walletTexts } from '../../features/wallet/wallet-texts.ts';
import { CallError } from '../../lib/call-error.ts';
import { errorText, isOffline } from '../../lib/error-text.ts';
import { LoadError, reloadIfReachable } from '../../lib/lazy-module.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { VideoUnreachableError } from '../video-unreachable.ts';

type ErrorPageProps = Pick<ErrorComponentProps, 'error' | 'reset'> & { title?: string };

/** An older page may belong to a version whose files are gone; a younger one is not reloaded, to avoid a loop. */
const minReloadAgeMs = 10_000;

/** Shown for errors that no page handles. */
export function ErrorPage({ error, reset, title = 'This page could not be shown' }: ErrorPageProps) {
  const router = useRouter();
  const isOnline = useIsOnline();
  const retry = async () => {
    // Browsers cache a failed import, so importing again would fail as well.
    if (error instanceof LoadError) return reloadIfReachable();
    await router.invalidate();
    reset();
  };
  const retryWhenOnline = useEffectEvent(() => void retry());
  const isUnreachable = isOffline(error);
  useEffect(() => {
    if (!isUnreachable) return;
    window.addEventListener('online', retryWhenOnline);
    return () => window.removeEventListener('online', retryWhenOnline);
  }, [isUnreachable]);
  const isOutdated = error instanceof LoadError && isOnline;
  useEffect(() => {
    if (isOutdated && performance.now() > minReloadAgeMs) void reloadIfReachable();
  }, [isOutdated]);
  return (
    <FailureNotice
      title={title}
      text={errorText(error)}
      note={
        isUnreachable && !isOnline
          ? 'You are offline. The page opens by itself once you are back, and your videos and credits are safe.'
          : 'Your videos and credits are safe.'
      }
      onRetry={() => void retry()}
    />
  );
}

/** Shown when the guard of a creation page fails: it reads the balance, or the video to continue. */
export function CreationErrorPage(props: ErrorComponentProps) {
  const { error } = props;
  if (error instanceof VideoUnreachableError) {
    const cause = error.cause instanceof Error ? error.cause : error;
    return <ErrorPage {...props} error={cause} title="Your video could not be opened" />;
  }
  return error instanceof CallError ? (
    <ErrorPage {...props} title={walletTexts.balanceFailed} />
  ) : (
    <ErrorPage {...props} />
  );
}
