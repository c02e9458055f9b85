import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { measureAnimal } from '../../animal/measure-animal.ts';
import type { Box } from '../../brush/manner.ts';
import type { FigureState } from '../../person/draw-figure.ts';
import { measureFigure } from '../../person/measure-figure.ts';
import { headUnits } from '../../person/shape/body.ts';
import { treatmentReach } from '../../styles/finish.ts';
import type { CastMember, FramePlan } from '../frame-plan.ts';
import { paintMember } from './paint-member.ts';

/** Position of a face in the frame: the middle between the eyes, and pixels per unit of the head, which is 422 high. */
export type FacePlace = { x: number; y: number; scale: number };

/** Radius of an animal's skull in units that align its eyes and muzzle with a person's eyes and mouth. */
const animalSkullUnits = 128;

/** Null if eyes and lips are invisible: turned away, asleep or out of focus. */
export function findFace(member: CastMember): FacePlace | null {
  if (member.blur > 0) return null;
  if (member.kind === 'bust') {
    const { x, y, headHeight, back } = member.bust;
    return back ? null : { x, y, scale: headHeight / headUnits };
  }
  if (member.kind === 'animal') {
    if (member.animal.posture === 'sleep') return null;
    const { eyes, skull } = measureAnimal(member.animal);
    return { ...eyes, scale: skull / animalSkullUnits };
  }
  if (
    member.kind !== 'figure' ||
    member.figure.action === 'sleep' ||
    member.figure.action === 'lie' ||
    member.figure.isAsleep
  )
    return null;
  const { eyes, head } = measureFigure(member.figure);
  return { ...eyes, scale: head.height / 465 };
}

/** The parts of a face that move by themselves, in whole pixels; they do not overlap. */
export function faceBoxes({ x, y, scale }: FacePlace): { eyes: Box; mouth: Box } {
  const left = Math.floor(x - 205 * scale);
  const width = Math.ceil(410 * scale);
  const [top, middle, bottom] = [y - 95 * scale, y + 34 * scale, y + 275 * scale].map(Math.floor) as [
    number,
    number,
    number,
  ];
  return {
    eyes: { x: left, y: top, width, height: middle - top },
    mouth: { x: left, y: middle, width, height: bottom - middle },
  };
}

/** Paints the part of a person's layer within a box of whole pixels, identical to the whole layer. */
export function paintMemberPart(plan: FramePlan, member: CastMember, state: FigureState, box: Box): Canvas {
  const { width, height, unit, style } = plan;
  const reach = treatmentReach(style, unit);
  const x = Math.max(0, box.x - reach);
  const y = Math.max(0, box.y - reach);
  const right = Math.min(width, box.x + box.width + reach);
  const bottom = Math.min(height, box.y + box.height + reach);
  const around = { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
  const part = paintMember(plan, member, state, { box: around });
  const shown = createCanvas(box.width, box.height);
  shown.getContext('2d').drawImage(part, x - box.x, y - box.y);
  return shown;
}
