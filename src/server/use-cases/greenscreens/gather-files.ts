import { layoutOverlay } from '#contract/overlay-lines.ts';
import type { VideoFormat } from '#contract/video-formats.ts';
import type { BackgroundPart } from '#contract/video-parts.ts';
import { overlayPng } from '#studio/captions/overlay-image.ts';
import { houseFormat } from '#studio/house-format/house-format.ts';
import type { Database } from '../../db/database.ts';
import { findGreenscreenClipOfMedia } from '../../db/greenscreen-clips.ts';
import type { GreenscreenParts } from '../../db/greenscreen-tables.ts';
import { findUpload } from '../../db/uploads.ts';
import type { ClipFindings } from '../../domain/cutout-method.ts';
import type { Background, BackgroundOrder } from '../../ports/background-removal.ts';
import type { Storage } from '../../ports/storage.ts';

type Deps = { database: Database; storage: Storage };

type GreenscreenFiles = Pick<
  BackgroundOrder,
  'clipPath' | 'format' | 'background' | 'look' | 'sound' | 'overlayPng'
> & {
  /** A content hash of the clip, never used for another one. */
  clipName: string;
};

/** The analysis of the clip in these parts. It exists, because a task that needs it waits for the task `look-at-clip`. */
export async function getFindings(deps: Deps, { clip }: GreenscreenParts): Promise<ClipFindings> {
  const row = await findGreenscreenClipOfMedia(deps.database, clip.mediaId);
  if (!row?.findings) throw new Error(`clip ${clip.mediaId} was not examined`);
  return row.findings;
}

/** All inputs of a video or its preview, as local files. */
export async function gatherFiles(
  deps: Deps,
  { clip, background }: GreenscreenParts,
  workFolder: string,
): Promise<GreenscreenFiles> {
  const row = await findGreenscreenClipOfMedia(deps.database, clip.mediaId);
  if (!row?.stored) throw new Error(`clip ${clip.mediaId} is not ready`);
  const { softness, shadow, subject, sound } = clip;
  return {
    clipPath: await deps.storage.fetch(row.stored.key, workFolder),
    clipName: row.stored.key,
    format: row.format,
    background: await fetchBackground(deps, background, workFolder),
    look: { softness, shadow, subject },
    sound,
    overlayPng: await drawOverlay(clip, row.format),
  };
}

async function fetchBackground(deps: Deps, part: BackgroundPart, workFolder: string): Promise<Background> {
  if (part.source === 'color') return { type: 'colour', rgb: part.colour };
  if (part.source === 'blur') return { type: 'blur', strength: part.strength };
  if (part.source === 'built-in') return { type: 'built-in', id: part.backgroundId };
  const upload = await findUpload(deps.database, part.uploadId);
  if (!upload) throw new Error(`upload ${part.uploadId} does not exist`);
  const path = await deps.storage.fetch(upload.storage_key, workFolder);
  return { type: part.source, path, fit: part.fit };
}

async function drawOverlay(
  { overlayText, overlayPlace }: GreenscreenParts['clip'],
  format: VideoFormat,
): Promise<Buffer | null> {
  const lines = layoutOverlay(overlayText, houseFormat(format), overlayPlace);
  return lines.length > 0 ? overlayPng(lines, format) : null;
}
