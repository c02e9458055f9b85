import path from 'node:path';
import type { VoiceEngine } from '#contract/engines.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { joinRuns, type SceneSpeech } from '#studio/story-film/speech/join-runs.ts';
import type { Database } from '../../db/database.ts';
import { storeSceneFile, reuseSceneFile } from '../../db/story-scene-files.ts';
import type { SceneVoices, StoredSceneSpeech, VoicedRun } from '../../db/story-video-tables.ts';
import { sceneSpeechRecipe } from '../../domain/recipes.ts';
import type { TimedWord } from '#contract/spread-words.ts';
import type { JobContext } from '../../domain/tasks.ts';
import type { Speech, SpokenText } from '../../ports/speech.ts';
import type { Storage } from '../../ports/storage.ts';
import { tryEngines, type EngineLog } from '../hooks/try-engines.ts';
import { toEngineContext } from '../tasks/to-engine-context.ts';
import { timeSpokenWords } from '../voices/time-spoken-words.ts';

export type SpeakSceneDeps = {
  database: Database;
  storage: Storage;
  ffmpeg: FfmpegTools;
  /** Best first. */
  voices: readonly Speech[];
  log: EngineLog;
};

type StoredRun = {
  key: string;
  durationSeconds: number;
  words: TimedWord[];
  phones: SpokenText['phones'];
  characterId: string | null;
};
type Spoken = { made: StoredRun[]; engine: VoiceEngine | null; notes: StoredSceneSpeech['notes'] };

/** A scene's speech; earlier speech by the chosen engine is reused. */
export async function speakScene(
  deps: SpeakSceneDeps,
  { userId, voices, fileStem }: { userId: string; voices: SceneVoices; fileStem: string },
  context: JobContext,
): Promise<StoredSceneSpeech> {
  const recipe = sceneSpeechRecipe(voices);
  const existing = await reuseSceneFile(deps.database, { userId, kind: 'speech', recipe });
  if (existing?.notes.length === 0) return existing;
  const spoken = await speakRuns(deps, voices, fileStem, context);
  const stored = await context.step('speech', () => joinAndStore(deps, spoken, `${fileStem}.wav`, context));
  await storeSceneFile(deps.database, { userId, kind: 'speech', recipe, stored });
  // Each line is stored, so that a worker that takes over does not order it again.
  for (const { key } of spoken.made) await deps.storage.remove(key);
  return stored;
}

/** One engine speaks all lines; if it fails, the next engine speaks the whole scene again. */
async function speakRuns(
  deps: SpeakSceneDeps,
  voices: SceneVoices,
  fileStem: string,
  context: JobContext,
): Promise<Spoken> {
  const { runs, style, speed } = voices;
  if (runs.length === 0) return { made: [], engine: null, notes: [] };
  const chosen = deps.voices.filter(({ engine }) => voices.engines.includes(engine));
  const { workFolder } = context;
  return tryEngines(
    'voice',
    // An engine that was disconnected since is skipped.
    chosen.length > 0 ? chosen : deps.voices,
    async (speech) => {
      const spoken: StoredRun[] = [];
      for (const [index, run] of runs.entries()) {
        const name = `${speech.engine}-run-${index}`;
        const engineContext = toEngineContext(context, name);
        const order = { text: run.text, voice: run.voice, style, speed, workFolder, context: engineContext };
        const stored = await context.step(name, async () => {
          const made = await speech.speak(order);
          return storeRun(deps, { run, made, key: `${fileStem}-${name}.wav` }, context);
        });
        spoken.push(stored);
      }
      return spoken;
    },
    deps.log,
  );
}

async function storeRun(
  deps: SpeakSceneDeps,
  { run, made, key }: { run: VoicedRun; made: SpokenText; key: string },
  context: JobContext,
): Promise<StoredRun> {
  const { text, characterId } = run;
  const { durationSeconds, phones } = made;
  const words = made.words ?? (await timeSpokenWords(deps, { ...made, text }, context));
  await deps.storage.put(key, made.path);
  return { key, durationSeconds, words, phones, characterId };
}

async function joinAndStore(
  { storage, ffmpeg: tools }: SpeakSceneDeps,
  { made, engine, notes }: Spoken,
  key: string,
  { workFolder, signal }: JobContext,
): Promise<StoredSceneSpeech> {
  const runs = await Promise.all(
    made.map(async (run) => ({ ...run, path: await storage.fetch(run.key, workFolder) })),
  );
  const outputPath = path.join(workFolder, 'scene.wav');
  const joined: SceneSpeech = await joinRuns({ runs, outputPath, workFolder, signal, tools });
  await storage.put(key, joined.path);
  const { durationSeconds, loudness, words, quotations } = joined;
  return { key, durationSeconds, loudness, words, quotations, engine, notes };
}
