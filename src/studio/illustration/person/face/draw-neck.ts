import { smoothLine, smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import type { FigureScene } from '../clothes/scene.ts';
import { boxOf, between, moved } from '../shape/geometry.ts';
import { shadeSkin } from '../shape/skin-shade.ts';
import { chinY } from './head-view.ts';

/** The neck from the trunk to below the jaw, with the shadow of the chin. */
export function drawNeck({ brush, body, trunk }: FigureScene): void {
  const { head, look, skeleton } = body;
  const unit = head.scale;
  const half = (look.gender === 'male' ? 0.92 : 0.78) * (look.build.heads < 5.6 ? 0.86 : 1) * 76 * unit;
  // The top of the neck is on the head's axis, behind the jaw.
  const local = (x: number, y: number): Point => {
    const [cos, sin] = [Math.cos(head.roll), Math.sin(head.roll)];
    return [head.at[0] + (x * cos - y * sin) * unit, head.at[1] + (x * sin + y * cos) * unit];
  };
  const back = -16 * Math.sin(head.yaw);
  const jaw = chinY(look.face) - 96;
  const top = (side: -1 | 1) => local(back + ((side * half) / unit) * 0.98, jaw);
  const base = (side: -1 | 1) => {
    const neck = trunk.neck(side);
    const shoulder = trunk.shoulder(side);
    return [neck, between(neck, shoulder, 0.42)] as const;
  };
  const fromBehind = Math.cos(skeleton.chestYaw) < 0;
  const chest = trunk.surface(fromBehind ? 0.98 : 0.8, 0);
  const [rightNeck, rightSlope] = base(1);
  const [leftNeck, leftSlope] = base(-1);
  const path = smoothShape([
    top(-1),
    between(top(-1), leftNeck, 0.6),
    leftNeck,
    leftSlope,
    ...(fromBehind ? [chest] : [trunk.surface(0.86, -0.7), chest, trunk.surface(0.86, 0.7)]),
    rightSlope,
    rightNeck,
    between(top(1), rightNeck, 0.6),
    top(1),
    local(back, jaw - 50),
  ]);
  brush.form(path, boxOf(path), {
    colour: look.skin.base,
    material: 'skin',
    roundness: 0.42,
    outline: 0.8,
    inside: () => {
      if (fromBehind) return;
      const chin = chinY(look.face);
      const shade = smoothShape([
        local(-130, 40),
        local(130, 40),
        local(96, chin - 10),
        local(40 - brush.light.x * 24, chin + 40),
        local(-brush.light.x * 30, chin + 52),
        local(-44 - brush.light.x * 24, chin + 38),
        local(-96, chin - 10),
      ]);
      shadeSkin(brush, shade, { colour: look.skin.shadow, alpha: 0.9, softness: 5 * unit });
      shadeSkin(brush, shade, { colour: look.skin.deep, alpha: 0.3, softness: 16 * unit });
      const pit = trunk.surface(0.985, 0);
      const width = 2.6 * unit;
      for (const side of [-1, 1] as const) {
        brush.line(
          smoothLine([
            between(top(side), trunk.neck(side), 0.35),
            between(trunk.neck(side), pit, 0.5),
            moved(pit, [side, 0], 9 * unit),
          ]),
          { colour: look.skin.deep, width, alpha: 0.12 },
        );
        brush.line(smoothLine([moved(pit, [side, 0], 12 * unit), between(pit, trunk.shoulder(side), 0.35)]), {
          colour: look.skin.deep,
          width,
          alpha: 0.3,
        });
      }
    },
  });
}
