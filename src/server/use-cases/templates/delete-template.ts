import { markTemplateDeleted } from '../../db/templates.ts';
import { AppError } from '../../errors.ts';
import { requireEditor, type EditorDeps } from '../content/require-editor.ts';

/** Deletes a template for all users; finished hooks and those in progress stay. */
export async function deleteTemplate(
  deps: EditorDeps,
  { userId, templateId }: { userId: string; templateId: string },
): Promise<void> {
  await requireEditor(deps, userId);
  if (!(await markTemplateDeleted(deps.database, templateId))) {
    throw new AppError('not_found', 'Unknown template');
  }
}
