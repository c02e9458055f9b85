import type { Database } from '../../db/database.ts';
import { findOwnGeneration, findSharedGeneration, updateGeneration } from '../../db/generations.ts';
import { AppError } from '../../errors.ts';

export type ShareDeps = { database: Database; publicOrigin: string };

/** Gives a finished video its public page; sharing twice is the same as once. */
export async function shareVideo(
  deps: ShareDeps,
  input: { userId: string; generationId: string },
): Promise<{ id: string; url: string }> {
  const generation = await findOwnGeneration(deps.database, input.userId, input.generationId);
  if (!generation) throw new AppError('not_found');
  if (!generation.result) throw new AppError('generation_incomplete', 'The video is not finished yet');
  if (!generation.shared_at) await updateGeneration(deps.database, generation.id, { shared_at: new Date() });
  return { id: generation.id, url: `${deps.publicOrigin}/share/${generation.id}` };
}

/** Takes the public page away; its file addresses stop answering at once. */
export async function unshareVideo(
  deps: { database: Database },
  input: { userId: string; generationId: string },
): Promise<void> {
  const generation = await findOwnGeneration(deps.database, input.userId, input.generationId);
  if (!generation) throw new AppError('not_found');
  await updateGeneration(deps.database, generation.id, { shared_at: null });
}

export type SharedVideo = {
  id: string;
  title: string;
  videoKey: string;
  posterKey: string;
  durationSeconds: number;
  createdAt: Date;
};

export type FindShareDeps = { database: Database };

/** What the public may know; null unless the owner shares it right now. */
export async function findShare(deps: FindShareDeps, generationId: string): Promise<SharedVideo | null> {
  const generation = await findSharedGeneration(deps.database, generationId);
  if (!generation?.result) return null;
  return {
    id: generation.id,
    title: generation.title || 'Untitled Video',
    videoKey: generation.result.key,
    posterKey: generation.result.posterKey,
    durationSeconds: generation.result.durationSeconds,
    createdAt: generation.created_at,
  };
}
