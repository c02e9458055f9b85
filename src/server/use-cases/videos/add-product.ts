import type { ClipRange } from '#contract/clip-range.ts';
import type { Framing } from '#contract/framing.ts';
import { limits } from '#contract/limits.ts';
import type { ClipCaptions } from '#contract/word-captions/clip-captions.ts';
import { readCaptionFile } from '#contract/word-captions/read-caption-file.ts';
import { findPart } from '#contract/video-parts.ts';
import type { Database } from '../../db/database.ts';
import { findOwnUpload } from '../../db/uploads.ts';
import { findOwnVideo, lockOwnUgcVideo } from '../../db/videos.ts';
import { clipFraming } from '../../domain/clip-framing.ts';
import { clipBrandOf } from '../../domain/recipes.ts';
import { resolveRange } from '../../domain/clip-range.ts';
import { AppError } from '../../errors.ts';
import type { TaskDeps } from '../tasks/life-cycle.ts';
import { abandonMedia, mediaIdOf, ensureMedia, wholeUpload } from '../uploads/ensure-media.ts';
import { changeParts } from './change-parts.ts';

export type AddProductInput = {
  userId: string;
  videoId: string;
  uploadId: string;
  range: ClipRange;
  overlayText: string | null;
  /** Default: the whole picture is shown. */
  framing?: Framing | null;
  captions?: ClipCaptions | null;
  /** The level of its own sound in the mix, 0 to 100. Default: unchanged for the same upload, else 100. */
  clipVolume?: number | null;
};

/** Makes an upload, or a range of it, the product part, and prepares only that range, with its overlay. */
export async function addProduct(
  deps: TaskDeps & { database: Database },
  input: AddProductInput,
): Promise<void> {
  const overlayText = input.overlayText?.trim() ?? '';
  if ([...overlayText].length > limits.maxOverlayCharacters) {
    throw new AppError('overlay_text_too_long', `At most ${limits.maxOverlayCharacters} characters`, {
      maxCharacters: limits.maxOverlayCharacters,
    });
  }
  const captions = input.captions ?? null;
  if (captions && !readCaptionFile(captions.file)) {
    throw new AppError('caption_file_unreadable', 'This is not a readable SRT or VTT file');
  }
  const unneeded = await deps.database.transaction().execute(async (transaction) => {
    const upload = await findOwnUpload(transaction, input.userId, input.uploadId);
    if (upload?.kind !== 'video') throw new AppError('not_found');
    const range = resolveRange(upload.facts.durationSeconds, input.range);
    if (!range) {
      throw new AppError(
        'trim_out_of_bounds',
        `The chosen part must lie inside the clip and last ${limits.trimMinSeconds} to ${limits.trimMaxSeconds} seconds`,
      );
    }
    const framing = clipFraming(upload.facts, input.framing ?? null);
    // Read without a lock, only for its brand.
    const unlockedVideo = await findOwnVideo(transaction, input.userId, input.videoId);
    const look = unlockedVideo ? findPart(unlockedVideo.parts, 'brand') : null;
    // Parts before the video: see ARCHITECTURE.md, "Locks".
    const mediaId = await ensureMedia(deps, transaction, upload, {
      ...wholeUpload,
      ...range,
      overlayText,
      framing,
      captions,
      brand: look && clipBrandOf(look, captions !== null),
    });
    const video = await lockOwnUgcVideo(transaction, input.userId, input.videoId);
    if (!video) throw new AppError('not_found');
    const before = findPart(video.parts, 'product');
    const kept = before?.uploadId === upload.id ? before.volume : undefined;
    const volume = input.clipVolume ?? kept ?? limits.defaultClipVolume;
    await changeParts(deps, transaction, video, {
      part: {
        role: 'product',
        mediaId,
        uploadId: upload.id,
        ...(input.framing ? { framing: input.framing } : {}),
        ...(volume === limits.defaultClipVolume ? {} : { volume }),
      },
    });
    // The previous clip, and the whole clip, whose preparation began with the upload.
    return [before?.mediaId, mediaIdOf(upload, wholeUpload)].flatMap((id) =>
      id && id !== mediaId ? [id] : [],
    );
  });
  for (const mediaId of unneeded) await abandonMedia(deps, mediaId);
}
