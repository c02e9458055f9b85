import type { MouthTrack } from '../mouth/mouth-track.ts';
import { isTalkingMouth } from './footage/judge-footage.ts';
import type { MeasuredClip } from './footage/measure-clip.ts';
import { patchDifference } from './mouth/mouth-patch.ts';
import { closurePress } from './footage/plan-openings.ts';
import { withoutRepeats } from './footage/repeated-frames.ts';
import { correlation, mean, quantile } from './footage/statistics.ts';
import { turningJerk } from './footage/turning-jerk.ts';

export type LipSyncFigures = {
  /** Correlation of planned and measured opening, at the best lag. */
  correlation: number;
  /** Positive when the picture is later than the plan. */
  lagFrames: number;
  /** Share of planned closures closed according to the mesh. Reported without a limit, because the mesh ignores teeth. */
  closuresHit: number | null;
  /** Share of planned closures without teeth or a gap in the picture; null without closures in the plan. */
  closuresShut: number | null;
  /** Mean change of the mouth between frames, relative to the template; null if its mouth does not move. */
  popping: number | null;
  /** Mean step between pixels around the mouth, relative to the template; null without a template. */
  detail: number | null;
  /** Brightness steps on the ring around the mouth, relative to the template; null without a template. */
  seam: number | null;
  /** Worst jerk of the head where the clip reverses, relative to the template; null without a reversal. */
  turning: number | null;
};

/** Correlation, closures and detail are minimums, the others maximums. A figure that is null passes. */
export const lipSyncLimits = {
  correlation: 0.8,
  lagFrames: 1,
  closuresShut: 0.9,
  popping: 1.2,
  detail: 0.85,
  seam: 1.5,
  turning: 1,
} as const;

const maxLagFrames = 8;
const minComparedFrames = 10;
/** Share of the way from closed to wide open below which lips count as closed. */
const shutShare = 0.25;
/** The lip gap up to which a closure counts as shut. Of the labelled mouths between 1 and this, half were closed; they pass. */
const shutGap = 1.1;
/** Upper bound, so that a template that always shows teeth does not loosen the limit. */
const maxShutGap = 1.25;

/** Compares a finished clip with its plan. `turns` are the frames at which playback reverses. */
export function measureLipSync(
  clip: MeasuredClip,
  plan: MouthTrack,
  template: MeasuredClip | null,
  turns: readonly number[] = [],
): LipSyncFigures {
  const measured = clip.frames.map((frame) => frame?.openness ?? 0);
  const planned = plan.poses.map(({ opening }) => opening);
  const length = Math.min(measured.length, planned.length);
  const [shut, wide] = [quantile(measured, 0.05), quantile(measured, 0.95)];
  const limit = shut + (wide - shut) * shutShare;
  const closures = plan.poses.flatMap(({ press }, frame) =>
    press > closurePress && frame < length ? [frame] : [],
  );
  const hits = closures.filter((frame) => measured[frame]! <= limit);
  const maxGap = shutGapOf(template);
  const shutInPicture = closures.filter((frame) => (clip.frames[frame]?.lipGap ?? 0) <= maxGap);
  const own = template && moves(template) ? mouthChange(template) : null;
  return {
    ...findBestLag(planned, measured),
    closuresHit: closures.length === 0 ? null : hits.length / closures.length,
    closuresShut: closures.length === 0 ? null : shutInPicture.length / closures.length,
    popping: own === null ? null : mouthChange(clip) / own,
    detail: relative(detailOf, clip, template),
    seam: relative(seamOf, clip, template),
    turning: template && turningJerk(clip, template, turns),
  };
}

/** The lag at which the picture follows the plan best. */
function findBestLag(
  planned: readonly number[],
  measured: readonly number[],
): Pick<LipSyncFigures, 'correlation' | 'lagFrames'> {
  const length = Math.min(planned.length, measured.length);
  let best = { correlation: -1, lagFrames: 0 };
  for (let lagFrames = -maxLagFrames; lagFrames <= maxLagFrames; lagFrames += 1) {
    const count = length - Math.abs(lagFrames);
    if (count < minComparedFrames) continue;
    const from = Math.max(0, -lagFrames);
    const later = from + lagFrames;
    const found = correlation(planned.slice(from, from + count), measured.slice(later, later + count));
    if (found > best.correlation) best = { correlation: found, lagFrames };
  }
  return best;
}

/** A figure of the clip relative to its template's; null if there is nothing to compare with. */
function relative(
  measure: (clip: MeasuredClip) => number,
  clip: MeasuredClip,
  template: MeasuredClip | null,
): number | null {
  const own = template ? measure(template) : 0;
  return own > 0 ? measure(clip) / own : null;
}

export function meetsLipSyncGate(figures: LipSyncFigures): boolean {
  return (
    figures.correlation >= lipSyncLimits.correlation &&
    Math.abs(figures.lagFrames) <= lipSyncLimits.lagFrames &&
    (figures.closuresShut ?? 1) >= lipSyncLimits.closuresShut &&
    (figures.popping ?? 0) <= lipSyncLimits.popping &&
    (figures.detail ?? 1) >= lipSyncLimits.detail &&
    (figures.seam ?? 0) <= lipSyncLimits.seam &&
    (figures.turning ?? 0) <= lipSyncLimits.turning
  );
}

/** Closed lips with a highlight or thick outline look slightly open; the template's closed mouth calibrates this. */
function shutGapOf(template: MeasuredClip | null): number {
  const closedGap = quantile(template?.frames.flatMap((frame) => (frame ? [frame.lipGap] : [])) ?? [], 0.1);
  return Math.max(shutGap, Math.min(maxShutGap, closedGap * 1.3));
}

function moves({ frames }: MeasuredClip): boolean {
  return isTalkingMouth(frames.flatMap((frame) => (frame ? [frame.openness] : [])));
}

/** A frame that repeats the previous one, as in clips of 25 fps, carries no information about the mouth's motion. */
function mouthChange({ frames }: MeasuredClip): number {
  const moving = withoutRepeats(frames.map((frame) => frame?.pictureChange ?? 0));
  const changes = moving.flatMap((index) => {
    const [frame, before] = [frames[index], frames[index - 1]];
    return frame && before ? [patchDifference(frame.mouthPatch, before.mouthPatch)] : [];
  });
  return mean(changes);
}

const detailOf = ({ frames }: MeasuredClip): number =>
  mean(frames.flatMap((frame) => (frame ? [frame.sharpness] : [])));

const seamOf = ({ frames }: MeasuredClip): number =>
  mean(frames.flatMap((frame) => (frame ? [frame.seam] : [])));
