import type { Feeling } from '../../story/story.ts';
import type { Brush } from '../brush/brush.ts';
import { drawBody, type FigureState } from './draw-figure.ts';
import { findExpression } from './face/expression.ts';
import { canHold, type HeldThing } from './hands/held-thing.ts';
import { placeBody } from './shape/body.ts';
import type { PersonLook } from './person-look.ts';
import { bustPose } from './poses/bust-pose.ts';
import type { PoseName } from './poses/find-pose.ts';

export type Bust = {
  look: PersonLook;
  feeling: Feeling;
  /** Only shows in the face, for example laughing or crying. */
  action?: PoseName;
  /** The midpoint between the eyes. */
  x: number;
  y: number;
  /** Height from chin to crown in pixels. */
  headHeight: number;
  /** From -1 (to the left of the picture) to 1 (to the right). */
  turn: number;
  gaze?: { x: number; y: number };
  holds?: HeldThing | null;
  /** Seen from behind, for over-the-shoulder shots. */
  back?: boolean;
};

/** Paints a person from the hips up, positioned by the face and cropped by the frame. */
export function drawBust(brush: Brush, bust: Bust, state: FigureState = {}): void {
  const { look, feeling, action = 'stand', turn, back = false, holds } = bust;
  const mood = findExpression(feeling, action);
  const facing = turn < 0 ? -1 : 1;
  const turnAmount = Math.abs(turn);
  const { breath = 0, sway = 0 } = state;
  const base = bustPose(feeling, holds ? canHold(holds.kind) : false);
  const pose = {
    ...base,
    yaw: back ? Math.PI + 0.5 - turnAmount * 0.3 : base.yaw + turnAmount * 0.42,
    chest: { ...base.chest, lean: base.chest.lean + breath * 0.006, bend: base.chest.bend + sway * 0.008 },
    head: {
      turn: (back ? -0.3 : -base.yaw - base.chest.twist) + turnAmount * 0.3,
      nod: base.head.nod + mood.nod + breath * 0.006,
      tilt: base.head.tilt + mood.tilt + sway * 0.02,
    },
  };
  const height = bust.headHeight * look.build.heads;
  // At the origin first, to find where its eyes are.
  const trial = placeBody(look, pose, { x: 0, y: 0, height, facing });
  const body = placeBody(look, pose, {
    x: bust.x - trial.head.at[0],
    y: bust.y - trial.head.at[1] - breath * 0.004 * bust.headHeight,
    height,
    facing,
  });
  drawBody(brush, body, { feeling, gaze: bust.gaze, holds, action }, state, 'upper');
}
