import { openAnalytics } from '../lib/analytics/open-analytics.ts';
import { routeTitleOf } from './title.ts';

/** A page view of somebody who reads without the app. */
export const trackPublicPage = (pageTitle: string): void =>
  openAnalytics().trackPageView(routeTitleOf(pageTitle));
