import type { Box } from './end-card-plan.ts';
import { isLogoFaintSomewhere, plateFor, type LogoTones } from './logo-tones.ts';

/** Shares of the frame; between the tabs of the platforms and the plate of a hook's text, which begins at 0.145. */
const corner = { left: 0.06, top: 0.078, width: 0.26, height: 0.05 } as const;
const maxPlatePadding = 10;

export type LogoCorner = 'left' | 'right';

/** Where the logo stands in a branded video: in a corner at the top, the left one unless a clip has text there. */
export function placeCornerLogo(
  logo: { width: number; height: number },
  frame: { width: number; height: number },
  side: LogoCorner = 'left',
): Box {
  const scale = Math.min(
    (corner.width * frame.width) / logo.width,
    (corner.height * frame.height) / logo.height,
  );
  const width = Math.max(1, Math.round(logo.width * scale));
  const inset = Math.round(corner.left * frame.width);
  return {
    x: side === 'left' ? inset : frame.width - inset - width,
    y: Math.round(corner.top * frame.height),
    width,
    height: Math.max(1, Math.round(logo.height * scale)),
  };
}

/** The plate behind a logo in the corner; null for a logo that is visible on both light and dark pictures. */
export function placeCornerPlate(logo: LogoTones, box: Box): { box: Box; colour: string } | null {
  if (!isLogoFaintSomewhere(logo)) return null;
  const padding = Math.min(maxPlatePadding, Math.max(6, Math.round(Math.min(box.width, box.height) * 0.2)));
  return {
    box: {
      x: box.x - padding,
      y: box.y - padding,
      width: box.width + 2 * padding,
      height: box.height + 2 * padding,
    },
    colour: plateFor(logo),
  };
}
