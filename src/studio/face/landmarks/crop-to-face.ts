import { deinterlace } from '../../house-format/build-picture-filter.ts';
import { houseFrameRate, type HouseFormat } from '../../house-format/house-format.ts';

type Size = { width: number; height: number };
export type FaceCrop = Size & { x: number };

/** Aspect ratio up to which a clip is hardly wider than the frame, and its borders may be important. */
const hardlyWider = 1.245;

/**
 * The part of a wide picture with the frame's aspect ratio and the face in its centre; fitted whole, the face would have a
 * third of its size. `faceX` is the face's position in the fitted clip. Null for clips hardly wider than the frame.
 */
export function cropToFace(picture: Size, faceX: number, frame: HouseFormat): FaceCrop | null {
  const frameAspect = frame.width / frame.height;
  if (picture.width / picture.height <= frameAspect * hardlyWider) return null;
  const height = even(picture.height);
  const width = Math.min(even(picture.width), even(height * frameAspect));
  const centre = (faceX / frame.width) * picture.width;
  const x = Math.max(0, Math.min(picture.width - width, even(centre - width / 2)));
  return { width, height, x };
}

/** Only the picture, rotated and nearly lossless, because it is encoded again. The sound of a template is not used. */
export function buildCropArgs(
  inputPath: string,
  picture: Size & { isInterlaced: boolean },
  crop: FaceCrop,
  outputPath: string,
): string[] {
  const deinterlacing = picture.isInterlaced ? `${deinterlace},` : '';
  const filter = `${deinterlacing}scale=${picture.width}:${picture.height},setsar=1,crop=${crop.width}:${crop.height}:${crop.x}:0`;
  const encoding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '12', '-an'];
  return ['-y', '-i', inputPath, '-map', '0:v:0', '-vf', filter, ...encoding, '-f', 'mp4', outputPath];
}

/** Enough to locate a face. */
const skimmedFrames = 60;

/** Evenly spaced frames of the used seconds, as a short clip. */
export function buildSkimArgs(
  inputPath: string,
  clip: { seconds: number; framesPerSecond: number },
  outputPath: string,
): string[] {
  const every = Math.max(1, Math.floor((clip.seconds * clip.framesPerSecond) / skimmedFrames));
  const filter = `select='not(mod(n\\,${every}))',setpts=N/${houseFrameRate}/TB`;
  const encoding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '18', '-an'];
  const picture = ['-map', '0:v:0', '-vf', filter, '-r', `${houseFrameRate}`];
  const end = ['-frames:v', `${skimmedFrames}`, '-f', 'mp4', outputPath];
  return ['-y', '-i', inputPath, ...picture, ...encoding, ...end];
}

const even = (pixels: number): number => Math.floor(pixels / 2) * 2;
