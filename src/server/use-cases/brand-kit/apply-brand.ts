import type { Transaction } from 'kysely';
import { brandKitTexts, type BrandLook } from '#contract/brand-kit/brand-kit.ts';
import { isActive } from '#contract/tasks.ts';
import { defaultVideoFormat } from '#contract/video-formats.ts';
import { findPart, type VideoPart } from '#contract/video-parts.ts';
import { findBrandKit, lookOfKit, updateKitSwitch } from '../../db/brand-kits.ts';
import type { Database } from '../../db/database.ts';
import {
  findMedia,
  insertMedia,
  lockMediaWithTask,
  readTaskIdsOfMedia,
  setMediaTask,
} from '../../db/media.ts';
import type { Tables } from '../../db/tables.ts';
import { lockTasksForShare } from '../../db/tasks.ts';
import { findUpload } from '../../db/uploads.ts';
import type { MediaBrand } from '../../db/video-tables.ts';
import { findOwnVideo, lockOwnUgcVideo, type VideoRow } from '../../db/videos.ts';
import { clipBrandOf } from '../../domain/recipes.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { startParentTask, type TaskDeps } from '../tasks/life-cycle.ts';
import { abandonMedia, ensureMedia } from '../uploads/ensure-media.ts';
import { changeSeveralParts } from '../videos/change-parts.ts';
import { allMediaIdsOf, endCardOf, shownHookOf } from './brand-media.ts';
import { deleteUnusedCopies } from './delete-unused-copies.ts';

type Deps = TaskDeps & { database: Database; storage: Storage };

const toPart = (look: BrandLook): VideoPart => ({ role: 'brand', ...look });

/** The brand part of a new video of this user, if the kit is switched on. */
export async function readInitialBrand(
  transaction: Transaction<Tables>,
  userId: string,
): Promise<VideoPart[]> {
  const kit = await findBrandKit(transaction, userId);
  return kit?.is_applied ? [toPart(lookOfKit(kit))] : [];
}

/**
 * Switches the brand of a video on, with the kit as it is now, or off. New videos begin with the same choice. Throws
 * `brand_kit_missing`.
 */
export async function applyBrandKit(
  deps: Deps,
  input: { userId: string; videoId: string; isApplied: boolean },
): Promise<void> {
  const { userId, videoId, isApplied } = input;
  const replaced = await deps.database.transaction().execute(async (transaction) => {
    const video = await findOwnVideo(transaction, userId, videoId);
    if (video?.kind !== 'ugc') throw new AppError('not_found');
    const kit = await findBrandKit(transaction, userId);
    if (!kit && isApplied) throw new AppError('brand_kit_missing', brandKitTexts.missing);
    await updateKitSwitch(transaction, userId, isApplied);
    // Parts before the video: see ARCHITECTURE.md, "Locks".
    await lockTasksForShare(transaction, await readTaskIdsOfMedia(transaction, allMediaIdsOf(video)));
    return applyLook(deps, transaction, video, isApplied && kit ? lookOfKit(kit) : null);
  });
  for (const mediaId of replaced) await abandonMedia(deps, mediaId);
  await deleteUnusedCopies(deps, userId);
}

/**
 * Called before a video is composed. Until it was finished for the first time, the video takes the look of the kit;
 * afterwards it keeps the look that it was made with. Starts to prepare the missing media. Returns the media that the
 * video no longer uses.
 */
export async function updateLookFromKit(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  video: VideoRow,
): Promise<string[]> {
  const brand = findPart(video.parts, 'brand');
  if (!brand) return [];
  if (video.output !== null) return applyLook(deps, transaction, video, brand);
  const kit = await findBrandKit(transaction, video.user_id);
  return applyLook(deps, transaction, video, kit ? lookOfKit(kit) : null);
}

/**
 * Gives a video this look, or none, and starts to prepare its media. The caller has locked the tasks of its parts. Returns
 * the media that the video no longer uses.
 */
async function applyLook(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  before: VideoRow,
  look: BrandLook | null,
): Promise<string[]> {
  const product = await applyLookToProduct(deps, transaction, before, look);
  const branded = { ...before, parts: withBrand(before.parts, look) };
  if (look) await prepareMedia(deps, transaction, branded, look);
  const video = (await lockOwnUgcVideo(transaction, before.user_id, before.id))!;
  const currentProduct = findPart(video.parts, 'product');
  // A clip that was chosen concurrently still has the previous brand: `updateLookFromKit` corrects that before composing.
  const isSameProduct = currentProduct?.mediaId === findPart(before.parts, 'product')?.mediaId;
  const parts = [...(look ? [toPart(look)] : []), ...(product && isSameProduct ? [product] : [])];
  await changeSeveralParts(deps, transaction, video, { parts, isBrandRemoved: look === null });
  const unused = product && currentProduct?.mediaId !== product.mediaId ? currentProduct?.mediaId : undefined;
  return unused === undefined ? [] : [unused];
}

const withBrand = (parts: readonly VideoPart[], look: BrandLook | null): VideoPart[] => [
  ...parts.filter(({ role }) => role !== 'brand'),
  ...(look ? [toPart(look)] : []),
];

type ProductPart = Extract<VideoPart, { role: 'product' }>;

/** The product part with the same clip, range and texts, with this look or none; null without a product. */
async function applyLookToProduct(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  video: VideoRow,
  look: BrandLook | null,
): Promise<ProductPart | null> {
  const part = findPart(video.parts, 'product');
  const media = part && (await findMedia(transaction, part.mediaId));
  const upload = part && (await findUpload(transaction, part.uploadId));
  if (!media || !upload) return null;
  const { start_seconds, end_seconds, overlay_text, format, framing, captions } = media;
  const mediaId = await ensureMedia(deps, transaction, upload, {
    startSeconds: start_seconds,
    endSeconds: end_seconds,
    overlayText: overlay_text,
    format,
    framing,
    captions,
    brand: look && clipBrandOf(look, captions !== null),
  });
  return { ...part, mediaId };
}

/** Starts the branded copy of the hook, which waits for the hook, and the end card, unless they exist or are in progress. */
async function prepareMedia(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  video: VideoRow,
  look: BrandLook,
): Promise<void> {
  const { logo, colours, endText, endAddress } = look;
  const kitFields = { logo, colours, endText, endAddress };
  const hookId = findPart(video.parts, 'hook')?.mediaId;
  const { user_id: userId } = video;
  if (hookId)
    await ensureBrandMedia(deps, transaction, {
      id: shownHookOf(video)!,
      userId,
      brand: { of: 'hook', hookId, ...kitFields },
      childIds: await readTaskIdsOfMedia(transaction, [hookId]),
    });
  await ensureBrandMedia(deps, transaction, {
    id: endCardOf(video)!,
    userId,
    brand: { of: 'end-card', ...kitFields },
    childIds: [],
  });
}

async function ensureBrandMedia(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  media: { id: string; userId: string; brand: MediaBrand; childIds: string[] },
): Promise<void> {
  const { id, userId, brand, childIds } = media;
  const insertAndLock = async () => {
    await insertMedia(transaction, {
      id,
      userId,
      kind: 'video',
      format: defaultVideoFormat,
      brand,
      // Drawn or copied from a hook, not made of an upload.
      uploadId: null,
      startSeconds: null,
      endSeconds: null,
      overlayText: '',
    });
    // Locked until the transaction ends, so that no other request starts the same media.
    return lockMediaWithTask(transaction, id);
  };
  let locked = await insertAndLock();
  // Null if the row existed unused, and was deleted between the two statements.
  while (!locked) locked = await insertAndLock();
  const { task } = locked;
  if (task && (isActive(task.status) || task.status === 'completed')) return;
  const taskId = await startParentTask(deps, transaction, {
    kind: 'prepare-brand',
    userId,
    subjectId: id,
    data: { mediaId: id },
    childIds,
    fanIn: 'every',
  });
  await setMediaTask(transaction, id, { taskId });
}
