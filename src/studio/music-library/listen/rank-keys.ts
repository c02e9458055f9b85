import { readPitchClass } from '../notation/note-name.ts';
import { readSpectrum } from './spectrum.ts';

const windowSamples = 8192;
const minHertz = 150;
const maxHertz = 1000;
const majorSteps = [0, 2, 4, 5, 7, 9, 11];

/** Chromagram: the energy of each of the twelve pitch classes, C first. */
export function readChroma(samples: Float32Array, sampleRate: number): number[] {
  const power = Array.from({ length: 12 }, () => 0);
  for (let start = 0; start + windowSamples <= samples.length; start += windowSamples / 2) {
    const spectrum = readSpectrum(samples.slice(start, start + windowSamples));
    for (const [bin, magnitude] of spectrum.entries()) {
      const hertz = (bin * sampleRate) / windowSamples;
      if (hertz < minHertz || hertz > maxHertz) continue;
      power[((Math.round(12 * Math.log2(hertz / 440)) % 12) + 21) % 12]! += magnitude * magnitude;
    }
  }
  return power.map(Math.sqrt);
}

/** The pitch classes of the twelve major keys, sorted by the energy of their seven notes. */
export function rankScales(chroma: readonly number[]): number[] {
  const heard = (tonic: number) => majorSteps.reduce((sum, step) => sum + chroma[(tonic + step) % 12]!, 0);
  return chroma.map((_, tonic) => tonic).sort((left, right) => heard(right) - heard(left));
}

/** The relative major of a minor key, three semitones above, has the same notes. */
export function scaleOf(key: string): number {
  const [tonic, mode] = key.split(' ');
  return (readPitchClass(tonic!) + (mode === 'minor' ? 3 : 0)) % 12;
}
