import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PreviewNote } from '#contract/calls/greenscreens.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { renderPreview } from '#studio/greenscreen/preview/render-preview.ts';
import type { StillsThread } from '#studio/greenscreen/preview/run-stills.ts';
import type { Database } from '../../db/database.ts';
import { findPreview, storePreview } from '../../db/greenscreen-previews.ts';
import type { StoredPreview } from '../../db/greenscreen-tables.ts';
import type { WriteResult } from '../../db/tables.ts';
import { cutoutMethod } from '../../domain/cutout-method.ts';
import type { JobContext } from '../../domain/tasks.ts';
import type { BackgroundRemoval } from '../../ports/background-removal.ts';
import type { Storage } from '../../ports/storage.ts';
import { gatherFiles, getFindings } from './gather-files.ts';

export type MakePreviewDeps = {
  database: Database;
  storage: Storage;
  ffmpeg: FfmpegTools;
  stills: StillsThread;
  backgroundRemovals: readonly BackgroundRemoval[];
};

/** Draws three frames as they will look in the video. Returns how to write the result. */
export async function makePreview(
  deps: MakePreviewDeps,
  { previewId }: { previewId: string },
  { workFolder, signal, step }: JobContext,
): Promise<WriteResult> {
  const preview = await findPreview(deps.database, previewId);
  if (!preview) throw new Error(`preview ${previewId} does not exist`);
  const { parts, user_id } = preview;
  // If nothing was found to cut out, the result of the matting model shows the user why.
  const method = cutoutMethod(parts.clip.engine, await getFindings(deps, parts)) ?? 'matting';
  const stored = await step('draw', async (): Promise<StoredPreview> => {
    const files = await gatherFiles(deps, parts, workFolder);
    const { overlayPng, clipPath, clipName, format, background, look } = files;
    const drawn = await renderPreview({
      clipPath,
      clipName,
      format,
      background,
      look,
      engine: method,
      stills: deps.stills,
      signal,
      tools: deps.ffmpeg,
      ...(overlayPng ? { overlayPng } : {}),
    });
    const storeJpeg = async (name: string, jpeg: Buffer): Promise<string> => {
      const key = `users/${user_id}/previews/${previewId}/${name}.jpg`;
      const local = path.join(workFolder, `${name}.jpg`);
      await writeFile(local, jpeg);
      await deps.storage.put(key, local);
      return key;
    };
    const frames: StoredPreview['frames'] = [];
    for (const { moment, beforeJpeg, afterJpeg } of drawn.frames) {
      const beforeKey = await storeJpeg(`${moment}-before`, beforeJpeg);
      frames.push({ moment, beforeKey, afterKey: await storeJpeg(`${moment}-after`, afterJpeg) });
    }
    const first = deps.backgroundRemovals.find(({ methods }) => methods.includes(drawn.engine));
    const notes: PreviewNote[] = [
      ...drawn.notes,
      ...(first?.engine === 'embedded' ? [] : ['other-engine' as const]),
    ];
    return { frames, method: drawn.engine, notes };
  });
  return (transaction) => storePreview(transaction, previewId, stored);
}
