const titleSuffix = ' | Hookline';

/** A route's head: '{title} | Hookline' for the browser tab, and the description that search engines show. */
export const pageHead = (title: string, description?: string) => () => ({
  meta: [
    { title: title + titleSuffix },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
  ],
});

export const routeTitleOf = (pageTitle: string): string => pageTitle.replace(titleSuffix, '');

type RouteMatch = { meta?: readonly (object | undefined)[] };

/** The title of the innermost matched route that has one, without the suffix; null if none has. */
export function readRouteTitle(matches: readonly RouteMatch[]): string | null {
  const titles = matches.flatMap(({ meta = [] }) =>
    meta.flatMap((tag) => (tag && 'title' in tag && typeof tag.title === 'string' ? [tag.title] : [])),
  );
  const innermost = titles.at(-1);
  return innermost === undefined ? null : routeTitleOf(innermost);
}
