import { smoothLine, smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import type { Brush } from '../../brush/brush.ts';
import type { PersonLook } from '../person-look.ts';
import { ellipse } from '../shape/geometry.ts';
import { isSoft, shadeSkin } from '../shape/skin-shade.ts';
import { paintSoftSpot } from '../../brush/soft-spot.ts';
import type { HeadView } from './head-view.ts';

/** The nose projects from the face, so that it moves most when the head turns. */
export function drawNose(brush: Brush, { face, skin }: PersonLook, view: HeadView): void {
  const { noseHalf: half, noseTip: tip, noseBridge: bridge } = face;
  const at = (x: number, y: number, out: number): Point => view.skin(x, y, out);
  const light = brush.light.x >= 0 ? 1 : -1;
  // The outline is the far side of the bridge for a turned head, and the side away from the light from the front.
  const turned = Math.abs(Math.sin(view.yaw)) > 0.22;
  const flank = turned ? Math.sign(view.yaw) : -light;
  const ridge = [
    at(flank * 12, -30, 2),
    at(flank * 8, -4, 10 * bridge),
    at(flank * 8, 28, 18 * bridge),
    at(flank * 10, tip - 18, 26),
  ];
  const ball = [
    at(flank * 12, tip - 4, 30),
    at(flank * half * 0.86, tip + 2, 14),
    at(flank * half, tip + 6, 6),
  ];
  const shade = smoothShape([
    ...ridge,
    ...ball,
    at(flank * (half + 7), tip - 6, 0),
    at(flank * 22, 24, 0),
    at(flank * 22, -22, 0),
  ]);
  shadeSkin(brush, shade, { colour: skin.shadow, alpha: 0.5, softness: 5 });
  paintSoftSpot(brush, at(light * 3, tip - 30, 24), 10, 44, skin.light, 0.5);
  paintSoftSpot(brush, at(light * 4, tip - 8, 30), 16, 13, skin.light, 0.75);
  paintSoftSpot(brush, at(0, tip, 26), 30, 20, skin.blush, 0.2);
  shadeSkin(
    brush,
    smoothShape([
      at(-half * 0.9, tip + 6, 6),
      at(0, tip + 7, 26),
      at(half * 0.9, tip + 6, 6),
      at(half * 0.5, tip + 16, 8),
      at(0, tip + 19, 12),
      at(-half * 0.5, tip + 16, 8),
    ]),
    { colour: skin.shadow, alpha: 0.75, softness: 3 },
  );
  const stroke = (points: Point[], width: number, alpha: number) =>
    brush.line(smoothLine(points), { colour: skin.deep, width, alpha: isSoft(brush) ? alpha * 0.6 : alpha });
  if (turned)
    stroke(
      [
        at(flank * 9, 8, 12 * bridge),
        at(flank * 9, tip - 22, 24),
        at(flank * 11, tip - 7, 30),
        at(flank * 8, tip + 5, 29),
      ],
      2.4,
      0.42,
    );
  stroke([at(-half * 0.36, tip + 10, 16), at(0, tip + 13, 26), at(half * 0.36, tip + 10, 16)], 2.6, 0.5);
  for (const side of [-1, 1] as const) {
    if (view.isFar(side) && Math.abs(view.yaw) > 0.5) continue;
    stroke(
      [
        at(side * (half - 3), tip - 12, 6),
        at(side * (half + 1), tip - 3, 6),
        at(side * (half - 2), tip + 7, 6),
        at(side * (half - 9), tip + 9, 10),
      ],
      2.4,
      0.5,
    );
    brush.context.save();
    brush.context.globalAlpha *= 0.72;
    brush.context.fillStyle = skin.deep;
    brush.context.fill(ellipse(at(side * half * 0.48, tip + 8, 14), 5.6, 3, side * 0.25));
    brush.context.restore();
  }
}
