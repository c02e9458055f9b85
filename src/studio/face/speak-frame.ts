import { addShades } from './textures/add-shades.ts';
import { blendPatch } from './textures/blend-patch.ts';
import { ringOf, meshPixels, type FaceMesh } from './landmarks/face-mesh.ts';
import { chinSkin, opennessOf, outerLipBottom, placeOf } from './landmarks/face-points.ts';
import type { FaceFrame } from './footage/footage-analysis.ts';
import { hideLowerTeeth } from './mouth/hide-lower-teeth.ts';
import type { LipChange } from './lips/lip-tones.ts';
import { paintTongue } from './mouth/paint-tongue.ts';
import type { MouthCrop } from './mouth/mouth-crops.ts';
import { findFilmedLip } from './lips/filmed-lip.ts';
import type { LowerTeeth } from './mouth/teeth-rows.ts';
import { buildMouthMask } from './mouth/mouth-mask.ts';
import { paintMouthInside } from './mouth/paint-mouth-inside.ts';
import type { Shape } from './footage/measure-clip.ts';
import { openPicture, pictureToBytes, type Picture } from '../raw-frames/picture.ts';
import { toPicture } from './landmarks/pose.ts';
import { drawRigidTeeth } from './mouth/rigid-teeth.ts';
import { sampleCubic } from './landmarks/sample-cubic.ts';
import { toneLips } from './lips/tone-lips.ts';
import {
  boxAround,
  buildWarpMap,
  buildWarps,
  emptyPlanes,
  drawWarped,
  type Box,
} from './textures/warp-map.ts';

export type MouthTexture = {
  crop: MouthCrop;
  frame: FaceFrame;
  /** The correction that smooths its shades over time; see `easeShades`. */
  shade: Float32Array;
  lowerTeeth: LowerTeeth | null;
  /** The correction of its lips; see `evenLipTones`. */
  tone: LipChange;
};

export type SpokenFace = {
  /** The face in the displayed frame. */
  face: FaceFrame;
  /** The target of the lower face. */
  target: Shape;
  /** A mouth of the clip; null if the mouth must be painted. */
  texture: MouthTexture | null;
  /** 0 resting … 1 with the tip raised behind the upper teeth. */
  tongue: number;
  /** 0 … 1 the lower lip under the upper teeth. */
  tuck: number;
};

/** Triangles whose corners move less than this, in pixels, are not warped. */
const minMove = 0.03;

/** A filmed lip that the mesh lost moves less with the jaw than the mesh's lip. */
const lipFollows = 0.7;

/** Warps the lower face of the frame to the target and blends in a mouth. Returns a new buffer. */
export function speakFrame(
  mesh: FaceMesh,
  picture: Picture,
  { face, target, texture, tongue, tuck }: SpokenFace,
): Uint8Array {
  const bytes = pictureToBytes(picture);
  const frame = openPicture(bytes, picture.width, picture.height);
  const { pose } = face;
  const ring = ringOf(face.shape);
  const from = meshPixels(face.shape, ring, pose);
  const to = meshPixels(target, ring, pose);
  const moves = (point: number) =>
    Math.abs(from[point * 2]! - to[point * 2]!) + Math.abs(from[point * 2 + 1]! - to[point * 2 + 1]!) >
    minMove;

  const corners = pairs(to);
  const box = boxAround(corners, 0, frame);
  const map = buildWarpMap(mesh.triangles, to, box, (triangle) => !triangle.some(moves));
  const planes = emptyPlanes(box);
  drawWarped(planes, map, buildWarps(mesh.triangles, to, from), picture, { left: 0, top: 0 });
  writeOwned(frame, planes, box, map.owners);
  if (!texture) {
    paintMouthInside(frame, picture, target, face.shape, pose);
    return bytes;
  }

  const bottom = findFilmedLip(picture, face);
  const lip = placeOf(outerLipBottom) * 2 + 1;
  const filmed =
    bottom === null
      ? null
      : {
          edge: bottom + (target[lip]! - face.shape[lip]!) * lipFollows,
          lostBy: bottom - face.shape[lip]!,
        };
  const mask = buildMouthMask(target, face.openness - opennessOf(target), filmed);
  const maskBox = boxAround(
    [
      [mask.centreU - mask.halfWidth, mask.centreV - mask.above],
      [mask.centreU + mask.halfWidth, mask.centreV - mask.above],
      [mask.centreU - mask.halfWidth, mask.centreV + mask.below],
      [mask.centreU + mask.halfWidth, mask.centreV + mask.below],
    ].map(([u, v]) => toPicture(pose, u!, v!)),
    2,
    frame,
  );
  const { crop, frame: own } = texture;
  const laid = meshPixels(withOwnChin(target, own.shape), ring, pose);
  const patchMap = buildWarpMap(mesh.triangles, laid, maskBox);
  const patch = emptyPlanes(maskBox);
  const source = meshPixels(own.shape, ringOf(own.shape), own.pose);
  drawWarped(patch, patchMap, buildWarps(mesh.triangles, laid, source), crop.picture, crop.box, sampleCubic);
  addShades(patch, patchMap, mesh.triangles, laid, texture.shade);
  drawRigidTeeth(patch, maskBox, pose, target, texture, tuck);
  hideLowerTeeth(patch, maskBox, pose, target, texture.lowerTeeth);
  toneLips(patch, maskBox, pose, target, texture.tone);
  paintTongue(patch, maskBox, pose, target, texture, tongue);
  blendPatch(frame, patch, maskBox, mask, pose);
  return bytes;
}

/** Keeps the distance of the skin below the lip from the texture; it would stretch between a closed lip and a dropped chin. */
function withOwnChin(target: Shape, own: Shape): Shape {
  const shape = target.slice();
  const lip = placeOf(outerLipBottom) * 2;
  for (const point of chinSkin) {
    const place = placeOf(point) * 2;
    for (const axis of [0, 1])
      shape[place + axis] = own[place + axis]! + target[lip + axis]! - own[lip + axis]!;
  }
  return shape;
}

function pairs(points: Float64Array): [number, number][] {
  return Array.from({ length: points.length / 2 }, (_, index) => [
    points[index * 2]!,
    points[index * 2 + 1]!,
  ]);
}

function writeOwned(
  frame: Picture,
  planes: ReturnType<typeof emptyPlanes>,
  box: Box,
  owners: Int16Array,
): void {
  const targets = [frame.luma, frame.cb, frame.cr];
  for (const [index, { step, width, height, values }] of planes.entries()) {
    const target = targets[index]!;
    const stride = frame.width / step;
    for (let row = 0; row < height; row += 1) {
      const start = (box.top / step + row) * stride + box.left / step;
      for (let column = 0; column < width; column += 1) {
        if (owners[row * step * box.width + column * step]! < 0) continue;
        target[start + column] = values[row * width + column]! + 0.5;
      }
    }
  }
}
