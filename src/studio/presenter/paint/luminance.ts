/** Relative luminance of an sRGB colour with channels from 0 to 255, after WCAG 2.2; 0 to 1. */
export function luminanceOf(...rgb: [red: number, green: number, blue: number]): number {
  const [red, green, blue] = rgb.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG contrast ratio of two luminances, 1 to 21. */
export const contrastOfLuminances = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
