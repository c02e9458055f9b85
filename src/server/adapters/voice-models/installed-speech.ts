import { createRequire } from 'node:module';
import path from 'node:path';
import { mainScript } from '#studio/speech/text/main-script.ts';
import { voicePackage } from '#studio/speech/voice-model/voice-model.ts';
import { ProviderError } from '../../errors.ts';
import type { Speech } from '../../ports/speech.ts';
import { openLocalSpeech } from './local-speech.ts';
import { findInstalledModel, engineFolder } from './installed-model.ts';

export type InstalledVoiceSettings = {
  dataFolder: string;
  ffmpegPath: string;
  log: { info: (facts: object, text: string) => void; warn: (facts: object, text: string) => void };
  /** The package's name, or a file in its place. */
  packageName?: string;
};

/**
 * The model that `npm run voices` installed. Looked up for each order, so a running app needs no restart; without one
 * no text is accepted. Failures are not retried: another engine takes over.
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
        order.context.signal.throwIfAborted();
        log.warn({ model: model?.name, err: error }, 'installed voice model failed; using another voice');
        const facts = { provider: 'the installed voice model', operation: 'speaking', retryable: false };
        throw new ProviderError({ ...facts, cause: error });
      }
    },
  };
}

/** The command's own copy first; if neither resolves, loading the package reports it. */
export function findPackage(dataFolder: string): string {
  try {
    return createRequire(path.join(engineFolder(dataFolder), 'package.json')).resolve(voicePackage);
  } catch {
    return voicePackage;
  }
}
