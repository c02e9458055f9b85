import type { TemplateDetails } from '#contract/calls/templates.ts';
import type { Database } from '../../db/database.ts';
import { findTemplateRow, readTemplatePage, type TemplateFilter } from '../../db/templates.ts';
import { AppError } from '../../errors.ts';
import { describeTemplate, type DescribeDeps } from './describe-template.ts';
import { presenterTemplates } from './presenter-templates.ts';

type ReadDeps = DescribeDeps & { database: Database };

/** A page of the speakers for hooks: the built-in presenters first, then the editors' templates, newest first. */
export async function readTemplates(
  deps: ReadDeps,
  input: TemplateFilter & { limit: number; offset: number },
): Promise<{ templates: TemplateDetails[]; totalCount: number }> {
  const { limit, offset } = input;
  const builtIn = presenterTemplates.filter((template) => matchesFilter(template, input));
  const shown = builtIn.slice(offset, offset + limit);
  const { rows, totalCount } = await readTemplatePage(deps.database, input, {
    limit: limit - shown.length,
    offset: Math.max(0, offset - builtIn.length),
  });
  return {
    templates: [...shown, ...rows.map((row) => describeTemplate(deps, row))],
    totalCount: builtIn.length + totalCount,
  };
}

function matchesFilter(template: TemplateDetails, filter: TemplateFilter): boolean {
  const text = filter.text?.trim().toLowerCase() ?? '';
  return (
    (filter.type === undefined || filter.type === template.type) &&
    filter.categoryId === undefined &&
    filter.industry === undefined &&
    filter.tag === undefined &&
    filter.isActive !== false &&
    filter.isUsable !== false &&
    `${template.name}\n${template.description}`.toLowerCase().includes(text)
  );
}

export async function readTemplate(deps: ReadDeps, input: { templateId: string }): Promise<TemplateDetails> {
  const builtIn = presenterTemplates.find(({ id }) => id === input.templateId);
  if (builtIn) return builtIn;
  const row = await findTemplateRow(deps.database, input.templateId);
  if (!row) throw new AppError('not_found', 'Unknown template');
  return describeTemplate(deps, row);
}
