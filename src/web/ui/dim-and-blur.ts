/** Red, green, blue and opacity of each point, row by row. */
type Pixels = { data: Uint8ClampedArray; width: number; height: number };
/** `sigma` of the blur in pixels; `lightShare` of the luma and `colourShare` of the chroma remain. */
type Look = { sigma: number; lightShare: number; colourShare: number };

/** Dims and blurs a small picture in place, as ffmpeg's lutyuv and gblur do: edges are extended by repetition. */
export function dimAndBlur({ data, width, height }: Pixels, { sigma, lightShare, colourShare }: Look): void {
  const kernel = gaussian(sigma);
  const row = width * 4;
  const blurredRows = new Float32Array(data.length);
  blurLines(data, blurredRows, kernel, { length: width, lines: height, nextPoint: 4, nextLine: row });
  const blurred = new Float32Array(data.length);
  blurLines(blurredRows, blurred, kernel, { length: height, lines: width, nextPoint: row, nextLine: 4 });
  for (let offset = 0; offset < data.length; offset += 4) {
    // Rec. 709
    const luma = 0.2126 * blurred[offset]! + 0.7152 * blurred[offset + 1]! + 0.0722 * blurred[offset + 2]!;
    for (let channel = 0; channel < 3; channel += 1) {
      data[offset + channel] = luma * lightShare + (blurred[offset + channel]! - luma) * colourShare;
    }
    data[offset + 3] = 255;
  }
}

/** Weights from the middle outwards; all of them, on both sides, sum to 1. */
function gaussian(sigma: number): number[] {
  const weights = Array.from({ length: Math.ceil(sigma * 3) + 1 }, (_, distance) =>
    Math.exp(-(distance * distance) / (2 * sigma * sigma)),
  );
  const sum = 2 * weights.reduce((total, weight) => total + weight, 0) - weights[0]!;
  return weights.map((weight) => weight / sum);
}

/** How to walk a picture: `lines` of `length` points each, and the distances between them in values of the array. */
type Walk = { length: number; lines: number; nextPoint: number; nextLine: number };

function blurLines(
  from: ArrayLike<number>,
  to: Float32Array,
  kernel: readonly number[],
  { length, lines, nextPoint, nextLine }: Walk,
): void {
  for (let line = 0; line < lines; line += 1) {
    for (let point = 0; point < length; point += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const start = line * nextLine + channel;
        let sum = from[start + point * nextPoint]! * kernel[0]!;
        for (let reach = 1; reach < kernel.length; reach += 1) {
          const before = Math.max(0, point - reach);
          const after = Math.min(length - 1, point + reach);
          sum += (from[start + before * nextPoint]! + from[start + after * nextPoint]!) * kernel[reach]!;
        }
        to[start + point * nextPoint] = sum;
      }
    }
  }
}
