import type { Transaction } from 'kysely';
import { findNameProblem } from '#contract/content-names.ts';
import { contentFiles } from '#contract/template-rules.ts';
import {
  findCategoryRow,
  lockCategory,
  markCategoryChanged,
  readSubcategoryRows,
  setReferenceVideo,
  type SubcategoryRow,
} from '../../db/categories.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import { requireEditor, type EditorDeps } from '../content/require-editor.ts';

/** The subject that a reference video demonstrates. */
export type ReferenceVideoInput = { categoryId: string; videoType: string; description: string };

/** Because clips are cut at keyframes, they may be a little shorter or longer than selected. */
const slackSeconds = 0.5;
const { referenceMinSeconds, referenceMaxSeconds } = contentFiles;

const unknownCategory = (): AppError => new AppError('not_found', 'Unknown category');

export const referenceVideoTooLarge = (): AppError =>
  new AppError('reference_video_too_large', 'The file is larger than 100 MB');

/** Runs before the file is read, so that no one uploads 100 MB in vain. */
export async function requireReferenceVideoTarget(
  deps: EditorDeps,
  input: { userId: string; categoryId: string },
): Promise<void> {
  await requireEditor(deps, input.userId);
  if (!(await findCategoryRow(deps.database, input.categoryId))) throw unknownCategory();
}

/** Throws the reason why a video of this name and length cannot be a reference. */
export function checkReferenceVideo(videoType: string, durationSeconds: number): void {
  const problem = findNameProblem(videoType, 'Please enter a subcategory name');
  if (problem !== null) throw new AppError('invalid_request', problem, { field: 'videoType' });
  const isWithin =
    durationSeconds >= referenceMinSeconds - slackSeconds &&
    durationSeconds <= referenceMaxSeconds + slackSeconds;
  if (isWithin) return;
  throw new AppError(
    'reference_video_length',
    `A reference video lasts ${referenceMinSeconds} to ${referenceMaxSeconds} seconds`,
  );
}

/** Assigns the file to the subcategory of this name, which is created if missing. Returns the subcategory's id. */
export async function attachReferenceVideo(
  transaction: Transaction<Tables>,
  input: ReferenceVideoInput,
  fileId: string,
): Promise<string> {
  const { categoryId } = input;
  if (!(await lockCategory(transaction, categoryId))) throw unknownCategory();
  await markCategoryChanged(transaction, categoryId);
  return setReferenceVideo(transaction, {
    id: crypto.randomUUID(),
    categoryId,
    name: input.videoType.trim(),
    description: input.description.trim(),
    fileId,
  });
}

export async function getSubcategoryRow(
  database: Database,
  categoryId: string,
  subcategoryId: string,
): Promise<SubcategoryRow> {
  const row = (await readSubcategoryRows(database, categoryId)).find(({ id }) => id === subcategoryId);
  if (!row) throw unknownCategory();
  return row;
}
