import { allCalls } from '#contract/calls.ts';
import { liveChannelPath } from '#contract/live-events.ts';
import { isPagePath } from '#contract/pages.ts';

const toExpression = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:[a-zA-Z]+/g, '[^/]+')}/?$`);

const callPaths = [
  ...Object.values(allCalls).map((call) => ({ method: call.method, expression: toExpression(call.path) })),
  { method: 'GET', expression: toExpression(liveChannelPath) },
];

/**
 * Calls are also served without `/api`, for every path that is not a page of the app. Returns the path to route; any
 * other path stays unchanged.
 */
export function toApiPath(method: string, url: string): string {
  const path = url.split('?', 1)[0]!;
  // Blog posts share their prefix with API calls.
  if (path.endsWith('.md')) return url;
  if (path.startsWith('/api/') || (method === 'GET' && isPagePath(path))) return url;
  const matches = callPaths.some((call) => call.method === method && call.expression.test(`/api${path}`));
  return matches ? `/api${url}` : url;
}
