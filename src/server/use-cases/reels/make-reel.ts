import path from 'node:path';
import { stat } from 'node:fs/promises';
import { limits } from '#contract/limits.ts';
import { reelTexts } from '#contract/reels.ts';
import type { TaskData } from '#contract/tasks.ts';
import { findPart } from '#contract/video-parts.ts';
import { composeVideo } from '#studio/compose/compose-video.ts';
import { extractPoster } from '#studio/house-format/extract-poster.ts';
import { VoiceOverTooLongError } from '#studio/voice-over/voice-over-error.ts';
import type { StoredScript, StoredVoiceOver } from '../../db/reel-tables.ts';
import type { WriteResult } from '../../db/tables.ts';
import type { StoredVideo } from '../../db/video-tables.ts';
import { findVideo, setVideoOutput, type VideoRow } from '../../db/videos.ts';
import { findVoiceOver, storeVoiceOver } from '../../db/voice-overs.ts';
import { videoRecipe } from '../../domain/recipes.ts';
import { progressBetween, type JobContext } from '../../domain/tasks.ts';
import { AppError } from '../../errors.ts';
import { musicTrackSource } from '../music/library.ts';
import { prepareSigner, sealVideo, type SealDeps } from '../videos/seal-video.ts';
import { filmReel, findTrack, type FilmReelDeps, type StoredFilm } from './film-reel.ts';
import { fitLines, speakLines, type ReelInWork, type SpeakReelDeps } from './speak-reel.ts';
import { writeScript, type WriteScriptDeps } from './write-script.ts';

export type MakeReelDeps = FilmReelDeps & SpeakReelDeps & WriteScriptDeps & SealDeps;
type Spoken = { script: StoredScript; voiceOver: StoredVoiceOver };

/** Shares of the whole by measured time: drawing takes nearly all of it. */
const voiceBeginsAt = 3;
const filmBeginsAt = 10;
const filmEndsAt = 86;
const mixEndsAt = 93;

/**
 * Writes and speaks the script if missing, draws the frames, mixes the sound and seals the file. Returns how to write
 * it.
 */
export async function makeReel(
  deps: MakeReelDeps,
  input: TaskData<'make-reel'>,
  context: JobContext,
): Promise<WriteResult> {
  const { videoId, recipe } = input;
  const video = await findVideo(deps.database, videoId);
  const part = video && findPart(video.parts, 'reel');
  if (!video?.task_id || !part || videoRecipe(video.parts) !== recipe)
    throw new Error('the parts have changed');
  const { user_id: userId, format, task_id: taskId } = video;
  const reel = { userId, fileStem: `users/${userId}/reels/${videoId}`, part };
  const spoken = await context.step('spoken', () => speak(deps, reel, context));
  context.progress({ stage: 'rendering', progress: filmBeginsAt });
  const film = await context.step('film', () =>
    filmReel(deps, reel, spoken, context, (fraction) =>
      context.progress({ stage: 'rendering', progress: progressBetween(filmBeginsAt, filmEndsAt, fraction) }),
    ),
  );
  const stored = await context.step('finish', () =>
    finish(deps, { video, reel, spoken, film, recipe }, context),
  );
  for await (const { key } of deps.storage.list(path.posix.dirname(reel.fileStem)))
    if (key.startsWith(`${reel.fileStem}-`)) await deps.storage.remove(key);
  return async (transaction) => {
    const { script, voiceOver } = spoken;
    await storeVoiceOver(transaction, part.voiceOverId, { script, spoken: voiceOver });
    await setVideoOutput(transaction, { videoId, format, recipe, taskId, stored });
  };
}

/** The script and the voice-over; those of a reel finished in another format are reused. */
async function speak(deps: MakeReelDeps, reel: ReelInWork, context: JobContext): Promise<Spoken> {
  const { part } = reel;
  const row = await findVoiceOver(deps.database, part.voiceOverId);
  if (!row) throw new Error(`voice-over ${part.voiceOverId} does not exist`);
  if (row.script && row.spoken) return { script: row.script, voiceOver: row.spoken };
  context.progress({ stage: 'script', progress: 1 });
  const { signal } = context;
  const assignment = { brief: part, duration: part.settings.duration, version: part.scriptVersion };
  const script = row.script ?? (await context.step('script', () => writeScript(deps, assignment, signal)));
  context.progress({ stage: 'voice', progress: voiceBeginsAt });
  const onLine = (share: number): void =>
    context.progress({ stage: 'voice', progress: progressBetween(voiceBeginsAt, filmBeginsAt, share) });
  const lines = await speakLines(deps, reel, script.lines, context, onLine);
  try {
    return { script, voiceOver: await fitLines(deps, reel, lines, context) };
  } catch (error) {
    if (!(error instanceof VoiceOverTooLongError)) throw error;
    throw new AppError('reel_script_too_long', reelTexts.scriptTooLong, {}, error);
  }
}

type Finished = { video: VideoRow; reel: ReelInWork; spoken: Spoken; film: StoredFilm; recipe: string };

/** The film with voice and music, its mark, signature and poster. */
async function finish(
  deps: MakeReelDeps,
  { video, reel, spoken: { voiceOver }, film, recipe }: Finished,
  context: JobContext,
): Promise<StoredVideo> {
  const { workFolder, signal } = context;
  const { storage, ffmpeg: tools } = deps;
  const signer = await prepareSigner(deps, signal);
  try {
    const track = findTrack(reel.part);
    const music = track && musicTrackSource(track.id);
    const mixedPath = path.join(workFolder, 'mixed.mp4');
    context.progress({ stage: 'mixing', progress: filmEndsAt });
    const { durationSeconds } = await composeVideo({
      format: reel.part.settings.aspectRatio,
      segments: [
        {
          path: await storage.fetch(film.key, workFolder),
          durationSeconds: film.durationSeconds,
          loudness: { integratedLufs: null, truePeakDbtp: null },
          sound: 'speech',
        },
      ],
      voiceOver: { path: await storage.fetch(voiceOver.key, workFolder), loudness: voiceOver.loudness },
      ...(music ? { music: { ...music, volume: limits.defaultMusicVolume } } : {}),
      outputPath: mixedPath,
      workFolder,
      signal,
      onProgress: (fraction) =>
        context.progress({ stage: 'mixing', progress: progressBetween(filmEndsAt, mixEndsAt, fraction) }),
      tools,
    });
    context.progress({ stage: 'uploading', progress: mixEndsAt });
    const posterPath = path.join(workFolder, 'poster.jpg');
    await extractPoster({ videoPath: mixedPath, outputPath: posterPath, signal, tools });
    const sealedPath = await sealVideo(deps, {
      path: mixedPath,
      title: video.title,
      digitalSourceType: sourceTypeOfReel(film),
      signer,
      workFolder,
      signal,
    });
    const { size: sizeBytes } = await stat(sealedPath);
    const stem = `users/${video.user_id}/videos/${recipe}`;
    await storage.put(`${stem}.jpg`, posterPath);
    await storage.put(`${stem}.mp4`, sealedPath);
    return { key: `${stem}.mp4`, posterKey: `${stem}.jpg`, durationSeconds, sizeBytes };
  } finally {
    signer?.dismiss();
  }
}

/** A reference video is recorded footage; everything else is generated. */
export const sourceTypeOfReel = ({ hasReference }: Pick<StoredFilm, 'hasReference'>) =>
  hasReference ? 'compositeWithTrainedAlgorithmicMedia' : 'trainedAlgorithmicMedia';
