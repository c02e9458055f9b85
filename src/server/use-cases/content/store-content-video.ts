import { rm } from 'node:fs/promises';
import type { Transaction } from 'kysely';
import { templateTexts } from '#contract/template-rules.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import type { Database } from '../../db/database.ts';
import { insertContentFile, setContentFileTask } from '../../db/content-files.ts';
import type { ContentFileKind } from '../../db/content-tables.ts';
import type { Tables } from '../../db/tables.ts';
import type { UploadFacts } from '../../db/video-tables.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { startTask, type TaskDeps } from '../tasks/life-cycle.ts';
import type { IncomingFile } from '../uploads/receive-upload.ts';
import { inspectUpload, type InspectionDeps } from '../uploads/inspect-upload.ts';
import { contentKeys } from './content-address.ts';
import { requireEditor, type EditorDeps } from './require-editor.ts';
import { storeContentFile } from './store-content-file.ts';

export type VideoDeps = EditorDeps &
  TaskDeps &
  InspectionDeps & { database: Database; storage: Storage; ffmpeg: FfmpegTools };
export type StoredVideo = { id: string; url: string; facts: UploadFacts };

const formats = new Set(['mp4', 'avi']);

/** Checks and stores an editor's video and starts preparing it. A refused file leaves nothing behind. */
export async function storeContentVideo(
  deps: VideoDeps,
  input: {
    userId: string;
    kind: ContentFileKind;
    file: IncomingFile;
    /** Additional checks for this purpose; throws if they fail. */
    checkFacts?: (facts: UploadFacts) => void;
    /** Runs in the transaction that writes the row of the file. */
    writeAlso?: (transaction: Transaction<Tables>, fileId: string) => Promise<void>;
  },
): Promise<StoredVideo> {
  const { userId, kind, file } = input;
  try {
    await requireEditor(deps, userId);
    const facts = await inspectVideo(deps, userId, file.path);
    input.checkFacts?.(facts);
    const id = crypto.randomUUID();
    const storageKey = contentKeys(id).file(facts.container);
    const writeRow = async (transaction: Transaction<Tables>): Promise<void> => {
      await insertContentFile(transaction, {
        id,
        kind,
        sentBy: userId,
        fileName: file.fileName,
        sizeBytes: file.sizeBytes,
        storageKey,
        facts,
      });
      await input.writeAlso?.(transaction, id);
      const data = { fileId: id };
      const taskId = await startTask(deps, transaction, {
        kind: 'prepare-footage',
        userId,
        subjectId: id,
        data,
      });
      await setContentFileTask(transaction, id, taskId);
    };
    await storeContentFile(deps, { key: storageKey, localPath: file.path }, writeRow);
    return { id, url: deps.storage.signAddress(storageKey), facts };
  } finally {
    await rm(file.path, { force: true });
  }
}

async function inspectVideo(deps: VideoDeps, userId: string, path: string): Promise<UploadFacts> {
  const facts = await inspectUpload(deps, { userId, path, kind: 'video' }).catch((error: unknown) => {
    const isOtherFile = error instanceof AppError && error.code === 'file_not_video';
    throw isOtherFile ? new AppError('file_not_video', templateTexts.videoType, {}, error.cause) : error;
  });
  if (!formats.has(facts.container)) throw new AppError('file_not_video', templateTexts.videoType);
  return {
    durationSeconds: facts.durationSeconds,
    container: facts.container,
    width: facts.video?.width ?? null,
    height: facts.video?.height ?? null,
  };
}
