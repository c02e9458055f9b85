import { tensor4d, type Tensor } from '@tensorflow/tfjs-core';
import type { FaceModels } from './face-models.ts';
import { cutSquare, fromSquare, type Square } from './cut-square.ts';
import type { Picture } from '../../raw-frames/picture.ts';

export type FoundFace = {
  /** Rotation given by the eyes. */
  square: Square;
  confidence: number;
  mouth: readonly [number, number];
};

const side = 256;
/** The model predicts for each cell of two grids, this many times per cell. */
const grids = [
  { cells: 16, answersPerCell: 2 },
  { cells: 8, answersPerCell: 6 },
];
const minConfidence = 0.5;
const sameFaceOverlap = 0.3;
const numbersPerAnswer = 17;

/** All faces in the picture, the largest first. */
export function findFaces({ blazeface }: FaceModels, picture: Picture): FoundFace[] {
  const found = viewsOf(picture).flatMap((view) => findInView(blazeface, picture, view));
  return keepDistinct(found).sort((one, other) => other.square.halfSide - one.square.halfSide);
}

/** Size of the search area relative to the face. */
const nearbyView = 2;

/** Finds the face at the position of the previous frame; null if it is gone. */
export function findFaceNear({ blazeface }: FaceModels, picture: Picture, last: Square): FoundFace | null {
  const view = { ...last, halfSide: last.halfSide * nearbyView, turn: 0 };
  const away = ({ square }: FoundFace) =>
    Math.hypot(square.centreX - last.centreX, square.centreY - last.centreY) / last.halfSide;
  const found = findInView(blazeface, picture, view).filter((face) => away(face) < 0.8);
  return found.toSorted((one, other) => other.confidence - one.confidence)[0] ?? null;
}

/** Searches the whole picture, and for a tall or wide picture its two ends at twice the scale. */
function viewsOf({ width, height }: Picture): Square[] {
  const whole = { centreX: width / 2, centreY: height / 2, halfSide: Math.max(width, height) / 2, turn: 0 };
  const halfSide = Math.min(width, height) / 2;
  if (halfSide > whole.halfSide * 0.8) return [whole];
  const along = whole.halfSide - halfSide;
  const ends = [-along, 0, along].map((offset) => ({
    centreX: whole.centreX + (width > height ? offset : 0),
    centreY: whole.centreY + (height > width ? offset : 0),
    halfSide,
    turn: 0,
  }));
  return [whole, ...ends];
}

function findInView(model: FaceModels['blazeface'], picture: Picture, view: Square): FoundFace[] {
  const samples = cutSquare(picture, view, side).map((value) => value * 2 - 1);
  const input = tensor4d(samples, [1, side, side, 3]);
  const outputs = model.execute(input) as Tensor[];
  const bySize = outputs.toSorted((one, other) => one.size - other.size);
  const [logits384, logits512, boxes384, boxes512] = bySize.map(
    (output) => output.dataSync() as Float32Array,
  );
  for (const output of [input, ...outputs]) output.dispose();
  const answers = [
    { ...grids[0]!, logits: logits512!, boxes: boxes512! },
    { ...grids[1]!, logits: logits384!, boxes: boxes384! },
  ];
  return answers.flatMap(({ cells, answersPerCell, logits, boxes }) => {
    const faces: FoundFace[] = [];
    for (let index = 0; index < logits.length; index += 1) {
      const confidence = 1 / (1 + Math.exp(-logits[index]!));
      if (confidence < minConfidence) continue;
      const cell = Math.floor(index / answersPerCell);
      const at = index * (numbersPerAnswer - 1);
      const pointAt = (place: number) => {
        const u = boxes[at + place]! + ((cell % cells) + 0.5) * (side / cells);
        const v = boxes[at + place + 1]! + (Math.floor(cell / cells) + 0.5) * (side / cells);
        return fromSquare(view, side, u, v);
      };
      const [centreX, centreY] = pointAt(0);
      const [leftEye, rightEye, mouth] = [pointAt(4), pointAt(6), pointAt(10)];
      const turn = Math.atan2(rightEye[1] - leftEye[1], rightEye[0] - leftEye[0]);
      const halfSide = (Math.max(boxes[at + 2]!, boxes[at + 3]!) / side) * view.halfSide;
      faces.push({ square: { centreX, centreY, halfSide, turn }, confidence, mouth });
    }
    return faces;
  });
}

function keepDistinct(faces: FoundFace[]): FoundFace[] {
  const kept: FoundFace[] = [];
  for (const face of faces.toSorted((one, other) => other.confidence - one.confidence)) {
    if (kept.every((other) => overlap(face.square, other.square) < sameFaceOverlap)) kept.push(face);
  }
  return kept;
}

/** The intersection as a share of the smaller square. */
function overlap(one: Square, other: Square): number {
  const reach = one.halfSide + other.halfSide;
  const smaller = 2 * Math.min(one.halfSide, other.halfSide);
  const across = Math.min(smaller, reach - Math.abs(one.centreX - other.centreX));
  const down = Math.min(smaller, reach - Math.abs(one.centreY - other.centreY));
  return across <= 0 || down <= 0 ? 0 : (across * down) / (smaller * smaller);
}
