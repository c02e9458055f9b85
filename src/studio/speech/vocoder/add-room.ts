import { seededRandom } from './seeded-random.ts';

/** First reflections of a small furnished room: seconds, and share of the direct sound. */
const reflections = 14;
const first = { seconds: 0.006, share: 0.055 };
const lastSeconds = 0.07;
/** Fades to a tenth within the room's last reflection. */
const decaySeconds = 0.03;

/** Adds a little room sound in place, so that the voice does not seem to be inside the listener's head. */
export function addRoom(samples: Int16Array, sampleRate: number): void {
  const dry = samples.slice();
  const random = seededRandom(7);
  for (let index = 0; index < reflections; index++) {
    const seconds = first.seconds + ((index + random() * 0.8) / reflections) * (lastSeconds - first.seconds);
    const sign = random() < 0.5 ? -1 : 1;
    const share = sign * first.share * Math.exp(-(seconds - first.seconds) / decaySeconds);
    const delay = Math.round(seconds * sampleRate);
    // Walls absorb high frequencies, approximated by the mean of two neighbours.
    for (let at = delay + 1; at < samples.length; at++) {
      samples[at]! += (share * (dry[at - delay]! + dry[at - delay - 1]!)) / 2;
    }
  }
}
