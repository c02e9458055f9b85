import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Neural voice models that `npm run voices` can download: archives NAME.tar.bz2 of one release. */
export const voiceModels = {
  'kitten-nano-en-v0_8-int8': 'English, 8 speakers, small and quick',
  'kokoro-en-v0_19': 'English, 11 speakers',
  'kokoro-multi-lang-v1_0': '53 speakers; the app uses its English ones',
} as const;

export type VoiceModelName = keyof typeof voiceModels;

export const voiceModelsUrl = 'https://github.com/k2-fsa/sherpa-onnx/releases/download/tts-models';

export const isVoiceModelName = (name: string): name is VoiceModelName => Object.hasOwn(voiceModels, name);

export const voicesFolder = (dataFolder: string): string => path.join(dataFolder, 'voices');
export const modelFolder = (dataFolder: string, name: VoiceModelName): string =>
  path.join(voicesFolder(dataFolder), 'models', name);
/** Where the command puts the runtime package: outside node_modules, which `npm ci` empties. */
export const engineFolder = (dataFolder: string): string => path.join(voicesFolder(dataFolder), 'engine');
/** Contains the name of the selected model. */
export const choiceFile = (dataFolder: string): string => path.join(voicesFolder(dataFolder), 'chosen');

/** The selected model; null if none is installed. Read on each call, so a running app notices changes. */
export function findInstalledModel(dataFolder: string): { name: VoiceModelName; folder: string } | null {
  let name: string;
  try {
    name = readFileSync(choiceFile(dataFolder), 'utf8').trim();
  } catch {
    return null;
  }
  if (!isVoiceModelName(name)) return null;
  const folder = modelFolder(dataFolder, name);
  return existsSync(folder) ? { name, folder } : null;
}

/** A voice model could not be fetched, checked or unpacked; the message is for the operator. */
export class VoiceModelError extends Error {
  override name = 'VoiceModelError';
}
