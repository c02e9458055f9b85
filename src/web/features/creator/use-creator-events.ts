import { useEffect, useRef } from 'react';
import type { Generation } from '#contract/calls/generations.ts';
import { useAnalytics } from '../../lib/analytics/analytics-context.ts';
import { creatorEvents, keepSight, type CreatorSight } from './creator-events.ts';
import type { CreatorStep } from './state/steps.ts';
import type { HookState } from './watch/use-hook.ts';

/** Tells the analytics what the creator shows: its steps, and how hook and video come along. */
export function useCreatorEvents(
  step: CreatorStep,
  { hook, percent }: HookState,
  generation: Generation | undefined,
): void {
  const analytics = useAnalytics();
  const before = useRef<CreatorSight | null>(null);
  useEffect(() => {
    const now: CreatorSight = {
      step,
      hook: hook ? { id: hook.id, status: hook.status, percent, errorCode: hook.errorCode } : null,
      video: generation
        ? {
            id: generation.generationId,
            status: generation.status,
            percent: generation.progress,
            errorCode: generation.errorCode,
          }
        : null,
    };
    for (const [event, properties] of creatorEvents(before.current, now)) analytics.track(event, properties);
    before.current = keepSight(before.current, now);
  }, [analytics, step, hook, percent, generation]);
}
