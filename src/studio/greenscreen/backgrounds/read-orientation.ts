import { readFileStart } from '../../ffmpeg/media/read-file-start.ts';
import type { ExifOrientation } from './build-image-filter.ts';

/** EXIF precedes the picture's data in a segment of at most 64 KiB; other segments may come first. */
const searchedBytes = 256 * 1024;
const orientationTag = 0x0112;
const upright = 1;

/** The EXIF orientation of a JPEG; 1 (upright) if missing. Versions of ffmpeg differ in applying it. */
export async function readOrientation(path: string): Promise<ExifOrientation> {
  const bytes = await readFileStart(path, searchedBytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    for (let at = 2; view.getUint8(at) === 0xff && view.getUint8(at + 1) !== 0xda;) {
      const length = view.getUint16(at + 2);
      const isExif = view.getUint8(at + 1) === 0xe1 && view.getUint32(at + 4) === 0x45786966;
      if (isExif) return findOrientation(view, at + 10);
      at += 2 + length;
    }
  } catch (error) {
    // An offset past the end of the read data counts as no EXIF.
    if (!(error instanceof RangeError)) throw error;
  }
  return upright;
}

/** `start` is the TIFF header, with the byte order and the offset of the tags. */
function findOrientation(view: DataView, start: number): ExifOrientation {
  const isLittleEndian = view.getUint16(start) === 0x4949;
  const list = start + view.getUint32(start + 4, isLittleEndian);
  const count = view.getUint16(list, isLittleEndian);
  for (let tag = list + 2; tag < list + 2 + count * 12; tag += 12) {
    if (view.getUint16(tag, isLittleEndian) !== orientationTag) continue;
    const value = view.getUint16(tag + 8, isLittleEndian);
    return value >= 1 && value <= 8 ? (value as ExifOrientation) : upright;
  }
  return upright;
}
