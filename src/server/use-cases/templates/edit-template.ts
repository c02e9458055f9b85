import type { TemplateChange, TemplateDetails } from '#contract/calls/templates.ts';
import { writeAudit, type RequestOrigin } from '../../db/audit.ts';
import { findTemplateRow, lockTemplate, updateTemplate } from '../../db/templates.ts';
import { AppError } from '../../errors.ts';
import { refuseOlderVersion } from '../content/refuse-older-version.ts';
import { requireEditor } from '../content/require-editor.ts';
import type { SaveDeps } from './add-template.ts';
import { describeTemplate } from './describe-template.ts';
import { toTemplateForm, readTemplateForm, withChange } from './template-values.ts';

/** Applies the given fields. Throws `edited_meanwhile` instead of overwriting a concurrent change. */
export async function editTemplate(
  deps: SaveDeps,
  input: { userId: string; templateId: string; change: TemplateChange; origin: RequestOrigin },
): Promise<TemplateDetails> {
  const { userId, templateId, origin } = input;
  await requireEditor(deps, userId);
  const { version, ...change } = input.change;
  return deps.database.transaction().execute(async (transaction) => {
    const row = await lockTemplate(transaction, templateId);
    if (!row) throw new AppError('not_found', 'Unknown template');
    refuseOlderVersion('template', version, row.version);
    const values = await readTemplateForm(deps, transaction, withChange(toTemplateForm(row), change));
    // Consent for one clip does not cover another.
    const isOtherClip = values.video_file_id !== row.video_file_id;
    const stillHolds = row.consent_at !== null && !isOtherClip;
    const isGiven = change.consent === true && !stillHolds;
    const isWithdrawn = change.consent === false || (isOtherClip && !isGiven);
    const consent = isGiven
      ? { consent_by: userId, consent_at: new Date() }
      : isWithdrawn
        ? { consent_by: null, consent_at: null }
        : {};
    await updateTemplate(transaction, templateId, { ...values, ...consent, updated_by: userId });
    const auditEntry = { userId, origin, details: { templateId } };
    if (isGiven) await writeAudit(transaction, { ...auditEntry, kind: 'template_consent_given' });
    const isOtherEndpoint =
      values.external_endpoint !== row.external_endpoint ||
      values.external_base_url !== row.external_base_url;
    if (isOtherEndpoint) await writeAudit(transaction, { ...auditEntry, kind: 'external_endpoint_changed' });
    return describeTemplate(deps, (await findTemplateRow(transaction, templateId))!);
  });
}
