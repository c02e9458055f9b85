import type { Square } from './cut-square.ts';
import type { FaceModels } from './face-models.ts';
import { findFaceNear, findFaces, type FoundFace } from './find-faces.ts';
import { findLandmarks, type Landmarks } from './find-landmarks.ts';
import type { Picture } from '../../raw-frames/picture.ts';
import { eyeDistance } from './pose.ts';

export type TrackedFrame = {
  picture: Picture;
  /** Null if no face is found. */
  landmarks: Landmarks | null;
  /** Number of other faces of relevant size; null for frames that were not examined. */
  otherFaces: number | null;
};

/** Interval in frames of the search for other faces. */
const lookAroundEvery = 15;
const minConfidence = 0.5;
/** After this many frames without a face only every third frame is examined, because the search is expensive. */
const emptyFrames = 15;
const emptyStep = 3;
/** Minimum score: a plant or a lamp may resemble a face. */
const highConfidence = 0.75;
/** Maximum distance between the mouths of detector and mesh, in eye distances. */
const maxMouthError = 0.3;
/** Smaller faces, for example in a poster behind the speaker, are harmless. */
const otherFaceShare = 0.4;

/** Tracks the largest face. */
export async function* trackFace(
  models: FaceModels,
  pictures: AsyncIterable<Picture>,
): AsyncGenerator<TrackedFrame> {
  let last: Square | null = null;
  let frame = 0;
  // A face missing in the first frame is searched for as rarely as one that has left.
  let framesWithoutFace = emptyFrames;
  for await (const picture of pictures) {
    // Keeps tracking the same face, even if another face becomes larger.
    const near: FoundFace | null = last && findFaceNear(models, picture, last);
    const isEmpty: boolean = framesWithoutFace >= emptyFrames && frame % emptyStep !== 0;
    const looksAround: boolean = !isEmpty && (near === null || frame % lookAroundEvery === 0);
    const around: FoundFace[] = looksAround ? findFaces(models, picture) : [];
    const face: FoundFace | null = near ?? around[0] ?? null;
    const landmarks = face && meshOrNull(models, picture, face);
    last = face?.square ?? null;
    const others = around.filter((other) => face && matters(other, face));
    yield { picture, landmarks, otherFaces: looksAround ? others.length : null };
    frame += 1;
    framesWithoutFace = face ? 0 : framesWithoutFace + 1;
  }
}

/** The mesh is occasionally wrong by half a face with high confidence; the detector's mouth reveals it. */
function meshOrNull(models: FaceModels, picture: Picture, face: FoundFace): Landmarks | null {
  const { landmarks, confidence } = findLandmarks(models, picture, face.square);
  if (confidence < minConfidence) return null;
  const x = (landmarks[13 * 2]! + landmarks[14 * 2]!) / 2;
  const y = (landmarks[13 * 2 + 1]! + landmarks[14 * 2 + 1]!) / 2;
  const away = Math.hypot(x - face.mouth[0], y - face.mouth[1]);
  return away < maxMouthError * eyeDistance(landmarks) ? landmarks : null;
}

function matters(other: FoundFace, face: FoundFace): boolean {
  const [one, two] = [other.square, face.square];
  const away = Math.hypot(one.centreX - two.centreX, one.centreY - two.centreY);
  const isAnother = away > Math.max(one.halfSide, two.halfSide);
  return isAnother && other.confidence > highConfidence && one.halfSide > two.halfSide * otherFaceShare;
}
