import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Template } from '#contract/calls/templates.ts';
import { CallError } from '../../lib/call-error.ts';
import { findObstacle, type TemplateObstacle } from '../../lib/template-obstacle.ts';
import { sampleTemplates } from '../../lib/built-in-templates.ts';
import { templatePagesQuery, templateQuery } from './template-pages.ts';

/** The loaded pages of the templates that can speak; sample templates if loading failed, undefined while it is under way. */
export function useTemplates(): readonly Template[] | undefined {
  const { data, isError } = useInfiniteQuery(templatePagesQuery(''));
  return data?.templates ?? (isError ? sampleTemplates : undefined);
}

export type ChosenTemplate = {
  template: Template | undefined;
  /** Why the template cannot speak now; null if it can, or while that is unknown. */
  obstacle: TemplateObstacle | 'gone' | null;
};

/** The chosen template: one of `templates`, or else read from the server by its id. */
export function useTemplate(
  templates: readonly Template[] | undefined,
  templateId: string | null,
): ChosenTemplate {
  const known = templates?.find(({ id }) => id === templateId);
  const isElsewhere = templates !== undefined && templateId !== null && known === undefined;
  const { data, error } = useQuery({ ...templateQuery(templateId ?? ''), enabled: isElsewhere });
  if (!isElsewhere) return { template: known, obstacle: null };
  if (error instanceof CallError && error.status === 404) return { template: undefined, obstacle: 'gone' };
  return { template: data, obstacle: data ? findObstacle(data) : null };
}
