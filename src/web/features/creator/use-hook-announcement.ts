import { notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import type { HookStatus } from '#contract/calls/hooks.ts';
import { texts } from './texts.ts';

/** A hook that ends while nobody watches says so. */
export function useHookAnnouncement(hook: HookStatus | undefined, isWatched: boolean): void {
  const before = useRef(hook?.status);
  useEffect(() => {
    const hasEnded = before.current === 'processing' && hook && hook.status !== 'processing';
    before.current = hook?.status;
    if (!hasEnded || isWatched) return;
    if (hook.status === 'completed') notifications.show({ message: texts.hook.ready });
    if (hook.status === 'failed') notifications.show({ color: 'red', message: texts.hook.failed });
  }, [hook, isWatched]);
}
