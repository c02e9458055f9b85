import { Path2D, PathOp } from '@napi-rs/canvas';
import type { Point } from '../../../presenter/paint/curve.ts';
import { drawGrip, drawHand, type HandPlace } from '../hands/draw-hand.ts';
import { subtract } from '../skeleton/vector.ts';
import type { Side } from '../skeleton/stand-up.ts';
import { across, boxOf, direction, moved } from '../shape/geometry.ts';
import { alongLimb, girthAt, limbStations, line, tube } from '../shape/tube.ts';
import type { CoatKind } from './clothes.ts';
import { fold } from './fold.ts';
import { armGirths, darker, lighter, loosened, thickness, type FigureScene } from './scene.ts';

/** Sleeve length from the shoulder (0) to the wrist (1), and its cloth. */
function sleeveOf({ body }: FigureScene): { colour: string; length: number; ease: number; accent: string } {
  const { coat, top } = body.look.clothes;
  if (coat && !isSleeveless(coat.kind)) {
    const thick = coat.kind === 'coat' || coat.kind === 'fire-jacket' ? 0.012 : 0.0075;
    return { colour: coat.colour, length: 0.97, ease: thick, accent: coat.accent };
  }
  const loose = top.kind === 'hoodie' || top.kind === 'sweater' ? 0.0075 : 0.0035;
  return { colour: top.colour, length: top.sleeve, ease: loose, accent: top.accent };
}

export type ArmPart = 'whole' | 'upper' | 'fore';

/** The garment of the trunk joined with the upper sleeves, so that no seam runs down the chest. */
export function withSleeves(scene: FigureScene, trunk: Path2D, garment: 'top' | 'coat'): Path2D {
  const { coat } = scene.body.look.clothes;
  const isSleeved = coat !== null && coat !== undefined && !isSleeveless(coat.kind);
  if (isSleeved !== (garment === 'coat')) return trunk;
  const sleeve = sleeveOf(scene);
  if (sleeve.length < 0.2) return trunk;
  const size = thickness(scene);
  return scene.joined.reduce((path, side) => {
    const stations = limbStations(
      scene.body.arms[side],
      loosened(armGirths, sleeve.ease, 0.003),
      0,
      Math.min(0.5, sleeve.length),
    ).map(({ at, radius }) => ({ at, radius: radius * size }));
    return new Path2D(path).op(tube(stations, [0.5, 0.2]), PathOp.Union);
  }, trunk);
}

const isSleeveless = (kind: CoatKind): boolean => kind === 'safety-vest' || kind === 'gilet';

/** The arm in its sleeve, without the hand. */
export function drawArm(scene: FigureScene, side: Side, part: ArmPart = 'whole'): void {
  const { body, brush } = scene;
  const points = body.arms[side];
  const size = thickness(scene);
  const sleeve = sleeveOf(scene);
  const [from, to] = part === 'whole' ? [0, 1] : part === 'upper' ? [0, 0.55] : [0.44, 1];
  if (sleeve.length < 0.94 && to > sleeve.length) {
    const bare = limbStations(points, armGirths, Math.max(from, sleeve.length - 0.1), to).map(
      ({ at, radius }) => ({ at, radius: radius * size }),
    );
    const path = tube(bare, [0.3, 0.5]);
    brush.form(path, boxOf(path), { colour: body.look.skin.base, material: 'skin', roundness: 0.5 });
  }
  if (sleeve.length <= from) return;
  const girths = loosened(armGirths, sleeve.ease, sleeve.length < 0.6 ? 0.012 : 0.003);
  const stations = limbStations(points, girths, from, Math.min(to, sleeve.length)).map(({ at, radius }) => ({
    at,
    radius: radius * size,
  }));
  const path = tube(stations, [from === 0 ? 0.5 : 0.3, 0.06]);
  brush.form(path, boxOf(path), {
    colour: sleeve.colour,
    material: 'cloth',
    roundness: 0.3,
    inside: () => {
      sleeveFolds(scene, points, sleeve.colour);
      armBands(scene, points);
    },
  });
  if (to < sleeve.length && part === 'upper') return;
  const end = stations.at(-1)!;
  const up = direction(end.at, stations.at(-2)!.at);
  const normal = across(up);
  const cuffAt = (by: number, sign: number): Point =>
    moved(moved(end.at, up, by * end.radius), normal, sign * end.radius * 0.95);
  brush.line(line(cuffAt(0.5, -1), moved(end.at, up, 0.36 * end.radius), cuffAt(0.5, 1)), {
    colour: darker(sleeve.colour, 0.5),
    width: 0.0024 * body.height,
    alpha: 0.55,
  });
}

function sleeveFolds(scene: FigureScene, points: readonly [Point, Point, Point], sleeve: string): void {
  const { body, brush } = scene;
  const [shoulder, elbow, wrist] = points;
  const size = thickness(scene);
  const out = direction([(shoulder[0] + wrist[0]) / 2, (shoulder[1] + wrist[1]) / 2], elbow);
  const flexed = Math.min(
    1,
    Math.hypot(elbow[0] - (shoulder[0] + wrist[0]) / 2, elbow[1] - (shoulder[1] + wrist[1]) / 2) /
      (0.06 * body.height),
  );
  for (const [index, share] of [0.4, 0.47, 0.53, 0.6].entries()) {
    const at = alongLimb(points, share);
    const radius = girthAt(armGirths, share) * size * 1.3;
    const lean = alongLimb(points, share + (index - 1.5) * 0.035);
    fold(brush, [moved(at, out, -radius), moved(at, out, -radius * 0.3), moved(lean, out, radius * 0.35)], {
      colour: sleeve,
      width: 0.003 * body.height,
      strength: 0.16 + 0.4 * flexed,
    });
  }
}

/** Reflective stripes round the sleeves of road workers and firefighters. */
function armBands({ body, brush }: FigureScene, points: readonly [Point, Point, Point]): void {
  if (body.look.clothes.coat?.kind !== 'fire-jacket') return;
  for (const share of [0.3, 0.82]) {
    const at = alongLimb(points, share);
    const normal = across(direction(alongLimb(points, share - 0.05), alongLimb(points, share + 0.05)));
    const reach = 0.05 * body.height;
    brush.line(line(moved(at, normal, -reach), moved(at, normal, reach)), {
      colour: '#e9e26a',
      width: 0.014 * body.height,
    });
    brush.line(line(moved(at, normal, -reach), moved(at, normal, reach)), {
      colour: lighter('#c9ccd2'),
      width: 0.006 * body.height,
    });
  }
}

export function placeHand({ body }: FigureScene, side: Side): HandPlace {
  const { skeleton, flatten, look, height } = body;
  const joints = skeleton.hands[side];
  const pose = body.pose.hands[side];
  const along = flatten(joints.fingers);
  const seen = Math.hypot(along[0], along[1]) / height;
  const limb = skeleton.arms[side];
  const forearm = flatten(subtract(limb.end, limb.middle));
  // Fingers that point at the viewer have no direction in the picture, so use the forearm's.
  const heading: Point = seen < 0.25 ? [along[0] + forearm[0] * 0.8, along[1] + forearm[1] * 0.8] : along;
  const thumb = flatten(joints.thumb);
  const cross = heading[0] * thumb[1] - heading[1] * thumb[0];
  const wrist = body.arms[side][2];
  return {
    wrist,
    angle: Math.atan2(heading[0], -heading[1]),
    flip: cross <= 0 ? 1 : -1,
    scale: (skeleton.bones.hand * height) / 100,
    foreshortening: Math.max(0.66, Math.min(1, 0.35 + seen * 0.68)),
    shape: pose.shape,
    skin: look.skin,
    glove: look.clothes.gloves,
  };
}

export function drawArmHand(scene: FigureScene, side: Side): void {
  drawHand(scene.brush, placeHand(scene, side));
}

export function drawArmGrip(scene: FigureScene, side: Side): void {
  drawGrip(scene.brush, placeHand(scene, side));
}
