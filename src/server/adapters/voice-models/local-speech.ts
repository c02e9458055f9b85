import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SpeakingStyle } from '#contract/voices.ts';
import { finishSpeech } from '#studio/speech/finish-speech.ts';
import { mainScript } from '#studio/speech/text/main-script.ts';
import { runVoiceModel } from '#studio/speech/voice-model/run-voice-model.ts';
import { findVoiceModel, voicePackage } from '#studio/speech/voice-model/voice-model.ts';
import { writeWavSamples } from '#studio/speech/wav.ts';
import { ProviderError, StartError } from '../../errors.ts';
import type { Speech } from '../../ports/speech.ts';
import { malformedReplyError, shortCode, VendorFailureDetails } from '../vendor/vendor-failure.ts';

const provider = 'the local voice model';
const operation = 'speaking';
/** The models have no styles, so they are expressed by speed. */
const tempos: Record<SpeakingStyle, number> = { natural: 1, enthusiastic: 1.07, serious: 0.93 };

export type LocalVoiceSettings = {
  folder: string;
  ffmpegPath: string;
  /** The package's name, or a file in its place. */
  packageName?: string;
};

/**
 * A neural voice model in a folder, run by sherpa-onnx-node. Throws StartError if the package or the model is missing.
 */
export async function openLocalSpeech(settings: LocalVoiceSettings): Promise<Speech> {
  const { folder, ffmpegPath, packageName = voicePackage } = settings;
  if (!canLoad(packageName)) {
    throw new StartError(
      `LOCAL_VOICE_FOLDER is set, but the package ${voicePackage} is not installed. Install it with "npm install --no-save ${voicePackage}", or leave LOCAL_VOICE_FOLDER out.`,
    );
  }
  const model = await findVoiceModel(folder);
  if (typeof model === 'string') throw new StartError(`LOCAL_VOICE_FOLDER cannot be used: ${model}.`);
  return {
    engine: 'local',
    // Other scripts need other models, and the folder does not say which language its model speaks.
    reads: (text) => mainScript(text) === 'Latin',
    async speak({ text, voice, style, speed, workFolder, context }) {
      const { signal } = context;
      const tempo = Math.min(2, Math.max(0.5, speed * tempos[style]));
      const spoken = await runVoiceModel({ packageName, model, text, voice, speed: tempo, signal }).catch(
        (error: unknown) => {
          signal.throwIfAborted();
          const code = error instanceof Error && 'code' in error ? shortCode(error.code) : null;
          const cause = new VendorFailureDetails(code ?? 'it broke off');
          throw new ProviderError({ provider, operation, retryable: true, cause });
        },
      );
      const rawPath = path.join(workFolder, 'model-speech.wav');
      await writeFile(rawPath, writeWavSamples(spoken));
      const finished = await finishSpeech({
        partPaths: [rawPath],
        tempo: 1,
        pitch: spoken.pitch,
        workFolder,
        signal,
        ffmpegPath,
      });
      if (!finished) throw malformedReplyError(provider, operation, 'it said nothing');
      return { ...finished, phones: null, words: null };
    },
  };
}

function canLoad(packageName: string): boolean {
  try {
    createRequire(import.meta.url).resolve(packageName);
    return true;
  } catch {
    return false;
  }
}
