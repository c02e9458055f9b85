import { houseFormat } from '../../house-format/house-format.ts';
import type { VideoFormat } from '../../ffmpeg/video-formats.ts';
import { openPicture, pictureBytes, type Picture } from '../../raw-frames/picture.ts';
import { cbOf, crOf, lumaOf } from '../../raw-frames/house-colour.ts';

/** Throws RangeError when `rgb` is not `#rrggbb`. */
export function colourPicture(rgb: string, format: VideoFormat): Picture {
  const digits = /^#([0-9a-f]{6})$/i.exec(rgb)?.[1];
  if (!digits) throw new RangeError(`A colour is written #rrggbb, not "${rgb}".`);
  const value = Number.parseInt(digits, 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255];
  const { width, height } = houseFormat(format);
  const picture = openPicture(new Uint8Array(pictureBytes(width, height)), width, height);
  picture.luma.fill(Math.round(lumaOf(red, green, blue)));
  picture.cb.fill(Math.round(cbOf(red, green, blue)));
  picture.cr.fill(Math.round(crOf(red, green, blue)));
  return picture;
}
