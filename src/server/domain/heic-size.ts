/** Brands of still pictures in HEVC (ISO/IEC 23008-12, annex B); `heif` allows any codec. */
const stillBrands = new Set(['heic', 'heix', 'heim', 'heis', 'mif1']);
/** An image sequence: an animation or a camera burst. */
const sequenceBrands = new Set(['hevc', 'hevx', 'hevm', 'hevs', 'msf1']);
/** The nested boxes that lead to the picture sizes. */
const boxPath = ['meta', 'iprp', 'ipco'];
/** `meta` is a full box: version and flags precede its children. */
const fullBoxBytes = 4;
/** The content of `ispe`: version and flags, width and height, four bytes each (ISO/IEC 23008-12, 6.5.3). */
const sizeBoxBytes = 12;

export type HeicFacts = { width: number; height: number; isAnimated: boolean };

/**
 * The facts of a HEIC file from its boxes, with the size of its largest picture; null for any other file. Decodes no
 * pixels.
 */
export function readHeicFacts(bytes: Uint8Array): HeicFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [type] = [...boxesIn(view, 0, view.byteLength)].slice(0, 1);
  if (type?.name !== 'ftyp') return null;
  const brand = textAt(view, type.from);
  const isAnimated = sequenceBrands.has(brand);
  if (!isAnimated && !stillBrands.has(brand)) return null;
  let container: Box = { name: '', from: 0, to: view.byteLength };
  for (const name of boxPath) {
    const found = [...boxesIn(view, container.from, container.to)].find((box) => box.name === name);
    if (!found) return { width: 0, height: 0, isAnimated };
    container = { ...found, from: found.from + (name === 'meta' ? fullBoxBytes : 0) };
  }
  let [width, height] = [0, 0];
  for (const { name, from, to } of boxesIn(view, container.from, container.to)) {
    // The main picture, its tiles and its thumbnails have a size box each.
    if (name !== 'ispe' || to - from < sizeBoxBytes) continue;
    const [pictureWidth, pictureHeight] = [view.getUint32(from + 4), view.getUint32(from + 8)];
    if (pictureWidth * pictureHeight > width * height) [width, height] = [pictureWidth, pictureHeight];
  }
  return { width, height, isAnimated };
}

type Box = { name: string; from: number; to: number };

const textAt = (view: DataView, offset: number): string =>
  offset + 4 > view.byteLength
    ? ''
    : String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + offset, 4));

/** The boxes of a byte range with their content (ISO/IEC 14496-12, 4.2); ends at the first invalid one. */
function* boxesIn(view: DataView, start: number, end: number): Generator<Box> {
  for (let at = start; at + 8 <= end;) {
    const size = view.getUint32(at);
    // Size 0 extends to the end of the file, size 1 means a 64-bit size: neither occurs in a
    // picture's description.
    if (size < 8 || at + size > end) return;
    yield { name: textAt(view, at + 4), from: at + 8, to: at + size };
    at += size;
  }
}
