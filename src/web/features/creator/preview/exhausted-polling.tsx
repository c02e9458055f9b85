import { Button, Group } from '@mantine/core';
import { Notice } from '../../../ui/notice.tsx';
import { previewPace } from '../watch/details-poll-plan.ts';
import { texts } from '../texts.ts';

/** Nobody asks for ever by itself; a person may. */
export const ExhaustedPolling = ({ onAskAgain }: { onAskAgain: () => void }) => (
  <Notice tone="note">
    <Group justify="space-between" gap="sm">
      {texts.polling.exhausted(previewPace.maxPolls)}
      <Button size="sm" onClick={onAskAgain}>
        {texts.tryAgain}
      </Button>
    </Group>
  </Notice>
);
