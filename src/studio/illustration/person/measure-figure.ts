import type { Box } from '../brush/manner.ts';
import { findHair } from './hair/find-hair.ts';
import { bodyOf, type Figure } from './figure.ts';
import { gripPoint, heldBox } from './hands/held-thing.ts';
import type { Body } from './shape/body.ts';
import { boxAround } from './shape/geometry.ts';
import { isLying } from './skeleton/pose.ts';
import { sides, type Side } from './skeleton/stand-up.ts';
import { add, scale } from './skeleton/vector.ts';

export type FigureMeasure = {
  /** Bounding box of everything painted except for held things. */
  box: Box;
  /** Crown to chin with hair, ear to ear. */
  head: Box;
  /** The midpoint between the eyes. */
  eyes: { x: number; y: number };
  /** Bounding boxes of both hands. */
  hands: Record<Side, Box>;
  /** The point at which things are held. */
  hand: { x: number; y: number };
  /** Bounding box of the held thing. */
  held: Box | null;
  /** The centre of the surface under a body on a seat or in bed. */
  seat?: { x: number; y: number };
  /** Height of the table top that the pose leans on. */
  deskTop?: number;
};

/** The table top is below the hand that rests on it. */
function deskUnder(body: Body, side: 'near' | 'far'): number {
  const { wrist, palm } = body.skeleton.hands[side];
  return Math.max(body.project(wrist)[1], body.project(palm)[1]) + 0.014 * body.height;
}

function handBox({ skeleton, height, project }: Body, side: Side): Box {
  const [x, y] = project(skeleton.hands[side].palm);
  const half = (skeleton.bones.hand * height) / 2;
  return { x: x - half, y: y - half, width: half * 2, height: half * 2 };
}

/** In units of the head's scale, from the midpoint between the eyes. */
const headSize = { halfWidth: 175, aboveEyes: 250, height: 465 };
const longHairWidth = 1.12;
const lyingHeadWidth = 1.2;

function headBoxOf(body: Body, { look }: Figure): Box {
  const { at, scale: headScale } = body.head;
  const [eyeX, eyeY] = at;
  const halfWidth = headScale * headSize.halfWidth * (findHair(look.hair.style).behind ? longHairWidth : 1);
  if (isLying(body.pose)) {
    const width = 2 * halfWidth * lyingHeadWidth;
    return { x: eyeX - width / 2, y: eyeY - halfWidth, width, height: halfWidth * 2 };
  }
  return {
    x: eyeX - halfWidth,
    y: eyeY - headScale * headSize.aboveEyes,
    width: halfWidth * 2,
    height: headScale * headSize.height,
  };
}

/** Measures where a figure will appear, without painting it. */
export function measureFigure(figure: Figure, motion: { stride?: number } = {}): FigureMeasure {
  const body = bodyOf(figure, motion);
  const { skeleton, height, project, head } = body;
  const headBox = headBoxOf(body, figure);
  const [eyeX, eyeY] = head.at;
  const isLyingDown = isLying(body.pose);
  const points = sides.flatMap((side) => [
    ...body.arms[side],
    ...body.legs[side],
    project(add(skeleton.hands[side].wrist, scale(skeleton.hands[side].fingers, skeleton.bones.hand))),
    project(skeleton.feet[side].toe),
    project(skeleton.feet[side].heel),
  ]);
  const around = boxAround(
    [...points, [headBox.x, headBox.y], [headBox.x + headBox.width, headBox.y + headBox.height]],
    0,
  );
  const margin = 0.045 * height;
  // In bed, a blanket covers the body.
  const blanket = isLyingDown ? 0.05 * height : 0;
  const [handX, handY] = gripPoint(body);
  const pelvis = project(skeleton.pelvis);
  const hasSeat = body.pose.support !== 'feet' && body.pose.support !== 'ground';
  return {
    box: {
      x: around.x - margin,
      y: around.y - blanket,
      width: around.width + margin * 2,
      height: around.height + blanket + 0.012 * height,
    },
    head: headBox,
    eyes: { x: eyeX, y: eyeY },
    hands: { near: handBox(body, 'near'), far: handBox(body, 'far') },
    hand: { x: handX, y: handY },
    held: figure.holds ? heldBox(body, figure.holds) : null,
    ...(hasSeat ? { seat: { x: pelvis[0], y: pelvis[1] + (isLyingDown ? 0.085 : 0.052) * height } } : {}),
    ...(body.pose.onDesk ? { deskTop: deskUnder(body, body.pose.onDesk) } : {}),
  };
}

/** Bounding box of a figure below the line `top` in a phase of its stride, including its shadow and held things. */
export function strideBox(figure: Figure, stride: number, top: number): Box {
  const { box } = measureFigure(figure, { stride });
  const spare = figure.height * 0.12;
  return {
    x: box.x - spare,
    y: top,
    width: box.width + spare * 2,
    height: figure.y + spare - top,
  };
}
