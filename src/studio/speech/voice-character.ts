import type { FliteVoice } from './flite/run-flite.ts';
import type { SpeakingStyle, Voice } from './speech.ts';
import type { VoiceCharacter } from './vocoder/revoice.ts';

/** A speaker: one of flite's voices with a different timbre, melody and pace. */
export type SpeakerPlan = {
  fliteVoice: FliteVoice;
  /** Speech rate relative to flite's. */
  tempo: number;
  character: VoiceCharacter;
};

/** Measured on the recordings behind flite's voices, at flite's default settings. */
const recordings = {
  slt: { hertz: 170, bandEndHertz: 6800 },
  rms: { hertz: 101, bandEndHertz: 6100 },
  awb: { hertz: 127, bandEndHertz: 5400 },
} as const;

type Speaker = {
  fliteVoice: keyof typeof recordings;
  tempo: number;
  meanHertz: number;
  /** Share of the style's pitch movement; low voices need more of it to be audible. */
  liveliness: number;
  /** Without the end of the band, which depends on the recording. */
  timbre: Omit<VoiceCharacter['timbre'], 'bandEndHertz'>;
  clarity: number;
};

const speakers: Record<Voice, Speaker> = {
  // Warm, female, calm.
  alloy: {
    fliteVoice: 'slt',
    tempo: 1.02,
    meanHertz: 164,
    liveliness: 1.1,
    timbre: { tract: 0.94, tilt: 3, sharpness: 0.3, air: 0 },
    clarity: 0.95,
  },
  // Clear, male, quick.
  echo: {
    fliteVoice: 'rms',
    tempo: 1.06,
    meanHertz: 116,
    liveliness: 1.1,
    timbre: { tract: 1.05, tilt: 3.2, sharpness: 0.3, air: 1 },
    clarity: 1,
  },
  // A storyteller, male.
  fable: {
    fliteVoice: 'awb',
    tempo: 0.985,
    meanHertz: 136,
    liveliness: 1.12,
    timbre: { tract: 1.01, tilt: 5.6, sharpness: 0.35, air: 5 },
    clarity: 1,
  },
  // Deep, male.
  onyx: {
    fliteVoice: 'rms',
    tempo: 1.02,
    meanHertz: 84,
    liveliness: 1.05,
    timbre: { tract: 0.93, tilt: 3.2, sharpness: 0.35, air: 2 },
    clarity: 0.9,
  },
  // Bright, female.
  nova: {
    fliteVoice: 'slt',
    tempo: 1.03,
    meanHertz: 192,
    liveliness: 1,
    timbre: { tract: 1.02, tilt: 3, sharpness: 0.3, air: 0 },
    clarity: 1,
  },
  // Light, young, female.
  shimmer: {
    fliteVoice: 'slt',
    tempo: 1.03,
    meanHertz: 226,
    liveliness: 1.05,
    timbre: { tract: 1.09, tilt: 2.6, sharpness: 0.25, air: 0 },
    clarity: 0.85,
  },
};

type StyleChange = { pitch: number; spreadSemitones: number; tempo: number; tilt: number };

const styleChanges: Record<SpeakingStyle, StyleChange> = {
  natural: { pitch: 1, spreadSemitones: 3.9, tempo: 1, tilt: 0 },
  enthusiastic: { pitch: 1.12, spreadSemitones: 4.55, tempo: 1.07, tilt: 0.6 },
  serious: { pitch: 0.91, spreadSemitones: 3.55, tempo: 0.93, tilt: -0.4 },
};

/** The first variation is the plain one; the others are livelier or calmer, within what the voice still is. */
const deliveries = [
  { pitch: 1, spread: 1 },
  { pitch: 1.05, spread: 1.2 },
  { pitch: 0.96, spread: 0.86 },
] as const;

export function planSpeaker(voice: Voice, style: SpeakingStyle, variation = 0): SpeakerPlan {
  const { fliteVoice, tempo, meanHertz, liveliness, timbre, clarity } = speakers[voice];
  const { hertz, bandEndHertz } = recordings[fliteVoice];
  const change = styleChanges[style];
  const delivery = deliveries[variation % deliveries.length]!;
  return {
    fliteVoice,
    tempo: tempo * change.tempo,
    character: {
      fliteHertz: hertz,
      meanHertz: meanHertz * change.pitch * delivery.pitch,
      spreadSemitones: change.spreadSemitones * liveliness * delivery.spread,
      timbre: { ...timbre, tilt: timbre.tilt + change.tilt, bandEndHertz },
      clarity,
    },
  };
}
