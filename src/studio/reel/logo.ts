import { createCanvas, loadImage } from '@napi-rs/canvas';
import { contrastOfLuminances, luminanceOf } from '../presenter/paint/luminance.ts';
import { luminance } from './colour/contrast.ts';
import type { LogoFacts } from './reel-plan.ts';

/** Side of the sample in pixels; enough for the tones of a logo. */
const sampleSide = 96;
/** The contrast at which a shape is visible on its ground (WCAG 2.2, 1.4.11, requires 3; a logo may shade into it). */
const minShapeContrast = 2;
/** Share of the square's pixels: a disc may have a margin around it. */
const discTolerance = 0.18;
const [white, night] = ['#ffffff', '#15171c'];

/** Size and tones of a logo's file: PNG, JPEG or WebP. Throws for other files. */
export async function readLogo(path: string): Promise<LogoFacts> {
  const image = await loadImage(path);
  const scale = Math.min(1, sampleSide / Math.max(image.width, image.height));
  const [width, height] = [
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  ];
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const isSeen = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4 + 3]! > 96;
  const tones: number[] = [];
  let seen = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isSeen(x, y)) continue;
      seen += 1;
      // Only the outline borders on the film's background; inner parts border on the logo.
      if (isSeen(x - 1, y) && isSeen(x + 1, y) && isSeen(x, y - 1) && isSeen(x, y + 1)) continue;
      const at = (y * width + x) * 4;
      tones.push(luminanceOf(data[at]!, data[at + 1]!, data[at + 2]!));
    }
  const isInDisc = (x: number, y: number) =>
    Math.hypot((x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5) <= 0.5;
  let disagreeing = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (isSeen(x, y) !== isInDisc(x, y)) disagreeing += 1;
  tones.sort((a, b) => a - b);
  return {
    width: image.width,
    height: image.height,
    darkest: tones[Math.floor(tones.length * 0.06)] ?? 0,
    brightest: tones[Math.floor(tones.length * 0.94)] ?? 0,
    isOpaque: seen > width * height * 0.985,
    isRound: Math.abs(width - height) <= 2 && disagreeing < width * height * discTolerance,
  };
}

const minRatio = ({ darkest, brightest }: LogoFacts, ground: string): number =>
  Math.min(
    contrastOfLuminances(darkest, luminance(ground)),
    contrastOfLuminances(brightest, luminance(ground)),
  );

/** Whether a part of the logo would be invisible on the background. Assumed for a logo without facts. */
export const isFaintOn = (logo: LogoFacts | undefined, ground: string): boolean =>
  logo === undefined || (!logo.isOpaque && minRatio(logo, ground) < minShapeContrast);

/** White or night, whichever shows more of the logo. */
export const plateFor = (logo: LogoFacts | undefined): string =>
  logo === undefined || minRatio(logo, white!) >= minRatio(logo, night!) ? white! : night!;
