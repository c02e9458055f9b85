import type { NewTemplate, TemplateDetails } from '#contract/calls/templates.ts';
import { writeAudit, type RequestOrigin } from '../../db/audit.ts';
import { findTemplateRow, insertTemplate } from '../../db/templates.ts';
import { requireEditor, type EditorDeps } from '../content/require-editor.ts';
import { describeTemplate, type DescribeDeps } from './describe-template.ts';
import type { ProviderHosts } from './external-endpoint.ts';
import { readTemplateForm } from './template-values.ts';

export type SaveDeps = EditorDeps & ProviderHosts & DescribeDeps;

/** Adds a template; it can be used for hooks once its clip is prepared. */
export async function addTemplate(
  deps: SaveDeps,
  input: { userId: string; form: NewTemplate; origin: RequestOrigin },
): Promise<TemplateDetails> {
  const { userId, form, origin } = input;
  await requireEditor(deps, userId);
  return deps.database.transaction().execute(async (transaction) => {
    const values = await readTemplateForm(deps, transaction, form);
    const id = crypto.randomUUID();
    const consent = {
      consent_by: form.consent ? userId : null,
      consent_at: form.consent ? new Date() : null,
    };
    await insertTemplate(transaction, { ...values, ...consent, id, updated_by: userId });
    const auditEntry = { userId, origin, details: { templateId: id } };
    if (form.consent) await writeAudit(transaction, { ...auditEntry, kind: 'template_consent_given' });
    if (values.external_endpoint !== null)
      await writeAudit(transaction, { ...auditEntry, kind: 'external_endpoint_changed' });
    return describeTemplate(deps, (await findTemplateRow(transaction, id))!);
  });
}
