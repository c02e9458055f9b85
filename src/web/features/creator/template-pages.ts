import type { Template } from '#contract/calls/templates.ts';

/** A page of them, or all that were asked for so far. */
type Templates = { templates: readonly Template[]; totalCount: number };

/** Where the next page begins; undefined after the last. */
export function nextOffset(last: Templates, pages: readonly Templates[]): number | undefined {
  const shown = pages.reduce((count, { templates }) => count + templates.length, 0);
  return last.templates.length > 0 && shown < last.totalCount ? shown : undefined;
}

/** One list: a template that moved to a later page meanwhile, because one was added before it, stands there once. */
export function joinPages(pages: readonly Templates[]): Templates {
  const byId = new Map(
    pages.flatMap(({ templates }) => templates.map((template) => [template.id, template])),
  );
  return { templates: [...byId.values()], totalCount: pages.at(-1)?.totalCount ?? 0 };
}
