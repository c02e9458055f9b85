import type { ErrorCode } from '#contract/errors.ts';
import { isActive, taskKinds, type TaskKind, type TaskStatus } from '#contract/tasks.ts';

/** What a task that waits for its children needs of them: that every child completes, that any does, or that all end. */
export type FanIn = 'every' | 'any' | 'settled';

type Child = { kind: string; status: TaskStatus; error_code: ErrorCode | null };

/**
 * What becomes of a parent, given its children in the order in which their failures count. `every`: the first failure
 * fails the parent at once. `any`: all children are waited for, and the parent fails when none completed. `settled`: they
 * are waited for, and the parent itself decides what their ends mean.
 */
export function decideParent(
  fanIn: FanIn,
  children: readonly Child[],
): 'wait' | 'run' | { errorCode: ErrorCode } {
  const failed = children.filter(({ status }) => status === 'failed' || status === 'cancelled');
  if (fanIn === 'every' && failed[0]) return { errorCode: errorCodeForParent(failed[0]) };
  if (children.some(({ status }) => isActive(status))) return 'wait';
  if (fanIn === 'any' && children.length > 0 && failed.length === children.length)
    return { errorCode: errorCodeForParent(failed[0]!) };
  return 'run';
}

function errorCodeForParent(child: Child): ErrorCode {
  const kind: { failureCode: ErrorCode; parentFailureCode?: ErrorCode } | undefined =
    taskKinds[child.kind as TaskKind];
  return kind?.parentFailureCode ?? child.error_code ?? kind?.failureCode ?? 'internal';
}
