import path from 'node:path';
import type { EngineNote } from '#contract/engines.ts';
import { isInputAtFault } from '#studio/ffmpeg/ffmpeg-error.ts';
import { inspectMedia } from '#studio/ffmpeg/media/inspect-media.ts';
import { MediaRefusal } from '#studio/ffmpeg/media-refusal.ts';
import { normaliseClip } from '#studio/house-format/normalise-clip.ts';
import type { Database } from '../../db/database.ts';
import { storeSceneFile, reuseSceneFile } from '../../db/story-scene-files.ts';
import type { SceneFilm, StoredMotion } from '../../db/story-video-tables.ts';
import { sceneMotionRecipe } from '../../domain/recipes.ts';
import { motionPrompt } from '../../domain/stories/story-prompts.ts';
import type { JobContext } from '../../domain/tasks.ts';
import { ProviderError } from '../../errors.ts';
import type { ImageToVideo } from '../../ports/image-to-video.ts';
import type { Storage } from '../../ports/storage.ts';
import { animateStill, motionSecondsFor, type AnimateDeps } from '../broll/animate-shots.ts';
import { tryEngines } from '../hooks/try-engines.ts';

export type AnimateSceneDeps = AnimateDeps & { database: Database; storage: Storage };
type SceneToAnimate = { userId: string; film: SceneFilm; sceneSeconds: number; fileStem: string };

/**
 * Has an engine animate the scene's picture, or reuses an earlier result. `motion` is null if no engine did: the app's own
 * camera then moves the picture, and `notes` says which engine failed.
 */
export async function animateScene(
  deps: AnimateSceneDeps,
  sceneToAnimate: SceneToAnimate,
  context: JobContext,
): Promise<{ motion: StoredMotion | null; notes: EngineNote[] }> {
  const engines = [...deps.imageToVideos, { engine: 'embedded' as const }];
  const { made: motion, notes } = await tryEngines<(typeof engines)[number], StoredMotion | null>(
    'image-to-video',
    engines,
    async (engine) => ('animate' in engine ? animate(deps, engine, sceneToAnimate, context) : null),
    deps.log,
  );
  return { motion, notes };
}

async function animate(
  deps: AnimateSceneDeps,
  engine: ImageToVideo,
  { userId, film, sceneSeconds, fileStem }: SceneToAnimate,
  context: JobContext,
): Promise<StoredMotion> {
  const { scene, picture, style } = film;
  const prompt = motionPrompt({ scene, style });
  const clipSeconds = motionSecondsFor(sceneSeconds);
  const order = { engine: engine.engine, picture: picture.recipe, prompt, durationSeconds: clipSeconds };
  const recipe = sceneMotionRecipe(order);
  const existing = await reuseSceneFile(deps.database, { userId, kind: 'motion', recipe });
  if (existing) return existing;
  const stored = await context.step(`motion-${engine.engine}`, async () => {
    const picturePath = await deps.storage.fetch(picture.key, context.workFolder);
    // A scene may be longer than any clip; the clip's last frame is then held.
    const still = { picturePath, prompt, seconds: Math.min(sceneSeconds, clipSeconds), name: 'scene' };
    const animatedPath = await animateStill(deps, engine, still, context);
    const clip = await toHouseFormat(deps, engine, animatedPath, context);
    const key = `${fileStem}-${engine.engine}.mp4`;
    await deps.storage.put(key, clip.path);
    return { key, durationSeconds: clip.durationSeconds };
  });
  await storeSceneFile(deps.database, { userId, kind: 'motion', recipe, stored });
  return stored;
}

/** Throws ProviderError if the clip cannot be decoded. */
async function toHouseFormat(
  { ffmpeg: tools }: AnimateSceneDeps,
  { engine: provider }: ImageToVideo,
  inputPath: string,
  { workFolder, signal }: JobContext,
): Promise<{ path: string; durationSeconds: number }> {
  const outputPath = path.join(workFolder, 'motion.mp4');
  try {
    const facts = await inspectMedia({ path: inputPath, kind: 'video', signal, tools });
    const { durationSeconds } = await normaliseClip({
      inputPath,
      facts,
      outputPath,
      workFolder,
      signal,
      tools,
    });
    return { path: outputPath, durationSeconds };
  } catch (error) {
    const isUnreadable = error instanceof MediaRefusal || isInputAtFault(error);
    if (!isUnreadable) throw error;
    const cause = new Error('the clip cannot be read', { cause: error });
    throw new ProviderError({ provider, operation: 'image-to-video', retryable: false, cause });
  }
}
