import type { Framing } from '#contract/framing.ts';
import type { HookEngines } from '#contract/engines.ts';
import type { ClipCaptions } from '#contract/word-captions/clip-captions.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { limits, output } from '#contract/limits.ts';
import type { TaskStatus } from '#contract/tasks.ts';
import { findPart, type VideoKind, type VideoPart } from '#contract/video-parts.ts';
import { findMusicTrack } from '#studio/music-library/music-tracks.ts';
import { findBrandKit, lookOfKit } from '../../db/brand-kits.ts';
import type { Database } from '../../db/database.ts';
import { findHook, type HookRow } from '../../db/hooks.ts';
import { findMedia, type MediaRow } from '../../db/media.ts';
import { findUpload } from '../../db/uploads.ts';
import { findOwnVideo, readFinishedVideos, type VideoRow } from '../../db/videos.ts';
import { isSameLook } from '../../domain/recipes.ts';
import { downloadFileName, reelFileName } from '../../domain/video-names.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { hasCaptions } from '../hooks/read-captions.ts';
import { describeEngines } from '../hooks/read-hook.ts';
import { musicTrackUrl } from '../music/library.ts';

export type ReadVideoDeps = { database: Database; storage: Storage; publicOrigin: string };

/** Progress; `status` is null for a draft. */
export type Progress<S = TaskStatus> = { status: S; progress: number; errorCode: ErrorCode | null };
type File = { url: string | null; durationSeconds: number | null };

type HookView = Progress &
  File & { id: string; engines: HookEngines; hasCaptions: boolean } & Pick<
    HookRow,
    'text' | 'template_id' | 'overlay_enabled' | 'caption_style' | 'hook_style' | 'voice' | 'style' | 'speed'
  >;
type UploadedView = Progress & File & { uploadId: string; fileName: string };
type ProductView = UploadedView & {
  startSeconds: number | null;
  endSeconds: number | null;
  overlayText: string;
  captions: ClipCaptions | null;
  /** Null: the whole picture is shown. */
  framing: Framing | null;
  /** The level of the clip's own sound, 0 to 100. */
  volume: number;
  /** Null until the clip is prepared. */
  hasSound: boolean | null;
};
/** The levels of the music in the mix and of the file itself. */
type Levels = { volume: number; fileVolume: number };
type MusicView =
  | { source: 'none' }
  | ({ source: 'custom' } & Levels & UploadedView)
  | ({ source: 'library'; trackId: string; title: string } & Levels & File);

/** A video with its parts, as its owner sees it. */
export type VideoView = Progress<TaskStatus | null> & {
  id: string;
  kind: VideoKind;
  title: string;
  stage: string;
  hook: HookView | null;
  product: ProductView | null;
  /** Null until music is chosen or skipped. */
  music: MusicView | null;
  brand: { isCurrent: boolean } | null;
  file: { url: string; posterUrl: string; durationSeconds: number; sizeBytes: number } | null;
  downloadFileName: string;
  shareUrl: string | null;
  createdAt: Date;
  updatedAt: Date;
};

export async function readVideo(
  deps: ReadVideoDeps,
  input: { userId: string; videoId: string },
): Promise<VideoView> {
  const video = await findOwnVideo(deps.database, input.userId, input.videoId);
  if (!video) throw new AppError('not_found');
  const [hook, product, music, brand] = await Promise.all([
    viewHook(deps, findPart(video.parts, 'hook')),
    viewProduct(deps, findPart(video.parts, 'product')),
    viewMusic(deps, findPart(video.parts, 'music')),
    viewBrand(deps, video),
  ]);
  const { output: file } = video;
  const reel = findPart(video.parts, 'reel');
  return {
    id: video.id,
    kind: video.kind,
    title: video.title,
    ...progressOf(video),
    status: video.status,
    stage: video.stage ?? 'draft',
    hook,
    product,
    music,
    brand,
    file: file && {
      url: deps.storage.signAddress(file.key),
      posterUrl: deps.storage.signAddress(file.posterKey),
      durationSeconds: file.durationSeconds,
      sizeBytes: file.sizeBytes,
    },
    downloadFileName: fileNameOf({ ...video, brandName: reel?.brandName, hookText: hook?.text }),
    shareUrl: video.shared_at ? `${deps.publicOrigin}/share/${video.id}` : null,
    createdAt: video.created_at,
    updatedAt: video.updated_at,
  };
}

type PartOf<R extends VideoPart['role']> = Extract<VideoPart, { role: R }> | null;

async function viewHook(deps: ReadVideoDeps, part: PartOf<'hook'>): Promise<HookView | null> {
  const hook = part && (await findHook(deps.database, part.mediaId));
  if (!hook) return null;
  const { id, text, template_id, overlay_enabled, caption_style, hook_style, voice, style, speed, clip } =
    hook;
  return {
    id,
    text,
    template_id,
    overlay_enabled,
    caption_style,
    hook_style,
    voice,
    style,
    speed,
    ...progressOf(hook),
    engines: describeEngines(hook),
    hasCaptions: hasCaptions(hook),
    url: clip && deps.storage.signAddress(clip.key),
    durationSeconds: clip?.durationSeconds ?? null,
  };
}

async function viewProduct(deps: ReadVideoDeps, part: PartOf<'product'>): Promise<ProductView | null> {
  const found = part && (await findUploaded(deps, part));
  if (!found) return null;
  const { captions, start_seconds, end_seconds, overlay_text, stored } = found.media;
  return {
    ...found.view,
    startSeconds: start_seconds,
    endSeconds: end_seconds,
    overlayText: overlay_text,
    captions,
    framing: part.framing ?? null,
    volume: part.volume ?? limits.defaultClipVolume,
    hasSound: stored && stored.loudness.truePeakDbtp !== null,
  };
}

async function viewMusic(deps: ReadVideoDeps, part: PartOf<'music'>): Promise<MusicView | null> {
  if (!part || part.source === 'none') return part;
  const { source, volume, fileVolume = limits.defaultFileVolume } = part;
  if (source === 'custom') {
    const found = await findUploaded(deps, part);
    return found && { source, volume, fileVolume, ...found.view };
  }
  const track = findMusicTrack(part.trackId);
  if (!track) return null;
  const { id: trackId, title, durationSeconds } = track;
  return { source, volume, fileVolume, trackId, title, durationSeconds, url: musicTrackUrl(trackId) };
}

async function viewBrand({ database }: ReadVideoDeps, video: VideoRow): Promise<VideoView['brand']> {
  const brand = findPart(video.parts, 'brand');
  if (!brand) return null;
  const kit = await findBrandKit(database, video.user_id);
  return { isCurrent: kit !== undefined && isSameLook(lookOfKit(kit), brand) };
}

async function findUploaded(
  deps: ReadVideoDeps,
  part: { mediaId: string; uploadId: string },
): Promise<{ media: MediaRow; view: UploadedView } | null> {
  const [media, upload] = await Promise.all([
    findMedia(deps.database, part.mediaId),
    findUpload(deps.database, part.uploadId),
  ]);
  if (!media || !upload) return null;
  const view = {
    ...progressOf(media),
    // The whole upload, of which the page plays the chosen range.
    url: deps.storage.signAddress(upload.storage_key),
    uploadId: upload.id,
    fileName: upload.file_name,
    durationSeconds: media.stored?.durationSeconds ?? null,
  };
  return { media, view };
}

type StatedRow = Pick<VideoRow, 'status' | 'progress' | 'error_code'>;

/** Media without a task is finished. */
const progressOf = ({ status, progress, error_code }: StatedRow): Progress => ({
  status: status ?? 'completed',
  progress: progress ?? 0,
  errorCode: error_code,
});

const fileNameOf = (video: {
  title: string;
  created_at: Date;
  brandName: string | null | undefined;
  hookText: string | null | undefined;
}): string =>
  video.brandName
    ? reelFileName(video.brandName)
    : downloadFileName(video.hookText ?? video.title, video.created_at);

/** A page of the finished videos, newest first. */
export async function readVideos(
  deps: ReadVideoDeps,
  input: { userId: string; limit: number; offset: number },
) {
  const rows = await readFinishedVideos(deps.database, input.userId, input);
  return rows.map(({ id, kind, format, title, stored, created_at, shared_at, hook_text, brand_name }) => ({
    id,
    kind,
    format,
    url: deps.storage.signAddress(stored.key),
    downloadFileName: fileNameOf({ title, created_at, brandName: brand_name, hookText: hook_text }),
    shareUrl: shared_at ? `${deps.publicOrigin}/share/${id}` : null,
    posterUrl: deps.storage.signAddress(stored.posterKey),
    title: title || 'Untitled Video',
    createdAt: created_at.toISOString(),
    resolution: output.resolution,
    outputFormat: output.format,
    duration: stored.durationSeconds,
  }));
}
