import { mixColours } from '../../../presenter/paint/colour.ts';
import { pointOnLine, smoothLine, smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import type { Brush } from '../../brush/brush.ts';
import type { PersonLook } from '../person-look.ts';
import { boxOf, ellipse } from '../shape/geometry.ts';
import type { FaceState } from './face-state.ts';
import type { HeadView } from './head-view.ts';

const steps = [0, 0.12, 0.25, 0.4, 0.55, 0.7, 0.85, 1];

/** One eye; side -1 is on the left of the picture when the head faces the viewer. */
export function drawEye(
  brush: Brush,
  look: PersonLook,
  view: HeadView,
  state: FaceState,
  side: -1 | 1,
): void {
  const { face, skin } = look;
  const { expression } = state;
  const half = face.eyeHalf;
  const shut = Math.min(1, Math.max(state.blink, 0));
  const open =
    face.eyeHeight * (1 + 0.3 * expression.widen - 0.12 * expression.squint) * (1 - 0.55 * expression.droop);
  const low = face.eyeHeight * 0.56 * (1 - 0.45 * expression.squint);
  const place = (x: number, y: number): Point => view.skin(side * (face.eyeSpacing + x), y, -9);
  const lid = (height: number, lean: number): Point[] =>
    steps.map((along) => {
      const x = -half + 2 * half * along;
      const curve = Math.sin(Math.PI * along ** (0.86 + lean)) ** 0.78;
      return place(x, 5 * (1 - along) + face.eyeTilt * along - height * curve);
    });
  const upper = lid(open + (-low * 0.8 - open) * shut, 0);
  const lower = lid(-low, 0.16);
  const white = smoothShape([...upper, ...lower.toReversed().slice(1, -1)]);
  if (shut < 0.9) {
    const gaze: Point = [state.gaze[0] + expression.gaze[0], state.gaze[1] + expression.gaze[1]];
    const away = Math.max(-1, Math.min(1, gaze[0]));
    const iris = place(
      side * away * half * 0.42,
      -open * 0.26 + Math.max(-1, Math.min(1, gaze[1])) * open * 0.34,
    );
    brush.form(white, boxOf(white), {
      colour: '#f6f1ec',
      roundness: 0.2,
      outline: 0,
      inside: () => drawIris(brush, look, view, iris, open),
    });
  }
  // The shadow of the lid on the eyeball, then the lashes.
  const thick = (3.4 + 2.6 * face.lashes) * (0.8 + 0.2 * (1 - shut));
  const outer = place(half + 3 + 5 * face.lashes, face.eyeTilt - 2 - 4 * face.lashes * (1 - shut));
  const lashes = smoothShape([
    ...upper.map(([x, y], index): Point => [x, y - thick * (0.25 + 0.75 * (index / 7))]),
    outer,
    ...upper.toReversed().map(([x, y]): Point => [x, y + 0.6]),
  ]);
  const lash = mixColours(look.hair.colours.dark, '#140d0c', 0.75);
  brush.context.save();
  brush.context.fillStyle = lash;
  brush.context.fill(lashes);
  brush.context.restore();
  brush.line(smoothLine(lower.slice(2)), {
    colour: mixColours(skin.deep, lash, 0.4),
    width: 1.8,
    alpha: 0.5,
  });
  const crease = steps.map((along) => {
    const [x, y] = pointOnLine(upper, along);
    return [x, y - (8 + 5 * (1 - shut)) * Math.sin(Math.PI * along) ** 0.6 - 1.5] as Point;
  });
  brush.line(smoothLine(crease.slice(1)), { colour: skin.deep, width: 2.2, alpha: 0.42 });
}

function drawIris(brush: Brush, { face, skin }: PersonLook, view: HeadView, at: Point, open: number): void {
  const { context } = brush;
  const radius = Math.max(15.5, open * 0.86);
  const squeeze = Math.max(0.62, Math.cos(view.yaw * 1.1));
  const round = (size: number, colour: string, shift = 0) => {
    context.fillStyle = colour;
    context.fill(ellipse([at[0], at[1] + shift], size * squeeze, size));
  };
  round(radius, mixColours(face.iris, '#0e0908', 0.62));
  round(radius * 0.88, face.iris);
  context.save();
  context.clip(ellipse(at, radius * 0.88 * squeeze, radius * 0.88));
  context.fillStyle = mixColours(face.iris, '#fff3d8', 0.34);
  context.fill(ellipse([at[0], at[1] + radius * 0.55], radius * 0.75 * squeeze, radius * 0.5));
  context.restore();
  round(radius * 0.44, '#0c0807');
  // Shadow of the brow and the lid on the eyeball.
  context.fillStyle = mixColours(skin.deep, '#1a0f10', 0.4);
  context.globalAlpha *= 0.34;
  context.fill(ellipse([at[0], at[1] - radius * 1.28], 60, radius * 0.72));
  context.globalAlpha = 1;
  const toward = brush.light.x > 0 ? 1 : -1;
  context.fillStyle = '#ffffff';
  context.fill(
    ellipse(
      [at[0] + toward * radius * 0.34 * squeeze, at[1] - radius * 0.36],
      radius * 0.24 * squeeze,
      radius * 0.26,
    ),
  );
  context.fillStyle = 'rgba(255,255,255,0.5)';
  context.fill(
    ellipse(
      [at[0] - toward * radius * 0.34 * squeeze, at[1] + radius * 0.36],
      radius * 0.12 * squeeze,
      radius * 0.1,
    ),
  );
}
