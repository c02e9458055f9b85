import { errorTexts, isUnchecked } from '../../../lib/error-text.ts';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import type { FileUpload } from './use-file-upload.ts';

type SendingProblemProps = {
  fileUpload: FileUpload;
  refusal: string | null;
  failed: string;
  /** Set where the refused file may be fine, and the server has it. */
  onPrepareAgain?: (() => void) | undefined;
};

/** Why the file did not arrive: another file is needed, or the same file can be sent again. */
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
