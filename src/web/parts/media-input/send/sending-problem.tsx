import { errorTexts, isUnchecked } from '../../../lib/error-text.ts';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import type { FileUpload } from './use-file-upload.ts';

type SendingProblemProps = {
  fileUpload: FileUpload;
  refusal: string | null;
  failed: string;
  /** Prepares the file again; absent if the server does not have it, or has refused it for good. */
  onPrepareAgain?: (() => void) | undefined;
};

/** Explains why the file did not arrive, and sends it again if that can help. */
export function SendingProblem({ fileUpload, refusal, failed, onPrepareAgain }: SendingProblemProps) {
  const { state } = fileUpload;
  if (refusal !== null) {
    return (
      <RetryNotice onRetry={onPrepareAgain}>
        {state.phase === 'refused' ? <b>{state.fileName}: </b> : null}
        {refusal}
      </RetryNotice>
    );
  }
  if (state.phase !== 'broken') return null;
  const text = isUnchecked(state.code) ? errorTexts[state.code] : failed;
  return <RetryNotice onRetry={fileUpload.send}>{text}</RetryNotice>;
}
