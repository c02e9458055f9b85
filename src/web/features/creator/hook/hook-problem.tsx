import { useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import type { HookState } from '../use-hook.ts';
import { hookProblemText } from './hook-problem-text.ts';

/** How the last hook went wrong, until the person has read it. The next problem is said again. */
export function HookProblem({ made }: { made: HookState }) {
  const [read, setRead] = useState<string | null>(null);
  const problem = hookProblemText(made);
  if (problem === null || problem === read) return null;
  const tone = made.hook?.status === 'cancelled' ? 'note' : 'problem';
  return (
    <Notice tone={tone} onDismiss={() => setRead(problem)}>
      {problem}
    </Notice>
  );
}
