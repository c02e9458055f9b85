import type { Box } from '../../illustration/brush/manner.ts';
import type { CastMember, FramePlan } from '../../illustration/frame/frame-plan.ts';
import { paintMemberPart } from '../../illustration/frame/member-parts.ts';
import { bodyOf } from '../../illustration/person/figure.ts';
import { strideBox } from '../../illustration/person/measure-figure.ts';
import type { Stride } from '../life/person-life.ts';
import { cropLayer, type CroppedLayer } from './crop-layer.ts';

/** A person below the neck in a phase of the stride, and how far the head is carried from where the still has it. */
export type StrideImage = { layer: CroppedLayer | null; head: { x: number; y: number } };

/** Paints each phase when it is first needed, at most `stride.phases` images; null for who stays in one place. */
export function openStrideImages(
  plan: FramePlan,
  member: CastMember,
  { stride, neck }: { stride: Stride | null; neck: number | undefined },
): ((phase: number) => StrideImage) | null {
  if (!stride || neck === undefined || member.kind !== 'figure' || member.blur > 0) return null;
  const { figure } = member;
  const [stillX, stillY] = bodyOf(figure).head.at;
  const painted = new Map<number, StrideImage>();
  return (phase) => {
    const known = painted.get(phase);
    if (known) return known;
    const state = { stride: phase / stride.phases };
    const [x, y] = bodyOf(figure, state).head.at;
    const box = within(plan, strideBox(figure, state.stride, neck + y - stillY));
    const layer = box && cropLayer(paintMemberPart(plan, member, state, box));
    const image = {
      layer: box && layer && { ...layer, x: layer.x + box.x, y: layer.y + box.y },
      head: { x: x - stillX, y: y - stillY },
    };
    painted.set(phase, image);
    return image;
  };
}

/** In whole pixels of the frame. */
function within({ width, height }: FramePlan, box: Box): Box | null {
  const [x, y] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : null;
}
