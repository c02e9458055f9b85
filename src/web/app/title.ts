const productName = ' | Hookline';

/** '{route title} | Hookline' for the browser's tab, and what search engines show below it. */
export const titled = (title: string, description?: string) => () => ({
  meta: [
    { title: title + productName },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
  ],
});

export const routeTitleOf = (pageTitle: string): string => pageTitle.replace(productName, '');

type Titled = { meta?: readonly (object | undefined)[] };

/** The route title of the page that matches; null for one without. */
export function readRouteTitle(matches: readonly Titled[]): string | null {
  const titles = matches.flatMap(({ meta = [] }) =>
    meta.flatMap((tag) => (tag && 'title' in tag && typeof tag.title === 'string' ? [tag.title] : [])),
  );
  const innermost = titles.at(-1);
  return innermost === undefined ? null : routeTitleOf(innermost);
}
