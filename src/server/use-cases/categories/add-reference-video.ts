import type { Subcategory } from '#contract/calls/categories.ts';
import { findNameProblem } from '#contract/content-names.ts';
import { contentFiles } from '#contract/template-rules.ts';
import {
  findCategoryRow,
  lockCategory,
  markCategoryChanged,
  readSubcategoryRows,
  setReferenceVideo,
} from '../../db/categories.ts';
import { AppError } from '../../errors.ts';
import { keepVideo, type VideoDeps } from '../content/keep-video.ts';
import { requireEditor, type EditorDeps } from '../content/require-editor.ts';
import type { IncomingFile } from '../uploads/receive-upload.ts';
import { describeSubcategory } from './describe-category.ts';

/** Cut at keyframes, a clip may be a little shorter or longer than what was chosen. */
const slackSeconds = 0.5;
const { referenceMinSeconds, referenceMaxSeconds } = contentFiles;

const unknownCategory = (): AppError => new AppError('not_found', 'There is no such category');

/** Before the file is read: nobody sends 100 MB to be told no. */
export async function mayAddReferenceVideo(
  deps: EditorDeps,
  input: { userId: string; categoryId: string },
): Promise<void> {
  await requireEditor(deps, input.userId);
  if (!(await findCategoryRow(deps.database, input.categoryId))) throw unknownCategory();
}

/** Keeps the video and gives it to the subcategory of this name, which is made when there is none. */
export async function addReferenceVideo(
  deps: EditorDeps & VideoDeps,
  input: { userId: string; categoryId: string; videoType: string; description: string; file: IncomingFile },
): Promise<Subcategory> {
  const { userId, categoryId, file } = input;
  let subcategoryId = '';
  await keepVideo(deps, {
    userId,
    kind: 'reference-video',
    file,
    check({ durationSeconds }) {
      const problem = findNameProblem(input.videoType, 'Please enter a subcategory name');
      if (problem !== null) throw new AppError('invalid_request', problem, { field: 'videoType' });
      const isWithin =
        durationSeconds >= referenceMinSeconds - slackSeconds &&
        durationSeconds <= referenceMaxSeconds + slackSeconds;
      if (!isWithin) {
        throw new AppError(
          'reference_video_length',
          `A reference video lasts ${referenceMinSeconds} to ${referenceMaxSeconds} seconds`,
        );
      }
    },
    async together(transaction, fileId) {
      if (!(await lockCategory(transaction, categoryId))) throw unknownCategory();
      await markCategoryChanged(transaction, categoryId);
      subcategoryId = await setReferenceVideo(transaction, {
        id: crypto.randomUUID(),
        categoryId,
        name: input.videoType.trim(),
        description: input.description.trim(),
        fileId,
      });
    },
  });
  const rows = await readSubcategoryRows(deps.database, categoryId);
  const row = rows.find(({ id }) => id === subcategoryId);
  if (!row) throw unknownCategory();
  return describeSubcategory(deps, row);
}
