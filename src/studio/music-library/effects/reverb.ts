import { makeSilence, sampleRate, secondsToSamples } from '../sound.ts';
import type { Sound } from '../sound.ts';
import { makeFilter } from './biquad.ts';

export type Room = {
  /** RT60: decay of the tail by 60 dB. */
  decaySeconds: number;
  /** Higher frequencies are absorbed by the walls. */
  dampingHertz: number;
  preDelaySeconds: number;
};

/** Primes, so that the echoes of the eight lines never coincide. */
const lineSamples = [1439, 1693, 1999, 2333, 2657, 3011, 3499, 3989];

/** Feedback delay network: eight damped delay lines, mixed by a Hadamard matrix. Returns the wet signal of the loop. */
export function reverberate(loop: Sound, room: Room): Sound {
  const wet = makeSilence(loop.left.length);
  const network = makeNetwork(room);
  const preDelay = secondsToSamples(room.preDelaySeconds);
  const count = loop.left.length;
  for (let index = -count; index < count; index++) {
    const from = (index + 2 * count - preDelay) % count;
    const [left, right] = network(loop.left[from]!, loop.right[from]!);
    if (index < 0) continue;
    wet.left[index] = left;
    wet.right[index] = right;
  }
  return wet;
}

function makeNetwork({ decaySeconds, dampingHertz }: Room) {
  const lines = lineSamples.map((samples) => new Float64Array(samples));
  const gains = lineSamples.map((samples) => 10 ** ((-3 * samples) / (decaySeconds * sampleRate)));
  const keep = Math.exp((-2 * Math.PI * dampingHertz) / sampleRate);
  const damped = new Float64Array(8);
  const outs = new Float64Array(8);
  const at = new Int32Array(8);
  const lowCuts = [makeFilter('highPass', { hertz: 220 }), makeFilter('highPass', { hertz: 220 })] as const;
  const smear = [makeAllPass(241), makeAllPass(577), makeAllPass(263), makeAllPass(541)] as const;
  const result: [number, number] = [0, 0];

  return (left: number, right: number): [number, number] => {
    const inLeft = smear[1](smear[0](lowCuts[0](left)));
    const inRight = smear[3](smear[2](lowCuts[1](right)));
    for (let line = 0; line < 8; line++) {
      const out = lines[line]![at[line]!]! * gains[line]!;
      damped[line] = out + (damped[line]! - out) * keep;
      outs[line] = damped[line]!;
    }
    result[0] = (outs[0]! - outs[2]! + outs[4]! - outs[6]!) * 0.5;
    result[1] = (outs[1]! - outs[3]! + outs[5]! - outs[7]!) * 0.5;
    mixHadamard(outs);
    for (let line = 0; line < 8; line++) {
      lines[line]![at[line]!] = outs[line]! + (line % 2 === 0 ? inLeft : inRight) * 0.5;
      at[line] = at[line]! + 1 === lineSamples[line]! ? 0 : at[line]! + 1;
    }
    return result;
  };
}

function mixHadamard(values: Float64Array): void {
  for (let span = 1; span < 8; span *= 2) {
    for (let index = 0; index < 8; index++) {
      if ((index & span) !== 0) continue;
      const [first, second] = [values[index]!, values[index + span]!];
      values[index] = (first + second) * Math.SQRT1_2;
      values[index + span] = (first - second) * Math.SQRT1_2;
    }
  }
}

/** All-pass diffusion: turns a click into a short burst without colouring it. */
function makeAllPass(samples: number) {
  const line = new Float64Array(samples);
  let at = 0;
  return (sample: number): number => {
    const late = line[at]!;
    const inside = sample + late * 0.6;
    line[at] = inside;
    at = at + 1 === samples ? 0 : at + 1;
    return late - inside * 0.6;
  };
}
