import path from 'node:path';
import { inspectMedia } from '#studio/ffmpeg/media/inspect-media.ts';
import { MediaRefusal } from '#studio/ffmpeg/media-refusal.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import type { BrollStyle } from '#contract/broll.ts';
import type { Still } from '#studio/broll/photo/stills.ts';
import type { StoredAnimation } from '../../db/video-tables.ts';
import type { JobContext } from '../../domain/tasks.ts';
import { ProviderError } from '../../errors.ts';
import type { ImageToVideo } from '../../ports/image-to-video.ts';
import { tryEngines, type EngineLog } from '../hooks/try-engines.ts';
import { toEngineContext } from '../tasks/to-engine-context.ts';

export type AnimateDeps = {
  imageToVideos: readonly ImageToVideo[];
  ffmpeg: FfmpegTools;
  log: EngineLog;
};

type Animated = { clips: (string | null)[]; animation: StoredAnimation };

const product =
  'The product keeps its exact shape, label, letters and colours. Nothing is added, nobody comes in.';
const prompts: Record<BrollStyle, string> = {
  calm: `A slow, smooth camera push towards the product in soft light. ${product}`,
  dynamic: `A quick, smooth camera arc around the product. ${product}`,
  luxury: `A very slow camera move past the product, while a soft light glides over it. ${product}`,
  playful: `A lively camera swing around the product. ${product}`,
};

/** A clip may be a frame or two shorter than its shot, which is invisible. */
const toleranceSeconds = 0.1;

/**
 * Lets the connected engine animate the shots, in parallel. A shot that it cannot make stays a camera move, with a note.
 */
export async function animateShots(
  deps: AnimateDeps,
  { stills, style }: { stills: readonly Still[]; style: BrollStyle },
  context: JobContext,
): Promise<Animated> {
  const engines = [...deps.imageToVideos, { engine: 'embedded' as const }];
  const shots = await Promise.all(
    stills.map((still, index) =>
      tryEngines<(typeof engines)[number], string | null>(
        'image-to-video',
        engines,
        async (engine) =>
          'animate' in engine
            ? animateStill(deps, engine, { ...still, prompt: prompts[style], name: `shot-${index}` }, context)
            : null,
        deps.log,
      ),
    ),
  );
  const made = shots.filter((shot) => shot.made !== null);
  const notes = new Map(shots.flatMap((shot) => shot.notes).map((note) => [JSON.stringify(note), note]));
  return {
    clips: shots.map((shot) => shot.made),
    animation: { engine: made[0]?.engine ?? 'embedded', shots: made.length, notes: [...notes.values()] },
  };
}

/** The clip lengths that an engine offers, in seconds. */
export const motionSecondsFor = (seconds: number): 5 | 10 => (seconds <= 5 ? 5 : 10);

/**
 * Has an engine animate one picture for at least this long. Returns the clip's path in the work folder. Throws
 * ProviderError, also for an unusable clip.
 */
export async function animateStill(
  deps: Pick<AnimateDeps, 'ffmpeg'>,
  engine: ImageToVideo,
  still: { picturePath: string; seconds: number; prompt: string; name: string },
  context: JobContext,
): Promise<string> {
  const { picturePath, seconds, prompt, name: shot } = still;
  const { workFolder, signal } = context;
  const outputPath = path.join(workFolder, `${shot}.mp4`);
  await engine.animate({
    picturePath,
    prompt,
    durationSeconds: motionSecondsFor(seconds),
    outputPath,
    context: toEngineContext(context, `${engine.engine}-${shot}`),
  });
  await requireLength(deps, engine, { path: outputPath, seconds, signal });
  return outputPath;
}

/** Throws ProviderError for a file that is not a video, or too short for its shot. */
async function requireLength(
  { ffmpeg: tools }: Pick<AnimateDeps, 'ffmpeg'>,
  { engine: provider }: ImageToVideo,
  { path: file, seconds, signal }: { path: string; seconds: number; signal: AbortSignal },
): Promise<void> {
  const unusableClipError = (cause: Error) =>
    new ProviderError({ provider, operation: 'image-to-video', retryable: false, cause });
  const { durationSeconds } = await inspectMedia({ path: file, kind: 'video', signal, tools }).catch(
    (error: unknown) => {
      const isUnreadable = error instanceof MediaRefusal;
      throw isUnreadable ? unusableClipError(new Error('the clip cannot be read', { cause: error })) : error;
    },
  );
  if (durationSeconds < seconds - toleranceSeconds)
    throw unusableClipError(new Error('the clip is too short'));
}
