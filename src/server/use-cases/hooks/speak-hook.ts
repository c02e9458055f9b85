import type { EngineNote, VoiceEngine } from '#contract/engines.ts';
import type { Voice } from '#contract/voices.ts';
import { alignSpeech, doubtfulCost, InaudibleSpeechError } from '#studio/alignment/align-speech.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { UnspeakableTextError } from '#studio/speech/text/unspeakable-text-error.ts';
import type { HookRow } from '../../db/hooks.ts';
import { hookVersions } from '../../domain/recipes.ts';
import type { JobContext } from '../../domain/tasks.ts';
import type { Speech, SpokenText } from '../../ports/speech.ts';
import type { Storage } from '../../ports/storage.ts';
import { toEngineContext } from '../tasks/to-engine-context.ts';
import { tryEngines, type EngineLog } from './try-engines.ts';

export type SpeakDeps = {
  storage: Storage;
  ffmpeg: FfmpegTools;
  /** Best first. */
  voices: readonly Speech[];
  log: EngineLog;
};

export type StoredSpeech = Omit<SpokenText, 'path'> & {
  key: string;
  engine: VoiceEngine;
  notes: EngineNote[];
  /** The version of the embedded voices; null for a vendor's. Missing in speech stored before versions existed. */
  version?: number | null;
};

const maxSpeed = 2;
/** Factors of the speed in the first three takes; small enough to be the chosen speed still. */
const paces = [1, 0.95, 1.05] as const;

/** Another take with the same settings gets another pace, because some engines always say the same words in the same way. */
const paceOf = ({ speed, variation }: HookRow): number =>
  Math.min(maxSpeed, Math.max(1 / maxSpeed, speed * paces[variation % paces.length]!));

/** Speaks the hook once across all attempts and stores the speech. */
export function speakHook(
  deps: SpeakDeps,
  hook: HookRow & { voice: Voice },
  context: JobContext,
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
          speed: paceOf(hook),
          variation: hook.variation,
          workFolder: context.workFolder,
          context: toEngineContext(context, `speech-${speech.engine}`),
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

export type Sounds = Pick<SpokenText, 'phones' | 'words'>;

/** The time of each sound, from the engine or by alignment; unknown if the embedded voices cannot read the text. */
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
        workFolder: context.workFolder,
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
