import { pointOnLine, smoothShape, taperedStroke, type Point } from '../../../presenter/paint/curve.ts';
import type { Brush } from '../../brush/brush.ts';
import { boxOf, ellipse } from '../../person/shape/geometry.ts';
import type { AnimalBody } from './stand-animal.ts';

/** Belly, back and markings of a coat, inside the body's shape. */
export function markCoat(brush: Brush, body: AnimalBody): void {
  const { look, spine } = body;
  const { coat } = look;
  const fill = (path: ReturnType<typeof smoothShape>, colour: string, alpha = 1) =>
    brush.form(path, boxOf(path), { colour, roundness: 0, outline: 0, alpha });
  const random = brush.random(`${look.seed} coat`);
  // The lower side of the trunk, from tail to throat.
  if (look.body.cover !== 'wool') fill(bandAlong(body, 0.6, 1.3, random), coat.under);
  switch (coat.pattern) {
    case 'saddle':
      fill(bandAlong(body, -1.3, -0.12, random), coat.mark);
      break;
    case 'patches':
      for (let index = 0; index < 5; index += 1) {
        const { at, radius } = spine[Math.min(4, Math.floor(random() * 5))]!;
        const [x, y] = [at[0] + (random() - 0.5) * radius, at[1] + (random() - 0.65) * radius];
        fill(blob([x, y], radius * (0.35 + random() * 0.4), random), coat.mark);
      }
      break;
    case 'spots':
      for (let index = 0; index < 26; index += 1) {
        const { at, radius } = spine[Math.floor(random() * 6)]!;
        const size = radius * (0.08 + random() * 0.08);
        fill(
          ellipse(
            [at[0] + (random() - 0.5) * radius * 1.8, at[1] + (random() - 0.75) * radius * 1.3],
            size * 1.2,
            size,
          ),
          coat.mark,
        );
      }
      break;
    case 'stripes':
      paintStripes(body, random).forEach((stripe) => fill(stripe, coat.mark, 0.85));
      break;
    case 'points':
      if (look.species === 'panda') fill(bandAcross(body, 0.52, 0.78), coat.mark);
      break;
    default:
      break;
  }
}

/** A strip along the trunk between two heights; -1 is the back, 1 the belly. */
function bandAlong({ spine: joints, facing }: AnimalBody, from: number, to: number, random: () => number) {
  // Fur overlaps, so the edge between two colours is never straight.
  const spine = Array.from({ length: 25 }, (_, index) => {
    const share = index / 24;
    return {
      at: pointOnLine(
        joints.map(({ at }) => at),
        share,
      ),
      radius: pointOnLine(
        joints.map(({ radius }, at): Point => [at, radius]),
        share,
      )[1],
    };
  });
  const normals = spine.map((_, index): Point => {
    const before = spine[Math.max(0, index - 1)]!.at;
    const after = spine[Math.min(spine.length - 1, index + 1)]!.at;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return [(-(after[1] - before[1]) / length) * facing, ((after[0] - before[0]) / length) * facing];
  });
  const edge = (share: number): Point[] =>
    spine.map(({ at, radius }, index) => {
      const reach = radius * (Math.abs(share) < 1 ? share + (random() - 0.5) * 0.14 : share);
      return [at[0] + normals[index]![0] * reach, at[1] + normals[index]![1] * reach];
    });
  return smoothShape([...edge(from), ...edge(to).toReversed()]);
}

function bandAcross({ spine }: AnimalBody, from: number, to: number) {
  const at = (share: number) => spine[Math.round(share * (spine.length - 1))]!;
  const [low, high] = [at(from), at(to)];
  return smoothShape([
    [low.at[0], low.at[1] - low.radius * 1.4],
    [high.at[0], high.at[1] - high.radius * 1.4],
    [high.at[0], high.at[1] + high.radius * 3],
    [low.at[0], low.at[1] + low.radius * 3],
  ]);
}

function blob([x, y]: Point, radius: number, random: () => number) {
  return smoothShape(
    Array.from({ length: 8 }, (_, index): Point => {
      const angle = (index / 8) * Math.PI * 2;
      const reach = radius * (0.75 + random() * 0.5);
      return [x + Math.cos(angle) * reach * 1.15, y + Math.sin(angle) * reach];
    }),
  );
}

/** Stripes from the back down the sides. */
function paintStripes({ spine }: AnimalBody, random: () => number) {
  return Array.from({ length: 13 }, (_, index) => {
    const along = 0.03 + (index / 13) * 0.85;
    const at = along * (spine.length - 1);
    const low = Math.min(spine.length - 2, Math.floor(at));
    const [one, two] = [spine[low]!, spine[low + 1]!];
    const mix = (a: number, b: number) => a + (b - a) * (at - low);
    const radius = mix(one.radius, two.radius);
    const [x, y] = [mix(one.at[0], two.at[0]), mix(one.at[1], two.at[1])];
    const lean = (random() - 0.5) * 0.3 * radius;
    const length = 0.35 + random() * 0.6;
    return taperedStroke(
      [
        [x, y - radius * 1.15],
        [x + lean, y - radius * 0.4],
        [x + lean * 0.6, y - radius * 0.4 + radius * length],
      ],
      radius * 0.24,
      0.7,
    );
  });
}
