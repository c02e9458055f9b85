import path from 'node:path';
import type { EngineNote } from '#contract/engines.ts';
import type { TaskData } from '#contract/tasks.ts';
import type { VideoFormat } from '#contract/video-formats.ts';
import { renderScene } from '#studio/story-film/render-scene.ts';
import type { SceneOrder } from '#studio/story-film/scene-order.ts';
import { storeSceneFile, reuseSceneFile } from '../../db/story-scene-files.ts';
import type {
  SceneFilm,
  StoredMotion,
  StoredSceneClip,
  StoredSceneSpeech,
} from '../../db/story-video-tables.ts';
import { findVideoScene } from '../../db/story-videos.ts';
import type { WriteResult } from '../../db/tables.ts';
import { progressBetween, type JobContext } from '../../domain/tasks.ts';
import { animateScene, type AnimateSceneDeps } from './animate-scene.ts';
import { speakScene, type SpeakSceneDeps } from './speak-scene.ts';

export type MakeStorySceneDeps = SpeakSceneDeps & AnimateSceneDeps;

/** Shares of the whole by measured time: drawing takes nearly all of it. */
const filmBeginsAt = 12;

/** Speaks and films a scene, unless its clip exists. Returns how to write the result. */
export async function makeStoryScene(
  deps: MakeStorySceneDeps,
  { sceneId, recipe }: TaskData<'make-story-scene'>,
  context: JobContext,
): Promise<WriteResult | void> {
  const row = await findVideoScene(deps.database, sceneId);
  if (!row || row.recipe !== recipe) throw new Error('the scene has changed');
  const { film, user_id: userId, format } = row;
  // Another video of the same storyboard may have made the clip since this task was queued.
  const existing = await reuseSceneFile(deps.database, { userId, kind: 'clip', recipe });
  if (existing?.notes.length === 0) return;
  const { fileStem } = await context.step('files', async () => ({
    fileStem: `users/${userId}/story-scenes/${crypto.randomUUID()}`,
  }));
  context.progress({ stage: 'voice', progress: 1 });
  const speech = await speakScene(deps, { userId, voices: film.voices, fileStem }, context);
  context.progress({ stage: 'rendering', progress: filmBeginsAt });
  const sceneSeconds = speech.durationSeconds;
  const { motion, notes } = await animateScene(deps, { userId, film, sceneSeconds, fileStem }, context);
  const stored = await context.step('clip', () =>
    filmScene(deps, { film, speech, motion, notes, format, fileStem }, context),
  );
  return (transaction) => storeSceneFile(transaction, { userId, kind: 'clip', recipe, stored });
}

type SceneToFilm = {
  film: SceneFilm;
  speech: StoredSceneSpeech;
  motion: StoredMotion | null;
  /** For the animated picture. */
  notes: EngineNote[];
  format: VideoFormat;
  fileStem: string;
};

async function filmScene(
  deps: MakeStorySceneDeps,
  { film, speech, motion, notes, format, fileStem }: SceneToFilm,
  { workFolder, signal, progress }: JobContext,
): Promise<StoredSceneClip> {
  const fetch = (key: string): Promise<string> => deps.storage.fetch(key, workFolder);
  const outputPath = path.join(workFolder, 'clip.mp4');
  const { durationSeconds } = await renderScene({
    order: {
      scene: toDrawnScene(film),
      picture: await choosePicture(film, motion, format, fetch),
      speech: {
        ...speech,
        path: await fetch(speech.key),
        quotations: speech.quotations.map((quotation) => ({
          ...quotation,
          characterId: film.drawnIds[quotation.characterId] ?? quotation.characterId,
        })),
      },
      captions: film.captions,
      format,
      seed: film.picture.recipe,
    },
    outputPath,
    workFolder,
    signal,
    onProgress: (fraction) =>
      progress({ stage: 'rendering', progress: progressBetween(filmBeginsAt, 98, fraction) }),
    tools: deps.ffmpeg,
  });
  const key = `${fileStem}.mp4`;
  await deps.storage.put(key, outputPath);
  const { loudness, engine: voice } = speech;
  return { key, durationSeconds, loudness, voice, notes: [...speech.notes, ...notes] };
}

async function choosePicture(
  { picture, subject }: SceneFilm,
  motion: StoredMotion | null,
  format: VideoFormat,
  fetch: (key: string) => Promise<string>,
): Promise<SceneOrder['picture']> {
  if (motion) return { kind: 'clip', path: await fetch(motion.key), durationSeconds: motion.durationSeconds };
  if (!subject) return { kind: 'picture', path: await fetch(picture.key) };
  const { kind: _kind, take: variation, ...order } = subject;
  return { kind: 'drawn', order: { ...order, variation, format } };
}

/** The scene as told, with its characters under their ids in the picture. */
function toDrawnScene({ scene, drawnIds }: SceneFilm): SceneFilm['scene'] {
  const drawn = (id: string): string => drawnIds[id] ?? id;
  return {
    ...scene,
    characterIds: scene.characterIds.map(drawn),
    quotations: scene.quotations.map(({ text, characterId }) => ({
      text,
      characterId: characterId && drawn(characterId),
    })),
  };
}
