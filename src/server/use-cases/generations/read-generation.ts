import type { Generation } from '#contract/calls/generations.ts';
import { output } from '#contract/limits.ts';
import { findClip } from '../../db/clips.ts';
import type { Database } from '../../db/database.ts';
import { findOwnGeneration, readFinishedGenerations } from '../../db/generations.ts';
import { findHook } from '../../db/hooks.ts';
import { findUpload } from '../../db/uploads.ts';
import { downloadFileName } from '../../domain/video-names.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { describeGeneration } from './describe-generation.ts';

type ReadDeps = { database: Database; storage: Storage; publicOrigin: string };

export async function readGeneration(
  deps: ReadDeps,
  input: { userId: string; generationId: string },
): Promise<Generation> {
  const { database } = deps;
  const generation = await findOwnGeneration(database, input.userId, input.generationId);
  if (!generation) throw new AppError('not_found');
  const [hook, clip, productUpload, audioClip, audioUpload] = await Promise.all([
    generation.hook_id ? findHook(database, generation.hook_id) : undefined,
    generation.clip_id ? findClip(database, generation.clip_id) : undefined,
    generation.product_upload_id ? findUpload(database, generation.product_upload_id) : undefined,
    generation.audio_clip_id ? findClip(database, generation.audio_clip_id) : undefined,
    generation.audio_upload_id ? findUpload(database, generation.audio_upload_id) : undefined,
  ]);
  return describeGeneration(
    { signAddress: deps.storage.signAddress, publicOrigin: deps.publicOrigin },
    { generation, hook, clip, productUpload, audioClip, audioUpload },
  );
}

export async function readVideos(deps: ReadDeps, input: { userId: string; limit: number; offset: number }) {
  const generations = await readFinishedGenerations(deps.database, input.userId, input);
  return generations.flatMap(({ id, title, result, created_at, shared_at, hook_text }) =>
    result === null
      ? []
      : {
          id,
          url: deps.storage.signAddress(result.key),
          downloadFileName: downloadFileName(hook_text ?? title, created_at),
          shareUrl: shared_at ? `${deps.publicOrigin}/share/${id}` : null,
          posterUrl: deps.storage.signAddress(result.posterKey),
          title: title || 'Untitled Video',
          createdAt: created_at.toISOString(),
          resolution: output.resolution,
          outputFormat: output.format,
          duration: result.durationSeconds,
        },
  );
}
