import type { TemplateDetails } from '#contract/calls/templates.ts';
import { presenterTemplates } from './presenter-templates.ts';

/** The built-in presenters as the templates that hooks are made with. */
export function readTemplates(): { templates: TemplateDetails[]; totalCount: number } {
  return { templates: [...presenterTemplates], totalCount: presenterTemplates.length };
}
