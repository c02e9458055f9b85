import { createCanvas, type Image } from '@napi-rs/canvas';
import { readLogoTones, toneSidePixels, type LogoTones } from '#contract/brand-kit/logo-tones.ts';

/** The tones of a logo's picture, read at the same size as in the browser. */
export function readTones(logo: Image): LogoTones {
  const scale = Math.min(1, toneSidePixels / Math.max(logo.width, logo.height));
  const width = Math.max(1, Math.round(logo.width * scale));
  const height = Math.max(1, Math.round(logo.height * scale));
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(logo, 0, 0, width, height);
  return readLogoTones(context.getImageData(0, 0, width, height).data);
}
