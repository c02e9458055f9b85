import type { Point } from '../../../presenter/paint/curve.ts';
import type { FigureState } from '../../person/draw-figure.ts';
import { add, rotateZ, type Vector } from '../../person/skeleton/vector.ts';
import type { AnimalFigure } from '../animal-figure.ts';
import type { AnimalLook, FourLegged } from '../animal-look.ts';
import type { HeadPlace } from '../head/head-turn.ts';
import { headHeading } from '../head/head-heading.ts';
import { hipHeight, shoulderHeight, stanceOf, type Stance } from './postures.ts';
import type { Station } from '../../person/shape/tube.ts';

export type FourLeggedLook = Extract<AnimalLook, { plan: 'four-legged' }>;
export type Leg = { points: readonly Point[]; foot: Point };
export type LegName = 'frontNear' | 'frontFar' | 'hindNear' | 'hindFar';

/** Joints of a posed four-legged body, in pixels of the picture. */
export type AnimalBody = {
  look: FourLeggedLook;
  stance: Stance;
  unit: number;
  facing: -1 | 1;
  /** From the root of the tail to the head. */
  spine: Station[];
  hip: Station;
  shoulder: Station;
  legs: Record<LegName, Leg>;
  tail: Point[];
  head: HeadPlace;
  project: (point: Vector) => Point;
};

/** How much lower nearer parts are in the picture. */
const cameraTilt = 0.1;
const standardTurn = 0.3;

export type StandingFigure = AnimalFigure & { look: FourLeggedLook };

/** Places the body with its lowest point on the ground line, in any posture. */
export function standAnimal(figure: StandingFigure, state: FigureState = {}): AnimalBody {
  const still = placeJoints(figure, {});
  const sunk = lowestOf(still) - figure.y;
  return placeJoints({ ...figure, y: figure.y - sunk }, state);
}

/** The soles, plus haunch and trunk of a lying or sitting animal. */
function lowestOf({ look, stance, legs, spine, hip, unit }: AnimalBody): number {
  const { foot, isHoof } = look.body.legs;
  const soles = Object.values(legs).map((leg) => leg.foot[1] + foot * (isHoof ? 0.62 : 0.6) * unit);
  if (stance.hind !== 'folded') return Math.max(...soles);
  const stands = look.body.cover === 'wool' ? 1.16 : 1;
  const trunk = spine.slice(0, 4).map(({ at, radius }) => at[1] + radius * stands);
  return Math.max(...soles, ...trunk, hip.at[1] + look.body.rump * unit);
}

/** Joint positions: forward, up and towards the viewer, relative to shoulder height. */
function placeJoints(figure: StandingFigure, { breath = 0, sway = 0 }: FigureState): AnimalBody {
  const { look, height: unit, facing, turn = standardTurn } = figure;
  const { body, head } = look;
  // The trunk of a lying elephant would be below the ground.
  const stance = stanceOf(
    body,
    head.extra === 'trunk' && isAtRest(figure.posture) ? 'stand' : figure.posture,
  );
  const hip: Vector = [-body.length * Math.cos(stance.pitch) * 0.5, stance.hip, 0];
  // The standing body, rotated about the hip.
  const raise = (forward: number, up: number): Vector =>
    add(hip, rotateZ([forward, up - hipHeight(body), 0], -stance.pitch));
  const project = ([forward, up, near]: Vector): Point => {
    const across = forward * Math.cos(turn) - near * Math.sin(turn);
    const depth = near * Math.cos(turn) + forward * Math.sin(turn);
    return [figure.x + facing * across * unit, figure.y - (up - depth * cameraTilt) * unit];
  };
  const chest = body.chest * (1 + breath * 0.02);
  const shoulder = raise(body.length, shoulderHeight(body));
  const neckAngle = body.neck.angle + stance.neck + (stance.pitch > 0.5 ? 0.22 : 0);
  const neckRoot = raise(body.length + chest * 0.42, shoulderHeight(body) + chest * 0.34);
  const neckEnd = add(neckRoot, [
    Math.cos(neckAngle) * body.neck.length,
    Math.sin(neckAngle) * body.neck.length,
    0,
  ]);
  const skull = head.radius;
  const wanted: Vector = add(neckEnd, [Math.cos(neckAngle * 0.6) * skull * 0.55, skull * 0.3, 0]);
  // A lowered head rests on the ground.
  const headAt: Vector = [
    wanted[0],
    Math.max(wanted[1], skull * (head.extra === 'mane' ? 1.85 : 1 + head.muzzle.drop * 0.5)) + breath * 0.006,
    0,
  ];
  const [headX, headY] = project(headAt);
  const station = (at: Vector, radius: number): Station => ({ at: project(at), radius: radius * unit });
  const middle = raise(
    body.length * 0.5,
    (shoulderHeight(body) + hipHeight(body)) / 2 + 0.5 * ((body.chest + body.rump) / 2 - body.loin),
  );
  const spine = [
    station(raise(-body.rump * 0.42, hipHeight(body) - body.rump * 0.06), body.rump * 0.8),
    station(hip, body.rump),
    station(middle, body.loin * (1 + breath * 0.025)),
    station(shoulder, chest),
    station(neckRoot, (chest + body.neck.radius * 1.1) / 2),
    station(neckEnd, body.neck.radius),
    station(headAt, Math.min(body.neck.radius, skull * 0.85)),
  ];
  return {
    look,
    stance,
    unit,
    facing,
    spine,
    hip: spine[1]!,
    shoulder: spine[3]!,
    legs: placeLegs(body, stance, { shoulder, hip }, project),
    tail: placeTail(body, stance, raise(-body.rump * 0.9, hipHeight(body) + body.rump * 0.42), sway).map(
      project,
    ),
    head: {
      x: headX,
      y: headY,
      radius: skull * unit,
      ...headHeading(figure, { x: headX, y: headY }, { isAsleep: stance.isAsleep, sway }),
    },
    project,
  };
}

const isAtRest = (posture: AnimalFigure['posture']): boolean =>
  posture === 'sit' || posture === 'lie' || posture === 'sleep';

function placeLegs(
  body: FourLegged,
  stance: Stance,
  { shoulder, hip }: { shoulder: Vector; hip: Vector },
  project: (point: Vector) => Point,
): AnimalBody['legs'] {
  const { foot: size } = body.legs;
  const front = (side: 'near' | 'far'): Leg => {
    const [ahead, lift] = stance.front[side];
    const z = body.width * (side === 'near' ? 1 : -1);
    const root: Vector = [shoulder[0] - 0.02, shoulder[1] - body.chest * 0.2, z * 0.7];
    const foot: Vector = [shoulder[0] + ahead, lift + size * 0.55, z];
    if (stance.isLying) {
      const elbow: Vector = [shoulder[0] + 0.02, size * 1.1, z];
      return {
        points: [root, elbow, [(elbow[0] + foot[0]) / 2, size * 0.7, z], foot].map((point) =>
          project(point as Vector),
        ),
        foot: project(foot),
      };
    }
    const back = 0.05 + lift * 0.35;
    const elbow: Vector = [
      root[0] + (foot[0] - root[0]) * 0.4 - back * 0.6,
      root[1] + (foot[1] - root[1]) * 0.42,
      z,
    ];
    const wrist: Vector = [
      root[0] + (foot[0] - root[0]) * 0.86 + lift * 0.25,
      root[1] + (foot[1] - root[1]) * 0.78,
      z,
    ];
    return { points: [root, elbow, wrist, foot].map(project), foot: project(foot) };
  };
  const hind = (side: 'near' | 'far'): Leg => {
    const z = body.width * (side === 'near' ? 1 : -1);
    const root: Vector = [hip[0], hip[1] - body.rump * 0.12, z * 0.7];
    if (stance.hind === 'folded') {
      const foot: Vector = [hip[0] + body.rump * 1.25 + size, size * 0.55, z * 1.25];
      const heel: Vector = [hip[0] + body.rump * 0.1, size * 0.7, z * 1.25];
      return {
        points: [heel, [(heel[0] + foot[0]) / 2, size * 0.6, z * 1.25] as Vector, foot].map(project),
        foot: project(foot),
      };
    }
    const [ahead, lift] = stance.hind[side];
    const foot: Vector = [hip[0] + ahead, lift + size * 0.55, z];
    const hock: Vector = [foot[0] - 0.075 - Math.max(0, -ahead) * 0.15, foot[1] + 0.24 + lift * 0.3, z];
    const knee: Vector = [
      (root[0] + hock[0]) / 2 + 0.13 + Math.max(0, ahead) * 0.2,
      root[1] * 0.52 + hock[1] * 0.48,
      z,
    ];
    return { points: [root, knee, hock, foot].map(project), foot: project(foot) };
  };
  return { frontNear: front('near'), frontFar: front('far'), hindNear: hind('near'), hindFar: hind('far') };
}

/** Angles of the five segments of the tail; 0 is straight back, positive is up. */
const tailAngles: Record<FourLegged['tail']['shape'], readonly number[]> = {
  raised: [0.5, 0.7, 0.9, 1.1, 1.2],
  curled: [0.9, 1.5, 2.3, 3.2, 4],
  brush: [-0.5, -0.45, -0.2, 0.1, 0.3],
  thin: [-0.5, -0.4, -0.1, 0.2, 0.35],
  tassel: [-0.9, -1.35, -1.5, -1.5, -1.4],
  hair: [-0.5, -1.15, -1.4, -1.45, -1.4],
  thick: [-0.45, -0.3, -0.15, 0, 0.1],
  puff: [0.6, 0.6, 0.6, 0.6, 0.6],
  stub: [-0.3, -0.3, -0.3, -0.3, -0.3],
  none: [],
};

function placeTail(body: FourLegged, stance: Stance, root: Vector, sway: number): Vector[] {
  const { shape, length } = body.tail;
  const isLow = root[1] < length * 0.7 && shape !== 'puff';
  const points: Vector[] = [root];
  tailAngles[shape].forEach((own, index) => {
    // The tail of a sitting animal lies on the ground, never below it.
    const lifts = shape === 'brush' && body.stance === 'crouching';
    const angle = lifts
      ? [0.6, 1.1, 1.5, 1.6, 2.3][index]!
      : stance.hind === 'folded' && isLow
        ? [-0.7, -0.3, 0, 0.1, 0.25][index]!
        : own;
    const last = points.at(-1)!;
    const step = length / 5;
    const lowest = body.tail.radius * 0.9;
    points.push([
      last[0] - Math.cos(angle) * step,
      Math.max(lowest, last[1] + Math.sin(angle) * step),
      sway * 0.05 * (index + 1) + (stance.hind === 'folded' ? 0.06 * (index + 1) : 0),
    ]);
  });
  return points;
}
