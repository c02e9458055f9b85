/** Brands of files with still pictures in HEVC (ISO/IEC 23008-12, annex B); `heif` is a picture in any coding. */
const stillBrands = new Set(['heic', 'heix', 'heim', 'heis', 'mif1']);
/** A sequence of pictures: an animation, or a burst of a camera. */
const sequenceBrands = new Set(['hevc', 'hevx', 'hevm', 'hevs', 'msf1']);
/** The boxes that lead to the sizes of the pictures, in their order. */
const way = ['meta', 'iprp', 'ipco'];
/** `meta` is a full box: a version and flags stand before its children. */
const fullBoxBytes = 4;

export type HeicFacts = { width: number; height: number; isAnimated: boolean };

/** What a HEIC file is by its boxes, with the size of its largest picture; null for any other file. No pixel is decoded. */
export function readHeicFacts(bytes: Uint8Array): HeicFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [type] = [...boxesIn(view, 0, view.byteLength)].slice(0, 1);
  if (type?.name !== 'ftyp') return null;
  const brand = textAt(view, type.from);
  const isAnimated = sequenceBrands.has(brand);
  if (!isAnimated && !stillBrands.has(brand)) return null;
  let room: Box = { name: '', from: 0, to: view.byteLength };
  for (const name of way) {
    const found = [...boxesIn(view, room.from, room.to)].find((box) => box.name === name);
    if (!found) return { width: 0, height: 0, isAnimated };
    room = { ...found, from: found.from + (name === 'meta' ? fullBoxBytes : 0) };
  }
  let [width, height] = [0, 0];
  for (const { name, from, to } of boxesIn(view, room.from, room.to)) {
    // A full box with the width and the height; tiles and thumbnails have theirs beside that of the whole.
    if (name !== 'ispe' || to - from < 12) continue;
    const [w, h] = [view.getUint32(from + 4), view.getUint32(from + 8)];
    if (w * h > width * height) [width, height] = [w, h];
  }
  return { width, height, isAnimated };
}

type Box = { name: string; from: number; to: number };

const textAt = (view: DataView, offset: number): string =>
  offset + 4 > view.byteLength
    ? ''
    : String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + offset, 4));

/** The boxes of a stretch, with what is in them (ISO/IEC 14496-12, 4.2); ends at the first that is none. */
function* boxesIn(view: DataView, start: number, end: number): Generator<Box> {
  for (let at = start; at + 8 <= end;) {
    const size = view.getUint32(at);
    // A size of 0 goes to the end of the file, one of 1 stands in 64 bits: neither holds the description of a picture.
    if (size < 8 || at + size > end) return;
    yield { name: textAt(view, at + 4), from: at + 8, to: at + size };
    at += size;
  }
}
