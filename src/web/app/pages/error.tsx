import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { walletTexts } from '../../features/wallet/wallet-texts.ts';
import { CallError } from '../../lib/call-error.ts';
import { errorText, isOffline } from '../../lib/error-text.ts';
import { LoadError, reloadWhenReachable } from '../../lib/load-part.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { VideoUnreachableError } from '../video-unreachable.ts';

type ErrorPageProps = Pick<ErrorComponentProps, 'error' | 'reset'> & { title?: string };

/** A page open for longer may be of a version whose parts are gone; a younger one is never reloaded in a loop. */
const minReloadAgeMs = 10_000;

/** Catches what no page catches itself. */
export function ErrorPage({ error, reset, title = 'This page could not be shown' }: ErrorPageProps) {
  const router = useRouter();
  const isOnline = useIsOnline();
  const retry = async () => {
    // Browsers keep it in mind when an import has failed.
    if (error instanceof LoadError) return reloadWhenReachable();
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
    if (isOutdated && performance.now() > minReloadAgeMs) void reloadWhenReachable();
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

/** Before a creation page opens, the balance is read, or the video that it continues. */
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
