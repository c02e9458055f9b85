import { openAnalytics } from '../lib/analytics/open-analytics.ts';
import { routeTitleOf } from './title.ts';

/** Tracks a page view on a public page, which runs without the app. */
export const trackPublicPage = (pageTitle: string): void =>
  openAnalytics().trackPageView(routeTitleOf(pageTitle));
