import path from 'node:path';
import type { TaskData } from '#contract/tasks.ts';
import { findPart, mixedVolume, type MusicPart } from '#contract/video-parts.ts';
import { composeVideo } from '#studio/compose/compose-video.ts';
import type { Segment } from '#studio/compose/timeline.ts';
import { extractPoster } from '#studio/house-format/extract-poster.ts';
import type { DigitalSourceType } from '#studio/provenance/build-xmp.ts';
import type { StoredSceneClip } from '../../db/story-video-tables.ts';
import { readVideoScenes } from '../../db/story-videos.ts';
import type { WriteResult } from '../../db/tables.ts';
import type { StoredTelling, StoredVideo } from '../../db/video-tables.ts';
import { findVideo, setVideoOutput, type VideoRow } from '../../db/videos.ts';
import { videoRecipe } from '../../domain/recipes.ts';
import { progressBetween, type JobContext } from '../../domain/tasks.ts';
import { AppError } from '../../errors.ts';
import { fetchMusic, type FetchMusicDeps } from '../videos/fetch-music.ts';
import { prepareSigner } from '../videos/seal-video.ts';
import { sealAndStore, type StoreSealedDeps } from '../videos/store-sealed.ts';

export type MakeStoryVideoDeps = FetchMusicDeps & StoreSealedDeps;

/** Progress of the mix in percent; the scenes are made before. */
const mixBeginsAt = 91;
const mixEndsAt = 97;

/**
 * Runs when all scenes have ended: joins their clips by stream copy, mixes music and seals the file. Returns how to
 * write the result.
 */
export async function makeStoryVideo(
  deps: MakeStoryVideoDeps,
  { videoId, recipe }: TaskData<'make-story-video'>,
  context: JobContext,
): Promise<WriteResult> {
  const video = await findVideo(deps.database, videoId);
  if (!video?.task_id || videoRecipe(video.parts) !== recipe) throw new Error('the parts have changed');
  const clips = await requireClips(deps, videoId);
  const stored = await context.step('finish', () => finish(deps, { video, clips, recipe }, context));
  const { format, task_id: taskId } = video;
  return (transaction) => setVideoOutput(transaction, { videoId, format, recipe, taskId: taskId!, stored });
}

/** Throws the reason why a scene could not be made. */
async function requireClips({ database }: MakeStoryVideoDeps, videoId: string): Promise<StoredSceneClip[]> {
  const scenes = await readVideoScenes(database, videoId);
  const failed = scenes.find(({ clip }) => clip === null);
  if (failed) throw new AppError(failed.error_code ?? 'video_failed', 'A scene could not be made');
  return scenes.map(({ clip }) => clip!);
}

type Finished = { video: VideoRow; clips: readonly StoredSceneClip[]; recipe: string };

async function finish(
  deps: MakeStoryVideoDeps,
  { video, clips, recipe }: Finished,
  context: JobContext,
): Promise<StoredVideo> {
  const { workFolder, signal } = context;
  context.progress({ stage: 'mixing', progress: mixBeginsAt });
  const signer = await prepareSigner(deps, signal);
  try {
    const part = findPart(video.parts, 'music')!;
    const music = await fetchMusic(deps, part, workFolder);
    const fetched = clips.map(async ({ key, durationSeconds, loudness }): Promise<Segment> => {
      const clipPath = await deps.storage.fetch(key, workFolder);
      return { path: clipPath, durationSeconds, loudness, sound: 'speech' };
    });
    const segments = await Promise.all(fetched);
    const joinedPath = path.join(workFolder, 'joined.mp4');
    const posterPath = path.join(workFolder, 'poster.jpg');
    const composition = composeVideo({
      format: video.format,
      segments,
      ...(music ? { music: { ...music, volume: mixedVolume(part) } } : {}),
      outputPath: joinedPath,
      workFolder,
      signal,
      onProgress: (fraction) =>
        context.progress({ stage: 'mixing', progress: progressBetween(mixBeginsAt, mixEndsAt, fraction) }),
      tools: deps.ffmpeg,
    });
    // The mix keeps one core busy, so the other one extracts the poster in parallel.
    const poster = extractPoster({
      videoPath: segments[0]!.path,
      outputPath: posterPath,
      signal,
      tools: deps.ffmpeg,
    });
    const [{ durationSeconds }] = await Promise.all([composition, poster]);
    context.progress({ stage: 'uploading', progress: mixEndsAt });
    const { user_id: userId, title } = video;
    const sealed = {
      userId,
      title,
      recipe,
      path: joinedPath,
      posterPath,
      durationSeconds,
      digitalSourceType: sourceTypeOf(part),
      signer,
    };
    return { ...(await sealAndStore(deps, sealed, context)), telling: summariseNarration(clips) };
  } finally {
    signer?.dismiss();
  }
}

/** The user's own music is not AI-generated. */
const sourceTypeOf = ({ source }: MusicPart): DigitalSourceType =>
  source === 'custom' ? 'compositeWithTrainedAlgorithmicMedia' : 'trainedAlgorithmicMedia';

/** The voice of the first scene with speech, and each note once. */
export function summariseNarration(
  clips: readonly Pick<StoredSceneClip, 'voice' | 'notes'>[],
): StoredTelling {
  const notes = new Map(clips.flatMap((clip) => clip.notes).map((note) => [JSON.stringify(note), note]));
  return { voice: clips.find(({ voice }) => voice !== null)?.voice ?? null, notes: [...notes.values()] };
}
