import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FfmpegTools } from '../../ffmpeg/ffmpeg-tools.ts';
import { measureLoudness } from '../../ffmpeg/loudness/measure-loudness.ts';
import type { Loudness } from '../../ffmpeg/loudness/parse-loudness.ts';
import { houseSound } from '../../house-format/house-format.ts';
import type { MouthTrack } from '../../mouth/mouth-track.ts';
import type { Phone, SpokenWord } from '../../speech/speech.ts';
import { hasSentenceMark } from '../../speech/text/sentence-end.ts';
import { readWavSamples, writeWavSamples, type WavSamples } from '../../speech/wav.ts';
import { cutPieces } from '../../voice-over/cut-pieces.ts';
import { placeRuns, type HeardPart } from './place-runs.ts';
import { planRunMouth } from './plan-run-mouth.ts';

/** A run spoken by a voice engine: a 48 kHz mono WAV file, times from its start. */
export type RunSpeech = {
  path: string;
  durationSeconds: number;
  words: readonly SpokenWord[];
  /** Found by alignment if the engine returns none. */
  phones?: readonly Phone[] | null;
  /** Null for the narrator. */
  characterId: string | null;
};

export type SceneWord = { text: string; startSeconds: number; endSeconds: number };
/** Speech of a character; pose n of `mouth` belongs to the n-th frame after `startSeconds`, which is a whole frame. */
export type SpokenQuotation = {
  characterId: string;
  startSeconds: number;
  endSeconds: number;
  mouth: MouthTrack | null;
};
/** The sound of a scene for `composeVideo`, 48 kHz mono; times are those of the scene. */
export type SceneSpeech = {
  path: string;
  /** Whole frames. */
  durationSeconds: number;
  loudness: Loudness;
  words: SceneWord[];
  quotations: SpokenQuotation[];
};

export type RunJoining = {
  runs: readonly RunSpeech[];
  outputPath: string;
  workFolder: string;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
};

const fadeSeconds = 0.006;

/**
 * Joins the spoken runs of a scene into one WAV with a pause at its end, at least 2.5 s long; silence without runs.
 * Throws an Error for a file other than a 48 kHz mono WAV. The file gets its final name only when it is complete.
 */
export async function joinRuns(job: RunJoining): Promise<SceneSpeech> {
  const { runs, outputPath, workFolder, signal, tools } = job;
  const sounds = await Promise.all(runs.map(async ({ path }) => readWavSamples(await readFile(path))));
  const parts = runs.map((run, index) => heardPart(run, sounds[index]!));
  const { starts, durationSeconds } = placeRuns(parts);
  const samples = new Int16Array(Math.round(durationSeconds * houseSound.sampleRate));
  for (const [index, sound] of sounds.entries()) mixIn(samples, sound, parts[index]!, starts[index]!);

  const quotations: SpokenQuotation[] = [];
  for (const [index, run] of runs.entries()) {
    signal?.throwIfAborted();
    const [part, startSeconds] = [parts[index]!, starts[index]!];
    const mouth = await planRunMouth(run, part, { workFolder, signal, ffmpegPath: tools?.ffmpegPath });
    if (run.characterId === null) continue;
    const endSeconds = startSeconds + part.endSeconds - part.startSeconds;
    quotations.push({ characterId: run.characterId, startSeconds, endSeconds, mouth });
  }

  const partPath = join(workFolder, `scene-speech-${crypto.randomUUID()}.wav`);
  try {
    await writeFile(partPath, writeWavSamples({ sampleRate: houseSound.sampleRate, samples }), { signal });
    const loudness = await measureLoudness({ path: partPath, signal, tools });
    await rename(partPath, outputPath);
    const words = runs.flatMap((run, index) => placeWords(run, parts[index]!, starts[index]!));
    return { path: outputPath, durationSeconds, loudness, words, quotations };
  } finally {
    await rm(partPath, { force: true });
  }
}

/** Trims the silence before the first sound and after the last. */
function heardPart({ path, words }: RunSpeech, sound: WavSamples): HeardPart {
  if (sound.sampleRate !== houseSound.sampleRate)
    throw new Error(`Expected speech of ${houseSound.sampleRate} Hz, not ${sound.sampleRate}: ${path}`);
  // A run may end with an abbreviation, which is then the end of its sentence too.
  const endsSentence = hasSentenceMark(words.at(-1)?.word ?? '.');
  const isSilent = sound.samples.every((sample) => sample === 0);
  if (isSilent) return { startSeconds: 0, endSeconds: sound.samples.length / sound.sampleRate, endsSentence };
  const pieces = cutPieces(sound, words);
  return { startSeconds: pieces[0]!.startSeconds, endSeconds: pieces.at(-1)!.endSeconds, endsSentence };
}

function mixIn(into: Int16Array, sound: WavSamples, part: HeardPart, startSeconds: number): void {
  const at = Math.round(startSeconds * sound.sampleRate);
  const from = Math.round(part.startSeconds * sound.sampleRate);
  const length = Math.min(Math.round(part.endSeconds * sound.sampleRate), sound.samples.length) - from;
  const fade = fadeSeconds * sound.sampleRate;
  for (let index = 0; index < length && at + index < into.length; index += 1) {
    const share = Math.min(1, index / fade, (length - 1 - index) / fade);
    into[at + index] = Math.round(sound.samples[from + index]! * share);
  }
}

const placeWords = ({ words }: RunSpeech, part: HeardPart, startSeconds: number): SceneWord[] =>
  words.map(({ word, startSeconds: from, endSeconds: to }) => ({
    text: word,
    startSeconds: startSeconds + from - part.startSeconds,
    endSeconds: startSeconds + to - part.startSeconds,
  }));
