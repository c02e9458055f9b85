import { Button, Group } from '@mantine/core';
import { errorTexts, isUnchecked } from '../../../lib/error-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { mediaInputTexts } from '../media-input-texts.ts';
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
      <Notice>
        <Group justify="space-between" gap="sm">
          <span>
            {state.phase === 'refused' ? <b>{state.fileName}: </b> : null}
            {refusal}
          </span>
          {onPrepareAgain ? <TryAgain onClick={onPrepareAgain} /> : null}
        </Group>
      </Notice>
    );
  }
  if (state.phase !== 'broken') return null;
  return (
    <Notice>
      <Group justify="space-between" gap="sm">
        {isUnchecked(state.code) ? errorTexts[state.code] : failed}
        <TryAgain onClick={fileUpload.send} />
      </Group>
    </Notice>
  );
}

const TryAgain = ({ onClick }: { onClick: () => void }) => (
  <Button size="sm" onClick={onClick}>
    {mediaInputTexts.tryAgain}
  </Button>
);
