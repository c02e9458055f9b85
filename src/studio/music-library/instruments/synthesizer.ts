import { makeSweepingFilter } from '../effects/sweeping-filter.ts';
import { envelopeAt, soundingSeconds } from '../envelopes.ts';
import type { Envelope } from '../envelopes.ts';
import { makeSaw, makeSquare } from '../oscillators.ts';
import type { Source } from '../oscillators.ts';
import type { Random } from '../random.ts';
import { makeCentred, sampleRate, secondsToSamples } from '../sound.ts';
import type { Instrument } from './instrument.ts';

type Patch = {
  wave: 'saw' | 'square';
  /** Oscillators per side, and their detune spread in cents. */
  voices: number;
  detuneCents: number;
  /** Level of a sine one octave below. */
  subLevel: number;
  envelope: Envelope;
  /** The low-pass cutoff is `cornerHertz`, and the envelope adds `openHertz` at the attack; both for velocity 1. */
  cornerHertz: number;
  openHertz: number;
  closeSeconds: number;
  resonance: number;
  /** Attack of the filter envelope, for swells. */
  swellSeconds?: number;
  stereo: boolean;
};

/** Subtractive synthesis: bright waves through a modulated low-pass. Pads, basses, plucks, leads and strings. */
export const makeSynthesizer =
  (patch: Patch): Instrument =>
  ({ hertz, seconds, velocity, random }) => {
    const count = secondsToSamples(soundingSeconds(patch.envelope, seconds));
    const makeSide = () => {
      const samples = new Float32Array(count);
      const voices = makeVoices(patch, hertz, random);
      const filter = makeSweepingFilter(patch.resonance, (time) => cornerAt(patch, velocity, time));
      const scale = (0.7 * velocity) / Math.sqrt(patch.voices);
      for (let index = 0; index < count; index++) {
        const time = index / sampleRate;
        const wave = voices.reduce((sum, voice) => sum + voice(), 0);
        const sub = patch.subLevel * Math.sin(Math.PI * hertz * time);
        samples[index] = (filter(wave) * scale + sub * velocity) * envelopeAt(patch.envelope, time, seconds);
      }
      return samples;
    };
    return patch.stereo ? { left: makeSide(), right: makeSide() } : makeCentred(makeSide());
  };

function makeVoices({ voices, detuneCents, wave }: Patch, hertz: number, random: Random): Source[] {
  return Array.from({ length: voices }, (_, voice) => {
    const place = voices === 1 ? 0 : (2 * voice) / (voices - 1) - 1;
    const cents = place * detuneCents + (voices === 1 ? 0 : (random() - 0.5) * 2);
    const pitch = hertz * 2 ** (cents / 1200);
    return wave === 'saw' ? makeSaw(pitch, random()) : makeSquare(pitch, random());
  });
}

function cornerAt(patch: Patch, velocity: number, time: number): number {
  const swell = patch.swellSeconds ? Math.min(1, time / patch.swellSeconds) : 1;
  const since = Math.max(0, time - (patch.swellSeconds ?? 0));
  const open = patch.openHertz * swell * Math.exp(-since / patch.closeSeconds);
  return (patch.cornerHertz + open) * (0.35 + 0.65 * velocity);
}
