import { limits } from '#contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { lockOwnGeneration } from '../../db/generations.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { findOwnUpload } from '../../db/uploads.ts';
import { chooseTrim } from '../../domain/trim.ts';
import { AppError } from '../../errors.ts';
import { abandonClip, clipIdOf, ensureClip, wholeClip } from '../uploads/ensure-clip.ts';
import { changeParts } from './change-parts.ts';

type ProductWish = {
  userId: string;
  generationId: string;
  uploadId: string;
  startTime: number | null;
  endTime: number | null;
  overlayText: string | null;
};

/** Makes an upload, or a range of it, the product part; prepares just that range and its overlay. */
export async function addProduct(
  deps: { database: Database; jobs: JobQueue },
  wish: ProductWish,
): Promise<void> {
  const overlayText = wish.overlayText?.trim() ?? '';
  if ([...overlayText].length > limits.maxOverlayCharacters) {
    throw new AppError('overlay_text_too_long', `At most ${limits.maxOverlayCharacters} characters`, {
      maxCharacters: limits.maxOverlayCharacters,
    });
  }
  const replaced = await deps.database.transaction().execute(async (transaction) => {
    const upload = await findOwnUpload(transaction, wish.userId, wish.uploadId);
    if (upload?.kind !== 'video') throw new AppError('not_found');
    const trim = chooseTrim(upload.facts.durationSeconds, wish.startTime, wish.endTime);
    if (!trim) {
      throw new AppError(
        'trim_out_of_bounds',
        'The chosen part must lie inside the clip and last 5 to 120 seconds',
      );
    }
    // Parts before the whole: see composeWhenReady.
    const clipId = await ensureClip(deps, transaction, upload, { ...trim, overlayText });
    const generation = await lockOwnGeneration(transaction, wish.userId, wish.generationId);
    if (!generation) throw new AppError('not_found');
    await changeParts(deps, transaction, generation, { product_upload_id: upload.id, clip_id: clipId });
    return [generation.clip_id, clipIdOf(upload, wholeClip)].filter((id) => id !== null && id !== clipId);
  });
  for (const clipId of replaced) await abandonClip(deps, clipId!);
}
