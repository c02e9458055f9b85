import { hookStages } from '#contract/calls/hooks.ts';
import { TaskProgress } from '../../../parts/task-progress/task-progress.tsx';
import { texts } from '../texts.ts';
import type { HookState } from '../watch/hook-watch.ts';

const shownStages = hookStages.filter((stage) => stage !== 'complete');
const stageNames = shownStages.map((stage) => texts.hook.stages[stage]);

export const HookProgress = ({ made, onCancel }: { made: HookState; onCancel?: () => void }) => (
  <TaskProgress
    taskId={made.hook?.id ?? null}
    title={texts.hook.generating(made.percent)}
    percent={made.percent}
    stages={{ names: stageNames, current: hookStages.indexOf(made.hook?.stage ?? 'preparing') }}
    onCancel={onCancel}
  />
);
