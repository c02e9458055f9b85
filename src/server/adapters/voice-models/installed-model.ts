import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isVoiceModelName, type VoiceModelName } from './catalogue.ts';

export const voicesFolder = (dataFolder: string): string => path.join(dataFolder, 'voices');
export const modelFolder = (dataFolder: string, name: VoiceModelName): string =>
  path.join(voicesFolder(dataFolder), 'models', name);
/** Where the command puts the package that runs the models: outside node_modules, which `npm ci` empties. */
export const engineFolder = (dataFolder: string): string => path.join(voicesFolder(dataFolder), 'engine');
/** Holds the name of the model that speaks. */
export const choiceFile = (dataFolder: string): string => path.join(voicesFolder(dataFolder), 'chosen');

/** The model that speaks now; null when none is installed. Read anew each time: a running app hears of it. */
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
