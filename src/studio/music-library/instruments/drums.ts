import { makeClap } from './clap.ts';
import { crackle } from './crackle.ts';
import { makeCymbal } from './cymbal.ts';
import { makeKick } from './kick.ts';
import { riser } from './riser.ts';
import { makeSnare } from './snare.ts';
import { makeStruck } from './struck.ts';

const kick = { hertz: 52, sweepHertz: 190, sweepSeconds: 0.022, decaySeconds: 0.13, click: 0.25, drive: 1.6 };
const hat = { attackSeconds: 0.0008, lowCutHertz: 7200, highCutHertz: 14_000, metal: 0.7 };

export const drums = {
  popKick: makeKick({ ...kick, brightnessHertz: 5000 }),
  softKick: makeKick({
    ...kick,
    sweepHertz: 90,
    decaySeconds: 0.12,
    click: 0.06,
    drive: 1.3,
    brightnessHertz: 900,
  }),
  clubKick: makeKick({
    ...kick,
    hertz: 50,
    sweepHertz: 260,
    decaySeconds: 0.16,
    click: 0.35,
    drive: 2.2,
    brightnessHertz: 7000,
  }),
  boom: makeKick({
    ...kick,
    hertz: 54,
    sweepHertz: 70,
    sweepSeconds: 0.05,
    decaySeconds: 0.42,
    click: 0.2,
    drive: 1.8,
    brightnessHertz: 1100,
  }),
  tom: makeKick({
    ...kick,
    hertz: 92,
    sweepHertz: 60,
    sweepSeconds: 0.04,
    decaySeconds: 0.17,
    click: 0.15,
    brightnessHertz: 2400,
  }),
  popSnare: makeSnare({
    hertz: 190,
    bodyDecaySeconds: 0.07,
    noiseDecaySeconds: 0.085,
    noiseLevel: 0.9,
    noiseHertz: 1200,
    brightnessHertz: 9000,
  }),
  softSnare: makeSnare({
    hertz: 176,
    bodyDecaySeconds: 0.055,
    noiseDecaySeconds: 0.06,
    noiseLevel: 0.55,
    noiseHertz: 700,
    brightnessHertz: 4200,
  }),
  bigSnare: makeSnare({
    hertz: 165,
    bodyDecaySeconds: 0.1,
    noiseDecaySeconds: 0.17,
    noiseLevel: 0.9,
    noiseHertz: 600,
    brightnessHertz: 7000,
  }),
  clap: makeClap({ hertz: 1250, handsAtSeconds: [0, 0.011, 0.023], decaySeconds: 0.085 }),
  snap: makeClap({ hertz: 2100, handsAtSeconds: [0, 0.006], decaySeconds: 0.035 }),
  stomp: makeKick({
    ...kick,
    hertz: 65.4,
    sweepHertz: 50,
    decaySeconds: 0.09,
    click: 0.5,
    drive: 1.2,
    brightnessHertz: 1800,
  }),
  hat: makeCymbal({ ...hat, decaySeconds: 0.032 }),
  openHat: makeCymbal({ ...hat, decaySeconds: 0.14 }),
  softHat: makeCymbal({ ...hat, decaySeconds: 0.026, lowCutHertz: 5200, highCutHertz: 9000, metal: 0.3 }),
  shaker: makeCymbal({
    attackSeconds: 0.022,
    decaySeconds: 0.03,
    lowCutHertz: 5600,
    highCutHertz: 11_000,
    metal: 0,
  }),
  tambourine: makeCymbal({
    attackSeconds: 0.002,
    decaySeconds: 0.07,
    lowCutHertz: 6500,
    highCutHertz: 13_000,
    metal: 1.4,
  }),
  crash: makeCymbal({
    attackSeconds: 0.002,
    decaySeconds: 0.75,
    lowCutHertz: 3600,
    highCutHertz: 11_000,
    metal: 0.5,
  }),
  swell: riser,
  crackle,
  rim: makeStruck({
    modes: [
      [1, 0.5, 0.02],
      [2.6, 0.6, 0.012],
      [4.1, 0.3, 0.008],
    ],
    knock: 0.6,
  }),
};
