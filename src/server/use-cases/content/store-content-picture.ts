import { readFile, rm } from 'node:fs/promises';
import { contentFiles, templateTexts } from '#contract/template-rules.ts';
import type { Database } from '../../db/database.ts';
import { insertContentFile } from '../../db/content-files.ts';
import type { ContentFileKind } from '../../db/content-tables.ts';
import { findPictureType } from '../../domain/picture-type.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { runInTurn, type InspectionDeps } from '../uploads/inspect-upload.ts';
import { contentKeys } from './content-address.ts';
import { requireEditor, type EditorDeps } from './require-editor.ts';
import { storeContentFile } from './store-content-file.ts';

export type PictureDeps = EditorDeps & InspectionDeps & { database: Database; storage: Storage };

export const thumbnailTooLarge = (): AppError =>
  new AppError('thumbnail_too_large', templateTexts.thumbnailTooLarge, {
    maxBytes: contentFiles.maxThumbnailBytes,
  });

/** Checks and stores an editor's picture. A refused file leaves nothing behind. */
export async function storeContentPicture(
  deps: PictureDeps,
  input: {
    userId: string;
    kind: ContentFileKind;
    file: { path: string; fileName: string; sizeBytes: number };
  },
): Promise<{ id: string; url: string }> {
  const { userId, kind, file } = input;
  try {
    await requireEditor(deps, userId);
    if (file.sizeBytes === 0) throw new AppError('file_empty', 'The file is empty');
    if (file.sizeBytes > contentFiles.maxThumbnailBytes) throw thumbnailTooLarge();
    const type = await runInTurn(deps, userId, async () => findPictureType(await readFile(file.path)));
    if (!type) throw new AppError('file_not_picture', templateTexts.thumbnailType);
    const id = crypto.randomUUID();
    const storageKey = contentKeys(id).file(type);
    await storeContentFile(deps, { key: storageKey, localPath: file.path }, (transaction) =>
      insertContentFile(transaction, {
        id,
        kind,
        sentBy: userId,
        fileName: file.fileName,
        sizeBytes: file.sizeBytes,
        storageKey,
        facts: null,
      }),
    );
    return { id, url: deps.storage.signAddress(storageKey) };
  } finally {
    await rm(file.path, { force: true });
  }
}
