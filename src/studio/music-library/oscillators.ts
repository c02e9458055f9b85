import type { Random } from './random.ts';
import { sampleRate } from './sound.ts';

/** Returns the next sample. */
export type Source = () => number;

/** PolyBLEP: smooths the step of a saw or square over two samples to reduce aliasing. */
function polyBlep(phase: number, step: number): number {
  if (phase < step) {
    const near = phase / step;
    return near + near - near * near - 1;
  }
  if (phase > 1 - step) {
    const near = (phase - 1) / step;
    return near * near + near + near + 1;
  }
  return 0;
}

export function makeSaw(hertz: number, startPhase = 0): Source {
  const step = hertz / sampleRate;
  let phase = startPhase;
  return () => {
    phase += step;
    if (phase >= 1) phase -= 1;
    return 2 * phase - 1 - polyBlep(phase, step);
  };
}

export function makeSquare(hertz: number, startPhase = 0, width = 0.5): Source {
  const step = hertz / sampleRate;
  let phase = startPhase;
  return () => {
    phase += step;
    if (phase >= 1) phase -= 1;
    const fall = (phase + 1 - width) % 1;
    return (phase < width ? 1 : -1) + polyBlep(phase, step) - polyBlep(fall, step);
  };
}

export const makeNoise =
  (random: Random): Source =>
  () =>
    2 * random() - 1;

/** A decaying sine, as one mode of a struck body; `decaySeconds` is the time constant. */
export function makeMode(hertz: number, decaySeconds: number): Source {
  const angle = (2 * Math.PI * hertz) / sampleRate;
  const shrink = Math.exp(-1 / (decaySeconds * sampleRate));
  const turn = 2 * shrink * Math.cos(angle);
  let before = 0;
  let now = shrink * Math.sin(angle);
  return () => {
    const next = turn * now - shrink * shrink * before;
    before = now;
    now = next;
    return before;
  };
}
