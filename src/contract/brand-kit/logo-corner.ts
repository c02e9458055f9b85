import type { Box } from './end-card-plan.ts';
import { isLogoFaintSomewhere, plateFor, type LogoTones } from './logo-tones.ts';

/** Shares of the frame: below the platforms' tabs and above the text of a hook, which begins at 0.165. */
const corner = { left: 0.06, top: 0.088, width: 0.26, height: 0.056 } as const;

/** The place of the logo in a branded video: in the top left corner, as large as fits. */
export function placeCornerLogo(
  logo: { width: number; height: number },
  frame: { width: number; height: number },
): Box {
  const scale = Math.min(
    (corner.width * frame.width) / logo.width,
    (corner.height * frame.height) / logo.height,
  );
  return {
    x: Math.round(corner.left * frame.width),
    y: Math.round(corner.top * frame.height),
    width: Math.max(1, Math.round(logo.width * scale)),
    height: Math.max(1, Math.round(logo.height * scale)),
  };
}

/** The plate behind a logo in the corner; null for a logo that is visible on both light and dark pictures. */
export function placeCornerPlate(logo: LogoTones, box: Box): { box: Box; colour: string } | null {
  if (!isLogoFaintSomewhere(logo)) return null;
  const padding = Math.max(6, Math.round(Math.min(box.width, box.height) * 0.2));
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
