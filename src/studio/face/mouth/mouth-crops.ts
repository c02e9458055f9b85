import type { FaceFrame } from '../footage/footage-analysis.ts';
import { coordinatesOf, outerLipBottom } from '../landmarks/face-points.ts';
import { measureLipGap } from '../lips/lip-gap.ts';
import { readLipTones, type LipTones } from '../lips/lip-tones.ts';
import { findTeethRows, type VisibleTeeth } from './teeth-rows.ts';
import { measureVisibleTeeth } from './measure-visible-teeth.ts';
import { sampleMouthPatch } from './mouth-patch.ts';
import { cropPicture, type Picture } from '../../raw-frames/picture.ts';
import { toPicture, type Pose } from '../landmarks/pose.ts';
import { boxAround, type Box } from '../textures/warp-map.ts';

/** The kept part of a frame: the mouth and the skin around it. Whole frames would need too much memory. */
export type MouthCrop = { picture: Picture; box: Box };

/** In face space, in eye distances from between the eyes: large enough for an open mouth and its blend. */
const area = { left: -0.85, right: 0.85, top: 0.5, bottom: 2 };

export function cropMouth(picture: Picture, pose: Pose): MouthCrop {
  const corners = [
    toPicture(pose, area.left, area.top),
    toPicture(pose, area.right, area.top),
    toPicture(pose, area.left, area.bottom),
    toPicture(pose, area.right, area.bottom),
  ];
  const box = boxAround(corners, 2, picture);
  return { picture: cropPicture(picture, box), box };
}

export type MouthMeasurement = {
  /** The appearance of the mouth, stabilized to the head. */
  mouthPatch: Float32Array;
  /** Visible gap between the lips. */
  lipGap: number;
  /** Visibility of the upper teeth, 0 none … 1 everywhere they could show. */
  teethSeen: number;
  teeth: VisibleTeeth;
  lipTones: LipTones;
};

export function measureMouth(crop: MouthCrop, face: FaceFrame): MouthMeasurement {
  const { picture, box } = crop;
  const { pose, shape, openness } = face;
  const at = coordinatesOf(shape);
  const place = {
    centreU: (at(61, 0) + at(291, 0)) / 2,
    halfWidth: (at(308, 0) - at(78, 0)) / 2,
    top: at(0, 1),
    bottom: at(outerLipBottom, 1),
    openness,
  };
  const inCrop = { ...pose, x0: pose.x0 - box.left, y0: pose.y0 - box.top };
  return {
    mouthPatch: sampleMouthPatch(picture, inCrop),
    lipGap: measureLipGap(picture, inCrop, place),
    teethSeen: measureVisibleTeeth(picture, inCrop, shape),
    teeth: findTeethRows(crop, face),
    lipTones: readLipTones(crop, face),
  };
}
