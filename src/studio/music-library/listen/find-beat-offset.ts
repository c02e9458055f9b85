const hopSeconds = 0.004;

/**
 * Delay of the audible beats from the given beats in seconds: the shift with the strongest onsets of low sounds. Limited
 * to ±12 % of a beat, because a bass in sixteenth notes has equally strong onsets between the beats.
 */
export function findBeatOffset(samples: Float32Array, hertz: number, beats: readonly number[]): number {
  const rises = readLowRises(samples, hertz);
  const reach = Math.floor((0.12 * (beats[1]! - beats[0]!)) / hopSeconds);
  let best = { shift: 0, strength: -Infinity };
  for (let shift = -reach; shift <= reach; shift++) {
    const strength = beats.reduce((sum, beat) => {
      const hop = Math.round(beat / hopSeconds) + shift;
      return sum + (rises[hop] ?? 0);
    }, 0);
    if (strength > best.strength) best = { shift, strength };
  }
  return best.shift * hopSeconds;
}

/** Onset strength below 200 Hz, where kicks and basses are, per hop. */
function readLowRises(samples: Float32Array, hertz: number): number[] {
  const length = Math.round(hopSeconds * hertz);
  const smoothing = 1 - Math.exp((-2 * Math.PI * 200) / hertz);
  const levels: number[] = [];
  let [once, twice, power] = [0, 0, 0];
  for (const [index, sample] of samples.entries()) {
    once += smoothing * (sample - once);
    twice += smoothing * (once - twice);
    power += twice ** 2;
    if ((index + 1) % length > 0) continue;
    levels.push(Math.log10(1e-5 + power / length));
    power = 0;
  }
  // Compared with the mean of the previous hops, so that a rise over 12 ms counts at its start.
  return levels.map((level, hop) =>
    Math.max(0, level - Math.max(levels[hop - 1] ?? level, levels[hop - 2] ?? level)),
  );
}
