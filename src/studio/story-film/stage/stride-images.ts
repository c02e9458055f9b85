import type { Box } from '../../illustration/brush/manner.ts';
import type { CastMember, FramePlan } from '../../illustration/frame/frame-plan.ts';
import { paintMemberPart } from '../../illustration/frame/paint/member-parts.ts';
import { bodyOf, type Figure } from '../../illustration/person/figure.ts';
import { measureFigure, strideBox } from '../../illustration/person/measure-figure.ts';
import type { Stride } from '../life/person-life.ts';
import { cropLayer, type CroppedLayer } from './crop-layer.ts';

/** A person below the neck in a phase of the stride, and the head's offset from the still. */
export type StrideImage = {
  layer: CroppedLayer | null;
  head: { x: number; y: number };
  /** The still is drawn below this line; by default none of it is. */
  bottom: number;
};

/** Paints each phase on first use, at most `stride.phases` images; null for a person who does not move. */
export function openStrideImages(
  plan: FramePlan,
  member: CastMember,
  { stride, neck }: { stride: Stride | null; neck: number | undefined },
): ((phase: number) => StrideImage) | null {
  if (!stride || neck === undefined || member.kind !== 'figure' || member.blur > 0) return null;
  const { figure } = member;
  const [stillX, stillY] = bodyOf(figure).head.at;
  const painted = new Map<number, StrideImage>();
  const bottom = stride.isOnTheSpot ? gestureBottom(figure, stride.phases, neck) : Infinity;
  if (bottom === null) return null;
  return (shown) => {
    const phase = stride.isOnTheSpot ? foldPhase(shown, stride.phases) : shown;
    const known = painted.get(phase);
    if (known) return known;
    const state = { stride: phase / stride.phases };
    const [x, y] = bodyOf(figure, state).head.at;
    const whole = strideBox(figure, state.stride, neck + y - stillY);
    const box = within(plan, { ...whole, height: Math.min(whole.y + whole.height, bottom) - whole.y });
    const layer = box && cropLayer(paintMemberPart(plan, member, state, box));
    const image = {
      layer: box && layer && { ...layer, x: layer.x + box.x, y: layer.y + box.y },
      head: { x: x - stillX, y: y - stillY },
      bottom: box ? box.y + box.height : Infinity,
    };
    painted.set(phase, image);
    return image;
  };
}

/** A movement to and fro reuses the pictures of its way there on its way back. */
export function foldPhase(phase: number, phases: number): number {
  const isBack = phase > phases / 4 && phase < (phases * 3) / 4;
  return isBack ? (phases * 1.5 - phase) % phases : phase;
}

/**
 * The lower end of the moving part of a gesturing body: below both hands. Null if hands or held things reach up to the
 * face, which does not move with them, or down to the shadow on the ground.
 */
function gestureBottom(figure: Figure, phases: number, neck: number): number | null {
  const { height, y: ground } = figure;
  if (figure.reaches || figure.action === 'sleep' || figure.action === 'lie') return null;
  const ends = [0.25, 0.75].map((phase) => ({
    body: bodyOf(figure, { stride: phase }),
    held: measureFigure(figure, { stride: phase }).held,
  }));
  const hands = ends.flatMap(({ body }) => [body.arms.near[2][1], body.arms.far[2][1]]);
  const tops = [
    ...hands.map((y) => y - height * 0.075),
    ...ends.flatMap(({ held }) => (held ? [held.y] : [])),
  ];
  if (phases % 4 !== 0 || Math.min(...tops) < neck + height * 0.02) return null;
  const lowest = [
    ...hands.map((y) => y + height * 0.09),
    ...ends.flatMap(({ held }) => (held ? [held.y + held.height] : [])),
  ];
  const bottom = Math.ceil(Math.max(...lowest) + height * 0.02);
  return bottom > ground - height * 0.2 ? null : bottom;
}

/** In whole pixels of the frame. */
function within({ width, height }: FramePlan, box: Box): Box | null {
  const [x, y] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : null;
}
