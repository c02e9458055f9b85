import type { Region } from './interest.ts';
import { labPlanes } from './lab-planes.ts';
import { boxOfParts, findParts } from './mask-parts.ts';
import { blurred, type SmallPicture } from './salience.ts';

/** Dilation of detail as a share of the longer side, which fills objects and closes gaps. */
const reach = 0.012;
/** Threshold relative to the sharpest parts of the photo: below it a part is out of focus. */
const minSharpness = 0.45;
/** Minimum share of the border that is out of focus; otherwise the photo is sharp everywhere. */
const minSoftBorder = 0.8;
/** Maximum size relative to the photo in both directions; a larger subject would be the whole photo. */
const maxThing = 0.85;
const minThing = 0.01;

/** The subject in focus in front of a blurred background; null if focus is not conclusive. */
export function findSharpSubject(picture: SmallPicture): Region | null {
  const { width, height } = picture;
  const { planes } = labPlanes(picture);
  const detail = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      for (const plane of planes)
        detail[at]! += Math.abs(
          4 * plane[at]! - plane[at - 1]! - plane[at + 1]! - plane[at - width]! - plane[at + width]!,
        );
    }
  const sharp = blurred(detail, picture, Math.max(width, height) * reach);
  const sharpest = [...sharp].sort((one, other) => one - other)[Math.floor(sharp.length * 0.985)]!;
  const isSharp = (at: number): boolean => sharp[at]! > sharpest * minSharpness;
  const border = [...sharp.keys()].filter((at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return Math.min(x, y, width - 1 - x, height - 1 - y) < 3;
  });
  if (border.filter(isSharp).length > border.length * (1 - minSoftBorder)) return null;
  const mask = Uint8Array.from(sharp, (_, at) => (isSharp(at) ? 1 : 0));
  const box = boxOfParts(findParts(mask, picture), picture);
  if (!box) return null;
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  return across * down > minThing && Math.min(across, down) < maxThing ? box : null;
}
