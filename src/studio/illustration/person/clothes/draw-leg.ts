import { Path2D, PathOp } from '@napi-rs/canvas';
import type { Point } from '../../../presenter/paint/curve.ts';
import { isLying } from '../skeleton/pose.ts';
import type { Side } from '../skeleton/stand-up.ts';
import { add, scale, type Vector } from '../skeleton/vector.ts';
import { across, between, boxOf, direction, hullOf, moved, shapeOf } from '../shape/geometry.ts';
import { alongLimb, girthAt, limbStations, line, tube } from '../shape/tube.ts';
import { fold } from './fold.ts';
import { darker, legGirths, loosened, thickness, type FigureScene } from './scene.ts';

/** Leg, shoe and their clothes; the near leg includes the seat of the trousers. */
export function drawLeg(scene: FigureScene, side: Side): void {
  const { body, brush } = scene;
  const { bottom, top } = body.look.clothes;
  const isSkirt = bottom.kind === 'skirt' || top.kind === 'dress';
  const size = thickness(scene);
  const points = body.legs[side];
  const skin = limbStations(points, legGirths).map(({ at, radius }) => ({ at, radius: radius * size }));
  if (isSkirt || bottom.hem < 0.9) {
    const leg = tube(skin, [0.4, 0.2]);
    brush.form(leg, boxOf(leg), {
      colour: body.look.skin.base,
      material: 'skin',
      roundness: 0.5,
      inside: () => knee(scene, side),
    });
  }
  drawShoe(scene, side);
  if (isSkirt) return;
  const girths = loosened(
    legGirths,
    0.004 + 0.006 * bottom.loose,
    0.008 * bottom.loose + (bottom.hem < 0.8 ? 0.008 : 0),
  );
  const stations = limbStations(points, girths, 0, bottom.hem).map(({ at, radius }) => ({
    at,
    radius: radius * size,
  }));
  let path = tube(stations, [0.6, 0.08]);
  if (side === 'near') path = new Path2D(path).op(seat(scene), PathOp.Union);
  brush.form(path, boxOf(path), {
    colour: bottom.colour,
    material: 'cloth',
    roundness: 0.42,
    inside: () => trouserFolds(scene, side),
  });
  cuff(scene, stations.at(-1)!, stations.at(-2)!.at);
}

function seat({ body, trunk }: FigureScene): Path2D {
  // On the far side the seat ends at the groin, because the far leg is a separate shape.
  const shares = (side: -1 | 1) => (side === body.farSide ? [0.2, 0.08, -0.02] : [0.2, 0.04, -0.1, -0.22]);
  return shapeOf([
    ...shares(1).map((share) => trunk.edge(share, 1, 0.003)),
    trunk.centre(-0.3),
    ...shares(-1)
      .toReversed()
      .map((share) => trunk.edge(share, -1, 0.003)),
  ]);
}

function cuff({ brush, body }: FigureScene, end: { at: Point; radius: number }, before: Point): void {
  const normal = across(direction(before, end.at));
  const up = direction(end.at, before);
  const at = (sign: number): Point =>
    moved(moved(end.at, normal, sign * end.radius * 0.94), up, end.radius * 0.2);
  brush.line(line(at(-1), moved(end.at, up, -end.radius * 0.02), at(1)), {
    colour: darker(body.look.clothes.bottom.colour, 0.5),
    width: Math.max(1, body.height * 0.0022),
    alpha: 0.5,
  });
}

/** Creases where cloth is compressed: behind the knee, at the groin, over the shoe. */
function trouserFolds(scene: FigureScene, side: Side): void {
  const { body, brush } = scene;
  const points = body.legs[side];
  const { colour } = body.look.clothes.bottom;
  const size = thickness(scene);
  const [hip, joint, ankle] = points;
  const bend = direction(between(hip, ankle, 0.5), joint);
  const flexed = Math.min(
    1,
    Math.hypot(joint[0] - (hip[0] + ankle[0]) / 2, joint[1] - (hip[1] + ankle[1]) / 2) / (0.08 * body.height),
  );
  const stroke = (from: Point, middle: Point, to: Point, width: number, strength: number) =>
    fold(brush, [from, middle, to], { colour, width: width * body.height, strength });
  for (const [index, share] of [0.44, 0.5, 0.56].entries()) {
    const at = alongLimb(points, share);
    const radius = girthAt(legGirths, share) * size;
    const inner = moved(at, bend, -radius * 1.1);
    stroke(
      inner,
      moved(at, bend, -radius * 0.2),
      moved(alongLimb(points, share + (index - 1) * 0.05), bend, radius * 0.4),
      0.0034,
      0.2 + 0.3 * flexed,
    );
  }
  for (const share of [0.86, 0.92]) {
    const at = alongLimb(points, share);
    const normal = across(direction(joint, ankle));
    const radius = girthAt(legGirths, share) * size * 1.2;
    stroke(
      moved(at, normal, -radius),
      moved(at, direction(joint, ankle), radius * 0.4),
      moved(at, normal, radius * 0.5),
      0.003,
      0.28,
    );
  }
  const groin = scene.trunk.centre(-0.18);
  const outer = alongLimb(points, 0.16);
  stroke(
    groin,
    between(groin, outer, 0.5),
    moved(outer, direction(hip, joint), 0.02 * body.height),
    0.003,
    0.3,
  );
}

function knee({ body, brush }: FigureScene, side: Side): void {
  const [hip, joint, ankle] = body.legs[side];
  const normal = across(direction(hip, ankle));
  const size = 0.016 * body.height;
  brush.line(
    line(
      moved(joint, normal, -size),
      moved(joint, direction(hip, joint), size * 0.7),
      moved(joint, normal, size),
    ),
    {
      colour: body.look.skin.deep,
      width: 0.0026 * body.height,
      alpha: 0.35,
    },
  );
}

function drawShoe({ body, brush }: FigureScene, side: Side): void {
  const { shoes } = body.look.clothes;
  const foot = body.skeleton.feet[side];
  const { project, height, skeleton, look } = body;
  const up: Vector = [0, skeleton.bones.foot, 0];
  const lifted = (at: Vector, by: number, aside = 0) =>
    project(add(add(at, scale(up, by)), scale(foot.side, aside * skeleton.bones.foot)));
  const unit = skeleton.bones.foot * height;
  const ankle = project(foot.ankle);
  const isBoot = shoes.kind === 'boot';
  const shin = body.legs[side];
  const shaft = isBoot ? alongLimb(shin, 0.84) : alongLimb(shin, 0.975);
  const lie = isLying(body.pose) ? 0 : 1;
  const sole = [
    { at: lifted(foot.heel, 0.13 * lie), radius: 0.13 * unit },
    { at: lifted(foot.ball, 0.12 * lie, 0.1), radius: 0.12 * unit },
    { at: lifted(foot.ball, 0.12 * lie, -0.1), radius: 0.12 * unit },
    { at: lifted(foot.toe, 0.09 * lie), radius: 0.085 * unit },
  ];
  if (shoes.kind === 'slipper' && body.pose.support === 'bed') return;
  const upper = hullOf([
    sole[0]!,
    { at: between(ankle, sole[0]!.at, 0.2), radius: 0.15 * unit },
    { at: shaft, radius: (isBoot ? 0.19 : 0.135) * unit },
    sole[1]!,
  ]);
  const path = new Path2D(hullOf(sole)).op(upper, PathOp.Union);
  const gloss = shoes.kind === 'leather' || shoes.kind === 'heel' || isBoot ? 0.4 : 0.1;
  brush.form(path, boxOf(path), {
    colour: shoes.colour,
    roundness: 0.5,
    gloss,
    inside: () => {
      const left = lifted(foot.heel, 0.04 * lie);
      const middle = lifted(foot.ball, 0.035 * lie);
      const right = lifted(foot.toe, 0.03 * lie);
      const isLight = shoes.kind === 'sneaker';
      brush.line(
        line(
          moved(left, direction(right, left), 0.2 * unit),
          left,
          middle,
          moved(right, direction(left, right), 0.1 * unit),
        ),
        {
          colour: isLight ? '#f2f0ea' : darker(shoes.colour, 0.7),
          width: 0.085 * unit,
          alpha: 0.95,
        },
      );
      if (!isLight) return;
      for (const share of [0.3, 0.5, 0.7]) {
        const at = between(between(ankle, sole[0]!.at, 0.1), sole[1]!.at, share);
        brush.line(line(moved(at, [0.6, -0.8], 0.05 * unit), moved(at, [-0.6, 0.8], 0.06 * unit)), {
          colour: '#ffffff',
          width: 0.03 * unit,
          alpha: 0.8,
        });
      }
    },
  });
  if (look.clothes.bottom.hem >= 0.9 || isBoot || shoes.kind !== 'sneaker') return;
  const aside = across(direction(shin[1], shin[2]));
  brush.line(line(moved(shaft, aside, -0.12 * unit), moved(shaft, aside, 0.12 * unit)), {
    colour: '#f4f4f2',
    width: 0.1 * unit,
    alpha: 0.9,
  });
}
