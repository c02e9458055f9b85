import { contrastOfLuminances, luminanceOf } from './colour-contrast.ts';

/** The measured tones of a logo; luminances 0 to 1, of nearly all visible pixels. */
export type LogoTones = { darkest: number; brightest: number; isOpaque: boolean };

/** The longer side of the picture that tones are read from. */
export const toneSidePixels = 96;

/** Below this contrast a shape is lost on its ground (WCAG 2.2, 1.4.11, requires 3; a logo may shade into it). */
const minShapeContrast = 2;
const minAlpha = 96;

/** Reads RGBA pixels, four bytes each. */
export function readLogoTones(pixels: ArrayLike<number>): LogoTones {
  const tones: number[] = [];
  const count = pixels.length / 4;
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! <= minAlpha) continue;
    const channels = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    tones.push(luminanceOf(`#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`));
  }
  tones.sort((a, b) => a - b);
  return {
    darkest: tones[Math.floor(tones.length * 0.06)] ?? 0,
    brightest: tones[Math.floor(tones.length * 0.94)] ?? 1,
    isOpaque: tones.length > count * 0.985,
  };
}

const minContrast = ({ darkest, brightest }: LogoTones, ground: string): number =>
  Math.min(
    contrastOfLuminances(darkest, luminanceOf(ground)),
    contrastOfLuminances(brightest, luminanceOf(ground)),
  );

/** Whether a part of the logo would vanish on the ground. An opaque one brings a ground of its own. */
export const isLogoFaintOn = (logo: LogoTones, ground: string): boolean =>
  !logo.isOpaque && minContrast(logo, ground) < minShapeContrast;

/** White or nearly black, on which more of the logo is seen. */
export const plateFor = (logo: LogoTones): string =>
  minContrast(logo, '#ffffff') >= minContrast(logo, '#131118') ? '#ffffff' : '#131118';
