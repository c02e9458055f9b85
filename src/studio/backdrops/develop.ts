import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { seededRandom } from '../presenter/paint/seeded-random.ts';
import type { LightPlane } from './linear-light.ts';

/** Light above which the film's curve compresses, so that lamps keep their colour instead of turning white. */
const shoulder = 0.7;
const curveSteps = 4096;
const brightest = 4;
/** Levels of 255: enough to break up the steps of a soft gradient, too little to be seen as noise. */
const grainLevels = 2.2;

const curve = Float32Array.from({ length: curveSteps + 1 }, (_, step) => {
  const light = (step / curveSteps) ** 2 * brightest;
  const over = light - shoulder;
  const shown = over <= 0 ? light : shoulder + (1 - shoulder) * (1 - Math.exp(-over / (1 - shoulder) / 1.4));
  return 255 * Math.min(1, shown) ** (1 / 2.2);
});

const grains = drawGrains(16_384);

/** The finished picture of a plane of light of about half its size: enlarged, with the film's curve and grain. */
export function develop(light: LightPlane, width: number, height: number): Canvas {
  const shown = new Float32Array(light.width * light.height * 3);
  for (let pixel = 0; pixel < light.width * light.height; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const value = Math.min(brightest, Math.max(0, light.values[pixel * 4 + channel]!));
      shown[pixel * 3 + channel] = curve[Math.round(Math.sqrt(value / brightest) * curveSteps)]!;
    }
  }
  return enlarge(shown, light.width, light.height, width, height);
}

function enlarge(
  from: Float32Array,
  fromWidth: number,
  fromHeight: number,
  width: number,
  height: number,
): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  const { data } = image;
  let grain = 1;
  for (let y = 0; y < height; y += 1) {
    const sourceY = Math.min(fromHeight - 1, Math.max(0, ((y + 0.5) * fromHeight) / height - 0.5));
    const upper = (sourceY | 0) * fromWidth;
    const lower = Math.min(fromHeight - 1, (sourceY | 0) + 1) * fromWidth;
    const fy = sourceY - (sourceY | 0);
    for (let x = 0; x < width; x += 1) {
      const sourceX = Math.min(fromWidth - 1, Math.max(0, ((x + 0.5) * fromWidth) / width - 0.5));
      const left = sourceX | 0;
      const right = Math.min(fromWidth - 1, left + 1);
      const fx = sourceX - left;
      const [a, b, c, d] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
      grain = (Math.imul(grain, 1_664_525) + 1_013_904_223) >>> 0;
      const noise = grains[grain >>> 18]!;
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        data[at + channel] =
          from[(upper + left) * 3 + channel]! * a +
          from[(upper + right) * 3 + channel]! * b +
          from[(lower + left) * 3 + channel]! * c +
          from[(lower + right) * 3 + channel]! * d +
          noise;
      }
      data[at + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

function drawGrains(count: number): Float32Array {
  const random = seededRandom(77);
  return Float32Array.from({ length: count }, () => (random() + random() + random() - 1.5) * 2 * grainLevels);
}
