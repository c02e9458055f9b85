import { readPublicSettings } from '#contract/calls/system.ts';
import { call } from '../call.ts';
import { createAnalytics, type Analytics, type AnalyticsSink } from './analytics.ts';

async function openSink(): Promise<AnalyticsSink | null> {
  const { analytics } = await call(readPublicSettings);
  if (analytics === null) return null;
  const { openMixpanel } = await import('./mixpanel-sink.ts');
  return openMixpanel(analytics);
}

/** The analytics of this installation; without analytics, events are dropped. */
export const openAnalytics = (): Analytics =>
  createAnalytics(openSink, () => ({
    userAgent: navigator.userAgent,
    width: window.innerWidth,
    height: window.innerHeight,
    now: new Date(),
  }));
