import { Button, Group } from '@mantine/core';
import { Notice } from '../../../ui/notice.tsx';
import { mediaInputTexts } from '../media-input-texts.ts';
import type { FileUpload } from './use-file-upload.ts';

type SendingProblemProps = { fileUpload: FileUpload; refusal: string | null; failed: string };

/** Why the file did not arrive: another file is needed, or the same file can be sent again. */
export function SendingProblem({ fileUpload, refusal, failed }: SendingProblemProps) {
  const { state } = fileUpload;
  if (refusal !== null) {
    return (
      <Notice>
        {state.phase === 'refused' ? <b>{state.fileName}: </b> : null}
        {refusal}
      </Notice>
    );
  }
  if (state.phase !== 'broken') return null;
  return (
    <Notice>
      <Group justify="space-between" gap="sm">
        {failed}
        <Button size="sm" onClick={fileUpload.send}>
          {mediaInputTexts.tryAgain}
        </Button>
      </Group>
    </Notice>
  );
}
