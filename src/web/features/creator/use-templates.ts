import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Template } from '#contract/calls/templates.ts';
import { builtInTemplates } from './built-in-templates.ts';
import { templatePagesQuery, templateQuery } from './queries.ts';

/** Who can speak a hook, as far as the list was opened; undefined while they are asked for. */
export function useTemplates(): readonly Template[] | undefined {
  const { data, isError } = useInfiniteQuery(templatePagesQuery(''));
  return data?.templates ?? (isError ? builtInTemplates : undefined);
}

/** The chosen one: of those to choose from, or another that the address named. */
export function useTemplate(
  templates: readonly Template[] | undefined,
  templateId: string | null,
): Template | undefined {
  const known = templates?.find(({ id }) => id === templateId);
  const isElsewhere = templates !== undefined && templateId !== null && known === undefined;
  const { data } = useQuery({ ...templateQuery(templateId ?? ''), enabled: isElsewhere });
  return known ?? (isElsewhere ? data : undefined);
}
