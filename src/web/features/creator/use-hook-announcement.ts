import { useEffect, useRef } from 'react';
import type { HookStatus } from '#contract/calls/hooks.ts';
import { announce } from '../../ui/announce.ts';
import { texts } from './texts.ts';

/** A hook that ends while nobody watches says so. */
export function useHookAnnouncement(hook: HookStatus | undefined, isWatched: boolean): void {
  const before = useRef(hook?.status);
  useEffect(() => {
    const hasEnded = before.current === 'processing' && hook && hook.status !== 'processing';
    before.current = hook?.status;
    if (!hasEnded || isWatched) return;
    if (hook.status === 'completed') announce(texts.hook.ready);
    if (hook.status === 'failed') announce(texts.hook.failed, 'failure');
  }, [hook, isWatched]);
}
