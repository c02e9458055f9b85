import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';
import type { HookState } from '../watch/use-hook.ts';
import { hookProblemText } from './hook-problem-text.ts';

/** How the last hook went wrong, until the person has read it. The next problem is said again. */
export function HookProblem({ made, onTryAgain }: { made: HookState; onTryAgain: () => void }) {
  const [read, setRead] = useState<string | null>(null);
  const problem = hookProblemText(made);
  if (problem === null || problem === read) return null;
  const tone = made.hook?.status === 'cancelled' ? 'note' : 'problem';
  return (
    <Notice tone={tone} onDismiss={() => setRead(problem)}>
      {made.hook?.status === 'failed' ? (
        <Group justify="space-between" gap="sm">
          <span>
            {problem}
            <br />
            {texts.hook.creditsAreBack}
          </span>
          <Button size="sm" onClick={onTryAgain}>
            {texts.tryAgain}
          </Button>
        </Group>
      ) : (
        problem
      )}
    </Notice>
  );
}
