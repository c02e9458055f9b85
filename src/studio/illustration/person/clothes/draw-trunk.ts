import { Path2D, PathOp } from '@napi-rs/canvas';
import { smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import { between, boxOf, ellipse, hullOf, moved } from '../shape/geometry.ts';
import { isSoft } from '../shape/skin-shade.ts';
import { trunkPath } from '../shape/trunk.ts';
import { alongLimb, girthAt, line } from '../shape/tube.ts';
import { withSleeves } from './draw-arm.ts';
import { drawPattern } from './draw-pattern.ts';
import { fold } from './fold.ts';
import { darker, legGirths, lighter, thickness, type FigureScene } from './scene.ts';

const necklines: Record<string, number> = {
  tshirt: 0.16,
  shirt: 0.2,
  blouse: 0.42,
  sweater: 0.1,
  hoodie: 0.12,
  polo: 0.22,
  tank: 0.4,
  turtleneck: -0.12,
  pyjama: 0.3,
  uniform: 0.14,
  dress: 0.34,
};

/** Clothes of the trunk: skirt or dress first, then the top with collar and folds. */
export function drawTop(scene: FigureScene): void {
  const { body, brush, trunk } = scene;
  const { top, bottom } = body.look.clothes;
  if (bottom.kind === 'skirt' && top.kind !== 'dress') drawSkirt(scene, bottom.colour, bottom.hem);
  const tucked = top.kind === 'shirt' || top.kind === 'blouse' || top.kind === 'uniform';
  const isLoose = top.kind === 'hoodie' || top.kind === 'sweater';
  const hem =
    top.kind === 'dress' ? 0 : tucked && bottom.kind !== 'dungarees' ? 0.1 : isLoose ? -0.12 : -0.16;
  const trunkShape = trunkPath(body, trunk, {
    hem,
    ease: isLoose ? 0.0085 : 0.004,
    neckline: necklines[top.kind] ?? 0.16,
    shoulderIn: top.kind === 'tank' ? 0.02 : 0,
  });
  let path = withSleeves(scene, trunkShape, 'top');
  if (top.kind === 'dress') path = new Path2D(path).op(skirtPath(scene, bottom.hem, 0.012), PathOp.Union);
  brush.form(path, boxOf(path), {
    colour: top.colour,
    material: 'cloth',
    roundness: 0.42,
    inside: () => {
      drawPattern(scene, top.pattern, top.accent, top.kind === 'dress' ? -1.2 : hem);
      trunkFolds(scene, top.colour);
      if (top.kind === 'dress') skirtFolds(scene, top.colour, bottom.hem);
    },
  });
  if (tucked && bottom.kind === 'trousers') drawBelt(scene);
  if (isLoose) hemBand(scene, hem, top.colour);
  drawCollar(scene);
}

/** A skirt hangs round both thighs and follows bent knees. */
function skirtPath(scene: FigureScene, hem: number, flare: number): Path2D {
  const { body, trunk } = scene;
  const size = thickness(scene);
  const waist = [0.3, 0.1, -0.1].flatMap((share) =>
    ([-1, 1] as const).map((side) => ({
      at: moved(trunk.edge(share, side), [-side, 0], 0.03 * body.height),
      radius: 0.034 * body.height,
    })),
  );
  const row = (share: number) =>
    (['near', 'far'] as const).map((side) => ({
      at: alongLimb(body.legs[side], share),
      radius: (girthAt(legGirths, share) + 0.01 + flare * share * 2) * size,
    }));
  const upTo = Math.min(0.5, hem);
  let path = hullOf([...waist, ...row(0.1), ...row(upTo)]);
  if (hem > 0.5) path = new Path2D(path).op(hullOf([...row(0.47), ...row(hem)]), PathOp.Union);
  return path;
}

function drawSkirt(scene: FigureScene, colour: string, hem: number): void {
  const path = skirtPath(scene, hem, 0.01);
  scene.brush.form(path, boxOf(path), {
    colour,
    material: 'cloth',
    roundness: 0.45,
    inside: () => skirtFolds(scene, colour, hem),
  });
}

function skirtFolds({ body, brush, trunk }: FigureScene, colour: string, hem: number): void {
  for (const share of [0.12, 0.32, 0.5, 0.7, 0.88]) {
    const top = between(trunk.edge(0.1, -1), trunk.edge(0.1, 1), share);
    const left = alongLimb(body.farSide > 0 ? body.legs.near : body.legs.far, hem);
    const right = alongLimb(body.farSide > 0 ? body.legs.far : body.legs.near, hem);
    const spread = between(
      moved(left, [-1, 0], 0.05 * body.height),
      moved(right, [1, 0], 0.05 * body.height),
      share,
    );
    brush.line(line(moved(top, [0, 1], 0.06 * body.height), between(top, spread, 0.6), spread), {
      colour: darker(colour, 0.5),
      width: 0.004 * body.height,
      alpha: 0.26,
    });
  }
}

function drawBelt({ body, brush, trunk }: FigureScene): void {
  const path = smoothShape([
    trunk.edge(0.12, -1, 0.003),
    trunk.surface(0.1, 0, 0.003),
    trunk.edge(0.12, 1, 0.003),
    trunk.edge(0.085, 1, 0.003),
    trunk.surface(0.064, 0, 0.003),
    trunk.edge(0.085, -1, 0.003),
  ]);
  brush.form(path, boxOf(path), { colour: '#3a2a22', material: 'cloth', roundness: 0.2, outline: 0.5 });
  if (!trunk.faces(0)) return;
  const at = trunk.surface(0.082, 0, 0.006);
  const buckle = ellipse(at, 0.0085 * body.height, 0.0068 * body.height);
  brush.form(buckle, boxOf(buckle), { colour: '#c9b06a', material: 'metal', gloss: 0.7, outline: 0.4 });
}

function hemBand({ brush, body, trunk }: FigureScene, hem: number, colour: string): void {
  brush.line(
    line(
      trunk.edge(hem + 0.06, -1, 0.006),
      trunk.surface(hem + 0.03, 0, 0.008),
      trunk.edge(hem + 0.06, 1, 0.006),
    ),
    { colour: darker(colour), width: 0.0026 * body.height, alpha: 0.5 },
  );
}

/** Creases under the arms, drapery towards the waist on the loaded side, and the shade under the chest. */
export function trunkFolds({ body, brush, trunk }: FigureScene, colour: string): void {
  const crease = (strength: number, ...points: Point[]) =>
    fold(brush, points, { colour, width: 0.0034 * body.height, strength });
  const towards = (share: number, side: -1 | 1, inward: number): Point =>
    between(trunk.edge(share, side), trunk.centre(share), inward);
  for (const side of [-1, 1] as const) {
    crease(0.5, towards(0.87, side, 0.02), towards(0.79, side, 0.26), towards(0.66, side, 0.4));
    crease(0.3, towards(0.8, side, 0), towards(0.71, side, 0.2), towards(0.6, side, 0.26));
    const loaded = side === -body.farSide;
    crease(
      loaded ? 0.42 : 0.2,
      towards(0.4, side, 0.02),
      towards(0.33, side, 0.28),
      towards(0.24, side, 0.62),
    );
    crease(loaded ? 0.3 : 0.16, towards(0.28, side, 0), towards(0.2, side, 0.24), towards(0.14, side, 0.5));
  }
  const { bust } = body.look.build;
  if (bust > 0.25 && trunk.faces(0) && isSoft(brush))
    for (const angle of [-0.62, 0.62]) {
      const at = trunk.surface(0.655, angle);
      crease(
        0.16 * bust,
        moved(at, [-1, -0.25], 0.03 * body.height),
        at,
        moved(at, [1, -0.25], 0.03 * body.height),
      );
    }
}

function drawCollar(scene: FigureScene): void {
  const { body, brush, trunk } = scene;
  const { top, coat } = body.look.clothes;
  const { height } = body;
  const head = body.skeleton.bones.head * height;
  const front = trunk.faces(0);
  const neck = (side: -1 | 1, up = 0): Point => moved(trunk.neck(side), trunk.up, up * head);
  const dip = (share: number): Point => moved(trunk.surface(1, 0), trunk.up, -share * head);
  const outline = { material: 'cloth' as const, roundness: 0.35, outline: 0.7 };
  if (top.kind === 'turtleneck') {
    const path = smoothShape([
      neck(-1, 0.18),
      moved(dip(-0.12), trunk.up, 0),
      neck(1, 0.18),
      neck(1, -0.02),
      dip(0.04),
      neck(-1, -0.02),
    ]);
    brush.form(path, boxOf(path), { ...outline, colour: top.colour });
    return;
  }
  if (!front) return;
  if (top.kind === 'hoodie') {
    const path = smoothShape([
      neck(-1, 0.16),
      dip(0.02),
      neck(1, 0.16),
      moved(trunk.neck(1), [1, 0], 0.14 * head),
      dip(0.26),
      moved(trunk.neck(-1), [-1, 0], 0.14 * head),
    ]);
    brush.form(path, boxOf(path), { ...outline, colour: darker(top.colour, 0.12), roundness: 0.5 });
    for (const angle of [-0.22, 0.22])
      brush.line(
        line(
          trunk.surface(0.92, angle, 0.008),
          trunk.surface(0.8, angle * 1.1, 0.008),
          trunk.surface(0.72, angle, 0.008),
        ),
        { colour: lighter(top.colour, 0.7), width: 0.004 * height },
      );
    return;
  }
  if (['shirt', 'polo', 'pyjama', 'uniform', 'blouse'].includes(top.kind)) {
    const depth = (necklines[top.kind] ?? 0.2) + 0.04;
    for (const side of [-1, 1] as const) {
      const point: Point = moved(moved(dip(depth), [1, 0], side * 0.16 * head), trunk.up, -0.06 * head);
      const path = smoothShape([
        neck(side, 0.12),
        neck(side, 0.02),
        between(neck(side, -0.12), point, 0.55),
        point,
        between(point, dip(depth - 0.06), 0.6),
        dip(depth - 0.04),
        between(neck(side, 0.06), dip(depth), 0.4),
      ]);
      brush.form(path, boxOf(path), {
        ...outline,
        colour: top.kind === 'uniform' ? darker(top.colour, 0.1) : lighter(top.colour, 0.16),
      });
    }
    if (!coat || coat.open) {
      brush.line(line(dip(depth), trunk.surface(0.6, 0), trunk.surface(0.14, 0)), {
        colour: darker(top.colour, 0.5),
        width: 0.002 * height,
        alpha: 0.5,
      });
      for (const share of [0.78, 0.62, 0.46, 0.3]) {
        const button = ellipse(trunk.surface(share, 0.05), 0.0042 * height);
        brush.form(button, boxOf(button), { colour: lighter(top.colour, 0.5), roundness: 0.4, outline: 0.3 });
      }
    }
    return;
  }
  brush.line(line(neck(-1, 0.02), dip((necklines[top.kind] ?? 0.16) - 0.015), neck(1, 0.02)), {
    colour: darker(top.colour, 0.3),
    width: 0.0045 * height,
    alpha: 0.6,
  });
}
