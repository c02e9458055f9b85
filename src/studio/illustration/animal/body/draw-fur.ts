import { smoothLine, taperedStroke, type Point } from '../../../presenter/paint/curve.ts';
import { mixColours } from '../../../presenter/paint/colour.ts';
import type { Brush } from '../../brush/brush.ts';
import { isSoft } from '../../person/shape/skin-shade.ts';
import { darker, lighter } from '../../person/clothes/scene.ts';
import { paintSoftSpot } from '../../brush/soft-spot.ts';
import type { AnimalBody } from './stand-animal.ts';

/** Strokes along the fur, more of them on shaggy coats, and the soft shade that rounds the body. */
export function drawFur(brush: Brush, body: AnimalBody): void {
  const { look, spine, unit, facing, hip, shoulder } = body;
  const { coat } = look;
  const { fur, rump, chest, loin } = look.body;
  if (look.body.cover === 'wool') return;
  for (const { at, radius } of [hip, shoulder])
    paintSoftSpot(
      brush,
      [at[0] - facing * radius * 0.1, at[1] - radius * 0.35],
      radius * 0.8,
      radius * 0.6,
      lighter(coat.base, 0.35),
      0.35,
    );
  const middle = spine[2]!;
  paintSoftSpot(
    brush,
    [middle.at[0], middle.at[1] + loin * unit * 0.9],
    (rump + chest) * unit,
    loin * unit * 0.7,
    darker(coat.base, 0.5),
    0.35,
  );
  const random = brush.random(`${look.seed} fur`);
  const count = Math.round((isSoft(brush) ? 110 : 34) * (0.25 + fur) * Math.min(1, unit / 160));
  const { context } = brush;
  for (let index = 0; index < count; index += 1) {
    const at = random() * (spine.length - 1.4);
    const low = Math.floor(at);
    const [one, two] = [spine[low]!, spine[low + 1]!];
    const mix = (a: number, b: number) => a + (b - a) * (at - low);
    const radius = mix(one.radius, two.radius);
    const across = random() * 1.9 - 0.95;
    const [x, y] = [mix(one.at[0], two.at[0]), mix(one.at[1], two.at[1]) + across * radius];
    const length = unit * (0.04 + 0.07 * fur) * (0.6 + random());
    // Hair grows towards the tail and hangs down.
    const end: Point = [x - facing * length, y + length * (0.35 + 0.4 * random())];
    const middlePoint: Point = [(x + end[0]) / 2, (y + end[1]) / 2 - length * 0.08];
    const isLight = random() < 0.5 - across * 0.3;
    const colour = isLight ? mixColours(coat.base, '#fff4e0', 0.3) : darker(coat.base, 0.3);
    if (isSoft(brush)) {
      context.save();
      context.globalAlpha *= 0.3;
      context.fillStyle = colour;
      context.fill(taperedStroke([[x, y], middlePoint, end], unit * 0.012));
      context.restore();
    } else if (index % 2 === 0)
      brush.line(smoothLine([[x, y], middlePoint, end]), { colour, width: unit * 0.008, alpha: 0.45 });
  }
}
