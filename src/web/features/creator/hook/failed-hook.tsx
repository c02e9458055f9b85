import { Button, Group } from '@mantine/core';
import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';
import type { HookState } from '../watch/hook-watch.ts';
import { hookProblemText } from './hook-problem.tsx';

/** On the later steps: the hook failed, and the step where it can be made again. */
export const FailedHook = ({ hookState, onGoToHook }: { hookState: HookState; onGoToHook: () => void }) =>
  hookState.hook?.status === 'failed' ? (
    <Notice>
      <Group justify="space-between" gap="sm">
        <span>
          {hookProblemText(hookState)}
          <br />
          {texts.hook.creditsAreBack}
        </span>
        <Button size="sm" onClick={onGoToHook}>
          {texts.toHook}
        </Button>
      </Group>
    </Notice>
  ) : null;
