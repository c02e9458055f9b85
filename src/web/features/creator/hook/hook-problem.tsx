import { useState } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import { errorText, errorTexts } from '../../../lib/error-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';
import type { HookState } from '../use-hook.ts';

function findProblem({ hook, isOverdue, error }: HookState): string | null {
  if (error instanceof CallError && error.status === 404) return texts.hook.notFound;
  if (error) return errorText(error);
  if (hook?.status === 'failed') {
    return hook.errorCode ? errorTexts[hook.errorCode] : (hook.error ?? texts.hook.failed);
  }
  if (hook?.status === 'cancelled') return texts.hook.cancelled;
  return isOverdue ? texts.hook.overdue : null;
}

/** How the last hook went wrong, until the person has read it. */
export function HookProblem({ made }: { made: HookState }) {
  const [isDismissed, setIsDismissed] = useState(false);
  const problem = findProblem(made);
  if (problem === null || isDismissed) return null;
  const tone = made.hook?.status === 'cancelled' ? 'note' : 'problem';
  return (
    <Notice tone={tone} onDismiss={() => setIsDismissed(true)}>
      {problem}
    </Notice>
  );
}
