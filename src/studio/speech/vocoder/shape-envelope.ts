import type { PhoneGroup } from './phone-groups.ts';
import { envelopeBins } from './spectral-envelope.ts';

/** Bins from 0 to 16 kHz, with the spacing of the analysis. */
export const shapedBins = 2 * (envelopeBins - 1) + 1;
const binHertz = 31.25;
/** Natural logarithm of power per decibel. */
const perDecibel = Math.LN10 / 10;

export type Timbre = {
  /** Factor of all formants; above 1 the vocal tract is shorter. */
  tract: number;
  /** dB per octave, between 500 Hz and 6 kHz. */
  tilt: number;
  /** Strength of formant sharpening: 0 leaves formants unchanged. */
  sharpness: number;
  /** Gain in dB above flite's band. */
  air: number;
  /** The end of the flite voice's band, where its filter starts to rise or fall. */
  bandEndHertz: number;
};

/** Fills `shaped` with the envelope of a frame for this voice, up to 16 kHz, as natural logarithms of power. */
export function shapeEnvelope(
  envelope: Float64Array,
  shaped: Float64Array,
  { group, timbre }: { group: PhoneGroup; timbre: Timbre },
): void {
  const { tract, sharpness, bandEndHertz } = timbre;
  const tilt = timbre.tilt * group.tiltShare * perDecibel;
  const edge = Math.round((bandEndHertz * Math.min(1, tract)) / binHertz);
  for (let bin = 0; bin < edge + fadeBins; bin++) {
    const source = Math.min(bin / tract, envelopeBins - 2);
    const floor = Math.floor(source);
    const inside = envelope[floor]! + (source - floor) * (envelope[floor + 1]! - envelope[floor]!);
    shaped[bin] = inside;
  }
  const before = powerBelow(shaped, edge);
  if (sharpness > 0 && group.isVoiced) sharpen(shaped, edge, sharpness);
  for (let bin = 1; bin < edge + fadeBins; bin++) {
    shaped[bin]! += tilt * tiltOctaves[bin]!;
  }
  // Otherwise bright vowels would be louder than dark ones.
  const level = Math.log(before / powerBelow(shaped, edge));
  for (let bin = 0; bin < edge + fadeBins; bin++) shaped[bin]! += level;
  extend(shaped, edge, group, timbre.air);
}

function powerBelow(shaped: Float64Array, edge: number): number {
  let power = 0;
  for (let bin = 0; bin < edge; bin++) power += Math.exp(shaped[bin]!);
  return power;
}

/** Above this frequency only hiss is audible, so the level falls faster. */
const hearingHertz = 12_000;
const extrapolatedFallDb = 18;

const perBin = (value: (bin: number) => number): Float64Array =>
  Float64Array.from({ length: shapedBins }, (_, bin) => value(bin));
const octavesOfBin = perBin((bin) => Math.log2(Math.max(1, bin)));
const tiltOctaves = perBin((bin) => Math.log2(Math.min(6000, Math.max(500, bin * binHertz)) / 500));
const octavesAboveHearing = perBin((bin) => Math.max(0, Math.log2((bin * binHertz) / hearingHertz)));

/** Bins of the crossfade from flite's band to the extension above. */
const fadeBins = 22;
const referenceBins = 40;

/** Extends the envelope above the band from its mean level, with the faint formants of a real voice. */
function extend(shaped: Float64Array, edge: number, { air, isVoiced }: PhoneGroup, gain: number): void {
  let mean = 0;
  for (let bin = edge - referenceBins; bin < edge; bin++) mean += shaped[bin]! / referenceBins;
  const level = mean + (air.offsetDecibels + gain) * perDecibel;
  for (let bin = edge; bin < shapedBins; bin++) {
    const octaves = octavesOfBin[bin]! - octavesOfBin[edge]!;
    const ripple = isVoiced ? 2.5 * Math.sin((2 * Math.PI * (bin - edge) * binHertz) / 1150) : 0;
    const beyond = octavesAboveHearing[bin]!;
    const fall = octaves * air.fallDecibelsPerOctave + beyond * extrapolatedFallDb;
    const above = level + (ripple - fall) * perDecibel;
    const share = Math.min(1, (bin - edge) / fadeBins);
    shaped[bin] = share < 1 ? shaped[bin]! * (1 - share) + above * share : above;
  }
}

/** 600 Hz on either side: wider than a formant, narrower than the space between two. */
const sharpenReach = 19;

function sharpen(shaped: Float64Array, edge: number, sharpness: number): void {
  const sums = new Float64Array(edge + 1);
  for (let bin = 0; bin < edge; bin++) sums[bin + 1] = sums[bin]! + shaped[bin]!;
  for (let bin = 0; bin < edge; bin++) {
    const [from, to] = [Math.max(0, bin - sharpenReach), Math.min(edge, bin + sharpenReach + 1)];
    const around = (sums[to]! - sums[from]!) / (to - from);
    shaped[bin]! += sharpness * (shaped[bin]! - around);
  }
}
