import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TaskData } from '#contract/tasks.ts';
import {
  normaliseAndAnalyseFootage,
  type FootageOrder,
} from '#studio/face/footage/normalise-and-analyse-footage.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { inspectMedia } from '#studio/ffmpeg/media/inspect-media.ts';
import { extractPoster } from '#studio/house-format/extract-poster.ts';
import type { HouseClip } from '#studio/house-format/house-clip.ts';
import { normaliseClip } from '#studio/house-format/normalise-clip.ts';
import type { Database } from '../../db/database.ts';
import { findContentFile, storePreparedFile, type ContentFileRow } from '../../db/content-files.ts';
import type { StoredVerdict } from '../../db/content-tables.ts';
import type { WriteResult } from '../../db/tables.ts';
import type { StoredMedia } from '../../db/video-tables.ts';
import type { JobContext } from '../../domain/tasks.ts';
import type { Storage } from '../../ports/storage.ts';
import { contentKeys } from './content-address.ts';

export type FootageDeps = { database: Database; storage: Storage; ffmpeg: FfmpegTools };
type Input = TaskData<'prepare-footage'>;
type Prepared = { media: StoredMedia; verdict: StoredVerdict | null; analysisKey: string | null };

/** Converts an editor's video to the house format; a template's clip is also searched for a face that can speak. */
export async function prepareFootage(
  deps: FootageDeps,
  input: Input,
  context: JobContext,
): Promise<WriteResult> {
  const file = await findContentFile(deps.database, input.fileId);
  if (!file) throw new Error(`content file ${input.fileId} does not exist`);
  const prepared = await context.step('prepare', () => prepare(deps, { file, cut: input.cut }, context));
  return (transaction) => storePreparedFile(transaction, file.id, prepared);
}

const normalisingEndsAt = 97;

async function prepare(
  deps: FootageDeps,
  { file, cut }: { file: ContentFileRow; cut: Input['cut'] },
  context: JobContext,
): Promise<Prepared> {
  const { workFolder, signal } = context;
  const keys = contentKeys(file.id);
  const videoPath = await deps.storage.fetch(cut?.storageKey ?? file.storage_key, workFolder);
  const outputPath = path.join(workFolder, 'clip.mp4');
  const tools = deps.ffmpeg;
  const onProgress = (fraction: number): void =>
    context.progress({ stage: 'normalise', progress: fraction * normalisingEndsAt });
  const work = { outputPath, workFolder, signal, onProgress, tools };

  const { clip, verdict, analysisKey } =
    file.kind === 'template-video'
      ? await analyse(deps, keys.analysis, { ...work, videoPath })
      : await normalise({ ...work, videoPath }, cut);
  const posterPath = path.join(workFolder, 'poster.jpg');
  await extractPoster({ videoPath: outputPath, outputPath: posterPath, tools, signal });
  await deps.storage.put(keys.poster, posterPath);
  await deps.storage.put(keys.clip, outputPath);
  const { durationSeconds, loudness } = clip;
  return {
    media: { key: keys.clip, posterKey: keys.poster, durationSeconds, loudness },
    verdict,
    analysisKey,
  };
}

type PreparedClip = { clip: HouseClip } & Omit<Prepared, 'media'>;

async function analyse(deps: FootageDeps, analysisKey: string, work: FootageOrder): Promise<PreparedClip> {
  const { clip, analysis } = await normaliseAndAnalyseFootage(work);
  const analysisPath = path.join(work.workFolder, 'analysis.json');
  await writeFile(analysisPath, JSON.stringify(analysis));
  await deps.storage.put(analysisKey, analysisPath);
  return { clip, verdict: analysis.verdict, analysisKey };
}

async function normalise({ videoPath, ...work }: FootageOrder, cut: Input['cut']): Promise<PreparedClip> {
  const { signal, tools } = work;
  const facts = await inspectMedia({ path: videoPath, kind: 'video', tools, signal });
  const range = cut && { startSeconds: cut.startSeconds, endSeconds: cut.endSeconds };
  const clip = await normaliseClip({ ...work, ...range, inputPath: videoPath, facts });
  return { clip, verdict: null, analysisKey: null };
}
