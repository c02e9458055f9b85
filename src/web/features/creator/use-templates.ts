import { useQuery } from '@tanstack/react-query';
import type { Template } from '#contract/calls/templates.ts';
import { builtInTemplates } from './built-in-templates.ts';
import { templatesQuery } from './queries.ts';

/** Who can speak a hook; undefined while they are asked for. */
export function useTemplates(): readonly Template[] | undefined {
  const { data, isError } = useQuery(templatesQuery);
  return data ?? (isError ? builtInTemplates : undefined);
}
