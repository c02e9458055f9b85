import { readPitchClass } from '../notation/note-name.ts';
import { readSpectrum } from './spectrum.ts';

const windowSamples = 8192;
const minHertz = 150;
const maxHertz = 1000;
const majorSteps = [0, 2, 4, 5, 7, 9, 11];
/** The tuning note, A4. */
const tuningNote = { hertz: 440, pitchClass: 9 };

function pitchClassOf(hertz: number): number {
  const semitones = Math.round(12 * Math.log2(hertz / tuningNote.hertz));
  // The remainder of a negative number is negative.
  return ((semitones % 12) + 12 + tuningNote.pitchClass) % 12;
}

/** Chroma vector: the magnitude of each of the twelve pitch classes, C first. */
export function readChroma(samples: Float32Array, sampleRate: number): number[] {
  const power = Array.from({ length: 12 }, () => 0);
  for (let start = 0; start + windowSamples <= samples.length; start += windowSamples / 2) {
    const spectrum = readSpectrum(samples.slice(start, start + windowSamples));
    for (const [bin, magnitude] of spectrum.entries()) {
      const hertz = (bin * sampleRate) / windowSamples;
      if (hertz < minHertz || hertz > maxHertz) continue;
      power[pitchClassOf(hertz)]! += magnitude * magnitude;
    }
  }
  return power.map(Math.sqrt);
}

/** The tonics of the twelve major keys (pitch classes), best match first. */
export function rankMajorKeys(chroma: readonly number[]): number[] {
  const matchOf = (tonic: number) => majorSteps.reduce((sum, step) => sum + chroma[(tonic + step) % 12]!, 0);
  return chroma.map((_, tonic) => tonic).sort((left, right) => matchOf(right) - matchOf(left));
}

/** "A minor" → 0 (C): the tonic of the major key with the same notes. */
export function majorTonicOf(key: string): number {
  const [tonic, mode] = key.split(' ');
  return (readPitchClass(tonic!) + (mode === 'minor' ? 3 : 0)) % 12;
}
