import { Button, Group } from '@mantine/core';
import { Notice } from '../../ui/notice.tsx';
import { texts } from './texts.ts';
import type { FileUpload } from './use-file-upload.ts';

type SendingProblemProps = { fileUpload: FileUpload; refusal: string | null; failed: string };

/** Why the file is not there: another one is needed, or the same one can be sent again. */
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
          {texts.tryAgain}
        </Button>
      </Group>
    </Notice>
  );
}
