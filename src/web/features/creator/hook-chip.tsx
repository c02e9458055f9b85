import { Loader } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import classes from './hook-chip.module.css';
import { texts } from './texts.ts';
import type { HookState } from './watch/hook-watch.ts';

function readChip({ hook, percent }: HookState) {
  if (hook?.status === 'processing') {
    return { words: texts.hook.chipMaking(percent), icon: <Loader size={14} aria-hidden /> };
  }
  return hook?.status === 'completed'
    ? { words: texts.hook.chipReady, icon: <IconCheck size={16} aria-hidden /> }
    : { words: texts.hook.chipFailed, icon: <IconAlertCircle size={16} aria-hidden /> };
}

/** The hook's progress while the person is elsewhere, and the way back to it. */
export function HookChip({ hookState, onOpen }: { hookState: HookState; onOpen: () => void }) {
  if (!hookState.hook) return null;
  const { words, icon } = readChip(hookState);
  return (
    <button type="button" className={classes.chip} data-state={hookState.hook.status} onClick={onOpen}>
      {icon}
      {words}
    </button>
  );
}
