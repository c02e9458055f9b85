import { Path2D } from '@napi-rs/canvas';
import { mixColours } from '../../../presenter/paint/colour.ts';
import { smoothLine, smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import { fillPath } from '../../../presenter/paint/shade.ts';
import type { Brush } from '../../brush/brush.ts';
import type { PersonLook } from '../person-look.ts';
import { skullOf } from '../hair/skull.ts';
import { between, boxOf, ellipse } from '../shape/geometry.ts';
import { isSoft, shadeSkin } from '../shape/skin-shade.ts';
import { drawBrow } from './draw-brow.ts';
import { drawEye } from './draw-eye.ts';
import { drawLips } from './draw-lips.ts';
import { drawNose } from './draw-nose.ts';
import type { FaceState } from './face-state.ts';
import { chinY, type HeadView } from './head-view.ts';
import { paintSoftSpot } from '../../brush/soft-spot.ts';

/** The skin of the face and its features. */
export function drawFace(brush: Brush, look: PersonLook, view: HeadView, state: FaceState): void {
  const path = smoothShape(faceOutline(look, view, state.mouth.opening));
  // Uses the closed mouth, so that light and hatching stay in place while the jaw moves.
  const box = boxOf(smoothShape(faceOutline(look, view, 0)));
  brush.form(path, box, {
    colour: look.skin.base,
    material: 'skin',
    roundness: 0.5,
    gloss: 0.08,
    outline: 0.9,
    inside: () => modelFace(brush, look, view, state),
  });
  const sides = view.yaw > 0 ? ([1, -1] as const) : ([-1, 1] as const);
  for (const side of sides)
    withinFace(brush, view, side, path, () => drawEye(brush, look, view, state, side));
  for (const side of sides)
    withinFace(brush, view, side, path, () => drawBrow(brush, look, view, state, side));
  drawLips(brush, look, view, state);
  drawNose(brush, look, view);
  if (state.expression.hasTears) for (const side of sides) drawTears(brush, look, view, side);
}

/** A tear below the eye and one on its way to the chin. */
function drawTears(brush: Brush, { face }: PersonLook, view: HeadView, side: -1 | 1): void {
  if (view.isFar(side) && Math.abs(view.yaw) > 0.5) return;
  const drop = (x: number, y: number, size: number) => {
    const at = (across: number, down: number): Point =>
      view.skin(side * (x + across * size), y + down * size, 2);
    const path = smoothShape([at(0, -1.5), at(0.75, 0.1), at(0.5, 0.9), at(-0.5, 0.9), at(-0.75, 0.1)]);
    brush.form(path, boxOf(path), { colour: '#a9d8f2', roundness: 0.8, gloss: 0.9, outline: 0.8 });
  };
  drop(face.eyeSpacing + 6, 40, 12);
  drop(face.eyeSpacing + 14, 84, 14);
}

/** Clips the far eye of a strongly turned face to the outline of the face. */
function withinFace(brush: Brush, view: HeadView, side: -1 | 1, face: Path2D, draw: () => void): void {
  if (!view.isFar(side) || Math.abs(view.yaw) < 0.4) {
    draw();
    return;
  }
  brush.context.save();
  brush.context.clip(face);
  draw();
  brush.context.restore();
}

function faceOutline({ face, hair }: PersonLook, view: HeadView, opening: number): Point[] {
  const jaw = Math.max(0, opening) * 17;
  const chin = chinY(face);
  const rows = [-172, -150, -118, -84, -50, -4, 30, 58, 90, 116, 146, 172].map((y) =>
    y > 110 ? 110 + (y - 110) * face.chin : y,
  );
  // A bald crown is part of the face's shape.
  const bare = hair.style === 'bald' || hair.style === 'thinning';
  const skull = skullOf(face, view);
  const crown = (which: -1 | 1) =>
    bare ? [0.25, 0.6, 0.95, 1.2].map((angle) => skull.rim(which * angle)) : [];
  const side = (which: -1 | 1) =>
    (bare ? rows.filter((y) => y > -60) : rows).map((y): Point => {
      const [x, down] = view.edge(y, which);
      return [x, down + (y > 110 ? (jaw * (y - 110)) / 97 : 0)];
    });
  const tip = view.at(0, chin + jaw, 62);
  const beside = (which: number): Point => {
    const [x, y] = view.at(which * 34 * (0.7 + 0.3 * face.jaw), chin - 7 + jaw, 66);
    return [x, y];
  };
  return [
    ...crown(1),
    ...side(1),
    beside(1),
    tip,
    beside(-1),
    ...side(-1).toReversed(),
    ...crown(-1).toReversed(),
  ];
}

/** Eye sockets, cheeks, planes of the forehead and age lines: all soft, under the shape's own shade. */
function modelFace(brush: Brush, look: PersonLook, view: HeadView, state: FaceState): void {
  const { face, skin } = look;
  const { expression } = state;
  for (const side of [-1, 1] as const) {
    const squeeze = view.isFar(side) ? Math.max(0.4, Math.cos(view.yaw * 1.4)) : 1;
    const eye = view.skin(side * face.eyeSpacing, -14);
    paintSoftSpot(brush, eye, 50 * squeeze, 30, skin.shadow, 0.5);
    paintSoftSpot(
      brush,
      view.skin(side * (face.eyeSpacing + 4), 28),
      34 * squeeze,
      12,
      skin.shadow,
      0.22 + 0.3 * face.lines,
    );
    const cheek = view.skin(side * 80, 62 - 8 * expression.cheeks);
    paintSoftSpot(brush, cheek, 50 * squeeze, 36, skin.blush, 0.26 + 0.14 * expression.cheeks);
    paintSoftSpot(
      brush,
      view.skin(side * 74, 36 - 6 * expression.cheeks, 4),
      34 * squeeze,
      20,
      skin.light,
      0.55,
    );
    ageLines(brush, look, view, state, side);
  }
  paintSoftSpot(brush, view.skin(0, -86), 78, 44, skin.light, 0.26);
  paintSoftSpot(brush, view.skin(0, chinY(face) - 22), 34, 20, skin.light, 0.45);
  shadeSkin(brush, ellipse(view.skin(0, face.mouthY + 34, 2), 27, 7), {
    colour: skin.shadow,
    alpha: 0.55,
    softness: 4,
  });
  sidePlane(brush, look, view);
  freckles(brush, look, view);
}

/** The side of the face away from the light: temple, below the cheekbone, jaw. */
function sidePlane(brush: Brush, { skin }: PersonLook, view: HeadView): void {
  const dark = brush.light.x > 0 ? -1 : 1;
  const edge = (y: number, out: number): Point => {
    const [x, down] = view.edge(y, dark);
    return [x + dark * out, down];
  };
  const inner = (y: number, share: number) => between(edge(y, 0), view.skin(0, y), share);
  const plane = smoothShape([
    inner(-150, 0.3),
    inner(-96, 0.2),
    inner(-44, 0.13),
    inner(8, 0.2),
    inner(52, 0.16),
    inner(92, 0.26),
    inner(134, 0.32),
    inner(172, 0.42),
    inner(198, 0.5),
    edge(204, 20),
    edge(120, 30),
    edge(0, 30),
    edge(-150, 20),
  ]);
  shadeSkin(brush, plane, { colour: skin.shadow, alpha: isSoft(brush) ? 0.42 : 0, softness: 9 });
}

function ageLines(brush: Brush, look: PersonLook, view: HeadView, state: FaceState, side: -1 | 1): void {
  const { face, skin } = look;
  // A smiling young face has a dimple there instead of an age line.
  const fold = Math.min(1, face.lines + 0.24 * state.expression.cheeks);
  const stroke = (points: Point[], width: number, alpha: number) =>
    brush.line(smoothLine(points), { colour: mixColours(skin.shadow, skin.deep, 0.4), width, alpha });
  const at = (x: number, y: number) => view.skin(side * x, y);
  if (fold > 0.12)
    stroke(
      [
        at(face.noseHalf + 4, face.noseTip + 4),
        at(face.noseHalf + 17, face.noseTip + 17),
        at(face.mouthHalf + 6, face.mouthY - 20),
        at(face.mouthHalf + 13, face.mouthY + 4),
      ],
      isSoft(brush) ? 4.5 : 2.6,
      (isSoft(brush) ? 0.08 : 0.12) + 0.42 * fold,
    );
  if (face.lines < 0.35) return;
  const corner = face.eyeSpacing + face.eyeHalf + 7;
  for (const rise of [-9, 0, 9])
    stroke(
      [at(corner, rise * 0.5), at(corner + 10, rise), at(corner + 19, rise * 1.9)],
      2,
      0.45 * face.lines,
    );
  stroke(
    [at(face.eyeSpacing - 22, 30), at(face.eyeSpacing, 37), at(face.eyeSpacing + 24, 32)],
    2.4,
    0.4 * face.lines,
  );
  if (side === 1)
    for (const y of [-112, -92])
      stroke(
        [view.skin(-56, y + 5), view.skin(-18, y - 2), view.skin(20, y), view.skin(58, y + 5)],
        2.4,
        0.34 * face.lines,
      );
}

function freckles(brush: Brush, { face, skin, seed }: PersonLook, view: HeadView): void {
  if (face.freckles === 0) return;
  const random = brush.random(`freckles ${seed}`);
  const path = new Path2D();
  for (let index = 0; index < face.freckles; index += 1) {
    const side = random() < 0.5 ? -1 : 1;
    const [x, y] = view.skin(side * (16 + 84 * random() ** 0.8), 26 + 46 * random());
    path.moveTo(x + 2, y);
    path.arc(x, y, 1 + 1.4 * random(), 0, 7);
  }
  brush.context.save();
  brush.context.globalAlpha *= 0.45;
  brush.context.fillStyle = skin.shadow;
  fillPath(brush.context, path);
  brush.context.restore();
}
