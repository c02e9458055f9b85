import path from 'node:path';
import type { TaskData } from '#contract/tasks.ts';
import { findPart } from '#contract/video-parts.ts';
import type { Database } from '../../db/database.ts';
import type { GreenscreenParts } from '../../db/greenscreen-tables.ts';
import type { WriteResult } from '../../db/tables.ts';
import type { StoredCutout, StoredVideo } from '../../db/video-tables.ts';
import { findVideo, setVideoOutput, type VideoRow } from '../../db/videos.ts';
import { cutoutMethod } from '../../domain/cutout-method.ts';
import { videoRecipe } from '../../domain/recipes.ts';
import { progressBetween, type JobContext } from '../../domain/tasks.ts';
import type { BackgroundRemoval } from '../../ports/background-removal.ts';
import { tryEngines } from '../hooks/try-engines.ts';
import { toEngineContext } from '../tasks/to-engine-context.ts';
import { fetchWithCredentials } from '../videos/fetch-with-credentials.ts';
import { storeSealed, type StoreSealedDeps } from '../videos/store-sealed.ts';
import { gatherFiles, getFindings } from './gather-files.ts';
import { noPersonFound } from './start-greenscreen.ts';

export type MakeGreenscreenDeps = {
  database: Database;
  backgroundRemovals: readonly BackgroundRemoval[];
} & StoreSealedDeps;

type Input = TaskData<'make-greenscreen'>;
type Drawn = { key: string; durationSeconds: number; cutout: StoredCutout };

/** Replaces the background, then marks and signs the file. Returns how to write the result. */
export async function makeGreenscreen(
  deps: MakeGreenscreenDeps,
  input: Input,
  context: JobContext,
): Promise<WriteResult> {
  const { videoId, recipe } = input;
  const video = await findVideo(deps.database, videoId);
  if (!video?.task_id || videoRecipe(video.parts) !== recipe) throw new Error('the parts have changed');
  // A worker that takes over continues from the drawn frames, which take nearly all of the time.
  const drawn = await context.step('draw', () => draw(deps, video, context));
  const stored = await context.step('seal', () => seal(deps, { video, recipe, drawn }, context));
  await deps.storage.remove(drawn.key);
  const { format, task_id: taskId } = video;
  return (transaction) => setVideoOutput(transaction, { videoId, format, recipe, taskId: taskId!, stored });
}

const partsOf = ({ parts }: VideoRow): GreenscreenParts => ({
  clip: findPart(parts, 'clip')!,
  background: findPart(parts, 'background')!,
});

async function draw(deps: MakeGreenscreenDeps, video: VideoRow, context: JobContext): Promise<Drawn> {
  const parts = partsOf(video);
  const { workFolder } = context;
  const method = cutoutMethod(parts.clip.engine, await getFindings(deps, parts));
  if (!method) throw noPersonFound();
  context.progress({ stage: 'rendering', progress: 2 });
  const files = await gatherFiles(deps, parts, workFolder);
  const outputPath = path.join(workFolder, 'replaced.mp4');
  const { made, engine, notes } = await tryEngines(
    'background-removal',
    deps.backgroundRemovals.filter(({ methods }) => methods.includes(method)),
    (removal) =>
      removal.replace({
        ...files,
        method,
        outputPath,
        workFolder,
        onProgress: (fraction) =>
          context.progress({ stage: 'rendering', progress: progressBetween(2, 93, fraction) }),
        context: toEngineContext(context, removal.engine),
      }),
    deps.log,
  );
  const key = `users/${video.user_id}/greenscreens/${video.id}.mp4`;
  await deps.storage.put(key, outputPath);
  return { key, durationSeconds: made.durationSeconds, cutout: { method: made.method, engine, notes } };
}

async function seal(
  deps: MakeGreenscreenDeps,
  { video, recipe, drawn }: { video: VideoRow; recipe: string; drawn: Drawn },
  context: JobContext,
): Promise<StoredVideo> {
  const { uploadId } = partsOf(video).clip;
  const sealed = await storeSealed(
    deps,
    {
      userId: video.user_id,
      title: video.title,
      recipe,
      drawn,
      // The clip is the user's own footage; AI makes the cut-out and often the background.
      digitalSourceType: 'compositeWithTrainedAlgorithmicMedia',
      fetchIngredients: () => fetchWithCredentials(deps, uploadId, context.workFolder),
    },
    context,
  );
  return { ...sealed, cutout: drawn.cutout };
}
