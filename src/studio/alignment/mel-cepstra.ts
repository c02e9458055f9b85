import { analysisRate, spectrumBins } from './power-spectra.ts';

const filters = 26;
const coefficients = 13;
/** The cepstra and their rates of change. */
export const featuresPerFrame = 2 * coefficients;

const minHertz = 100;
/** Still below half the sampling rate at the largest warp. */
const maxHertz = 6_400;
/** Frames on each side over which a rate of change is measured. */
const deltaReach = 2;

const toMel = (hertz: number) => 1127 * Math.log(1 + hertz / 700);
const toHertz = (mel: number) => 700 * (Math.exp(mel / 1127) - 1);

const cosineTable = Float64Array.from({ length: coefficients * filters }, (_, position) => {
  const [order, filter] = [Math.floor(position / filters), position % filters];
  return Math.cos((Math.PI * order * (filter + 0.5)) / filters);
});

type Filter = { first: number; weights: Float64Array };

/**
 * Triangular filters, evenly spaced in mel, with all frequencies multiplied by `warp`: above 1, a smaller vocal tract
 * is mapped to one of normal size.
 */
function melFilters(warp: number): Filter[] {
  const [low, high] = [toMel(minHertz), toMel(maxHertz)];
  const edge = (index: number) =>
    (toHertz(low + ((high - low) * index) / (filters + 1)) * warp * 2 * (spectrumBins - 1)) / analysisRate;
  return Array.from({ length: filters }, (_, index) => {
    const [start, peak, end] = [edge(index), edge(index + 1), edge(index + 2)];
    const first = Math.ceil(start);
    const count = Math.min(spectrumBins - 1, Math.floor(end)) - first + 1;
    const weights = Float64Array.from({ length: Math.max(0, count) }, (_, offset) => {
      const bin = first + offset;
      return bin <= peak ? (bin - start) / (peak - start) : (end - bin) / (end - peak);
    });
    return { first, weights };
  });
}

/**
 * Mel-frequency cepstra (Davis & Mermelstein, 1980) and their changes, `featuresPerFrame` values a frame, each feature
 * with mean 0 and deviation 1 over the whole recording: microphone and voice colour drop out.
 */
export function melCepstra(spectra: Float32Array, warp: number): Float32Array {
  const frames = spectra.length / spectrumBins;
  const bank = melFilters(warp);
  const features = new Float32Array(frames * featuresPerFrame);
  const energies = new Float64Array(filters);
  for (let frame = 0; frame < frames; frame++) {
    for (const [index, { first, weights }] of bank.entries()) {
      let energy = 0;
      const offset = frame * spectrumBins + first;
      for (let bin = 0; bin < weights.length; bin++) energy += weights[bin]! * spectra[offset + bin]!;
      energies[index] = Math.log(energy + 1e4);
    }
    for (let order = 0; order < coefficients; order++) {
      let sum = 0;
      for (let filter = 0; filter < filters; filter++)
        sum += cosineTable[order * filters + filter]! * energies[filter]!;
      features[frame * featuresPerFrame + order] = sum;
    }
  }
  addChanges(features, frames);
  normalise(features, frames);
  return features;
}

function addChanges(features: Float32Array, frames: number): void {
  const at = (frame: number, order: number) =>
    features[Math.max(0, Math.min(frames - 1, frame)) * featuresPerFrame + order]!;
  for (let frame = 0; frame < frames; frame++) {
    for (let order = 0; order < coefficients; order++) {
      let change = 0;
      for (let reach = 1; reach <= deltaReach; reach++)
        change += reach * (at(frame + reach, order) - at(frame - reach, order));
      features[frame * featuresPerFrame + coefficients + order] = change;
    }
  }
}

function normalise(features: Float32Array, frames: number): void {
  for (let feature = 0; feature < featuresPerFrame; feature++) {
    let [sum, squares] = [0, 0];
    for (let index = feature; index < features.length; index += featuresPerFrame) {
      sum += features[index]!;
      squares += features[index]! ** 2;
    }
    const mean = sum / frames;
    const deviation = Math.sqrt(Math.max(1e-9, squares / frames - mean ** 2));
    for (let index = feature; index < features.length; index += featuresPerFrame)
      features[index] = (features[index]! - mean) / deviation;
  }
}
