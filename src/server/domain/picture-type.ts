export type PictureType = 'jpg' | 'png';

/** Above this a small file could decompress into more than a browser can handle. */
const maxSidePixels = 8_192;

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The picture type by content, whatever its name; null for anything but a JPEG or PNG of acceptable size. */
export function findPictureType(bytes: Uint8Array): PictureType | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const png = pngSize(view);
  if (png) return isAcceptableSize(png) ? 'png' : null;
  const jpeg = jpegSize(view);
  return jpeg && isAcceptableSize(jpeg) ? 'jpg' : null;
}

type Size = { width: number; height: number };
export type PictureFacts = Size & { type: PictureType | 'webp' | 'gif'; isAnimated: boolean };

/** The facts of any picture from its header; null for anything else. Decodes no pixels. */
export function readPictureFacts(bytes: Uint8Array): PictureFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const png = pngSize(view);
  if (png) return { type: 'png', ...png, isAnimated: isAnimatedPng(view) };
  const jpeg = jpegSize(view);
  if (jpeg) return { type: 'jpg', ...jpeg, isAnimated: false };
  const webp = webpFacts(view);
  if (webp) return { type: 'webp', ...webp };
  if (textAt(view, 0, 4) !== 'GIF8' || view.byteLength < 10) return null;
  const isAnimated = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('NETSCAPE2.0');
  return { type: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true), isAnimated };
}

const textAt = (view: DataView, offset: number, length: number): string =>
  offset + length > view.byteLength
    ? ''
    : String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + offset, length));

/** An animated PNG has an acTL chunk before its pixels (APNG specification). */
function isAnimatedPng(view: DataView): boolean {
  for (let offset = 8; offset + 8 <= view.byteLength; offset += 12 + view.getUint32(offset)) {
    const chunk = textAt(view, offset + 4, 4);
    if (chunk === 'acTL' || chunk === 'IDAT') return chunk === 'acTL';
  }
  return false;
}

/** A WebP is a RIFF file; its first chunk names the codec (RFC 9649, 2.4 to 2.7). */
function webpFacts(view: DataView): (Size & { isAnimated: boolean }) | null {
  if (view.byteLength < 30 || textAt(view, 0, 4) !== 'RIFF' || textAt(view, 8, 4) !== 'WEBP') return null;
  const coding = textAt(view, 12, 4);
  if (coding === 'VP8X') {
    const sideAt = (offset: number): number =>
      1 + view.getUint16(offset, true) + view.getUint8(offset + 2) * 65_536;
    return { width: sideAt(24), height: sideAt(27), isAnimated: (view.getUint8(20) & 0x02) !== 0 };
  }
  if (coding === 'VP8L') {
    const sides = view.getUint32(21, true);
    return { width: 1 + (sides & 0x3fff), height: 1 + ((sides >> 14) & 0x3fff), isAnimated: false };
  }
  if (coding !== 'VP8 ') return null;
  const [width, height] = [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
  return { width, height, isAnimated: false };
}

const isAcceptableSize = ({ width, height }: Size): boolean =>
  width > 0 && height > 0 && Math.max(width, height) <= maxSidePixels;

/** A PNG starts with its signature and the IHDR chunk (PNG specification 5.2, 11.2.1), and ends with IEND. */
function pngSize(view: DataView): Size | null {
  if (view.byteLength < 45 || pngSignature.some((byte, index) => view.getUint8(index) !== byte)) return null;
  const isWhole = view.getUint32(12) === 0x49484452 && view.getUint32(view.byteLength - 8) === 0x49454e44;
  return isWhole ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
}

/** A JPEG's size is in its frame header. */
function jpegSize(view: DataView): Size | null {
  const offset = findJpegFrame(view);
  return offset === null ? null : { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
}

/** The frame header follows any number of other segments (ITU-T T.81, B.1.1). */
function findJpegFrame(view: DataView): number | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  let offset = 2;
  while (offset + 9 < view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return offset;
    // Padding before a marker, or a marker without a segment.
    if (marker === 0xff) offset += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) offset += 2;
    else offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}

const endOfJpeg = Buffer.from([0xff, 0xd9]);

/**
 * Whether the end of a JPEG or WebP is missing, as after an interrupted download: decoders fill the rest with grey.
 * Phones append whole videos to a JPEG, so its end may be anywhere after its frame header, where its thumbnail cannot
 * be.
 */
export function isCutOff(bytes: Buffer): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (textAt(view, 0, 4) === 'RIFF') return view.getUint32(4, true) + 8 > bytes.length;
  const frame = findJpegFrame(view);
  return frame !== null && bytes.lastIndexOf(endOfJpeg) < frame;
}
