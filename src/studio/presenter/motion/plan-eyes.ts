import type { EyePose } from '../face/draw-eye.ts';
import { between, seededRandom } from '../paint/seeded-random.ts';
import type { MouthTrack } from '../../mouth/mouth-track.ts';
import { syllableEnvelope } from './stresses.ts';

/** Lids take about 90 ms to close and 140 ms to open. */
function blinkAt(frame: number, start: number, framesPerSecond: number): number {
  const milliseconds = ((frame - start) / framesPerSecond) * 1000;
  if (milliseconds < 0 || milliseconds > blinkSeconds * 1000) return 0;
  if (milliseconds < 90) return milliseconds / 90;
  return milliseconds < 130 ? 1 : 1 - (milliseconds - 130) / 140;
}

const blinkSeconds = 0.27;
/** The last look before the cut: open eyes on the viewer. */
const lastLookSeconds = 0.3;

function blinkStarts(track: MouthTrack, seed: number): number[] {
  const random = seededRandom(seed);
  const envelope = syllableEnvelope(track);
  const rate = track.framesPerSecond;
  const starts: number[] = [];
  let next = between(random, 0.5, 1.4) * rate;
  const latest = track.poses.length - (blinkSeconds + lastLookSeconds) * rate;
  for (let frame = 0; frame < latest; frame += 1) {
    // People blink in pauses of their speech.
    const isPause = envelope[frame]! < 0.06 && (envelope[frame - 1] ?? 0) >= 0.06;
    const isDue = frame >= next || (isPause && frame > next - rate);
    if (!isDue) continue;
    starts.push(frame);
    next = frame + between(random, 2, 4.2) * rate;
  }
  return starts;
}

/** Blinks, glances and the microsaccades of eyes that look at a camera. */
export function planEyes(track: MouthTrack, seed: number, brows: readonly number[]): EyePose[] {
  const random = seededRandom(seed + 5);
  const rate = track.framesPerSecond;
  const blinks = blinkStarts(track, seed + 11);
  let gaze = { x: 0, y: 0 };
  let shown = gaze;
  let untilFrame = between(random, 0.8, 1.6) * rate;
  let away = false;
  const lastLook = track.poses.length - lastLookSeconds * rate;
  return track.poses.map((_, frame) => {
    if (frame >= lastLook && away) untilFrame = frame;
    if (frame >= untilFrame) {
      away = !away && random() < 0.3 && frame < lastLook - 0.4 * rate;
      gaze = away
        ? { x: between(random, 3.5, 6) * (random() < 0.5 ? -1 : 1), y: between(random, -2, 1.5) }
        : { x: between(random, -0.9, 0.9), y: between(random, -0.5, 0.5) };
      untilFrame = frame + (away ? between(random, 0.35, 0.7) : between(random, 0.6, 1.8)) * rate;
    }
    // A saccade is over within two frames.
    shown = { x: shown.x + (gaze.x - shown.x) * 0.65, y: shown.y + (gaze.y - shown.y) * 0.65 };
    const blink = Math.max(0, ...blinks.map((start) => blinkAt(frame, start, rate)));
    return {
      blink,
      gazeX: shown.x,
      gazeY: shown.y,
      squint: 0.25,
      widen: Math.max(0, brows[frame] ?? 0) * 0.7,
    };
  });
}
