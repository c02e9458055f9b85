import { makeSubBass } from './sub-bass.ts';
import { makeSynthesizer } from './synthesizer.ts';

const pad = { wave: 'saw', voices: 4, detuneCents: 13, subLevel: 0, resonance: 0.7, stereo: true } as const;
const mono = { wave: 'saw', voices: 2, detuneCents: 5, subLevel: 0, resonance: 0.8, stereo: false } as const;

export const synthesizers = {
  warmPad: makeSynthesizer({
    ...pad,
    envelope: { attackSeconds: 0.35, decaySeconds: 2, sustain: 0.85, releaseSeconds: 0.25 },
    cornerHertz: 900,
    openHertz: 500,
    closeSeconds: 2,
    swellSeconds: 0.8,
  }),
  brightPad: makeSynthesizer({
    ...pad,
    envelope: { attackSeconds: 0.02, decaySeconds: 0.8, sustain: 0.75, releaseSeconds: 0.09 },
    cornerHertz: 2600,
    openHertz: 1500,
    closeSeconds: 0.3,
  }),
  stab: makeSynthesizer({
    ...pad,
    envelope: { attackSeconds: 0.006, decaySeconds: 0.2, sustain: 0.2, releaseSeconds: 0.06 },
    cornerHertz: 1100,
    openHertz: 3200,
    closeSeconds: 0.12,
  }),
  pluck: makeSynthesizer({
    ...mono,
    stereo: true,
    envelope: { attackSeconds: 0.004, decaySeconds: 0.16, sustain: 0.05, releaseSeconds: 0.06 },
    cornerHertz: 600,
    openHertz: 3400,
    closeSeconds: 0.07,
    resonance: 1.2,
  }),
  softLead: makeSynthesizer({
    ...mono,
    wave: 'square',
    detuneCents: 7,
    stereo: true,
    envelope: { attackSeconds: 0.02, decaySeconds: 0.5, sustain: 0.6, releaseSeconds: 0.06 },
    cornerHertz: 1500,
    openHertz: 1600,
    closeSeconds: 0.25,
  }),
  wideLead: makeSynthesizer({
    ...pad,
    voices: 5,
    detuneCents: 16,
    envelope: { attackSeconds: 0.012, decaySeconds: 0.5, sustain: 0.65, releaseSeconds: 0.07 },
    cornerHertz: 2600,
    openHertz: 2400,
    closeSeconds: 0.2,
  }),
  synthBass: makeSynthesizer({
    ...mono,
    voices: 1,
    envelope: { attackSeconds: 0.005, decaySeconds: 0.3, sustain: 0.55, releaseSeconds: 0.025 },
    cornerHertz: 320,
    openHertz: 1100,
    closeSeconds: 0.09,
    resonance: 1.1,
  }),
  growlBass: makeSynthesizer({
    ...mono,
    wave: 'square',
    envelope: { attackSeconds: 0.004, decaySeconds: 0.22, sustain: 0.5, releaseSeconds: 0.02 },
    cornerHertz: 380,
    openHertz: 1700,
    closeSeconds: 0.07,
    resonance: 1.6,
  }),
  roundBass: makeSubBass({ decaySeconds: 0.9, drive: 1.1 }),
  longSub: makeSubBass({ decaySeconds: 0.75, drive: 2 }),
};
