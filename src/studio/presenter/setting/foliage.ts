import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, type Point } from '../paint/curve.ts';
import { between, seededRandom } from '../paint/seeded-random.ts';
import { fillPath, inside, linearFade, softFill, type Context } from '../paint/shade.ts';

export type LeafColours = { dark: string; base: string; light: string };

export function paintLeaf(
  context: Context,
  length: number,
  width: number,
  bend: number,
  colours: LeafColours,
): void {
  const tip: Point = [bend * length * 0.4, -length];
  const leaf = smoothShape([
    [0, 0],
    [-width * 0.36, -length * 0.22],
    [-width * 0.5 + bend * length * 0.12, -length * 0.52],
    [-width * 0.26 + bend * length * 0.28, -length * 0.82],
    tip,
    [width * 0.3 + bend * length * 0.3, -length * 0.8],
    [width * 0.5 + bend * length * 0.12, -length * 0.5],
    [width * 0.34, -length * 0.2],
  ]);
  context.fillStyle = linearFade(
    context,
    [-width / 2, 0, width / 2, -length],
    [colours.dark, colours.base, colours.light],
  );
  fillPath(context, leaf);
  inside(context, leaf, () => {
    softFill(
      context,
      smoothShape([[0, 0], [bend * length * 0.12, -length * 0.5], tip, [width, -length * 0.7], [width, 0]]),
      colours.dark,
      4,
      0.4,
    );
    context.strokeStyle = colours.light;
    context.globalAlpha = 0.7;
    context.lineWidth = Math.max(1.2, width * 0.035);
    context.stroke(smoothLine([[0, 0], [bend * length * 0.12, -length * 0.5], tip]));
    context.globalAlpha = 1;
  });
}

/** A plant whose leaves fan out from its base. */
export function paintPlant(
  context: Context,
  [x, y]: Point,
  size: number,
  colours: LeafColours,
  {
    leaves,
    spread,
    seed,
    slender = 0.42,
  }: { leaves: number; spread: number; seed: number; slender?: number },
): void {
  const random = seededRandom(seed);
  for (let index = 0; index < leaves; index += 1) {
    const angle = (((index * 0.618) % 1) - 0.5) * 2 * spread + between(random, -0.12, 0.12);
    const length = size * between(random, 0.6, 1) * (1 - Math.abs(angle) * 0.12);
    const tone = random();
    const tinted = {
      dark: colours.dark,
      base: mixColours(colours.base, colours.dark, tone * 0.5),
      light: mixColours(colours.base, colours.light, 0.3 + 0.7 * random()),
    };
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    context.strokeStyle = colours.dark;
    context.lineWidth = size * 0.016;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(0, -length * 0.4);
    context.stroke();
    context.translate(0, -length * 0.3);
    paintLeaf(context, length * 0.75, length * slender, angle * 0.5, tinted);
    context.restore();
  }
}

/** Stems that hang from a shelf, with small leaves on both sides. */
export function paintTrailingPlant(
  context: Context,
  [x, y]: Point,
  length: number,
  colours: LeafColours,
  seed: number,
): void {
  const random = seededRandom(seed);
  for (let stem = 0; stem < 7; stem += 1) {
    const reach = length * between(random, 0.45, 1);
    const drift = between(random, -34, 34);
    for (let along = 0; along < reach; along += 16) {
      const t = along / reach;
      context.save();
      context.translate(x + stem * 9 - 30 + drift * t + Math.sin(along * 0.05 + stem) * 6, y + along);
      context.rotate((random() < 0.5 ? 1 : -1) * between(random, 1.2, 2.4));
      paintLeaf(context, between(random, 20, 30), between(random, 13, 18), 0.1, {
        ...colours,
        base: mixColours(colours.base, colours.light, random() * 0.6),
      });
      context.restore();
    }
  }
}
