import { useEffect, useRef } from 'react';
import type { Generation } from '#contract/calls/generations.ts';
import { useAnalytics } from '../../lib/analytics/analytics-context.ts';
import type { Properties } from '../../lib/analytics/analytics.ts';
import type { CreatorStep } from './state/steps.ts';
import type { HookState } from './watch/hook-watch.ts';

type Work = { id: string; status: string; percent: number; errorCode: string | null };
/** The state of the creator, as far as analytics need it. */
export type CreatorSight = { step: CreatorStep; hook: Work | null; video: Work | null };
export type CreatorEvent = [event: string, properties: Properties];

const tenths = (percent: number): number => Math.floor(percent / 10) * 10;

/** Every ten percent between two states. Progress from before the first state is not tracked again. */
function progressBetween(name: string, before: Work, now: Work): CreatorEvent[] {
  const steps = Math.max(0, tenths(now.percent) - tenths(before.percent)) / 10;
  return Array.from({ length: steps }, (_, index) => [
    `${name} Progress`,
    { Percent: tenths(before.percent) + (index + 1) * 10 },
  ]);
}

function workEvents(name: string, before: Work | null, now: Work | null): CreatorEvent[] {
  if (now === null || before?.id !== now.id) return [];
  const ended = before.status === now.status ? '' : now.status;
  return [
    ...progressBetween(name, before, now),
    ...(ended === 'completed' ? [[`${name} Completed`, {}] satisfies CreatorEvent] : []),
    ...(ended === 'failed' ? [[`${name} Failed`, { Reason: now.errorCode }] satisfies CreatorEvent] : []),
  ];
}

/** The events between two states of the creator; `before` is null at the first. */
export function creatorEvents(before: CreatorSight | null, now: CreatorSight): CreatorEvent[] {
  return [
    ...(before?.step === now.step
      ? []
      : [['Creator Step Viewed', { Step: now.step }] satisfies CreatorEvent]),
    ...workEvents('Hook', before?.hook ?? null, now.hook),
    ...workEvents('Video', before?.video ?? null, now.video),
  ];
}

/** The next sight to compare with: progress never counts twice, even if it is reported lower again. */
export function keepSight(before: CreatorSight | null, now: CreatorSight): CreatorSight {
  const keep = (old: Work | null | undefined, work: Work | null): Work | null =>
    work !== null && old?.id === work.id ? { ...work, percent: Math.max(old.percent, work.percent) } : work;
  return { ...now, hook: keep(before?.hook, now.hook), video: keep(before?.video, now.video) };
}

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
