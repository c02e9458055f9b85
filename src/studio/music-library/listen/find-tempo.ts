const hopSamples = 256;
const framesPerSecond = 48_000 / hopSamples;
const beatsCompared = 8;

/** The tempo from 60 to 180 BPM with the strongest autocorrelation of onsets. */
export function findTempo(samples: Float32Array): number {
  const onsets = readOnsets(samples);
  const candidates = Array.from({ length: 241 }, (_, index) => 60 + index / 2);
  const fits = candidates.map((bpm) => repeatsAt(onsets, (60 / bpm) * framesPerSecond));
  return candidates[fits.indexOf(Math.max(...fits))]!;
}

/** Half and double tempo count as equal. */
export const isSameTempo = (found: number, declared: number): boolean =>
  [0.5, 1, 2].some((multiple) => Math.abs(found - declared * multiple) <= 0.5);

/** Rise of the energy per frame. Sample differences emphasize the treble, so that hi-hats count as well as kicks. */
function readOnsets(samples: Float32Array): Float64Array {
  const frames = Math.floor(samples.length / hopSamples) - 1;
  const levels = Float64Array.from({ length: frames }, (_, frame) => {
    let sum = 0;
    for (let index = frame * hopSamples + 1; index <= (frame + 1) * hopSamples; index++) {
      sum += (samples[index]! - samples[index - 1]!) ** 2 * 40 + samples[index]! ** 2;
    }
    return Math.log10(1e-6 + sum / hopSamples);
  });
  const rises = levels.map((level, frame) => Math.max(0, level - (levels[frame - 1] ?? level)));
  const mean = rises.reduce((sum, rise) => sum + rise, 0) / rises.length;
  return rises.map((rise) => rise - mean);
}

function repeatsAt(onsets: Float64Array, beatFrames: number): number {
  let likeness = 0;
  for (let beat = 1; beat <= beatsCompared; beat++) likeness += likenessAt(onsets, beatFrames * beat);
  return likeness;
}

function likenessAt(onsets: Float64Array, lag: number): number {
  const whole = Math.floor(lag);
  const part = lag - whole;
  let sum = 0;
  for (let frame = 0; frame + whole + 1 < onsets.length; frame++) {
    sum += onsets[frame]! * (onsets[frame + whole]! * (1 - part) + onsets[frame + whole + 1]! * part);
  }
  return sum / (onsets.length - whole);
}
