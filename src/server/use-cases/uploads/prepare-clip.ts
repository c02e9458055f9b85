import path from 'node:path';
import { placePicture, wholePicture } from '#contract/framing.ts';
import { clipWords } from '#contract/word-captions/clip-words.ts';
import { placeClipText } from '#contract/word-captions/place-clip-text.ts';
import { layoutOverlay } from '#contract/overlay-lines.ts';
import { overlayPng } from '#studio/captions/overlay-image.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { inspectMedia } from '#studio/ffmpeg/media/inspect-media.ts';
import type { MediaFacts } from '#studio/ffmpeg/media/media-facts.ts';
import { houseFormat } from '#studio/house-format/house-format.ts';
import { measureDetail } from '#studio/house-format/measure-detail.ts';
import { normaliseClip } from '#studio/house-format/normalise-clip.ts';
import { prepareMusic } from '#studio/music/prepare-music.ts';
import type { Database } from '../../db/database.ts';
import { findMedia, storeMedia, type MediaRow } from '../../db/media.ts';
import type { WriteResult } from '../../db/tables.ts';
import type { StoredMedia } from '../../db/video-tables.ts';
import { chooseLogoCorner } from '../brand-kit/choose-logo-corner.ts';
import { fetchCornerLogo } from '../brand-kit/fetch-corner-logo.ts';
import { planStrip } from '../captions/plan-strip.ts';
import { findUpload, type UploadRow } from '../../db/uploads.ts';
import type { JobContext } from '../../domain/tasks.ts';
import type { Storage } from '../../ports/storage.ts';

export type PrepareClipDeps = { database: Database; storage: Storage; ffmpeg: FfmpegTools };

/**
 * Turns an upload, or a range of it, into media that the final video can be joined from. Returns the function that writes
 * the result.
 */
export async function prepareClip(
  deps: PrepareClipDeps,
  input: { mediaId: string },
  context: JobContext,
): Promise<WriteResult> {
  const media = await findMedia(deps.database, input.mediaId);
  if (!media?.upload_id) throw new Error(`media ${input.mediaId} has no upload`);
  const upload = (await findUpload(deps.database, media.upload_id))!;
  const stored = await context.step('prepare', () =>
    upload.kind === 'video'
      ? makeHouseClip(deps, media, upload, context)
      : makeMusic(deps, media, upload, context),
  );
  return (transaction) => storeMedia(transaction, media.id, stored);
}

async function makeHouseClip(
  deps: PrepareClipDeps,
  clip: MediaRow,
  upload: UploadRow,
  context: JobContext,
): Promise<StoredMedia> {
  const inputPath = await deps.storage.fetch(upload.storage_key, context.workFolder);
  const outputPath = path.join(context.workFolder, 'clip.mp4');
  const { signal } = context;
  const facts = await mediaFactsOf(deps, upload, inputPath, signal);
  const frame = houseFormat(clip.format);
  const placement = facts.video && placePicture(facts.video, frame, clip.framing ?? wholePicture);
  const places = placeClipText({ hasCaptions: clip.captions !== null, picture: placement ?? null }, frame);
  const lines = layoutOverlay(clip.overlay_text, frame, places.overlay);
  const brand = clip.brand?.of === 'clip' ? clip.brand : null;
  const range = {
    startSeconds: clip.start_seconds ?? 0,
    endSeconds: clip.end_seconds ?? facts.durationSeconds,
  };
  const look = { inputPath, facts, workFolder: context.workFolder, signal, tools: deps.ffmpeg };
  const logo = await fetchCornerLogo(deps, brand?.logo ?? null, frame, context.workFolder, (boxOf) =>
    chooseLogoCorner(boxOf, placement ?? { x: 0, y: 0, ...frame }, frame, (area) =>
      measureDetail({
        ...look,
        area,
        startSeconds: range.startSeconds,
        durationSeconds: range.endSeconds - range.startSeconds,
      }),
    ),
  );
  const captions = planClipStrip(clip, facts.durationSeconds, places.centreShare);
  const result = await normaliseClip({
    inputPath,
    facts,
    format: clip.format,
    outputPath,
    workFolder: context.workFolder,
    ...(clip.start_seconds === null ? {} : { startSeconds: clip.start_seconds }),
    ...(clip.end_seconds === null ? {} : { endSeconds: clip.end_seconds }),
    ...(clip.framing && placement ? { placement } : {}),
    ...(lines.length > 0 || logo ? { overlayPng: await overlayPng(lines, clip.format, logo) } : {}),
    ...(captions ? { captions } : {}),
    signal,
    onProgress: (fraction) => context.progress({ stage: 'normalise', progress: fraction * 99 }),
    tools: deps.ffmpeg,
  });
  const key = `users/${clip.user_id}/clips/${clip.id}.mp4`;
  await deps.storage.put(key, outputPath);
  return { key, posterKey: null, durationSeconds: result.durationSeconds, loudness: result.loudness };
}

/** As inspected when the file was received; a file that an earlier version received is inspected now. */
async function mediaFactsOf(
  deps: PrepareClipDeps,
  { facts, kind }: UploadRow,
  path: string,
  signal: AbortSignal,
): Promise<MediaFacts> {
  if (facts.media) return facts.media as MediaFacts;
  return inspectMedia({ path, kind: kind === 'audio' ? 'audio' : 'video', tools: deps.ffmpeg, signal });
}

/** The clip's captions, in the times of its chosen range; null if it has none. */
function planClipStrip(clip: MediaRow, fullSeconds: number, centreShare: number) {
  const { captions, brand } = clip;
  if (!captions) return null;
  const startSeconds = clip.start_seconds ?? 0;
  const durationSeconds = (clip.end_seconds ?? fullSeconds) - startSeconds;
  return planStrip({
    words: clipWords(captions.file, { startSeconds: startSeconds + captions.offsetSeconds, durationSeconds }),
    style: captions.style,
    colours: brand?.of === 'clip' ? (brand.colours ?? undefined) : undefined,
    frame: houseFormat(clip.format),
    untilSeconds: durationSeconds,
    centreShare,
  });
}

async function makeMusic(
  deps: PrepareClipDeps,
  media: MediaRow,
  upload: UploadRow,
  context: JobContext,
): Promise<StoredMedia> {
  const inputPath = await deps.storage.fetch(upload.storage_key, context.workFolder);
  const { signal } = context;
  const facts = await mediaFactsOf(deps, upload, inputPath, signal);
  const music = await prepareMusic({
    inputPath,
    facts,
    outputPath: path.join(context.workFolder, 'music.flac'),
    workFolder: context.workFolder,
    signal,
    onProgress: (fraction) => context.progress({ stage: 'prepare', progress: fraction * 99 }),
    tools: deps.ffmpeg,
  });
  const key = `users/${media.user_id}/clips/${media.id}${path.extname(music.path)}`;
  await deps.storage.put(key, music.path);
  return { key, posterKey: null, durationSeconds: music.durationSeconds, loudness: music.loudness };
}
