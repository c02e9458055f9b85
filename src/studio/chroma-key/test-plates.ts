import { createCanvas } from '@napi-rs/canvas';
import { restPose } from '../mouth/mouth-track.ts';
import { aimCamera } from '../presenter/camera.ts';
import { drawFrame } from '../presenter/draw-frame.ts';
import { planMotion } from '../presenter/motion/plan-motion.ts';
import { seededRandom } from '../presenter/paint/seeded-random.ts';
import { getPerson } from '../presenter/people/people.ts';
import type { PresenterId } from '../presenter/presenters.ts';
import { paintRigLayers } from '../presenter/rig-layers.ts';
import { openPicture, pictureBytes, type Picture } from '../raw-frames/picture.ts';

export type Rgb = readonly [number, number, number];
/** Unpremultiplied colours 0…255 and alpha 0…1, one value per pixel. */
export type Drawn = { width: number; height: number; rgb: Float32Array; alpha: Float32Array };

const drawnSize = { width: 720, height: 1280 };

export type Subject = {
  presenterId: PresenterId;
  /** Distance that the subject moves sideways while the shutter is open. */
  motionPixels?: number;
};

/** Draws a presenter without a setting. The layers' own alpha is the ground truth for a keyer. */
export function drawSubject({ presenterId, motionPixels = 0 }: Subject): Drawn {
  const person = getPerson(presenterId);
  const layers = paintRigLayers({ ...person, paintSetting: () => {} }, { isInRoom: false });
  const { width, height } = drawnSize;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const [pose] = planMotion({ framesPerSecond: 30, poses: [restPose] }, 5);
  const steps = motionPixels === 0 ? 1 : 6;
  const sum = new Float32Array(width * height * 4);
  for (let step = 0; step < steps; step += 1) {
    const x = steps === 1 ? 0 : (step / (steps - 1) - 0.5) * motionPixels;
    context.clearRect(0, 0, width, height);
    drawFrame(context, { person, layers, camera: { ...aimCamera(person), x } }, pose!);
    const { data } = context.getImageData(0, 0, width, height);
    for (let at = 0; at < data.length; at += 4) {
      const alpha = data[at + 3]! / 255 / steps;
      sum[at] = sum[at]! + data[at]! * alpha;
      sum[at + 1] = sum[at + 1]! + data[at + 1]! * alpha;
      sum[at + 2] = sum[at + 2]! + data[at + 2]! * alpha;
      sum[at + 3] = sum[at + 3]! + alpha;
    }
  }
  const rgb = new Float32Array(width * height * 3);
  const alpha = new Float32Array(width * height);
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    alpha[pixel] = sum[pixel * 4 + 3]!;
    for (let channel = 0; channel < 3; channel += 1)
      rgb[pixel * 3 + channel] = sum[pixel * 4 + channel]! / Math.max(alpha[pixel]!, 1e-4);
  }
  return { width, height, rgb, alpha };
}

export type Plate = {
  colour: Rgb;
  /** Standard deviation of the noise of each channel, 0…255. */
  noise?: number;
  /** Darkening from the plate's brightest part to its corner, 0…1. */
  falloff?: number;
  /** Share of the plate's light reflected by the sides of the subject. */
  spill?: number;
};

/** Composites the subject over a plate of one colour under uneven light. */
export function filmBeforePlate(
  subject: Drawn,
  { colour, noise = 0, falloff = 0, spill = 0 }: Plate,
): Picture {
  const { width, height, rgb, alpha } = subject;
  const grains = drawGrains(noise);
  let grain = width + Math.round(colour[0] * 7);
  const mixed = new Float32Array(rgb.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const dx = x / width - 0.3;
      const dy = y / height - 0.25;
      const fold = Math.sin(x * 0.021 + y * 0.004) * 0.04;
      const light = 1 - falloff * (Math.min(1, dx * dx * 1.1 + dy * dy * 0.9) + fold);
      const share = alpha[pixel]!;
      for (let channel = 0; channel < 3; channel += 1) {
        const back = colour[channel]! * light;
        const own = rgb[pixel * 3 + channel]! + spill * back;
        grain = (Math.imul(grain, 1_664_525) + 1_013_904_223) >>> 0;
        mixed[pixel * 3 + channel] = own * share + back * (1 - share) + grains[grain >>> 18]!;
      }
    }
  }
  return toPicture(mixed, width, height);
}

/** Approximately normally distributed noise. */
function drawGrains(deviation: number): Float32Array {
  const random = seededRandom(11);
  return Float32Array.from(
    { length: 16_384 },
    () => deviation * 1.73 * (random() + random() + random() + random() - 2),
  );
}

const held = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : Math.round(value);

/** BT.709, limited range; a colour sample is the mean of four pixels. */
export function toPicture(rgb: Float32Array, width: number, height: number): Picture {
  const picture = openPicture(new Uint8Array(pictureBytes(width, height)), width, height);
  const half = width / 2;
  const sums = new Float32Array(half * 3);
  for (let y = 0; y < height; y += 1) {
    if (y % 2 === 0) sums.fill(0);
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const red = held(rgb[at]!, 0, 255);
      const green = held(rgb[at + 1]!, 0, 255);
      const blue = held(rgb[at + 2]!, 0, 255);
      const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      picture.luma[y * width + x] = held(16 + (luma * 219) / 255, 16, 235);
      const cell = (x >> 1) * 3;
      sums[cell] = sums[cell]! + (blue - luma) / 4;
      sums[cell + 1] = sums[cell + 1]! + (red - luma) / 4;
    }
    if (y % 2 === 0) continue;
    for (let x = 0; x < half; x += 1) {
      const at = (y >> 1) * half + x;
      picture.cb[at] = held(128 + ((sums[x * 3]! / 1.8556) * 224) / 255, 16, 240);
      picture.cr[at] = held(128 + ((sums[x * 3 + 1]! / 1.5748) * 224) / 255, 16, 240);
    }
  }
  return picture;
}

export type AlphaErrors = {
  /** Mean difference over the frame, 0…1. */
  mean: number;
  /** Mean difference over the half-transparent pixels. */
  band: number;
};

export function compareAlpha(found: Uint8Array, truth: Float32Array): AlphaErrors {
  let sum = 0;
  let bandSum = 0;
  let bandPixels = 0;
  for (let pixel = 0; pixel < truth.length; pixel += 1) {
    const difference = Math.abs(found[pixel]! / 255 - truth[pixel]!);
    sum += difference;
    if (truth[pixel]! <= 0.02 || truth[pixel]! >= 0.98) continue;
    bandSum += difference;
    bandPixels += 1;
  }
  return { mean: sum / truth.length, band: bandSum / bandPixels };
}

/** The part around the head. */
export function cropDrawn(
  { rgb, alpha, width, height }: Drawn,
  cropWidth: number,
  cropHeight: number,
): Drawn {
  const left = (width - cropWidth) / 2;
  const top = Math.min(height - cropHeight, height === drawnSize.height ? 340 : 0);
  const crop = {
    width: cropWidth,
    height: cropHeight,
    rgb: new Float32Array(cropWidth * cropHeight * 3),
    alpha: new Float32Array(cropWidth * cropHeight),
  };
  for (let y = 0; y < cropHeight; y += 1) {
    const from = (top + y) * width + left;
    crop.alpha.set(alpha.subarray(from, from + cropWidth), y * cropWidth);
    crop.rgb.set(rgb.subarray(from * 3, (from + cropWidth) * 3), y * cropWidth * 3);
  }
  return crop;
}

/** The subject's mask as from a matting model at 256 × 256: correct position, coarse edges. */
export function coarseCore({ width, height, alpha }: Drawn): Uint8Array {
  const side = 256;
  return Uint8Array.from({ length: width * height }, (_, pixel) => {
    const x = Math.floor(((pixel % width) * side) / width) + 0.5;
    const y = Math.floor((Math.floor(pixel / width) * side) / height) + 0.5;
    const at = Math.floor((y * height) / side) * width + Math.floor((x * width) / side);
    return alpha[at]! > 0.5 ? 255 : 0;
  });
}
