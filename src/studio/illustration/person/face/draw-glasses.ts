import { Path2D } from '@napi-rs/canvas';
import { smoothLine, smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import type { HairScene } from '../hair/hair-scene.ts';

/** Glasses on the nose, with temples back to the ears. */
export function drawGlasses({ brush, look, view }: HairScene): void {
  if (look.glasses === 'none') return;
  const { face } = look;
  const colour = look.seed % 3 === 0 ? '#3a2a22' : look.seed % 3 === 1 ? '#1d1d22' : '#6b4a2c';
  const width = look.glasses === 'half' ? 4.5 : 6.5;
  const power = look.glasses === 'round' ? 2 : 4;
  for (const side of [-1, 1] as const) {
    const rim = smoothShape(
      Array.from({ length: 20 }, (_, index): Point => {
        const angle = (index * Math.PI) / 10;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const bulge = (Math.abs(cos) ** power + Math.abs(sin) ** power) ** (-1 / power);
        return view.skin(
          side * (face.eyeSpacing + cos * bulge * 45),
          5 + sin * bulge * (look.glasses === 'half' ? 28 : 37),
          13,
        );
      }),
    );
    brush.context.save();
    brush.context.globalAlpha *= 0.12;
    brush.context.fillStyle = '#eaf4ff';
    brush.context.fill(rim);
    brush.context.restore();
    brush.line(rim, { colour, width });
    if (view.isFar(side) && Math.abs(view.yaw) > 0.25) continue;
    const hinge = view.skin(side * (face.eyeSpacing + 45), -2, 13);
    brush.line(
      smoothLine([hinge, view.at(side * 126 * face.width, -4, 30), view.at(side * 132 * face.width, 0, -8)]),
      { colour, width: width * 0.9 },
    );
    const glint = new Path2D();
    const [x, y] = view.skin(side * face.eyeSpacing + 18, -12, 14);
    glint.moveTo(x, y);
    glint.lineTo(x - 12, y + 20);
    brush.line(glint, { colour: '#ffffff', width: 4, alpha: 0.45 });
  }
  brush.line(
    smoothLine([
      view.skin(-(face.eyeSpacing - 44), 0, 16),
      view.skin(0, -7, 26),
      view.skin(face.eyeSpacing - 44, 0, 16),
    ]),
    { colour, width },
  );
}
