import { makeFilter } from '../effects/biquad.ts';
import { envelopeAt, soundingSeconds } from '../envelopes.ts';
import { makeCentred, sampleRate, secondsToSamples } from '../sound.ts';
import type { Instrument } from './instrument.ts';

const envelope = { attackSeconds: 0.035, decaySeconds: 0.4, sustain: 0.75, releaseSeconds: 0.03 };

/** Human whistle: almost a sine, with a scoop up to the pitch, vibrato on long notes, and breath noise. */
export const whistle: Instrument = ({ hertz, seconds, velocity, random }) => {
  const count = secondsToSamples(soundingSeconds(envelope, seconds));
  const samples = new Float32Array(count);
  const breath = makeFilter('bandPass', { hertz, q: 3 });
  const tremble = 5.2 + 0.6 * random();
  let phase = random() * 2 * Math.PI;
  for (let index = 0; index < count; index++) {
    const time = index / sampleRate;
    const depth = 0.006 * Math.min(1, Math.max(0, (time - 0.18) / 0.25));
    const scoop = -0.03 * Math.exp(-time / 0.025);
    phase +=
      (2 * Math.PI * hertz * (1 + scoop + depth * Math.sin(2 * Math.PI * tremble * time))) / sampleRate;
    const tone = Math.sin(phase) + 0.06 * Math.sin(2 * phase) + 0.03 * Math.sin(3 * phase);
    const air = breath(2 * random() - 1) * 0.14;
    samples[index] = (tone + air) * envelopeAt(envelope, time, seconds) * velocity * 0.8;
  }
  return makeCentred(samples);
};
