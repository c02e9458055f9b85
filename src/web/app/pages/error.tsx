import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { errorText } from '../../lib/error-text.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';

/** Catches what no page catches itself. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <FailureNotice
      title="This page could not be shown"
      text={errorText(error)}
      note="Your videos and credits are safe."
      onRetry={() => void retry()}
    />
  );
}
