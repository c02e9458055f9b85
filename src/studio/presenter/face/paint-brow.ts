import { mixColours, withAlpha } from '../paint/colour.ts';
import { pointOnLine, smoothLine, smoothShape, taperedStroke, type Point } from '../paint/curve.ts';
import { between, seededRandom } from '../paint/seeded-random.ts';
import { fillPath, linearFade, softStroke, type Context } from '../paint/shade.ts';
import type { FaceLook } from './face-look.ts';

/** One brow with its inner end on the left; the other one is its mirror image. */
export function paintBrow(context: Context, brows: FaceLook['brows']): void {
  const { length, thickness, arch, colours } = brows;
  const middle: Point[] = [
    [-length * 0.5, 3],
    [-length * 0.18, -arch * 0.5],
    [length * 0.18, -arch],
    [length * 0.5, 3],
  ];
  const thicknessAt = (along: number) =>
    thickness *
    (along < 0.5
      ? 0.5 + 0.5 * Math.sin((along / 0.5) * (Math.PI / 2))
      : 1 - ((along - 0.5) / 0.5) ** 1.5 * 0.86);
  const edge = (side: number): Point[] =>
    [0, 0.12, 0.3, 0.5, 0.7, 0.86, 1].map((along) => {
      const [x, y] = pointOnLine(middle, along);
      return [x, y + (side * thicknessAt(along)) / 2];
    });
  context.save();
  context.filter = 'blur(1.1px)';
  context.fillStyle = linearFade(
    context,
    [-length * 0.5, 0, length * 0.5, 0],
    [
      withAlpha(colours.base, 0.35),
      withAlpha(colours.base, 0.9),
      withAlpha(colours.base, 0.95),
      withAlpha(colours.base, 0.85),
    ],
  );
  fillPath(context, smoothShape([...edge(-1), ...edge(1).toReversed()]));
  context.restore();
  softStroke(context, smoothLine(middle.slice(1)), colours.dark, thickness * 0.3, 2, 0.4);
  const random = seededRandom(907);
  for (let index = 0; index < 70; index += 1) {
    const along = random() ** 0.9;
    const [x, y] = pointOnLine(middle, along);
    const height = thicknessAt(along);
    const across = between(random, -0.5, 0.5);
    const lean = 0.25 + along * 1.15;
    const reach = between(random, 6, 10) * (1 - along * 0.25);
    const root: Point = [x, y + across * height + 2];
    const direction = across < 0.1 || along < 0.4 ? -1 : -0.35;
    const tip: Point = [x + Math.sin(lean) * reach, root[1] + direction * Math.cos(lean) * reach * 0.8];
    context.globalAlpha = between(random, 0.2, 0.55) * (along < 0.08 ? 0.5 : 1);
    context.fillStyle = mixColours(colours.dark, colours.base, random());
    fillPath(
      context,
      taperedStroke([root, [(root[0] + tip[0]) / 2 + 0.6, (root[1] + tip[1]) / 2], tip], 1.7),
    );
  }
  context.globalAlpha = 1;
}
