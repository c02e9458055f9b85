import { Path2D, PathOp } from '@napi-rs/canvas';
import { smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import { between, boxOf, ellipse, hullOf, moved, polygon } from '../shape/geometry.ts';
import { trunkPath } from '../shape/trunk.ts';
import { alongLimb, girthAt, line } from '../shape/tube.ts';
import { withSleeves } from './draw-arm.ts';
import type { CoatKind } from './clothes.ts';
import { darker, legGirths, lighter, thickness, type FigureScene } from './scene.ts';
import { trunkFolds } from './draw-trunk.ts';

const isVest = (kind: CoatKind) => kind === 'safety-vest' || kind === 'gilet';

/** The outer garment: open with lapels, or buttoned. */
export function drawCoat(scene: FigureScene): void {
  const { body, brush, trunk } = scene;
  const { coat } = body.look.clothes;
  if (!coat) return;
  const front = trunk.faces(0);
  const ease = coat.kind === 'coat' || coat.kind === 'fire-jacket' ? 0.014 : 0.0095;
  const hem = coat.hem > 0 ? -0.28 : -0.2;
  let path = trunkPath(body, trunk, {
    hem,
    ease,
    neckline: front ? 0.1 : 0,
    shoulderIn: isVest(coat.kind) ? 0.016 : 0,
  });
  path = withSleeves(scene, path, 'coat');
  if (coat.hem > 0.02) path = new Path2D(path).op(tails(scene, coat.hem), PathOp.Union);
  if (front && coat.open) path = new Path2D(path).op(gap(scene, coat.kind), PathOp.Difference);
  else if (front) path = new Path2D(path).op(throat(scene), PathOp.Difference);
  brush.form(path, boxOf(path), {
    colour: coat.colour,
    material: 'cloth',
    roundness: 0.42,
    gloss: coat.kind === 'rain-coat' ? 0.3 : 0.05,
    inside: () => {
      trunkFolds(scene, coat.colour);
      stripes(scene);
    },
  });
  if (!front) return;
  if (['blazer', 'lab-coat', 'coat'].includes(coat.kind)) lapels(scene);
  else if (!isVest(coat.kind) && coat.kind !== 'cardigan') standCollar(scene);
  if (!coat.open) fastening(scene);
  pockets(scene);
}

function tails(scene: FigureScene, hem: number): Path2D {
  const { body, trunk } = scene;
  const size = thickness(scene);
  const row = (share: number) =>
    (['near', 'far'] as const).map((side) => ({
      at: alongLimb(body.legs[side], share),
      radius: (girthAt(legGirths, share) + 0.02) * size,
    }));
  const hips = ([-1, 1] as const).map((side) => ({
    at: moved(trunk.edge(-0.05, side), [-side, 0], 0.03 * body.height),
    radius: 0.042 * body.height,
  }));
  return hullOf([...hips, ...row(0.08), ...row(Math.min(0.5, hem))]);
}

/** The opening down the front, wider at the hem. */
function gap({ body, trunk }: FigureScene, kind: CoatKind): Path2D {
  const { height } = body;
  const wide = kind === 'cardigan' || kind === 'safety-vest' || kind === 'gilet' ? 0.3 : 0.2;
  const head = body.skeleton.bones.head * height;
  const bottom = trunk.surface(-0.3, 0);
  const low: Point = [bottom[0], bottom[1] + 0.5 * height];
  return polygon([
    moved(trunk.neck(-1), trunk.up, 0.3 * head),
    trunk.neck(-1),
    trunk.surface(0.72, -wide - 0.1),
    trunk.surface(0.36, -wide),
    trunk.surface(0, -wide - 0.1),
    [trunk.surface(-0.3, -wide - 0.2)[0], low[1]],
    [trunk.surface(-0.3, wide + 0.2)[0], low[1]],
    trunk.surface(0, wide + 0.1),
    trunk.surface(0.36, wide),
    trunk.surface(0.72, wide + 0.1),
    trunk.neck(1),
    moved(trunk.neck(1), trunk.up, 0.3 * head),
  ]);
}

function throat({ body, trunk }: FigureScene): Path2D {
  const head = body.skeleton.bones.head * body.height;
  return polygon([
    moved(trunk.neck(-1), trunk.up, 0.3 * head),
    trunk.neck(-1),
    trunk.surface(0.86, 0),
    trunk.neck(1),
    moved(trunk.neck(1), trunk.up, 0.3 * head),
  ]);
}

function lapels({ body, brush, trunk }: FigureScene): void {
  const { coat } = body.look.clothes;
  if (!coat) return;
  const { height } = body;
  const low = coat.kind === 'coat' ? 0.5 : 0.42;
  for (const side of [-1, 1] as const) {
    const neck = moved(trunk.neck(side), [side, 0], 0.004 * height);
    const path = smoothShape([
      moved(neck, trunk.up, -0.001 * height),
      moved(between(neck, trunk.shoulder(side), 0.2), trunk.up, 0.002 * height),
      trunk.surface(0.87, side * 0.72, 0.01),
      trunk.surface(0.8, side * 0.7, 0.01),
      trunk.surface(0.62, side * 0.42, 0.01),
      trunk.surface(low, side * 0.18, 0.01),
      trunk.surface(low + 0.1, side * 0.2, 0.01),
      trunk.surface(0.76, side * 0.28, 0.01),
    ]);
    brush.form(path, boxOf(path), {
      colour: lighter(coat.colour, coat.kind === 'lab-coat' ? 0.3 : 0.07),
      material: 'cloth',
      roundness: 0.3,
      outline: 0.8,
    });
    brush.line(line(trunk.surface(0.84, side * 0.72, 0.01), trunk.surface(0.825, side * 0.48, 0.01)), {
      colour: darker(coat.colour, 0.6),
      width: 0.0026 * height,
      alpha: 0.7,
    });
  }
}

function standCollar({ body, brush, trunk }: FigureScene): void {
  const { coat } = body.look.clothes;
  if (!coat) return;
  const head = body.skeleton.bones.head * body.height;
  for (const side of [-1, 1] as const) {
    const neck = trunk.neck(side);
    const path = smoothShape([
      moved(neck, trunk.up, 0.17 * head),
      moved(neck, [side, 0], 0.1 * head),
      trunk.surface(0.9, side * 0.5, 0.01),
      trunk.surface(0.88, side * 0.1, 0.012),
      moved(trunk.surface(0.96, side * 0.16, 0.012), trunk.up, 0.02 * head),
    ]);
    brush.form(path, boxOf(path), {
      colour: darker(coat.colour, 0.08),
      material: 'cloth',
      roundness: 0.4,
      outline: 0.7,
    });
  }
}

function fastening({ body, brush, trunk }: FigureScene): void {
  const { coat } = body.look.clothes;
  if (!coat) return;
  const { height } = body;
  brush.line(line(trunk.surface(0.84, 0, 0.01), trunk.surface(0.4, 0, 0.01), trunk.surface(-0.24, 0, 0.01)), {
    colour: darker(coat.colour, 0.55),
    width: 0.0026 * height,
    alpha: 0.6,
  });
  const columns =
    coat.kind === 'chef-jacket'
      ? [-0.32, 0.32]
      : coat.kind === 'fire-jacket' || coat.kind === 'jacket'
        ? []
        : [0.08];
  for (const angle of columns)
    for (const share of [0.72, 0.52, 0.32, 0.12]) {
      const button = ellipse(trunk.surface(share, angle, 0.01), 0.006 * height);
      brush.form(button, boxOf(button), { colour: coat.accent, roundness: 0.5, gloss: 0.3, outline: 0.4 });
    }
}

function pockets({ body, brush, trunk }: FigureScene): void {
  const { coat } = body.look.clothes;
  if (!coat || coat.kind === 'chef-jacket' || coat.kind === 'safety-vest') return;
  for (const side of [-1, 1] as const) {
    if (!trunk.faces(side * 0.75)) continue;
    brush.line(line(trunk.surface(0.02, side * 0.98, 0.01), trunk.surface(0.0, side * 0.55, 0.01)), {
      colour: darker(coat.colour, 0.55),
      width: 0.0036 * body.height,
      alpha: 0.6,
    });
  }
}

/** Reflective bands of safety clothes. */
function stripes({ body, brush, trunk }: FigureScene): void {
  const { coat } = body.look.clothes;
  if (coat?.kind !== 'safety-vest' && coat?.kind !== 'fire-jacket') return;
  const { height } = body;
  const bands = coat.kind === 'fire-jacket' ? [0.62, 0.04] : [0.5, 0.16];
  for (const share of bands) {
    const path = () =>
      line(
        trunk.edge(share + 0.02, -1, 0.04),
        trunk.surface(share, 0, 0.01),
        trunk.edge(share + 0.02, 1, 0.04),
      );
    brush.line(path(), { colour: coat.accent, width: 0.03 * height });
    brush.line(path(), { colour: '#d9dde2', width: 0.017 * height });
  }
  for (const side of [-1, 1] as const)
    if (coat.kind === 'safety-vest' && trunk.faces(side * 0.6))
      brush.line(line(trunk.surface(1.02, side * 0.8, 0.01), trunk.surface(0.5, side * 0.6, 0.01)), {
        colour: '#d9dde2',
        width: 0.017 * height,
      });
}
