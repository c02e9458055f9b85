import { createContext, useContext } from 'react';
import { createAnalytics, type Analytics } from './analytics.ts';

/** Without a provider all events are dropped. */
export const AnalyticsContext = createContext<Analytics>(
  createAnalytics(
    async () => null,
    () => ({ userAgent: '', width: 0, height: 0, now: new Date(0) }),
  ),
);

export const useAnalytics = (): Analytics => useContext(AnalyticsContext);
