import type { Box } from '../brush/manner.ts';
import { findHair } from './hair/find-hair.ts';
import { bodyOf, type Figure } from './figure.ts';
import { gripPoint, heldBox } from './hands/held-thing.ts';
import type { Body } from './shape/body.ts';
import { boxAround } from './shape/geometry.ts';
import { isLying } from './skeleton/pose.ts';
import type { Side } from './skeleton/stand-up.ts';
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
  /** The centre of the surface under a sitting or lying body. */
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

/** Measures where a figure will appear, without painting it. */
export function measureFigure(figure: Figure, state: { stride?: number } = {}): FigureMeasure {
  const body = bodyOf(figure, state);
  const { skeleton, height, project, head } = body;
  const long = findHair(figure.look.hair.style).behind ? 1.12 : 1;
  const half = head.scale * 175 * long;
  const [eyeX, eyeY] = head.at;
  const lying = isLying(body.pose);
  const headBox = lying
    ? { x: eyeX - half * 1.2, y: eyeY - half, width: half * 2.4, height: half * 2 }
    : { x: eyeX - half, y: eyeY - head.scale * 250, width: half * 2, height: head.scale * 465 };
  const points = (['near', 'far'] as const).flatMap((side) => [
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
  // Sleepers are covered by a blanket.
  const blanket = lying ? 0.05 * height : 0;
  const [handX, handY] = gripPoint(body);
  const pelvis = project(skeleton.pelvis);
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
    ...(body.pose.support === 'feet' || body.pose.support === 'ground'
      ? {}
      : { seat: { x: pelvis[0], y: pelvis[1] + (lying ? 0.085 : 0.052) * height } }),
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
