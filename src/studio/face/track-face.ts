import type { Square } from './cut-square.ts';
import type { FaceModels } from './face-models.ts';
import { findFaces } from './find-faces.ts';
import { cropAround, findLandmarks, type Landmarks } from './find-landmarks.ts';
import type { Picture } from './picture.ts';

export type TrackedFrame = {
  picture: Picture;
  /** Null where no face is found. */
  landmarks: Landmarks | null;
  /** Faces of a size that matters beside the followed one; null where nobody looked. */
  otherFaces: number | null;
};

/** Others who come into the picture are noticed within so many frames. */
const lookAroundEvery = 15;
const leastConfidence = 0.5;
/** Smaller faces, in a poster behind the speaker for example, do no harm. */
const otherFaceShare = 0.4;

/** Follows the largest face from frame to frame. */
export async function* trackFace(
  models: FaceModels,
  pictures: AsyncIterable<Picture>,
): AsyncGenerator<TrackedFrame> {
  let last: Square | null = null;
  let frame = 0;
  for await (const picture of pictures) {
    const looksAround: boolean = last === null || frame % lookAroundEvery === 0;
    const faces: Square[] = looksAround ? findFaces(models, picture).map(({ square }) => square) : [];
    // Who was followed is followed on, also when somebody else comes nearer.
    const square: Square | null = last ?? faces[0] ?? null;
    let landmarks: Landmarks | null = square && meshOrNull(models, picture, square);
    if (!landmarks && last && faces[0]) landmarks = meshOrNull(models, picture, faces[0]);
    last = landmarks && cropAround(landmarks, 1);
    const size = last?.halfSide ?? Infinity;
    const others = faces.filter(
      (face) => face.halfSide > size * otherFaceShare && !(last && isSame(face, last)),
    );
    yield { picture, landmarks, otherFaces: looksAround ? others.length : null };
    frame += 1;
  }
}

function meshOrNull(models: FaceModels, picture: Picture, square: Square): Landmarks | null {
  const { landmarks, confidence } = findLandmarks(models, picture, square);
  return confidence >= leastConfidence ? landmarks : null;
}

function isSame(one: Square, other: Square): boolean {
  const away = Math.hypot(one.centreX - other.centreX, one.centreY - other.centreY);
  return away < Math.max(one.halfSide, other.halfSide);
}
