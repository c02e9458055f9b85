import type { Subcategory } from '#contract/calls/categories.ts';
import { contentFiles } from '#contract/template-rules.ts';
import { insertContentFile, setContentFileTask } from '../../db/content-files.ts';
import type { Database } from '../../db/database.ts';
import { findOwnUpload } from '../../db/uploads.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { contentKeys } from '../content/content-address.ts';
import type { EditorDeps } from '../content/require-editor.ts';
import { startTask, type TaskDeps } from '../tasks/life-cycle.ts';
import { describeSubcategory } from './describe-category.ts';
import {
  attachReferenceVideo,
  checkReferenceVideo,
  getSubcategoryRow,
  requireReferenceVideoTarget,
  referenceVideoTooLarge,
  type ReferenceVideoInput,
} from './reference-video-rules.ts';

type CutDeps = EditorDeps & TaskDeps & { database: Database; storage: Storage };
type CutInput = ReferenceVideoInput & {
  userId: string;
  uploadId: string;
  startSeconds: number;
  endSeconds: number;
};

/**
 * Makes a range of a user's own upload the reference video of the subcategory of this name. Only the range becomes
 * public: the upload stays private, and is read once, by the job that cuts it.
 */
export async function cutReferenceVideo(deps: CutDeps, input: CutInput): Promise<Subcategory> {
  const { userId, categoryId } = input;
  await requireReferenceVideoTarget(deps, input);
  const upload = await findOwnUpload(deps.database, userId, input.uploadId);
  if (upload?.kind !== 'video') throw new AppError('not_found', 'Unknown upload');
  if (upload.size_bytes > contentFiles.maxReferenceVideoBytes) throw referenceVideoTooLarge();
  const endSeconds = Math.min(input.endSeconds, upload.facts.durationSeconds);
  checkReferenceVideo(input.videoType, endSeconds - input.startSeconds);
  const subcategoryId = await deps.database.transaction().execute(async (transaction) => {
    const fileId = crypto.randomUUID();
    await insertContentFile(transaction, {
      id: fileId,
      kind: 'reference-video',
      sentBy: userId,
      fileName: upload.file_name,
      sizeBytes: upload.size_bytes,
      storageKey: contentKeys(fileId).clip,
      facts: upload.facts,
    });
    const id = await attachReferenceVideo(transaction, input, fileId);
    const cut = { storageKey: upload.storage_key, startSeconds: input.startSeconds, endSeconds };
    const taskId = await startTask(deps, transaction, {
      kind: 'prepare-footage',
      userId,
      subjectId: fileId,
      data: { fileId, cut },
    });
    await setContentFileTask(transaction, fileId, taskId);
    return id;
  });
  return describeSubcategory(deps, await getSubcategoryRow(deps.database, categoryId, subcategoryId));
}
