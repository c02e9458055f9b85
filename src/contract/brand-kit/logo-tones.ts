import { contrastOfLuminances, luminanceOf } from '../colour-contrast.ts';

/** The measured tones of a logo; luminances 0 to 1, of nearly all visible pixels. */
export type LogoTones = {
  darkest: number;
  brightest: number;
  /** As many pixels are between two of them as between any other two: from the darkest to the brightest. */
  quantiles: readonly number[];
  isOpaque: boolean;
  /** The share of its box that is visible, 0 to 1. */
  coverage: number;
  /** The share of the visible pixels that are hard to see on a plate of that colour, 0 to 1. */
  lost: { onWhite: number; onNight: number };
};

/** The longer side, in pixels, of the scaled logo that tones are read from. */
export const toneSidePixels = 96;

/** Below this contrast a shape is lost on its ground. WCAG 2.2, 1.4.11 requires 3, but a logo may have soft shades. */
const minShapeContrast = 2;
/** A pixel with less contrast is lost on a plate. */
const minPlateContrast = 3;
const minAlpha = 96;
const quantileShares = Array.from({ length: 20 }, (_, index) => (index + 0.5) / 20);
/** With less of it lost, a logo can still be read. */
const minLostShare = 0.2;
const plates = { white: '#ffffff', night: '#131118' } as const;

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
    quantiles:
      tones.length === 0 ? [] : quantileShares.map((share) => tones[Math.floor(tones.length * share)]!),
    isOpaque: tones.length > count * 0.985,
    coverage: count === 0 ? 0 : tones.length / count,
    lost: { onWhite: lostShare(tones, plates.white), onNight: lostShare(tones, plates.night) },
  };
}

function lostShare(tones: readonly number[], ground: string): number {
  const luminance = luminanceOf(ground);
  const lost = tones.filter((tone) => contrastOfLuminances(tone, luminance) < minPlateContrast);
  return tones.length === 0 ? 0 : lost.length / tones.length;
}

const minContrast = ({ darkest, brightest }: LogoTones, ground: string): number =>
  Math.min(
    contrastOfLuminances(darkest, luminanceOf(ground)),
    contrastOfLuminances(brightest, luminanceOf(ground)),
  );

/** Whether a part of the logo would vanish on the ground, or much of it be hard to see. An opaque one brings a ground of its own. */
export const isLogoFaintOn = (logo: LogoTones, ground: string): boolean =>
  !logo.isOpaque &&
  (minContrast(logo, ground) < minShapeContrast || lostShare(logo.quantiles, ground) >= minLostShare);

/** White or nearly black, whichever shows more of the logo; white if there is no difference. */
export const plateFor = ({ lost }: LogoTones): string =>
  lost.onWhite <= lost.onNight ? plates.white : plates.night;

/** A round badge covers 0.79 of its box, letters less than half. */
const minBadgeCoverage = 0.75;

/** Whether the logo is hard to read on a light or on a dark picture. A badge has its own background. */
export const isLogoFaintSomewhere = ({ coverage, lost }: LogoTones): boolean =>
  coverage < minBadgeCoverage && Math.max(lost.onWhite, lost.onNight) >= minLostShare;
