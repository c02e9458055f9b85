import type { Region } from './interest.ts';
import type { LabPlanes } from './lab-planes.ts';
import { blurred } from './matte.ts';

/** Distance at which an edge is found outside of the product, in pixels. */
export const edgeOutside = 2;
/** Gap between the box and the backdrop sampled beside it, in pixels. */
const clear = edgeOutside + 4;
/** Width of the sampled backdrop on each side of the box, as a share of the photo's width. */
const besideShare = 1 / 7;
/** Minimum number of samples. */
const minBeside = 3;

/** In L*a*b*, per pixel; `usual` is `off` relative to the surrounding backdrop only, which measures its unevenness. */
export type BackdropDistance = { off: Float32Array; darker: Float32Array; usual: Float32Array };
type Distance = Omit<BackdropDistance, 'usual'>;

/**
 * Difference of each pixel from the backdrop, and its share in lightness: from the surrounding backdrop or from the backdrop
 * beside the box in the same row, whichever is closer. The surroundings mix wall and floor, from which both differ; a row
 * only contains one of them.
 */
export function distanceFromBackdrop(lab: LabPlanes, box: Region): BackdropDistance {
  const around = distanceFrom(lab, backdropAround(lab, box));
  const beside = backdropBeside(lab, box);
  if (!beside) return { ...around, usual: around.off };
  const inRow = distanceFrom(lab, beside);
  const isNearer = (at: number): boolean => inRow.off[at]! < around.off[at]!;
  return {
    off: around.off.map((value, at) => (isNearer(at) ? inRow.off[at]! : value)),
    darker: around.darker.map((value, at) => (isNearer(at) ? inRow.darker[at]! : value)),
    usual: around.off,
  };
}

function distanceFrom(lab: LabPlanes, backdrop: readonly Float32Array[]): Distance {
  const squares = new Float32Array(lab.width * lab.height);
  for (const [index, plane] of lab.planes.entries())
    for (let at = 0; at < squares.length; at += 1)
      squares[at] = squares[at]! + (backdrop[index]![at]! - plane[at]!) ** 2;
  const darker = backdrop[0]!.map((value, at) => value - lab.planes[0][at]!);
  return { off: squares.map(Math.sqrt), darker };
}

/** Strongly blurred, without the content of the box. */
function backdropAround(lab: LabPlanes, { left, top, right, bottom }: Region): Float32Array[] {
  const { width, height } = lab;
  const weights = Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isNear =
      x > left * width - clear &&
      x < right * width + clear &&
      y > top * height - clear &&
      y < bottom * height + clear;
    return isNear && Math.min(x, y, width - 1 - x, height - 1 - y) > 1 ? 1e-5 : 1;
  });
  const deviation = Math.max(width, height) / 7;
  const known = blurred(weights, lab, deviation);
  return lab.planes.map((plane) =>
    blurred(
      weights.map((weight, at) => weight * plane[at]!),
      lab,
      deviation,
    ).map((value, at) => value / known[at]!),
  );
}

/** Interpolated across the box, row by row; null without room on both sides. */
function backdropBeside(
  { width, height, planes }: LabPlanes,
  { left, right }: Region,
): Float32Array[] | null {
  const reach = Math.round(width * besideShare);
  const [before, after] = [Math.floor(left * width - clear), Math.ceil(right * width + clear)];
  const [first, last] = [Math.max(0, before - reach), Math.min(width, after + reach)];
  if (before - first < minBeside || last - after < minBeside) return null;
  const [from, to] = [(first + before) / 2, (after + last) / 2];
  return planes.map((plane) => {
    const beside = new Float32Array(width * height);
    for (let row = 0; row < height; row += 1) {
      const meanOf = (start: number, end: number): number =>
        plane.subarray(row * width + start, row * width + end).reduce((sum, value) => sum + value, 0) /
        (end - start);
      const [one, other] = [meanOf(first, before), meanOf(after, last)];
      for (let x = 0; x < width; x += 1) {
        const share = Math.max(0, Math.min(1, (x - from) / (to - from)));
        beside[row * width + x] = one + (other - one) * share;
      }
    }
    return beside;
  });
}
