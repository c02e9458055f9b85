import { createCanvas, type Image } from '@napi-rs/canvas';
import { findFaces } from '../../face/landmarks/find-faces.ts';
import { loadFaceModels } from '../../face/landmarks/face-models.ts';
import { openPicture, pictureBytes, type Picture } from '../../raw-frames/picture.ts';
import { coarseMatte, cutOut, isTrusted, type Crop } from '../subject/cut-out.ts';
import { findSharpSubject } from '../subject/find-sharp-subject.ts';
import { findSubject } from '../subject/find-subject.ts';
import { isStanding } from '../subject/foot.ts';
import type { Interest, Region } from '../subject/interest.ts';
import { findSalience, type SmallPicture } from '../subject/salience.ts';

const salienceSide = 112;
/** Resolution at which a handle or a heel is still several pixels wide. */
const subjectSide = 288;
/** Margin added on each side, as a share of the photo, because salience underestimates the ends of an object. */
const unsure = 0.06;
const faceSide = 640;
const minConfidence = 0.75;
/** Faces smaller than this, as a share of the shorter side, are people in the background. */
const minFaceShare = 0.06;

/** Finds the areas of interest in a photo: faces, else the product, else salient parts. */
export async function lookAtPhoto(photo: Image): Promise<Interest> {
  const salience = findSalience(shrink(photo, salienceSide));
  const faces = await findFaceRegions(photo);
  if (faces.length === 0) return { ...salience, ...findWhole(photo, salience.region) };
  const points = faces.map(({ left, top, right, bottom }) => ({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
  }));
  // Viewers see a face first, and then often the object that it looks at or holds.
  return { region: around(faces), points: [...points, ...salience.points].slice(0, 3) };
}

/** The whole product: on a plain backdrop, without it if its outline is clear, else in focus, else salient with a margin. */
function findWhole(
  photo: Image,
  { left, top, right, bottom }: Region,
): Pick<Interest, 'region' | 'backdrop' | 'matte' | 'cutOut' | 'rim'> {
  const picture = shrink(photo, subjectSide);
  const subject = findSubject(picture);
  if (subject) {
    const cut = cutOut(cropOf(photo, subject.region), subject.matte, photo);
    const matte = coarseMatte(cut, subject.matte, photo);
    // A doubtful outline would show, and a product without a foot would float: the photo stays whole.
    if (!isTrusted(cut) || !isStanding(matte, subject.region)) return { region: subject.region };
    return { ...subject, cutOut: cut, matte };
  }
  const sharp = findSharpSubject(picture);
  if (sharp) return { region: sharp };
  return {
    region: {
      left: Math.max(0, left - unsure),
      top: Math.max(0, top - unsure),
      right: Math.min(1, right + unsure),
      bottom: Math.min(1, bottom + unsure),
    },
  };
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
      left: Math.max(0, (centreX - halfSide * 1.45) / width),
      top: Math.max(0, (centreY - halfSide * 1.75) / height),
      right: Math.min(1, (centreX + halfSide * 1.45) / width),
      bottom: Math.min(1, (centreY + halfSide * 1.45) / height),
    }));
}

const around = (regions: readonly Region[]): Region => ({
  left: Math.min(...regions.map(({ left }) => left)),
  top: Math.min(...regions.map(({ top }) => top)),
  right: Math.max(...regions.map(({ right }) => right)),
  bottom: Math.max(...regions.map(({ bottom }) => bottom)),
});

/** Both dimensions are even. */
function shrink(photo: Image, maxSide: number): SmallPicture {
  const scale = Math.min(1, maxSide / Math.max(photo.width, photo.height));
  const even = (length: number): number => Math.max(2, Math.round((length * scale) / 2) * 2);
  const [width, height] = [even(photo.width), even(photo.height)];
  const context = createCanvas(width, height).getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, width, height);
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
}

/** Longer side of the crop: about the size of a product in a frame. */
const longerSide = 448;
/** Backdrop around the product, as a share of the photo's longer side. */
const margin = 0.04;

/** The product and some of its backdrop. */
function cropOf(photo: Image, region: Region): Crop {
  const around = Math.max(photo.width, photo.height) * margin;
  const left = Math.max(0, Math.floor(region.left * photo.width - around));
  const top = Math.max(0, Math.floor(region.top * photo.height - around));
  const across = Math.min(photo.width, Math.ceil(region.right * photo.width + around)) - left;
  const down = Math.min(photo.height, Math.ceil(region.bottom * photo.height + around)) - top;
  const scale = Math.min(1, longerSide / Math.max(across, down));
  const [width, height] = [Math.ceil(across * scale), Math.ceil(down * scale)];
  const context = createCanvas(width, height).getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, -left * scale, -top * scale, photo.width * scale, photo.height * scale);
  const { data: pixels } = context.getImageData(0, 0, width, height);
  return { left, top, scale, picture: { width, height, pixels } };
}

/** Converts RGBA to the video's YUV with the BT.709 matrix. Both dimensions are even. */
function pictureOfPixels({ width, height, pixels }: SmallPicture): Picture {
  const picture = openPicture(new Uint8Array(pictureBytes(width, height)), width, height);
  for (let at = 0; at < width * height; at += 1) {
    const [red, green, blue] = [pixels[at * 4]!, pixels[at * 4 + 1]!, pixels[at * 4 + 2]!];
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    picture.luma[at] = Math.round(16 + (219 / 255) * light);
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x % 2 === 1 || y % 2 === 1) continue;
    const colourAt = (y / 2) * (width / 2) + x / 2;
    picture.cb[colourAt] = Math.round(128 + ((224 / 255) * (blue - light)) / 1.8556);
    picture.cr[colourAt] = Math.round(128 + ((224 / 255) * (red - light)) / 1.5748);
  }
  return picture;
}
