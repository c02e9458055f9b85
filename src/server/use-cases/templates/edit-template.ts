import type { TemplateChange, TemplateDetails } from '#contract/calls/templates.ts';
import { writeAudit, type RequestOrigin } from '../../db/audit.ts';
import { findTemplateRow, lockTemplate, markTemplateDeleted, updateTemplate } from '../../db/templates.ts';
import { AppError } from '../../errors.ts';
import { refuseOlderVersion } from '../content/refuse-older-version.ts';
import { requireEditor } from '../content/require-editor.ts';
import type { SaveDeps } from './add-template.ts';
import { describeTemplate } from './describe-template.ts';
import { formOf, readTemplateForm, withChange } from './template-values.ts';

const unknown = (): AppError => new AppError('not_found', 'There is no such template');

/** Changes what the change names. Somebody else's change in between is not written over: `edited_meanwhile`. */
export async function editTemplate(
  deps: SaveDeps,
  input: { userId: string; templateId: string; change: TemplateChange; origin: RequestOrigin },
): Promise<TemplateDetails> {
  const { userId, templateId, origin } = input;
  await requireEditor(deps, userId);
  const { version, ...change } = input.change;
  return deps.database.transaction().execute(async (transaction) => {
    const row = await lockTemplate(transaction, templateId);
    if (!row) throw unknown();
    refuseOlderVersion('template', version, row.version);
    const values = await readTemplateForm(deps, transaction, withChange(formOf(row), change));
    // Who vouched for one clip has said nothing of another.
    const isOtherClip = values.video_file_id !== row.video_file_id;
    const wasGiven = row.consent_at !== null && !isOtherClip;
    const isGiven = change.consent === true && !wasGiven;
    const isTaken = change.consent === false || (isOtherClip && !isGiven);
    const consent = isGiven
      ? { consent_by: userId, consent_at: new Date() }
      : isTaken
        ? { consent_by: null, consent_at: null }
        : {};
    await updateTemplate(transaction, templateId, { ...values, ...consent, updated_by: userId });
    const told = { userId, origin, details: { templateId } };
    if (isGiven) await writeAudit(transaction, { ...told, kind: 'template_consent_given' });
    const isOtherEndpoint =
      values.external_endpoint !== row.external_endpoint ||
      values.external_base_url !== row.external_base_url;
    if (isOtherEndpoint) await writeAudit(transaction, { ...told, kind: 'external_endpoint_changed' });
    return describeTemplate(deps, (await findTemplateRow(transaction, templateId))!);
  });
}

/** Takes a template from everybody; hooks that were made with it, or are being made, stay. */
export async function deleteTemplate(
  deps: SaveDeps,
  input: { userId: string; templateId: string },
): Promise<void> {
  await requireEditor(deps, input.userId);
  if (!(await markTemplateDeleted(deps.database, input.templateId))) throw unknown();
}
