import type { MouthTarget } from './mouth-target.ts';
import { isSilence, mouthTargets } from './mouth-target.ts';
import type { MouthPose } from './mouth-track.ts';
import type { Phone } from '../speech/speech.ts';

/** A target in time: it holds from `startSeconds` to `endSeconds` and fades away on both sides. */
export type PlacedTarget = MouthTarget & {
  startSeconds: number;
  endSeconds: number;
  jawFadeSeconds: number;
  lipFadeSeconds: number;
};

/** Beyond this even the strongest target has no effect. */
export const reachSeconds = 0.6;

/** The jaw follows each sound; the lips round one or two sounds ahead. */
const jawFade = { share: 0.22, minSeconds: 0.013, maxSeconds: 0.03 };
const lipFade = { share: 0.45, minSeconds: 0.03, maxSeconds: 0.06 };

function fadeSeconds(durationSeconds: number, fade: typeof jawFade): number {
  return Math.min(fade.maxSeconds, Math.max(fade.minSeconds, durationSeconds * fade.share));
}

/** The part of its duration in which a phone holds its shape: vowels in the middle, silence nearly throughout. */
export function placeTargets(phones: Phone[], durationSeconds: number): PlacedTarget[] {
  const around = [
    { phone: 'pau', startSeconds: -1, endSeconds: 0 },
    ...phones,
    { phone: 'pau', startSeconds: durationSeconds, endSeconds: durationSeconds + 1 },
  ];
  return around.flatMap(({ phone, startSeconds, endSeconds }) => {
    const duration = endSeconds - startSeconds;
    const targets = mouthTargets(phone);
    const fades = {
      jawFadeSeconds: fadeSeconds(duration / targets.length, jawFade),
      lipFadeSeconds: fadeSeconds(duration / targets.length, lipFade),
    };
    const [first, second] = targets;
    const hold = (target: MouthTarget, from: number, to: number): PlacedTarget => ({
      ...target,
      ...fades,
      startSeconds: startSeconds + from * duration,
      endSeconds: startSeconds + to * duration,
    });
    if (second) return [hold(first, 0.25, 0.4), hold(second, 0.75, 0.85)];
    if (!isSilence(phone)) return [hold(first, 0.35, 0.65)];
    const edge = Math.min(0.5, 0.06 / Math.max(duration, 0.001));
    return [hold(first, edge, 1 - edge)];
  });
}

/**
 * The mean of the targets, each weighted by its dominance: its strength, fading exponentially with the distance in
 * time (Cohen & Massaro, "Modeling coarticulation in synthetic visual speech", 1993).
 */
export function blendTargets(targets: PlacedTarget[], seconds: number): MouthPose {
  const sum = { opening: 0, width: 0, teeth: 0, tongue: 0, tuck: 0, press: 0 };
  let [jawWeight, lipWeight] = [0, 0];
  for (const target of targets) {
    const distance = Math.max(target.startSeconds - seconds, seconds - target.endSeconds, 0);
    const jaw = target.jawStrength * Math.exp(-distance / target.jawFadeSeconds);
    const lip = target.lipStrength * Math.exp(-distance / target.lipFadeSeconds);
    jawWeight += jaw;
    lipWeight += lip;
    sum.opening += jaw * target.pose.opening;
    sum.teeth += jaw * target.pose.teeth;
    sum.tongue += jaw * target.pose.tongue;
    sum.tuck += jaw * target.pose.tuck;
    sum.press += jaw * target.pose.press;
    sum.width += lip * target.pose.width;
  }
  const share = (value: number, weight: number) => (weight > 0 ? value / weight : 0);
  return {
    opening: share(sum.opening, jawWeight),
    width: share(sum.width, lipWeight),
    teeth: share(sum.teeth, jawWeight),
    tongue: share(sum.tongue, jawWeight),
    tuck: share(sum.tuck, jawWeight),
    press: share(sum.press, jawWeight),
  };
}
