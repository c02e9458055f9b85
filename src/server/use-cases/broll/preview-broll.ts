import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrollPreview } from '#contract/calls/broll.ts';
import { brollLimits, brollTexts } from '#contract/broll.ts';
import { previewBroll as drawPreview } from '#studio/broll/preview-broll.ts';
import type { Database } from '../../db/database.ts';
import { findOwnUpload } from '../../db/uploads.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { runInTurn, type InspectionDeps } from '../uploads/inspect-upload.ts';

export type PreviewBrollDeps = { database: Database; storage: Storage } & InspectionDeps;

/** Draws one of the user's photos as its film will show it. Returns a JPEG. Throws `unavailable` if it takes too long. */
export async function previewBroll(
  deps: PreviewBrollDeps,
  input: { userId: string; preview: BrollPreview; signal: AbortSignal },
): Promise<Blob> {
  const { userId, preview, signal } = input;
  const { style, format } = preview;
  const text = preview.text.trim();
  const { maxTextCharacters: maxCharacters } = brollLimits;
  if ([...text].length > maxCharacters)
    throw new AppError('photo_text_too_long', brollTexts.textTooLong, { maxCharacters });
  const upload = await findOwnUpload(deps.database, userId, preview.photoId);
  if (upload?.kind !== 'photo') throw new AppError('not_found', brollTexts.photoMissing);
  return runInTurn(deps, userId, async () => {
    signal.throwIfAborted();
    const folder = await mkdtemp(path.join(tmpdir(), 'hookline-broll-'));
    const limit = AbortSignal.timeout(deps.inspections.timeLimitMs);
    const stop = AbortSignal.any([signal, limit]);
    try {
      const photo = { path: await deps.storage.fetch(upload.storage_key, folder), text };
      return new Blob([await readFile(await drawPreview({ photo, style, format, folder, signal: stop }))]);
    } catch (error) {
      if (!limit.aborted) throw error;
      throw new AppError(
        'unavailable',
        'Drawing the preview took too long',
        { retryAfterSeconds: 10 },
        error,
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
