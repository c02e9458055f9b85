const productName = ' | Hookline';

/** '{route title} | Hookline' for the browser's tab. */
export const titled = (title: string) => () => ({ meta: [{ title: title + productName }] });

type Titled = { meta?: readonly (object | undefined)[] };

/** The route title of the page that matches; null for one without. */
export function readRouteTitle(matches: readonly Titled[]): string | null {
  const titles = matches.flatMap(({ meta = [] }) =>
    meta.flatMap((tag) => (tag && 'title' in tag && typeof tag.title === 'string' ? [tag.title] : [])),
  );
  return titles.at(-1)?.replace(productName, '') ?? null;
}
