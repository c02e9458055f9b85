import { readFileStart } from '../../ffmpeg/media/read-file-start.ts';
import type { ExifOrientation } from './build-image-filter.ts';

/** EXIF precedes the picture's data in a segment of at most 64 KiB; other segments may come first. */
const searchedBytes = 256 * 1024;
const orientationTag = 0x0112;
const upright = 1;

/** JPEG markers, each after 0xff. */
const startOfScan = 0xda;
const app1 = 0xe1;
/** "Exif" */
const exifSignature = 0x45786966;
/** "II"; big-endian is "MM". */
const littleEndianMark = 0x4949;

/**
 * The EXIF orientation of a JPEG; 1 (upright) if missing. Read here, because versions of ffmpeg differ in whether they
 * apply it.
 */
export async function readOrientation(path: string): Promise<ExifOrientation> {
  const bytes = await readFileStart(path, searchedBytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    for (let at = 2; view.getUint8(at) === 0xff && view.getUint8(at + 1) !== startOfScan;) {
      const length = view.getUint16(at + 2);
      const isExif = view.getUint8(at + 1) === app1 && view.getUint32(at + 4) === exifSignature;
      if (isExif) return findOrientation(view, at + 10);
      at += 2 + length;
    }
  } catch (error) {
    // An offset past the end of the read data counts as no EXIF.
    if (!(error instanceof RangeError)) throw error;
  }
  return upright;
}

/** The TIFF header has the byte order and the offset of the directory of tags, each an entry of 12 bytes. */
function findOrientation(view: DataView, tiffStart: number): ExifOrientation {
  const isLittleEndian = view.getUint16(tiffStart) === littleEndianMark;
  const directory = tiffStart + view.getUint32(tiffStart + 4, isLittleEndian);
  const count = view.getUint16(directory, isLittleEndian);
  for (let entry = directory + 2; entry < directory + 2 + count * 12; entry += 12) {
    if (view.getUint16(entry, isLittleEndian) !== orientationTag) continue;
    const value = view.getUint16(entry + 8, isLittleEndian);
    return value >= 1 && value <= 8 ? (value as ExifOrientation) : upright;
  }
  return upright;
}
