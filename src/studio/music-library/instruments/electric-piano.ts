import { sampleRate, secondsToSamples } from '../sound.ts';
import type { Instrument } from './instrument.ts';

const releaseSeconds = 0.09;
const tremoloHertz = 4.6;

/** Two FM pairs: the reed, which growls at high velocity, and the short ping of the tine. */
export const electricPiano: Instrument = ({ hertz, seconds, velocity }) => {
  const ring = 1.4 * Math.min(1.5, Math.max(0.4, Math.sqrt(220 / hertz)));
  const held = Math.min(seconds, ring * 4);
  const count = secondsToSamples(held + releaseSeconds * 5);
  const left = new Float32Array(count);
  const right = new Float32Array(count);
  for (let index = 0; index < count; index++) {
    const time = index / sampleRate;
    const turn = 2 * Math.PI * hertz * time;
    const growl = (0.25 + 1.1 * velocity ** 2) * Math.exp(-time / 0.55);
    const ping = 0.16 * velocity * Math.exp(-time / 0.14);
    const reed = Math.sin(turn + growl * Math.sin(turn));
    const tine = Math.sin(
      turn * 1.001 + ping * 2.5 * Math.sin(turn * Math.min(14, Math.floor(6500 / hertz))),
    );
    const level =
      Math.min(1, time / 0.004) *
      Math.exp(-time / ring) *
      Math.exp(-Math.max(0, time - held) / releaseSeconds) *
      Math.min(1, (count - index) / 960) *
      velocity;
    const sway = 0.22 * Math.sin(2 * Math.PI * tremoloHertz * time);
    const sound = (reed * 0.6 + tine * 0.35) * level;
    left[index] = sound * (1 + sway);
    right[index] = sound * (1 - sway);
  }
  return { left, right };
};
