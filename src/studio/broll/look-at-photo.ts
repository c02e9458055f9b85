import { createCanvas, type Image } from '@napi-rs/canvas';
import { findFaces } from '../face/find-faces.ts';
import { loadFaceModels } from '../face/face-models.ts';
import { pictureOfPixels } from './picture-of-pixels.ts';
import type { Interest, Region } from './interest.ts';
import { findSalience, type SmallPicture } from './salience.ts';

const salienceSide = 112;
const faceSide = 640;
const minConfidence = 0.75;
/** Faces smaller than this, as a share of the shorter side, are people in the background. */
const minFaceShare = 0.06;

/** Where to look in a photo: at the faces that are in it, else at what stands out. */
export async function lookAtPhoto(photo: Image): Promise<Interest> {
  const salience = findSalience(shrink(photo, salienceSide));
  const faces = await findFaceRegions(photo);
  if (faces.length === 0) return salience;
  const points = faces.map(({ left, top, right, bottom }) => ({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
  }));
  // A face is seen first, and then often the thing that it looks at or holds.
  return { region: around(faces), points: [...points, ...salience.points].slice(0, 3) };
}

async function findFaceRegions(photo: Image): Promise<Region[]> {
  const { width, height, pixels } = shrink(photo, faceSide);
  const found = findFaces(await loadFaceModels(), pictureOfPixels({ width, height, pixels }));
  return found
    .filter(({ confidence, square }) => {
      const isLarge = square.halfSide * 2 >= Math.min(width, height) * minFaceShare;
      return confidence >= minConfidence && isLarge;
    })
    .map(({ square: { centreX, centreY, halfSide } }) => ({
      left: Math.max(0, (centreX - halfSide * 1.2) / width),
      top: Math.max(0, (centreY - halfSide * 1.5) / height),
      right: Math.min(1, (centreX + halfSide * 1.2) / width),
      bottom: Math.min(1, (centreY + halfSide * 1.3) / height),
    }));
}

const around = (regions: readonly Region[]): Region => ({
  left: Math.min(...regions.map(({ left }) => left)),
  top: Math.min(...regions.map(({ top }) => top)),
  right: Math.max(...regions.map(({ right }) => right)),
  bottom: Math.max(...regions.map(({ bottom }) => bottom)),
});

/** Both measures are even. */
function shrink(photo: Image, maxSide: number): SmallPicture {
  const scale = Math.min(1, maxSide / Math.max(photo.width, photo.height));
  const even = (length: number): number => Math.max(2, Math.round((length * scale) / 2) * 2);
  const [width, height] = [even(photo.width), even(photo.height)];
  const context = createCanvas(width, height).getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, width, height);
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
}
