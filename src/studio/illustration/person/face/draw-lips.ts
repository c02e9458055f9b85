import { mixColours } from '../../../presenter/paint/colour.ts';
import { smoothLine, smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import { mouthGeometry } from '../../../presenter/face/mouth-geometry.ts';
import type { Brush } from '../../brush/brush.ts';
import type { PersonLook } from '../person-look.ts';
import { boxOf } from '../shape/geometry.ts';
import type { FaceState } from './face-state.ts';
import type { HeadView } from './head-view.ts';

/** Below this gap, in head units, the lips touch. */
const minOpening = 0.6;
/** In smaller heads the seams between the teeth would be a grey smear. */
const minPixelsForTeethSeams = 220;
const material = { material: 'skin', roundness: 0.4, outline: 0 } as const;

/** Lips, teeth and tongue: the presenters' mouth geometry, projected onto the turned face. */
export function drawLips(brush: Brush, look: PersonLook, view: HeadView, state: FaceState): void {
  const lips = placeLips(look, view, state);
  if (lips.gap > minOpening) drawMouthInside(brush, lips, state);
  drawUpperLip(brush, lips, look);
  drawLowerLip(brush, lips, look);
  drawMouthLine(brush, lips, look);
  drawCorners(brush, lips, look, state);
}

type Lips = ReturnType<typeof placeLips>;

function placeLips({ face, skin }: PersonLook, view: HeadView, { expression, mouth }: FaceState) {
  const shape = mouthGeometry(
    {
      y: face.mouthY,
      halfWidth: face.mouthHalf,
      upperThickness: face.lipUpper,
      lowerThickness: face.lipLower,
      smile: expression.smile,
      upper: skin.lip,
      lower: skin.lip,
      line: skin.deep,
      gloss: 0.3,
    },
    mouth,
  );
  const skew = (x: number) => (x / face.mouthHalf) * expression.skew;
  const project = (x: number, y: number, lift = 4): Point => view.skin(x, face.mouthY + y - skew(x), lift);
  const [left, cornerY] = shape.left;
  const halfWidth = shape.right[0];
  const taperToCorner = (share: number, y: number) => cornerY + (y - cornerY) * (1 - Math.abs(share) ** 2.3);
  const corners = [project(left, cornerY, 0), project(halfWidth, cornerY, 0)] as const;
  /** Points at shares of the half width, from corner to corner, at a height that tapers to the corners'. */
  const edge = (shares: readonly number[], heightAt: (share: number) => number) =>
    shares.map((share) => project(share * halfWidth, taperToCorner(share, heightAt(share))));
  const shares = [-0.92, -0.7, -0.42, -0.16, 0, 0.16, 0.42, 0.7, 0.92];
  const row = (y: number) => edge(shares, () => y);
  const { upperInnerY: top, lowerInnerY: bottom } = shape;
  return {
    ...shape,
    top,
    bottom,
    halfWidth,
    corners,
    project,
    taperToCorner,
    edge,
    row,
    shares,
    upperInner: [corners[0], ...row(top), corners[1]],
    lowerInner: [corners[0], ...row(bottom), corners[1]],
  };
}

function drawMouthInside({ context }: Brush, lips: Lips, { mouth, pixels }: FaceState): void {
  const { top, bottom, gap, halfWidth, project, row } = lips;
  const opening = smoothShape([...lips.upperInner, ...lips.lowerInner.toReversed().slice(1, -1)]);
  context.save();
  context.clip(opening);
  context.fillStyle = '#3a1216';
  context.fill(opening);
  context.fillStyle = '#8a3a42';
  const tongueY = bottom - gap * (0.3 + 0.4 * mouth.tongue);
  context.fill(
    smoothShape([
      project(-halfWidth * 0.6, bottom + 6),
      project(-halfWidth * 0.3, tongueY),
      project(halfWidth * 0.3, tongueY),
      project(halfWidth * 0.6, bottom + 6),
    ]),
  );
  const openTeeth = Math.min(gap * (0.5 + 0.45 * mouth.teeth) + 1.5, 9 + 9 * mouth.teeth);
  const teethHeight = openTeeth * (1 - 0.7 * lips.roundness);
  if (teethHeight > 1.2) {
    context.fillStyle = '#f6f0e8';
    const lowerEdge = lips.shares
      .toReversed()
      .map((share) => project(share * halfWidth * 0.96, lips.taperToCorner(share * 0.8, top + teethHeight)));
    context.fill(smoothShape([...row(top - 7), ...lowerEdge]));
    if (pixels > minPixelsForTeethSeams) {
      context.strokeStyle = 'rgba(150,120,108,0.35)';
      context.lineWidth = 0.9;
      for (const x of [-19, -9.5, 0, 9.5, 19])
        context.stroke(smoothLine([project(x, top - 4), project(x * 1.02, top + teethHeight * 0.9)]));
    }
  }
  context.restore();
}

const isPainted = ({ gender }: PersonLook): boolean => gender === 'female';
const lipColour = (look: PersonLook): string =>
  isPainted(look) ? look.skin.lip : mixColours(look.skin.lip, look.skin.base, 0.42);

function drawUpperLip(
  brush: Brush,
  { corners, edge, row, top, upperThickness }: Lips,
  look: PersonLook,
): void {
  const upperEdge = edge([-0.62, -0.36, -0.17, 0, 0.17, 0.36, 0.62], (share) => {
    // The dip of Cupid's bow, its two peaks, and the slopes to the corners.
    const height = share === 0 ? 0.72 : Math.abs(share) < 0.2 ? 1 : 1 - Math.abs(share) * 0.62;
    return top - upperThickness * height;
  });
  const lip = smoothShape([corners[0], ...upperEdge, corners[1], ...row(top + 1).toReversed()]);
  // The upper lip faces down, away from the light.
  const colour = mixColours(lipColour(look), look.skin.deep, 0.22);
  brush.form(lip, boxOf(lip), { ...material, colour });
}

function drawLowerLip(
  brush: Brush,
  { corners, edge, row, bottom, lowerOuterY }: Lips,
  look: PersonLook,
): void {
  const thickness = lowerOuterY - bottom;
  const lowerEdge = edge(
    [-0.8, -0.5, -0.2, 0, 0.2, 0.5, 0.8],
    (share) => bottom + thickness * (1 - Math.abs(share) ** 3),
  );
  const lip = smoothShape([corners[0], ...row(bottom - 0.5), corners[1], ...lowerEdge.toReversed()]);
  const gloss = isPainted(look) ? 0.35 : 0.12;
  brush.form(lip, boxOf(lip), { ...material, colour: lipColour(look), gloss });
}

function drawMouthLine(brush: Brush, { upperInner, gap }: Lips, { skin }: PersonLook): void {
  const closed = Math.max(0, 1 - gap / 7);
  brush.line(smoothLine(upperInner), {
    colour: mixColours(skin.deep, '#2a0d10', 0.5),
    width: 2 + 1.4 * closed,
    alpha: 0.75,
  });
}

function drawCorners(brush: Brush, { corners }: Lips, { skin }: PersonLook, { expression }: FaceState): void {
  const lift = Math.sign(expression.smile);
  for (const [index, side] of [-1, 1].entries()) {
    const [x, y] = corners[index]!;
    const crease = smoothLine([
      [x - side * 3, y + 1],
      [x + side * 2.6, y - lift * 1.4],
      [x + side * 4.6, y - lift * 4.2],
    ]);
    brush.line(crease, { colour: skin.deep, width: 2.2, alpha: 0.5 });
  }
}
