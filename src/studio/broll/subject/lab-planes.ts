import type { SmallPicture } from './salience.ts';

/** Lightness, green to red, blue to yellow: CIE L*a*b* with the white point of sRGB, a perceptually uniform space. */
export type LabPlanes = {
  width: number;
  height: number;
  planes: readonly [Float32Array, Float32Array, Float32Array];
};

const linear = Float32Array.from({ length: 256 }, (_, level) =>
  level <= 10.31 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4,
);
const rootOf = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : value * 7.787 + 16 / 116);

export function labPlanes({ width, height, pixels }: SmallPicture): LabPlanes {
  const planes = [0, 1, 2].map(() => new Float32Array(width * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let at = 0; at < width * height; at += 1) {
    const [red, green, blue] = [0, 1, 2].map((channel) => linear[pixels[at * 4 + channel]!]!);
    const x = rootOf((0.4124 * red! + 0.3576 * green! + 0.1805 * blue!) / 0.9505);
    const y = rootOf(0.2126 * red! + 0.7152 * green! + 0.0722 * blue!);
    const z = rootOf((0.0193 * red! + 0.1192 * green! + 0.9505 * blue!) / 1.089);
    planes[0][at] = 116 * y - 16;
    planes[1][at] = 500 * (x - y);
    planes[2][at] = 200 * (y - z);
  }
  return { width, height, planes };
}

/** Means over three by three pixels, because camera noise is not an edge. */
export function smoothed({ width, height, planes }: LabPlanes): LabPlanes {
  const smooth = (plane: Float32Array) =>
    plane.map((_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      let [sum, count] = [0, 0];
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          sum += plane[row * width + column]!;
          count += 1;
        }
      return sum / count;
    });
  const [light, redGreen, blueYellow] = planes;
  return { width, height, planes: [smooth(light), smooth(redGreen), smooth(blueYellow)] };
}

export const labDistance = (
  { planes: [light, redGreen, blueYellow] }: LabPlanes,
  one: number,
  other: number,
) =>
  Math.hypot(
    light[one]! - light[other]!,
    redGreen[one]! - redGreen[other]!,
    blueYellow[one]! - blueYellow[other]!,
  );
