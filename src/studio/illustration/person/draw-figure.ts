import type { Point } from '../../presenter/paint/curve.ts';
import type { MouthPose } from '../../mouth/mouth-track.ts';
import type { Brush } from '../brush/brush.ts';
import { drawArm, drawArmGrip, drawArmHand } from './clothes/draw-arm.ts';
import { drawCoat } from './clothes/draw-coat.ts';
import { drawExtras, drawTie } from './clothes/draw-extras.ts';
import { drawLeg } from './clothes/draw-leg.ts';
import { drawTop } from './clothes/draw-trunk.ts';
import type { FigureScene } from './clothes/scene.ts';
import { drawBlanket } from './clothes/draw-blanket.ts';
import { drawNeck } from './face/draw-neck.ts';
import { drawHairBehind, drawHead } from './face/draw-head.ts';
import { findExpression, type Expression } from './face/expression.ts';
import { bodyOf, type Figure } from './figure.ts';
import { drawHeld, isGripped } from './hands/held-thing.ts';
import { ownThing } from './hands/own-thing.ts';
import type { Body } from './shape/body.ts';
import { trunkOf } from './shape/trunk.ts';
import { isLying } from './skeleton/pose.ts';
import type { Side } from './skeleton/stand-up.ts';

/** State of an animated figure; everything defaults to rest. */
export type FigureState = {
  /** Phases: breath and sway in -1…1, blink in 0…1. */
  breath?: number;
  blink?: number;
  /** Defaults to the mouth of the feeling. */
  mouth?: MouthPose;
  sway?: number;
  /** 0…1 through one stride of a walk or run; without it the still pose. */
  stride?: number;
};

/** Paints a whole person from back to front. */
export function drawFigure(brush: Brush, figure: Figure, state: FigureState = {}): void {
  const held = figure.holds === undefined ? ownThing(figure) : figure.holds;
  drawBody(brush, bodyOf(figure, state), { ...figure, holds: held }, state, 'whole');
}

export function drawBody(
  brush: Brush,
  body: Body,
  figure: Pick<Figure, 'feeling' | 'gaze' | 'holds' | 'action' | 'isAwake' | 'isAsleep'>,
  state: FigureState,
  extent: 'whole' | 'upper',
): void {
  const bare: FigureScene = { brush, body, trunk: trunkOf(body), joined: [] };
  const layers = { far: layerOf(bare, 'far'), near: layerOf(bare, 'near') };
  const scene: FigureScene = {
    ...bare,
    joined: (['far', 'near'] as const).filter((side) => layers[side] === 'split'),
  };
  const expression = findExpression(figure.feeling, figure.action);
  const isInBed = body.pose.support === 'bed';
  const fromBehind = Math.cos(body.skeleton.chestYaw) < 0;
  if (!fromBehind) drawHairBehind(brush, body);
  for (const side of ['far', 'near'] as const) {
    if (layers[side] === 'behind') drawWholeArm(scene, side, figure);
    if (layers[side] === 'split') drawArm(scene, side, 'upper');
  }
  if (extent === 'whole') {
    drawLeg(scene, 'far');
    drawLeg(scene, 'near');
  }
  drawNeck(scene);
  drawTop(scene);
  drawTie(scene);
  drawCoat(scene);
  drawExtras(scene);
  const drawOwnHead = () =>
    drawHead(brush, body, {
      expression,
      mouth: state.mouth ?? expression.mouth,
      blink:
        figure.isAsleep || (isInBed && !figure.isAwake) ? 1 : Math.max(state.blink ?? 0, expression.shut),
      gaze: gazeOf(body, figure.gaze, expression),
    });
  drawOwnHead();
  for (const side of ['far', 'near'] as const) {
    if (layers[side] === 'split') {
      drawArm(scene, side, 'fore');
      drawHandWith(scene, side, figure);
    }
    if (layers[side] === 'front') drawWholeArm(scene, side, figure);
  }
  if (body.pose.holding === 'both') {
    drawHeld(scene, figure.holds);
    if (figure.holds) for (const side of ['far', 'near'] as const) drawArmHand(scene, side);
  }
  if (isInBed) drawBlanket(scene);
}

function drawWholeArm(scene: FigureScene, side: Side, figure: Pick<Figure, 'holds'>): void {
  drawArm(scene, side);
  drawHandWith(scene, side, figure);
}

/** Paints hand, thing and fingers in this order, so that the hand grips the thing. */
function drawHandWith(scene: FigureScene, side: Side, figure: Pick<Figure, 'holds'>): void {
  const { holding } = scene.body.pose;
  drawArmHand(scene, side);
  const holds = figure.holds && (holding === side ? figure.holds : null);
  if (!holds) return;
  drawHeld(scene, holds);
  if (isGripped(scene, holds)) drawArmGrip(scene, side);
  else drawArmHand(scene, side);
}

/**
 * Far arms of a turned body are behind it. When an elbow is clear of the trunk, the upper arm goes behind the garment's
 * edge, so that shoulder and sleeve join as on a tailored coat.
 */
function layerOf({ body, trunk }: FigureScene, side: Side): 'front' | 'behind' | 'split' {
  const { layer } = body.pose.hands[side];
  const { chestYaw } = body.skeleton;
  const back = Math.cos(chestYaw) < 0;
  // Seen from behind, arms hang beside the back or reach away from the viewer.
  if (back) return layer === 'behind' ? 'front' : 'behind';
  const wanted = layer ?? (side === 'far' && chestYaw > 0.2 ? 'behind' : 'front');
  if (wanted !== 'front' || isLying(body.pose) || Math.abs(chestYaw) > 0.75) return wanted;
  const out = side === 'far' ? body.farSide : (-body.farSide as -1 | 1);
  const elbow = body.arms[side][1];
  const edge = [0.3, 0.5, 0.7].map((share) => trunk.edge(share, out));
  const isClear = edge.every(([x]) => (elbow[0] - x) * out > -0.004 * body.height);
  return isClear ? 'split' : 'front';
}

function gazeOf(body: Body, gaze: { x: number; y: number } | undefined, expression: Expression): Point {
  if (!gaze) return [0, 0];
  const { at, roll, yaw, nod } = body.head;
  const [x, y] = [gaze.x - at[0], gaze.y - at[1]];
  const reach = Math.max(Math.hypot(x, y), body.height * 0.1);
  const limit = (value: number) => Math.max(-0.95, Math.min(0.95, value));
  const across = (x * Math.cos(roll) + y * Math.sin(roll)) / reach;
  const down = (y * Math.cos(roll) - x * Math.sin(roll)) / reach;
  // The eyes only cover the part of the gaze that the head's turn does not.
  return [
    limit((across - Math.sin(yaw)) * 1.1) - expression.gaze[0],
    limit(down - Math.sin(nod)) * 0.9 - expression.gaze[1],
  ];
}
