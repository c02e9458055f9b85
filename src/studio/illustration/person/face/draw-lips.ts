import { mixColours } from '../../../presenter/paint/colour.ts';
import { smoothLine, smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import { mouthGeometry } from '../../../presenter/face/mouth-geometry.ts';
import type { Brush } from '../../brush/brush.ts';
import type { PersonLook } from '../person-look.ts';
import { boxOf } from '../shape/geometry.ts';
import type { FaceState } from './face-state.ts';
import type { HeadView } from './head-view.ts';

/** Lips, teeth and tongue: the presenters' mouth geometry, projected onto the turned face. */
export function drawLips(brush: Brush, look: PersonLook, view: HeadView, state: FaceState): void {
  const { face, skin } = look;
  const { expression, mouth } = state;
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
  const at = (x: number, y: number, out = 4): Point => view.skin(x, face.mouthY + y - skew(x), out);
  const [left, corner] = shape.left;
  const right = shape.right[0];
  const { upperInnerY: top, lowerInnerY: bottom, gap } = shape;
  const ease = (share: number, y: number) => corner + (y - corner) * (1 - Math.abs(share) ** 2.3);
  const shares = [-0.92, -0.7, -0.42, -0.16, 0, 0.16, 0.42, 0.7, 0.92];
  const row = (y: number, out = 4) => shares.map((share) => at(share * right, ease(share, y), out));
  const ends = [at(left, corner, 0), at(right, corner, 0)] as const;
  const upperInner = [ends[0], ...row(top), ends[1]];
  const lowerInner = [ends[0], ...row(bottom), ends[1]];
  const { context } = brush;
  if (gap > 0.6) {
    const hole = smoothShape([...upperInner, ...lowerInner.toReversed().slice(1, -1)]);
    context.save();
    context.clip(hole);
    context.fillStyle = '#3a1216';
    context.fill(hole);
    context.fillStyle = '#8a3a42';
    context.fill(
      smoothShape([
        at(-right * 0.6, bottom + 6),
        at(-right * 0.3, bottom - gap * (0.3 + 0.4 * mouth.tongue)),
        at(right * 0.3, bottom - gap * (0.3 + 0.4 * mouth.tongue)),
        at(right * 0.6, bottom + 6),
      ]),
    );
    const show =
      Math.min(gap * (0.5 + 0.45 * mouth.teeth) + 1.5, 9 + 9 * mouth.teeth) * (1 - 0.7 * shape.roundness);
    if (show > 1.2) {
      context.fillStyle = '#f6f0e8';
      const teeth = smoothShape([
        ...row(top - 7),
        ...shares.toReversed().map((share) => at(share * right * 0.96, ease(share * 0.8, top + show))),
      ]);
      context.fill(teeth);
      if (state.pixels > 220)
        for (const x of [-19, -9.5, 0, 9.5, 19]) {
          const seam = smoothLine([at(x, top - 4), at(x * 1.02, top + show * 0.9)]);
          context.strokeStyle = 'rgba(150,120,108,0.35)';
          context.lineWidth = 0.9;
          context.stroke(seam);
        }
    }
    context.restore();
  }
  const bow = [-0.62, -0.36, -0.17, 0, 0.17, 0.36, 0.62].map((share) => {
    const height = share === 0 ? 0.72 : Math.abs(share) < 0.2 ? 1 : 1 - Math.abs(share) * 0.62;
    return at(share * right, ease(share, top - shape.upperThickness * height));
  });
  const upper = smoothShape([ends[0], ...bow, ends[1], ...row(top + 1).toReversed()]);
  const isPainted = look.gender === 'female';
  const lip = isPainted ? skin.lip : mixColours(skin.lip, skin.base, 0.42);
  const body = { material: 'skin' as const, roundness: 0.4, outline: 0 };
  brush.form(upper, boxOf(upper), { ...body, colour: mixColours(lip, skin.deep, 0.22) });
  const thickness = shape.lowerOuterY - bottom;
  const belly = [-0.8, -0.5, -0.2, 0, 0.2, 0.5, 0.8].map((share) =>
    at(share * right, ease(share, bottom + thickness * (1 - Math.abs(share) ** 3))),
  );
  const lower = smoothShape([ends[0], ...row(bottom - 0.5), ends[1], ...belly.toReversed()]);
  brush.form(lower, boxOf(lower), { ...body, colour: lip, gloss: isPainted ? 0.35 : 0.12 });
  const closed = Math.max(0, 1 - gap / 7);
  brush.line(smoothLine(upperInner), {
    colour: mixColours(skin.deep, '#2a0d10', 0.5),
    width: 2 + 1.4 * closed,
    alpha: 0.75,
  });
  for (const [index, side] of [
    [0, -1],
    [1, 1],
  ] as const) {
    const [x, y] = ends[index];
    brush.line(
      smoothLine([
        [x - side * 3, y + 1],
        [x + side * 2.6, y - Math.sign(expression.smile) * 1.4],
        [x + side * 4.6, y - Math.sign(expression.smile) * 4.2],
      ]),
      { colour: skin.deep, width: 2.2, alpha: 0.5 },
    );
  }
}
