import { limitChange, limitRise } from '../mouth/limit-change.ts';
import { type MouthTrack, restPose, visualLeadSeconds } from '../mouth/mouth-track.ts';
import { analysisRate, powerSpectra, spectrumBins } from './power-spectra.ts';
import { type AudioTask, readVoiceSamples } from './read-voice-samples.ts';

/** In hertz: voicing and first formant; second formant of "oo"; second formant of "ee"; hissing. */
const bands = {
  voice: [150, 1_000],
  dark: [600, 1_300],
  bright: [1_700, 3_000],
  hiss: [3_800, 7_500],
} as const;
/** Loudness range between a closed and an open mouth. */
const rangeDecibels = 28;
const openingStep = 0.42;
const widthStep = 0.5;

/**
 * Plans a mouth for audio without known words, or in a language that the embedded voices do not speak. It opens with
 * the loudness of the voice, narrows for hissing sounds, spreads with bright vowels and rounds with dark ones. It
 * closes in silence, but not reliably for m, b and p: with a text, `alignSpeech` is far better.
 */
export async function mouthFromEnergy(task: AudioTask & { framesPerSecond?: number }): Promise<MouthTrack> {
  const { framesPerSecond = 30 } = task;
  const samples = await readVoiceSamples(task);
  const frames = Math.ceil((samples.length / analysisRate) * framesPerSecond);
  const spectra = powerSpectra(
    samples,
    Float64Array.from({ length: frames }, (_, frame) => (frame + 0.5) / framesPerSecond + visualLeadSeconds),
  );
  const level = (name: keyof typeof bands) => bandDecibels(spectra, bands[name]);
  const [voice, dark, bright, hiss] = [level('voice'), level('dark'), level('bright'), level('hiss')];
  const loud = percentile(voice, 0.95);
  const sound = voice.map((value) => clamp((value - loud) / rangeDecibels + 1));
  const hissing = hiss.map(
    (value, frame) => clamp((value - voice[frame]! + 4) / 12) * clamp((value - loud) / rangeDecibels + 1.6),
  );
  const stepScale = 30 / framesPerSecond;
  const opening = limitRise(
    sound.map((value, frame) => 0.9 * value ** 1.5 * (1 - 0.7 * hissing[frame]!)),
    openingStep * stepScale,
  );
  const width = limitChange(
    bright.map((value, frame) => clamp((value - dark[frame]! + 9) / 14, -1) * sound[frame]! * 0.8),
    widthStep * stepScale,
  );
  return {
    framesPerSecond,
    poses: opening.map((value, frame) => ({
      ...restPose,
      opening: value,
      width: width[frame]!,
      teeth: clamp(0.4 * sound[frame]! + hissing[frame]!),
    })),
  };
}

function bandDecibels(spectra: Float32Array, [low, high]: readonly [number, number]): number[] {
  const binHertz = analysisRate / 2 / (spectrumBins - 1);
  return Array.from({ length: spectra.length / spectrumBins }, (_, frame) => {
    let sum = 0;
    for (let bin = Math.round(low / binHertz); bin <= Math.round(high / binHertz); bin++)
      sum += spectra[frame * spectrumBins + bin]!;
    return 10 * Math.log10(sum + 1e4);
  });
}

function percentile(values: number[], share: number): number {
  return values.toSorted((left, right) => left - right)[Math.floor(share * (values.length - 1))] ?? 0;
}

function clamp(value: number, min = 0): number {
  return Math.min(1, Math.max(min, value));
}
