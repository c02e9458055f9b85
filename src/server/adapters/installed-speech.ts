import { createRequire } from 'node:module';
import path from 'node:path';
import { mainScript } from '#studio/speech/main-script.ts';
import { voicePackage } from '#studio/speech/voice-model.ts';
import { ProviderError } from '../errors.ts';
import type { Speech } from '../ports/speech.ts';
import { openLocalSpeech } from './local-speech.ts';
import { findInstalledModel, engineFolder } from './voice-models/installed-model.ts';

export type InstalledVoiceSettings = {
  dataFolder: string;
  ffmpegPath: string;
  log: { info: (facts: object, text: string) => void; warn: (facts: object, text: string) => void };
  /** The package's name, or a file that stands for it. */
  packageName?: string;
};

/**
 * The model that `npm run voices` installed. Looked for at each order, so that a running app needs no restart; without
 * one it reads nothing. Whatever fails is not tried again: another engine takes over.
 */
export function openInstalledSpeech(settings: InstalledVoiceSettings): Speech {
  const { dataFolder, ffmpegPath, log } = settings;
  return {
    engine: 'local',
    reads: (text) => mainScript(text) === 'Latin' && findInstalledModel(dataFolder) !== null,
    async speak(order) {
      const model = findInstalledModel(dataFolder);
      try {
        if (!model) throw new Error('no voice model is installed any more');
        const packageName = settings.packageName ?? findPackage(dataFolder);
        const speech = await openLocalSpeech({ folder: model.folder, ffmpegPath, packageName });
        const spoken = await speech.speak(order);
        log.info({ model: model.name, voice: order.voice }, 'an installed voice model spoke');
        return spoken;
      } catch (error) {
        order.errand.signal.throwIfAborted();
        log.warn(
          { model: model?.name, err: error },
          'the installed voice model failed; another voice speaks',
        );
        const facts = { provider: 'the installed voice model', operation: 'speaking', retryable: false };
        throw new ProviderError({ ...facts, cause: error });
      }
    },
  };
}

/** The command's own copy first; a name that cannot be found is reported by whoever loads it. */
export function findPackage(dataFolder: string): string {
  try {
    return createRequire(path.join(engineFolder(dataFolder), 'package.json')).resolve(voicePackage);
  } catch {
    return voicePackage;
  }
}
