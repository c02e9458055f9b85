import { Button, Group } from '@mantine/core';
import { Notice } from '../../../ui/notice.tsx';
import { previewPace } from '../watch/details-poll-plan.ts';
import { texts } from '../texts.ts';

/** Automatic polling ends at some point; the user can continue it. */
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
