import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readTemplate, readTemplates, type Template } from '#contract/calls/templates.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

const templatesPageSize = 24;
const preparationPollMs = 3_000;

/** One page, or all pages loaded so far. */
type Templates = { templates: readonly Template[]; totalCount: number };

/** The offset of the next page; undefined after the last page. */
export function nextOffset(last: Templates, pages: readonly Templates[]): number | undefined {
  const shown = pages.reduce((count, { templates }) => count + templates.length, 0);
  return last.templates.length > 0 && shown < last.totalCount ? shown : undefined;
}

/** Joins the pages into one list. A template that moved to a later page between two requests appears once. */
export function joinPages(pages: readonly Templates[]): Templates {
  const byId = new Map(
    pages.flatMap(({ templates }) => templates.map((template) => [template.id, template])),
  );
  return { templates: [...byId.values()], totalCount: pages.at(-1)?.totalCount ?? 0 };
}

/** The templates that can speak a hook, page by page; with `text`, only those that contain it. */
export const templatePagesQuery = (text: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.templatePages(text),
    queryFn: ({ signal, pageParam: offset }) => {
      const query = { type: 'hook', usable: 'true', limit: templatesPageSize, offset } as const;
      return call(readTemplates, { query: text === '' ? query : { ...query, text }, signal });
    },
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    select: ({ pages }) => joinPages(pages),
    staleTime: 30_000,
  });

/** One template outside the loaded pages: further down a long list, or still being prepared. */
export const templateQuery = (templateId: string) =>
  queryOptions({
    queryKey: queryKeys.template(templateId),
    queryFn: ({ signal }) => call(readTemplate, { params: { templateId }, signal }),
    staleTime: 30_000,
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? preparationPollMs : false),
  });
