import path from 'node:path';
import type { TaskData } from '#contract/tasks.ts';
import { brollLimits } from '#contract/broll.ts';
import { findPart, mixedVolume, type PhotosPart } from '#contract/video-parts.ts';
import { renderBroll, type RenderedBroll } from '#studio/broll/render-broll.ts';
import type { BrollPhoto } from '#studio/broll/stage-film.ts';
import { composeVideo } from '#studio/compose/compose-video.ts';
import type { Database } from '../../db/database.ts';
import type { WriteResult } from '../../db/tables.ts';
import type { StoredAnimation, StoredVideo } from '../../db/video-tables.ts';
import { findUpload } from '../../db/uploads.ts';
import { findVideo, setVideoOutput, type VideoRow } from '../../db/videos.ts';
import { videoRecipe } from '../../domain/recipes.ts';
import { progressBetween, type JobContext } from '../../domain/tasks.ts';
import { fetchMusic } from '../videos/fetch-music.ts';
import { storeSealed, type StoreSealedDeps } from '../videos/store-sealed.ts';
import { animateShots, type AnimateDeps } from './animate-shots.ts';

export type MakeBrollDeps = { database: Database } & StoreSealedDeps & AnimateDeps;

type Drawn = {
  key: string;
  durationSeconds: number;
  animation: StoredAnimation;
  transitions: RenderedBroll['transitions'];
};

/** Shares of the whole by measured time: drawing takes nearly all of it. */
const drawingStartsAt = 4;
const drawingEndsAt = 91;
const mixEndsAt = 93;

/** Draws the film, then marks and signs the file. Returns how to write the result. */
export async function makeBroll(
  deps: MakeBrollDeps,
  { videoId, recipe }: TaskData<'make-broll'>,
  context: JobContext,
): Promise<WriteResult> {
  const video = await findVideo(deps.database, videoId);
  const part = video && findPart(video.parts, 'photos');
  if (!video?.task_id || !part || videoRecipe(video.parts, video.format) !== recipe)
    throw new Error('the parts have changed');
  // A worker that takes over continues from the drawn film, which takes nearly all of the time.
  const drawn = await context.step('draw', () => draw(deps, { video, part }, context));
  const { user_id: userId, title } = video;
  // The photos belong to the user; models choose what is visible of them and how it moves.
  const digitalSourceType = 'compositeWithTrainedAlgorithmicMedia';
  const stored = await context.step('seal', async (): Promise<StoredVideo> => {
    const sealed = await storeSealed(deps, { userId, title, recipe, drawn, digitalSourceType }, context);
    return { ...sealed, animation: drawn.animation };
  });
  await deps.storage.remove(drawn.key);
  const { format, task_id: taskId } = video;
  return (transaction) => setVideoOutput(transaction, { videoId, format, recipe, taskId: taskId!, stored });
}

async function draw(
  deps: MakeBrollDeps,
  { video, part }: { video: VideoRow; part: PhotosPart },
  context: JobContext,
): Promise<Drawn> {
  const { workFolder, signal, progress } = context;
  progress({ stage: 'rendering', progress: 2 });
  const photos: BrollPhoto[] = [];
  for (const { uploadId, text } of part.photos) {
    const upload = await findUpload(deps.database, uploadId);
    if (!upload) throw new Error(`photo ${uploadId} does not exist`);
    photos.push({ path: await deps.storage.fetch(upload.storage_key, workFolder), text });
  }
  const outputPath = path.join(workFolder, 'broll.mp4');
  let animation: StoredAnimation = { engine: 'embedded', shots: 0, notes: [] };
  const { durationSeconds, transitions } = await renderBroll({
    photos,
    style: part.style,
    format: video.format,
    seconds: part.durationSeconds,
    ...(deps.imageToVideos.length > 0 && {
      animation: {
        count: brollLimits.maxAnimatedShots,
        animate: async (stills) => {
          const animated = await animateShots(deps, { stills, style: part.style }, context);
          animation = animated.animation;
          return animated.clips;
        },
      },
    }),
    outputPath,
    workFolder,
    signal,
    tools: deps.ffmpeg,
    onProgress: (fraction) =>
      progress({ stage: 'rendering', progress: progressBetween(drawingStartsAt, drawingEndsAt, fraction) }),
  });
  const key = `users/${video.user_id}/broll/${video.id}.mp4`;
  const finishedPath = await addMusic(deps, { video, filmPath: outputPath, durationSeconds }, context);
  await deps.storage.put(key, finishedPath);
  return { key, durationSeconds, animation, transitions };
}

/** Returns the film's own file if it has no music. */
async function addMusic(
  deps: MakeBrollDeps,
  { video, filmPath, durationSeconds }: { video: VideoRow; filmPath: string; durationSeconds: number },
  { workFolder, signal, progress }: JobContext,
): Promise<string> {
  const part = findPart(video.parts, 'music');
  const music = part && (await fetchMusic(deps, part, workFolder));
  if (!music) return filmPath;
  const loudness = { integratedLufs: null, truePeakDbtp: null };
  const outputPath = path.join(workFolder, 'broll-with-music.mp4');
  await composeVideo({
    format: video.format,
    segments: [{ path: filmPath, durationSeconds, loudness, sound: 'footage' }],
    music: { ...music, volume: mixedVolume(part) },
    outputPath,
    workFolder,
    signal,
    onProgress: (fraction) =>
      progress({ stage: 'rendering', progress: progressBetween(drawingEndsAt, mixEndsAt, fraction) }),
    tools: deps.ffmpeg,
  });
  return outputPath;
}
