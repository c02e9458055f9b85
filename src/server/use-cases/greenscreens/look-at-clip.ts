import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { lookAtClip as look } from '#studio/greenscreen/clip/look-at-clip.ts';
import type { StillsThread } from '#studio/greenscreen/preview/run-stills.ts';
import type { Database } from '../../db/database.ts';
import { findGreenscreenClip, storeFindings } from '../../db/greenscreen-clips.ts';
import type { WriteResult } from '../../db/tables.ts';
import type { JobContext } from '../../domain/tasks.ts';
import type { Storage } from '../../ports/storage.ts';

export type LookAtClipDeps = {
  database: Database;
  storage: Storage;
  ffmpeg: FfmpegTools;
  stills: StillsThread;
};

/** Detects a green or blue screen and a person in a prepared clip. Returns how to write the result. */
export async function lookAtClip(
  deps: LookAtClipDeps,
  { clipId }: { clipId: string },
  { workFolder, signal, step }: JobContext,
): Promise<WriteResult> {
  const clip = await findGreenscreenClip(deps.database, clipId);
  if (!clip?.stored) throw new Error(`clip ${clipId} is not ready`);
  const { stored, format } = clip;
  const findings = await step('look', async () => {
    const clipPath = await deps.storage.fetch(stored.key, workFolder);
    const clip = { clipPath, clipName: stored.key, format };
    const { backdrop, personShare } = await look({
      ...clip,
      stills: deps.stills,
      signal,
      tools: deps.ffmpeg,
    });
    return { backdrop: backdrop && { kind: backdrop.kind, share: backdrop.share }, personShare };
  });
  return (transaction) => storeFindings(transaction, clipId, findings);
}
