import type { ReelLine, ReelPlan } from '../reel-plan.ts';

const framesPerSecond = 30;
export const frameOf = (seconds: number): number => Math.round(seconds * framesPerSecond);

export type SceneKind = 'title' | 'hook' | 'line' | 'end';
/** Frames [from, to) of the film; every scene starts with a cut on a beat. */
export type Scene = { kind: SceneKind; from: number; to: number; line?: ReelLine };

export type Pace = {
  titleSeconds: number;
  /** Longer scenes get a second picture. */
  maxSceneSeconds: number;
  /** Second pictures start on a bar, not on any beat. */
  cutsOnBars: boolean;
};

const minSceneSeconds = 1;
const minHookSeconds = 1.4;
const minEndSeconds = 2.2;
/** Maximum distance between a line and the beat of its cut. */
const maxBeatDistance = 0.75;

/** Plans the scenes of a reel without gaps: title, hook, the lines, end card. */
export function planCuts(order: ReelPlan, pace: Pace): Scene[] {
  const { lines, durationSeconds: end } = order;
  const closing = lines.findLast((line) => line.role === 'call-to-action');
  const hook = lines.find((line) => line !== closing);
  const others = lines.filter((line) => line !== hook && line !== closing);
  const scenes: { kind: SceneKind; at: number; line?: ReelLine }[] = [{ kind: 'title', at: 0 }];
  const cut = (
    kind: SceneKind,
    target: number,
    line: ReelLine | undefined,
    earliest: number,
    latest: number,
  ) => {
    const at = onBeat(order.beats, target, earliest, latest);
    if (at !== null) scenes.push({ kind, at, line });
    return at !== null;
  };
  const endTarget = Math.min(closing?.startSeconds ?? end - 3, end - minEndSeconds);
  const endAt = onBeat(order.beats, endTarget, minSceneSeconds, end - 1.2) ?? endTarget;
  if (hook) {
    const latest = Math.min(Math.max(hook.endSeconds - minHookSeconds, 0.9), endAt - minSceneSeconds);
    cut('hook', Math.min(pace.titleSeconds, latest), hook, 0.7, latest + 0.35);
  }
  for (const line of others) {
    const earliest = scenes.at(-1)!.at + (scenes.at(-1)!.kind === 'hook' ? minHookSeconds : minSceneSeconds);
    cut('line', line.startSeconds - 0.08, line, earliest, endAt - minSceneSeconds);
  }
  scenes.push({ kind: 'end', at: endAt, line: closing });
  return split(scenes, order, pace).map((scene, index, all) => ({
    kind: scene.kind,
    line: scene.line,
    from: frameOf(scene.at),
    to: frameOf(all[index + 1]?.at ?? end),
  }));
}

type Cut = { kind: SceneKind; at: number; line?: ReelLine };

function split(cuts: readonly Cut[], order: ReelPlan, pace: Pace): Cut[] {
  return cuts.flatMap((cut, index) => {
    const next = cuts[index + 1]?.at ?? order.durationSeconds;
    const long = next - cut.at;
    const parts = cut.kind === 'line' ? Math.ceil(long / pace.maxSceneSeconds) : 1;
    const grid = pace.cutsOnBars && order.bars.length > 0 ? order.bars : order.beats;
    const made: Cut[] = [cut];
    for (let part = 1; part < parts; part += 1) {
      const at = onBeat(
        grid,
        cut.at + (long * part) / parts,
        made.at(-1)!.at + minSceneSeconds,
        next - minSceneSeconds,
      );
      if (at !== null) made.push({ ...cut, at });
    }
    return made;
  });
}

/** The nearest beat in the range, or the target if the music has no beats there; null if no cut fits. */
function onBeat(beats: readonly number[], target: number, earliest: number, latest: number): number | null {
  if (latest < earliest) return null;
  const bounded = Math.min(latest, Math.max(earliest, target));
  const inside = beats.filter((beat) => beat >= earliest && beat <= latest);
  const nearest = inside.toSorted((a, b) => Math.abs(a - bounded) - Math.abs(b - bounded))[0];
  if (nearest !== undefined && (beats.length > 1 || Math.abs(nearest - bounded) <= maxBeatDistance))
    return nearest;
  return beats.length === 0 ? bounded : null;
}
