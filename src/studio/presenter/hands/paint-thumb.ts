import type { FaceLook } from '../face/face-look.ts';
import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';
import { paintNailAt } from './paint-finger.ts';
import { paintFarSide } from './skin-forms.ts';
import type { ThumbForm } from './thumb-forms.ts';

export const thumbShape = ({ outer, inner }: ThumbForm) => smoothShape([...outer, ...inner]);

type ThumbPaint = { look: FaceLook; colour: string; view: 'palm' | 'back' };

/** One shape from the wrist to the tip, so that the thumb grows out of its ball. */
export function paintThumb(context: Context, thumb: ThumbForm, { look, colour, view }: ThumbPaint): void {
  const { skin, lightSide: light } = look;
  const { outer, inner, tip, tipAngle } = thumb;
  const shape = thumbShape(thumb);
  const isPalm = view === 'palm';
  // The ball of the thumb is raised, so its inner side casts a shadow on the palm.
  if (isPalm) softStroke(context, smoothLine(inner.slice(0, -1)), skin.shadow, 10, 4, 0.55);
  context.fillStyle = linearFade(
    context,
    [tip[0], tip[1], -14, -10],
    [mixColours(colour, skin.light, 0.4), colour, colour],
  );
  fillPath(context, shape);
  inside(context, shape, () => {
    paintFarSide(context, smoothLine(outer), skin.shadow, light);
    if (isPalm) glow(context, -28, -34, 30, 34, skin.light, light < 0 ? 0.6 : 0.35);
    glow(context, tip[0], tip[1], 20, 20, skin.blush, 0.14);
    paintJoint(context, thumb, skin.deep);
  });
  if (!isPalm) paintNailAt(context, tip, tipAngle, 15, look);
  softStroke(context, smoothLine(outer), skin.deep, 1.7, 0.6, 0.52);
  if (isPalm) softStroke(context, smoothLine(inner.slice(1, -1)), skin.deep, 1.8, 1, 0.26);
}

/** A fold across the joint before the last. */
function paintJoint(context: Context, { tip, tipAngle }: ThumbForm, colour: string): void {
  const [sin, cos] = [Math.sin(tipAngle), Math.cos(tipAngle)];
  for (const [back, alpha] of [
    [24, 0.3],
    [29, 0.16],
  ] as const) {
    const [x, y] = [tip[0] - sin * back, tip[1] + cos * back];
    const crease = smoothLine([
      [x - cos * 10, y - sin * 10],
      [x - sin * 2, y + cos * 2],
      [x + cos * 10, y + sin * 10],
    ]);
    softStroke(context, crease, colour, 1.5, 0.8, alpha);
  }
}

/** From the back there is no fold between thumb and hand: plain skin covers the seam. */
export function paintThumbRoot(context: Context, colour: string): void {
  softFill(
    context,
    smoothShape([
      [-24, 0],
      [-40, -28],
      [-50, -50],
      [-48, -68],
      [-34, -70],
      [-22, -34],
    ]),
    colour,
    6,
    0.9,
  );
}
