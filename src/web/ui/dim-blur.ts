/** Red, green, blue and opacity of each point, row by row. */
type Pixels = { data: Uint8ClampedArray; width: number; height: number };
type Look = { sigma: number; keptLight: number; keptColour: number };

/** Blurs and dims a small picture in place, as ffmpeg's gblur and lutyuv do: edges are extended by repetition. */
export function dimAndBlur({ data, width, height }: Pixels, { sigma, keptLight, keptColour }: Look): void {
  const kernel = gaussian(sigma);
  const half = new Float32Array(data.length);
  blurLine(data, half, kernel, { along: width, across: height, step: 4, stride: width * 4 });
  const whole = new Float32Array(data.length);
  blurLine(half, whole, kernel, { along: height, across: width, step: width * 4, stride: 4 });
  for (let at = 0; at < data.length; at += 4) {
    const luma = 0.2126 * whole[at]! + 0.7152 * whole[at + 1]! + 0.0722 * whole[at + 2]!;
    for (let channel = 0; channel < 3; channel += 1) {
      data[at + channel] = luma * keptLight + (whole[at + channel]! - luma) * keptColour;
    }
    data[at + 3] = 255;
  }
}

/** Weights from the middle outwards; all of them, on both sides, sum to 1. */
function gaussian(sigma: number): number[] {
  const weights = Array.from({ length: Math.ceil(sigma * 3) + 1 }, (_, at) =>
    Math.exp(-(at * at) / (2 * sigma * sigma)),
  );
  const sum = 2 * weights.reduce((total, weight) => total + weight, 0) - weights[0]!;
  return weights.map((weight) => weight / sum);
}

type Lines = { along: number; across: number; step: number; stride: number };

function blurLine(
  from: ArrayLike<number>,
  to: Float32Array,
  kernel: readonly number[],
  { along, across, step, stride }: Lines,
): void {
  for (let line = 0; line < across; line += 1)
    for (let place = 0; place < along; place += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const base = line * stride + channel;
        let sum = from[base + place * step]! * kernel[0]!;
        for (let reach = 1; reach < kernel.length; reach += 1) {
          const before = Math.max(0, place - reach);
          const after = Math.min(along - 1, place + reach);
          sum += (from[base + before * step]! + from[base + after * step]!) * kernel[reach]!;
        }
        to[base + place * step] = sum;
      }
}
