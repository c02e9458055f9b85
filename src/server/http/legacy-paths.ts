import { allCalls } from '#contract/calls.ts';
import { liveChannelPath } from '#contract/live-events.ts';
import { isPagePath } from '#contract/pages.ts';

const toExpression = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:[a-zA-Z]+/g, '[^/]+')}/?$`);

const callPaths = [
  ...Object.values(allCalls).map((call) => ({ method: call.method, expression: toExpression(call.path) })),
  { method: 'GET', expression: toExpression(liveChannelPath) },
];

/**
 * Calls also answer without `/api`, for every path that is no page of the app.
 * Answers the address to route; an address that is neither stays as it is.
 */
export function apiSpelling(method: string, url: string): string {
  const path = url.split('?', 1)[0]!;
  // What an author wrote lies beside the calls of the same name.
  if (path.endsWith('.md')) return url;
  if (path.startsWith('/api/') || (method === 'GET' && isPagePath(path))) return url;
  const matches = callPaths.some((call) => call.method === method && call.expression.test(`/api${path}`));
  return matches ? `/api${url}` : url;
}
