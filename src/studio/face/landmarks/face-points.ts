/** Named indices of MediaPipe's face mesh. "Left" is the left of the picture. */
export const leftEyeCorners = [33, 133] as const;
export const rightEyeCorners = [362, 263] as const;

/** Points that hardly move during speech: eye corners, bridge of the nose, nostril wings, temples. */
export const stillPoints = [33, 133, 362, 263, 168, 6, 197, 195, 98, 327, 127, 356, 234, 454] as const;

/** Each lip line runs from the left to the right corner; the corners belong to the upper lines. */
export const outerUpperLip = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291] as const;
export const outerLowerLip = [146, 91, 181, 84, 17, 314, 405, 321, 375] as const;
export const innerUpperLip = [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308] as const;
export const innerLowerLip = [95, 88, 178, 87, 14, 317, 402, 318, 324] as const;

/** The middles of the lip lines. */
export const innerLipTop = 13;
export const innerLipBottom = 14;
export const outerLipBottom = 17;

export const noseBase = [98, 97, 2, 326, 327] as const;
/** From the left ear under the chin to the right ear. */
export const jawLine = [
  234, 93, 132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361, 323, 454,
] as const;
export const chinSkin = [18, 200, 199, 175, 83, 313, 201, 421] as const;
export const cheekSkin = [
  205, 425, 206, 426, 203, 423, 187, 411, 207, 427, 212, 432, 216, 436, 202, 422,
] as const;

/** The kept subset of each frame's 468 points: all that are involved in moving the mouth. */
export const keptPoints = [
  ...outerUpperLip,
  ...outerLowerLip,
  ...innerUpperLip,
  ...innerLowerLip,
  ...noseBase,
  ...chinSkin,
  ...cheekSkin,
  ...jawLine,
] as const;

const places = new Map<number, number>(keptPoints.map((point, place) => [point, place]));

/** Index of a mesh point among the kept points. */
export function placeOf(point: number): number {
  const place = places.get(point);
  if (place === undefined) throw new RangeError(`point ${point} is not kept`);
  return place;
}

type Coordinate = (point: number, axis: 0 | 1) => number;

/** Returns the coordinates of a shape's points: axis 0 runs across the face, axis 1 down. */
export const coordinatesOf =
  (shape: Float32Array): Coordinate =>
  (point, axis) =>
    shape[placeOf(point) * 2 + axis]!;

/** How far apart the lips are in the middle. */
export function opennessOf(shape: Float32Array): number {
  const at = coordinatesOf(shape);
  return at(innerLipBottom, 1) - at(innerLipTop, 1);
}

/** The middle of the lower lip's red. */
export function lowerLipMiddle(shape: Float32Array): [number, number] {
  const at = coordinatesOf(shape);
  const middle = (axis: 0 | 1) => (at(innerLipBottom, axis) + at(outerLipBottom, axis)) / 2;
  return [middle(0), middle(1)];
}
