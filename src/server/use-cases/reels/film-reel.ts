import path from 'node:path';
import { fallbackCategories } from '#contract/fallback-categories.ts';
import type { ReelPart } from '#contract/video-parts.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { beatsOf } from '#studio/music-library/beats.ts';
import { chooseTrack } from '#studio/music-library/choose-track.ts';
import { findMusicTrack, type MusicTrack } from '#studio/music-library/music-tracks.ts';
import type { ReelPlan } from '#studio/reel/reel-plan.ts';
import { renderReel } from '#studio/reel/render-reel.ts';
import { readSubcategoryRows } from '../../db/categories.ts';
import type { Database } from '../../db/database.ts';
import type { StoredScript, StoredVoiceOver } from '../../db/reel-tables.ts';
import { findUpload } from '../../db/uploads.ts';
import type { JobContext } from '../../domain/tasks.ts';
import type { Storage } from '../../ports/storage.ts';
import { industryLabel } from './check-brief.ts';
import type { ReelInWork } from './speak-reel.ts';

export type FilmReelDeps = { database: Database; storage: Storage; ffmpeg: FfmpegTools };
export type StoredFilm = { key: string; durationSeconds: number; hasReference: boolean };

/** A reel's track, the same in all of its formats; null without music. */
export function findTrack({ settings, voiceOverId }: ReelPart): MusicTrack | null {
  if (settings.trackId !== null) return findMusicTrack(settings.trackId);
  return settings.musicMood === 'none' ? null : chooseTrack(settings.musicMood, voiceOverId);
}

/** Draws a reel's frames to its voice-over and the beats of its music, without sound. */
export async function filmReel(
  deps: FilmReelDeps,
  reel: ReelInWork,
  { script, voiceOver }: { script: StoredScript; voiceOver: StoredVoiceOver },
  context: JobContext,
  onProgress: (fraction: number) => void,
): Promise<StoredFilm> {
  const { part, fileStem } = reel;
  const { workFolder, signal } = context;
  const { durationSeconds } = voiceOver;
  const track = findTrack(part);
  const reference = await fetchReference(deps, part, workFolder);
  const logoPath = await fetchLogo(deps, part, workFolder);
  const plan: ReelPlan = {
    format: part.settings.aspectRatio,
    style: part.settings.style,
    seed: part.voiceOverId,
    brand: {
      name: part.brandName,
      ...(logoPath ? { logoPath } : {}),
      ...(part.colours ? { colours: part.colours } : {}),
      ...(part.offer ? { offer: part.offer } : {}),
    },
    industry: industryLabel(part),
    callToAction: callToActionOf(part),
    durationSeconds,
    lines: script.lines.map((line, index) => ({ ...line, ...voiceOver.lines[index]! })),
    ...(track ? beatsOf(track, durationSeconds) : { beats: [], bars: [] }),
    ...(reference ? { reference } : {}),
  };
  const outputPath = path.join(workFolder, 'film.mp4');
  const made = await renderReel({ plan, outputPath, workFolder, signal, onProgress, tools: deps.ffmpeg });
  const key = `${fileStem}-film.mp4`;
  await deps.storage.put(key, outputPath);
  return { key, durationSeconds: made.durationSeconds, hasReference: reference !== null };
}

/** The button of the end card: the user's text, or a short one that fits any brand. The voice-over is longer. */
const callToActionOf = ({ callToAction, brandName }: ReelPart): string =>
  callToAction ?? `Discover ${brandName}`;

/** Our own copy of the subcategory's reference video, if it exists and is ready; never an external URL. */
async function fetchReference(
  deps: FilmReelDeps,
  { categoryId, subcategoryId }: ReelPart,
  workFolder: string,
): Promise<NonNullable<ReelPlan['reference']> | null> {
  if (fallbackCategories.some(({ id }) => id === categoryId)) return null;
  const rows = await readSubcategoryRows(deps.database, categoryId);
  const row = rows.find(({ id }) => id === subcategoryId);
  if (!row?.media || row.file_status !== 'ready') return null;
  const { key, durationSeconds } = row.media;
  return { path: await deps.storage.fetch(key, workFolder), durationSeconds };
}

async function fetchLogo(deps: FilmReelDeps, part: ReelPart, workFolder: string): Promise<string | null> {
  const upload = part.uploadId ? await findUpload(deps.database, part.uploadId) : undefined;
  return upload ? deps.storage.fetch(upload.storage_key, workFolder) : null;
}
