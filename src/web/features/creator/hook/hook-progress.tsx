import { Button } from '@mantine/core';
import { ProgressOverlay } from '../../../ui/progress-overlay.tsx';
import { texts } from '../texts.ts';
import type { HookState } from '../use-hook.ts';
import { useTimeLeft } from '../use-time-left.ts';
import { HookStages } from './hook-stages.tsx';

/** What is being done, how far it is, about how long it takes, and the way to stop it. */
export function HookProgress({ made, onCancel }: { made: HookState; onCancel?: () => void }) {
  const timeLeft = useTimeLeft(made.hook?.id ?? null, made.percent);
  return (
    <ProgressOverlay
      title={texts.hook.generating(made.percent)}
      percent={made.percent}
      detail={timeLeft}
      action={
        <>
          <HookStages current={made.hook?.stage ?? 'preparing'} />
          {onCancel ? (
            <Button size="sm" color="gray.0" variant="outline" onClick={onCancel}>
              {texts.cancel}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
