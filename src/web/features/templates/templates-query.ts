import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ClientInput } from '#contract/call.ts';
import { readTemplate, readTemplates, type TemplateDetails } from '#contract/calls/templates.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type TemplatesFilter = Pick<
  NonNullable<ClientInput<typeof readTemplates>['query']>,
  'type' | 'categoryId' | 'industry' | 'tag' | 'text' | 'active'
>;

export const templatesPageSize = 24;
const preparationPollMs = 3_000;

const isBeingPrepared = ({ status }: Pick<TemplateDetails, 'status'>): boolean => status === 'processing';

/** `page` counts from 1. Polled while clips are being prepared. */
export const templateListQuery = (filter: TemplatesFilter, page: number) =>
  queryOptions({
    queryKey: queryKeys.templateList({ ...filter, page }),
    queryFn: ({ signal }) => {
      const query = { ...filter, limit: templatesPageSize, offset: (page - 1) * templatesPageSize };
      return call(readTemplates, { query, signal });
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.templates.some(isBeingPrepared) ? preparationPollMs : false),
  });

export const templateQuery = (templateId: string) =>
  queryOptions({
    queryKey: queryKeys.template(templateId),
    queryFn: ({ signal }) => call(readTemplate, { params: { templateId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isBeingPrepared(state.data) ? preparationPollMs : false),
  });
