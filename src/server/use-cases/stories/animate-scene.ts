import path from 'node:path';
import type { EngineNote } from '#contract/engines.ts';
import { isInputAtFault } from '#studio/ffmpeg/ffmpeg-error.ts';
import { inspectMedia } from '#studio/ffmpeg/media/inspect-media.ts';
import { MediaRefusal } from '#studio/ffmpeg/media-refusal.ts';
import { normaliseClip } from '#studio/house-format/normalise-clip.ts';
import type { Database } from '../../db/database.ts';
import { storeSceneFile, useSceneFile } from '../../db/story-scene-files.ts';
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
type Scene = { userId: string; film: SceneFilm; seconds: number; fileStem: string };

/**
 * Has the connected engine animate a scene's picture; earlier results are reused. Null: the app's own camera moves it,
 * with a note if an engine failed.
 */
export async function animateScene(
  deps: AnimateSceneDeps,
  scene: Scene,
  context: JobContext,
): Promise<{ motion: StoredMotion | null; notes: EngineNote[] }> {
  const engines = [...deps.imageToVideos, { engine: 'embedded' as const }];
  const { made: motion, notes } = await tryEngines<(typeof engines)[number], StoredMotion | null>(
    'image-to-video',
    engines,
    async (engine) => ('animate' in engine ? animate(deps, engine, scene, context) : null),
    deps.log,
  );
  return { motion, notes };
}

async function animate(
  deps: AnimateSceneDeps,
  engine: ImageToVideo,
  { userId, film, seconds, fileStem }: Scene,
  context: JobContext,
): Promise<StoredMotion> {
  const { scene, picture, style } = film;
  const prompt = motionPrompt({ scene, style });
  const durationSeconds = motionSecondsFor(seconds);
  const order = { engine: engine.engine, picture: picture.recipe, prompt, durationSeconds };
  const recipe = sceneMotionRecipe(order);
  const standing = await useSceneFile(deps.database, { userId, kind: 'motion', recipe });
  if (standing) return standing;
  const stored = await context.step(`motion-${engine.engine}`, async () => {
    const picturePath = await deps.storage.fetch(picture.key, context.workFolder);
    // A scene may be longer than any clip: its last frame is held.
    const still = { picturePath, prompt, seconds: Math.min(seconds, durationSeconds), name: 'scene' };
    const clip = await fitClip(deps, engine, await animateStill(deps, engine, still, context), context);
    const key = `${fileStem}-${engine.engine}.mp4`;
    await deps.storage.put(key, clip.path);
    return { key, durationSeconds: clip.durationSeconds };
  });
  await storeSceneFile(deps.database, { userId, kind: 'motion', recipe, stored });
  return stored;
}

/** The clip in the house format. Throws ProviderError if it cannot be decoded. */
async function fitClip(
  { ffmpeg: tools }: AnimateSceneDeps,
  { engine: provider }: ImageToVideo,
  inputPath: string,
  { workFolder: workDir, signal }: JobContext,
): Promise<{ path: string; durationSeconds: number }> {
  const outputPath = path.join(workDir, 'motion.mp4');
  try {
    const facts = await inspectMedia({ path: inputPath, kind: 'video', signal, tools });
    const { durationSeconds } = await normaliseClip({ inputPath, facts, outputPath, workDir, signal, tools });
    return { path: outputPath, durationSeconds };
  } catch (error) {
    if (!(error instanceof MediaRefusal) && !isInputAtFault(error)) throw error;
    const cause = new Error('the clip cannot be read');
    throw new ProviderError({ provider, operation: 'moving picture', retryable: false, cause });
  }
}
