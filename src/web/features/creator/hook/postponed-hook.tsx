import { Button, Group } from '@mantine/core';
import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';
import type { HookStart } from './use-hook-start.ts';

/** On the later steps: the hook is still to be started, and here is how. */
export const PostponedHook = ({ start }: { start: HookStart }) =>
  start.postponed === null ? null : (
    <Notice onDismiss={start.dismiss}>
      <Group justify="space-between" gap="sm">
        <span>{start.postponed}</span>
        <Button size="sm" loading={start.isStarting} onClick={() => start.begin({ after: 'continue' })}>
          {texts.tryAgain}
        </Button>
      </Group>
    </Notice>
  );
