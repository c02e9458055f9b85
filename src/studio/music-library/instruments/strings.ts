import { makePluckedString } from './plucked-string.ts';
import { makeSynthesizer } from './synthesizer.ts';

const section = {
  wave: 'saw',
  voices: 4,
  detuneCents: 9,
  subLevel: 0,
  resonance: 0.7,
  stereo: true,
} as const;

export const strings = {
  guitar: makePluckedString({
    ringSeconds: 2.6,
    dampedSeconds: 0.12,
    brightness: 0.5,
    pickAt: 0.17,
    bodyHertz: [
      [110, 3],
      [220, 3],
      [2600, -3],
    ],
  }),
  ukulele: makePluckedString({
    ringSeconds: 1.1,
    dampedSeconds: 0.09,
    brightness: 0.42,
    pickAt: 0.23,
    bodyHertz: [
      [340, 5],
      [650, 3],
    ],
  }),
  mutedGuitar: makePluckedString({
    ringSeconds: 0.45,
    dampedSeconds: 0.06,
    brightness: 0.45,
    pickAt: 0.13,
    bodyHertz: [
      [240, 3],
      [3200, -3],
    ],
  }),
  fingerBass: makePluckedString({
    ringSeconds: 3,
    dampedSeconds: 0.08,
    brightness: 0.2,
    pickAt: 0.21,
    bodyHertz: [
      [90, 4],
      [700, 2],
    ],
  }),
  longStrings: makeSynthesizer({
    ...section,
    envelope: { attackSeconds: 0.28, decaySeconds: 1, sustain: 0.9, releaseSeconds: 0.16 },
    cornerHertz: 2300,
    openHertz: 500,
    closeSeconds: 1,
    swellSeconds: 0.5,
  }),
  shortStrings: makeSynthesizer({
    ...section,
    envelope: { attackSeconds: 0.014, decaySeconds: 0.13, sustain: 0.1, releaseSeconds: 0.05 },
    cornerHertz: 1400,
    openHertz: 2600,
    closeSeconds: 0.07,
  }),
  horn: makeSynthesizer({
    ...section,
    voices: 3,
    detuneCents: 5,
    envelope: { attackSeconds: 0.11, decaySeconds: 0.7, sustain: 0.85, releaseSeconds: 0.09 },
    cornerHertz: 700,
    openHertz: 900,
    closeSeconds: 0.9,
    swellSeconds: 0.14,
  }),
};
