import { makeFilter } from '../effects/biquad.ts';
import { makeMode } from '../oscillators.ts';
import { sampleRate, secondsToSamples } from '../sound.ts';
import type { Instrument } from './instrument.ts';

type PianoShape = { /** 0 felt … 1 concert. */ brightness: number };

const stiffness = 0.0004;
const releaseSeconds = 0.12;

/** Slightly stretched partials with individual decays, two strings per note, and a felt hammer. */
export const makePiano =
  ({ brightness }: PianoShape): Instrument =>
  ({ hertz, seconds, velocity, random }) => {
    const ring = 2.6 * Math.min(1.8, Math.max(0.35, (220 / hertz) ** 0.6));
    const held = Math.min(seconds, ring * 3.5);
    const count = secondsToSamples(held + releaseSeconds * 5);
    const tilt = 1.1 + 1.5 * (1 - brightness) + 0.7 * (1 - velocity);
    const makeSide = (detune: number) => {
      const samples = new Float32Array(count);
      for (let partial = 1; partial <= 14; partial++) {
        const pitch = partial * hertz * detune * Math.sqrt(1 + stiffness * partial * partial);
        if (pitch > 9000) break;
        const mode = makeMode(pitch, ring / (1 + 0.35 * (partial - 1)));
        const aftersound = makeMode(pitch * 1.0006, ring / (1 + 0.2 * (partial - 1)));
        const level = 0.45 / partial ** tilt;
        for (let index = 0; index < count; index++) {
          samples[index]! += (mode() * 0.8 + aftersound() * 0.2) * level;
        }
      }
      return samples;
    };
    const felt = makeFilter('lowPass', { hertz: 500 + 1800 * brightness * velocity });
    const [left, right] = [makeSide(0.99985), makeSide(1.00015)];
    for (let index = 0; index < count; index++) {
      const time = index / sampleRate;
      const hammer = felt(2 * random() - 1) * Math.exp(-time / 0.012) * 0.12;
      const released = Math.max(0, time - held);
      const level =
        Math.min(1, time / 0.003) *
        Math.exp(-released / releaseSeconds) *
        Math.min(1, (count - index) / 960) *
        velocity;
      left[index] = (left[index]! + hammer) * level;
      right[index] = (right[index]! + hammer) * level;
    }
    return { left, right };
  };
