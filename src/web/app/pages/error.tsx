import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { walletTexts } from '../../features/wallet/wallet-texts.ts';
import { CallError } from '../../lib/call-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';

type ErrorPageProps = Pick<ErrorComponentProps, 'error' | 'reset'> & { title?: string };

/** Catches what no page catches itself. */
export function ErrorPage({ error, reset, title = 'This page could not be shown' }: ErrorPageProps) {
  const router = useRouter();
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <FailureNotice
      title={title}
      text={errorText(error)}
      note="Your videos and credits are safe."
      onRetry={() => void retry()}
    />
  );
}

/** Before a creation page opens, the only call is the one for the balance. */
export const CreationErrorPage = (props: ErrorComponentProps) =>
  props.error instanceof CallError ? (
    <ErrorPage {...props} title={walletTexts.balanceFailed} />
  ) : (
    <ErrorPage {...props} />
  );
