import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { voices, type Voice } from '../speech.ts';

/** The options of sherpa-onnx for the files in a folder. */
export type VoiceModel =
  | { kind: 'kokoro'; model: string; voices: string; tokens: string; dataDir: string; lexicon: string }
  | { kind: 'kitten'; model: string; voices: string; tokens: string; dataDir: string }
  | { kind: 'vits'; model: string; tokens: string; dataDir: string; lexicon: string };

/** The package is not a dependency: operators install it for these voices. */
export const voicePackage = 'sherpa-onnx-node';

/** Finds the model in a folder with its publisher's layout; returns a sentence about missing files otherwise. */
export async function findVoiceModel(folder: string): Promise<VoiceModel | string> {
  const names = await readdir(folder);
  const models = names.filter((name) => name.endsWith('.onnx')).toSorted((a, b) => a.length - b.length);
  if (!models[0]) return `${folder} holds no voice model: a file that ends in .onnx is missing`;
  const tokens = join(folder, 'tokens.txt');
  if (!names.includes('tokens.txt')) return `${folder} holds no voice model: tokens.txt is missing`;
  const dataDir = names.includes('espeak-ng-data') ? join(folder, 'espeak-ng-data') : '';
  const lexicon =
    ['lexicon-us-en.txt', 'lexicon.txt'].map((name) => join(folder, name)).find(existsSync) ?? '';
  const model = join(folder, models[0]);
  const voicesFile = join(folder, 'voices.bin');
  // The files have the same names: only the folder distinguishes Kitten from Kokoro.
  if (names.includes('voices.bin') && basename(folder).startsWith('kitten'))
    return { kind: 'kitten', model, voices: voicesFile, tokens, dataDir };
  return names.includes('voices.bin')
    ? { kind: 'kokoro', model, voices: voicesFile, tokens, dataDir, lexicon }
    : { kind: 'vits', model, tokens, dataDir, lexicon };
}

/** The model's speaker for a voice, and its pitch factor. */
export type Speaker = { id: number; pitch: number };

/** Kitten has 8 speakers, alternating men and women; the English Kokoro 0.19 has 11, 1.0 has 53. */
const knownSpeakers: Record<number, Record<Voice, number>> = {
  8: { alloy: 1, echo: 0, fable: 4, onyx: 2, nova: 3, shimmer: 7 },
  11: { alloy: 3, echo: 6, fable: 9, onyx: 5, nova: 1, shimmer: 4 },
  53: { alloy: 0, echo: 12, fable: 25, onyx: 17, nova: 7, shimmer: 10 },
};
/** Makes six voices from a single speaker. */
const pitches: Record<Voice, number> = {
  alloy: 1,
  echo: 0.92,
  fable: 0.96,
  onyx: 0.86,
  nova: 1.06,
  shimmer: 1.14,
};

export function chooseSpeaker(voice: Voice, speakers: number): Speaker {
  const known = knownSpeakers[speakers]?.[voice];
  if (known !== undefined) return { id: known, pitch: 1 };
  const index = voices.indexOf(voice);
  return speakers >= voices.length
    ? { id: index, pitch: 1 }
    : { id: index % Math.max(1, speakers), pitch: pitches[voice] };
}
