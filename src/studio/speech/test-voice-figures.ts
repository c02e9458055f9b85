/** Measurements of finished speech for tests: pitch movement and spectral energy. */
import type { Phone } from './speech.ts';
import { createFourier } from './vocoder/fourier.ts';
import type { WavSamples } from './wav.ts';

const fourier = createFourier(2048);

/** Mean power spectrum of frames within the spans; `bin * sampleRate / 2048` is a bin's frequency in hertz. */
function meanSpectrum({ samples, sampleRate }: WavSamples, spans: readonly Span[]): Float64Array {
  const { size } = fourier;
  const power = new Float64Array(size / 2);
  let frames = 0;
  const windowSamples = Math.min(size, Math.round(sampleRate * 0.02));
  for (const { startSeconds, endSeconds } of spans) {
    const last = Math.round(endSeconds * sampleRate) - windowSamples;
    for (let start = Math.round(startSeconds * sampleRate); start <= last; start += windowSamples >> 1) {
      const real = new Float64Array(size);
      const imaginary = new Float64Array(size);
      for (let index = 0; index < windowSamples; index++) {
        const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / windowSamples);
        real[index] = samples[start + index]! * hann;
      }
      fourier.transform(real, imaginary);
      for (let bin = 0; bin < size / 2; bin++) power[bin]! += real[bin]! ** 2 + imaginary[bin]! ** 2;
      frames++;
    }
  }
  return power.map((value) => value / Math.max(1, frames));
}

type Span = { startSeconds: number; endSeconds: number };

const decibels = (power: number): number => 10 * Math.log10(power + 1e-9);

function bandPower(spectrum: Float64Array, sampleRate: number, fromHertz: number, toHertz: number): number {
  const at = (hertz: number) => Math.round((hertz * fourier.size) / sampleRate);
  return spectrum.subarray(at(fromHertz), at(toHertz)).reduce((sum, value) => sum + value, 0);
}

const vowels = 'aa ae ah ao aw ax ay eh er ey ih iy ow oy uh uw'.split(' ');

/** The fall of a vowel's third-octave levels from 250 Hz to 12 kHz, per hertz of bandwidth, in dB per octave. */
export function spectralTilt(audio: WavSamples, phones: readonly Phone[]): number {
  const spectrum = meanSpectrum(
    audio,
    phones.filter(({ phone }) => vowels.includes(phone)),
  );
  const points: [number, number][] = [];
  for (let octave = 0; 250 * 2 ** octave <= 12_000; octave += 1 / 3) {
    const centre = 250 * 2 ** octave;
    const [from, to] = [centre * 2 ** (-1 / 6), centre * 2 ** (1 / 6)];
    points.push([octave, decibels(bandPower(spectrum, audio.sampleRate, from, to) / (to - from))]);
  }
  return slope(points);
}

function slope(points: readonly [number, number][]): number {
  const mean = (pick: 0 | 1) => points.reduce((sum, point) => sum + point[pick], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const product = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return product / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}

/** Level of 8 to 12 kHz relative to 4 to 8 kHz in the sounds s, sh, f and t, in dB. */
export function airOfFricatives(audio: WavSamples, phones: readonly Phone[]): number {
  const spectrum = meanSpectrum(
    audio,
    phones.filter(({ phone }) => ['s', 'sh', 'f', 't'].includes(phone)),
  );
  const level = (from: number, to: number) => decibels(bandPower(spectrum, audio.sampleRate, from, to));
  return level(8000, 12_000) - level(4000, 8000);
}

/** Pitch in hertz, 100 frames per second, 0 for unvoiced frames. By autocorrelation at 8 kHz. */
export function pitchContour({ samples, sampleRate }: WavSamples): Float64Array {
  const step = Math.floor(sampleRate / 8000);
  const rate = sampleRate / step;
  const signal = Float64Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    let sum = 0;
    for (let offset = 0; offset < step; offset++) sum += samples[index * step + offset]!;
    return sum / step;
  });
  const frames = Math.floor(signal.length / (rate / 100));
  const raw = Float64Array.from({ length: frames }, (_, frame) =>
    pitchAt(signal, (frame * rate) / 100, rate),
  );
  return raw.map((hertz, frame) => {
    const around = [...raw.subarray(Math.max(0, frame - 2), frame + 3)].toSorted((a, b) => a - b);
    const median = around[around.length >> 1]!;
    return hertz > 0 && Math.abs(Math.log2(hertz / (median || 1))) < 0.25 ? hertz : 0;
  });
}

const windowSeconds = 0.032;

function pitchAt(signal: Float64Array, centre: number, rate: number): number {
  const window = Math.round(windowSeconds * rate);
  const start = Math.round(centre) - window;
  if (start < 0 || start + 2 * window + rate / 60 >= signal.length) return 0;
  let best = { lag: 0, likeness: 0.72 };
  for (let lag = Math.round(rate / 450); lag <= rate / 60; lag++) {
    let [product, left, right] = [0, 1e-9, 1e-9];
    for (let index = start; index < start + window + 60; index++) {
      product += signal[index]! * signal[index + lag]!;
      left += signal[index]! ** 2;
      right += signal[index + lag]! ** 2;
    }
    if (left / window < 250 ** 2) return 0;
    const likeness = product / Math.sqrt(left * right);
    if (likeness > best.likeness + 0.02) best = { lag, likeness };
  }
  return best.lag === 0 ? 0 : rate / best.lag;
}

/** Median in hertz, and the standard deviation around the mean in semitones. */
export function pitchFigures(audio: WavSamples): { medianHertz: number; spreadSemitones: number } {
  const voiced = [...pitchContour(audio)].filter((hertz) => hertz > 0).toSorted((a, b) => a - b);
  const semitones = voiced.map((hertz) => 12 * Math.log2(hertz));
  const mean = semitones.reduce((sum, value) => sum + value, 0) / Math.max(1, semitones.length);
  const variance =
    semitones.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, semitones.length);
  return { medianHertz: voiced[voiced.length >> 1] ?? 0, spreadSemitones: Math.sqrt(variance) };
}

const pulseSeconds = 0.02;

/**
 * How far the sharpest corner of the waveform within a vowel stands out from its neighbours: every 20 ms contain at least
 * one pulse of the voice, and pulses are similar. A click is not.
 */
export function roughestClick({ samples, sampleRate }: WavSamples, phones: readonly Phone[]): number {
  let roughest = 0;
  const step = Math.round(pulseSeconds * sampleRate);
  for (const { phone, startSeconds, endSeconds } of phones) {
    if (!vowels.includes(phone)) continue;
    const corners: number[] = [];
    for (
      let from = Math.round(startSeconds * sampleRate) + 1;
      from + step < endSeconds * sampleRate;
      from += step
    ) {
      let sharpest = 0;
      for (let index = from; index < from + step; index++) {
        const corner = Math.abs(samples[index + 1]! - 2 * samples[index]! + samples[index - 1]!);
        sharpest = Math.max(sharpest, corner);
      }
      corners.push(sharpest);
    }
    for (let index = 1; index + 1 < corners.length; index++) {
      const around = Math.max(corners[index - 1]!, corners[index + 1]!);
      roughest = Math.max(roughest, corners[index]! / (around + 300));
    }
  }
  return roughest;
}
