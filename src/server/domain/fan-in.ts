import type { ErrorCode } from '#contract/errors.ts';
import { isActive, taskKinds, type TaskKind, type TaskStatus } from '#contract/tasks.ts';

/** The condition of a waiting parent task: every child completes, any child completes, or all end. */
export type FanIn = 'every' | 'any' | 'settled';

type Child = { kind: string; status: TaskStatus; error_code: ErrorCode | null };

/**
 * The outcome of a parent, given its children in the order in which their failures count. `every`: the first failure
 * fails the parent at once. `any`: it waits for all children and fails if none completed. `settled`: it waits for all
 * children and decides itself what their outcomes mean.
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
