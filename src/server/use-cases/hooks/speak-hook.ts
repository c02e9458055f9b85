import type { EngineNote, VoiceEngine } from '#contract/engines.ts';
import type { Voice } from '#contract/voices.ts';
import { alignSpeech, doubtfulCost, InaudibleSpeechError } from '#studio/alignment/align-speech.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { UnspeakableTextError } from '#studio/speech/unspeakable-text-error.ts';
import type { HookRow } from '../../db/hooks.ts';
import { hookVersions } from '../../domain/recipes.ts';
import type { JobContext } from '../../domain/tasks.ts';
import type { Errand } from '../../ports/errand.ts';
import type { Speech, SpokenText } from '../../ports/speech.ts';
import type { Storage } from '../../ports/storage.ts';
import { tryEngines, type EngineLog } from './try-engines.ts';

export type SpeakDeps = {
  storage: Storage;
  ffmpeg: FfmpegTools;
  /** From the best on. */
  voices: readonly Speech[];
  log: EngineLog;
};

export type StoredSpeech = Omit<SpokenText, 'path'> & {
  key: string;
  engine: VoiceEngine;
  notes: EngineNote[];
  /** Of our own voices; null of a vendor's. Speech that was stored before there were versions has none. */
  version?: number | null;
};

/** Speaks the hook once, whoever does it, and stores what was said. */
export function speakHook(
  deps: SpeakDeps,
  hook: HookRow & { voice: Voice },
  context: JobContext,
  errandOf: (engine: string) => Errand,
): Promise<StoredSpeech> {
  return context.step('speech', async () => {
    const readers = deps.voices.filter((speech) => speech.reads(hook.text));
    const { made, engine, notes } = await tryEngines(
      'voice',
      readers.length > 0 ? readers : deps.voices.slice(-1),
      (speech) =>
        speech.speak({
          text: hook.text,
          voice: hook.voice,
          style: hook.style,
          speed: hook.speed,
          workFolder: context.workFolder,
          errand: errandOf(speech.engine),
        }),
      deps.log,
    );
    const { path, ...spoken } = made;
    const key = `users/${hook.user_id}/hooks/${hook.id}.wav`;
    await deps.storage.put(key, path);
    const version = engine === 'embedded' ? hookVersions.voice : null;
    return { ...spoken, key, engine, notes, version };
  });
}

type Sounds = Pick<SpokenText, 'phones' | 'words'>;

/** When each sound is said: the engine's own word for it, else found by listening; unknown where our voices do not read the text. */
export async function findSounds(
  deps: SpeakDeps,
  hook: HookRow,
  speech: StoredSpeech,
  context: JobContext,
): Promise<Sounds> {
  if (speech.phones) return speech;
  return context.step('sounds', async () => {
    try {
      const { phones, words, cost } = await alignSpeech({
        audioPath: await deps.storage.fetch(speech.key, context.workFolder),
        text: hook.text,
        workDir: context.workFolder,
        signal: context.signal,
        ffmpegPath: deps.ffmpeg.ffmpegPath,
      });
      return cost <= doubtfulCost ? { phones, words } : unknownSounds;
    } catch (error) {
      if (error instanceof UnspeakableTextError || error instanceof InaudibleSpeechError)
        return unknownSounds;
      throw error;
    }
  });
}

const unknownSounds: Sounds = { phones: null, words: null };
