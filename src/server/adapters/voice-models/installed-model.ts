import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isVoiceModelName, type VoiceModelName } from './catalogue.ts';

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
