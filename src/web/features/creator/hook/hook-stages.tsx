import { Loader } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { hookStages, type HookStage } from '#contract/calls/hooks.ts';
import { texts } from '../texts.ts';
import classes from './hook-stages.module.css';

const shown = hookStages.filter((stage) => stage !== 'complete');

/** What is behind, what is being done, what comes. */
export function HookStages({ current }: { current: HookStage }) {
  const place = hookStages.indexOf(current);
  return (
    <ol className={classes.stages}>
      {shown.map((stage, index) => {
        const state = index < place ? 'done' : index === place ? 'current' : 'ahead';
        return (
          <li key={stage} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={classes.mark}>
              {state === 'done' ? <IconCheck size={14} aria-hidden /> : null}
              {state === 'current' ? <Loader size={14} color="white" aria-hidden /> : null}
            </span>
            {texts.hook.stages[stage]}
          </li>
        );
      })}
    </ol>
  );
}
