import { acceptedFiles, extensionOf, isFileFor } from '#contract/file-types.ts';
import { reelLimits, reelTexts } from '#contract/reels.ts';

const svgType = 'image/svg+xml';
const isSvg = ({ name, type }: { name: string; type: string }): boolean =>
  type === svgType || (type === '' && extensionOf(name) === 'svg');

/** For a file input. SVG files are not stored: the server rasterizes them. */
export const acceptedLogos = `${acceptedFiles('backgroundImage')},${svgType},.svg`;

/** Why a file cannot be a logo, checked before it is sent; null if it can. The server examines its content. */
export function findLogoProblem(file: { name: string; type: string; size: number }): string | null {
  if (!isFileFor('backgroundImage', file) && !isSvg(file)) return reelTexts.logoType;
  return file.size > reelLimits.maxLogoBytes ? reelTexts.logoTooLarge : null;
}
