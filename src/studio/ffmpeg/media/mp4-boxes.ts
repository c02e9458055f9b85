import { open } from 'node:fs/promises';
import { MediaRefusal } from '../media-refusal.ts';

/** A top-level box of an ISO base media file (ISO/IEC 14496-12 §4.2). */
export type Mp4Box = {
  type: string;
  offset: number;
  headerBytes: number;
  sizeBytes: number;
  /** The box states no size and extends to the end of the file. */
  isOpenEnded: boolean;
};

const maxBoxes = 100_000;

/** Walks the top-level boxes. The last one may claim more bytes than the file has. */
export async function readTopLevelBoxes(path: string): Promise<{ boxes: Mp4Box[]; fileBytes: number }> {
  const file = await open(path);
  try {
    const fileBytes = (await file.stat()).size;
    const boxes: Mp4Box[] = [];
    let offset = 0;
    while (offset + 8 <= fileBytes && boxes.length < maxBoxes) {
      const { buffer } = await file.read(Buffer.alloc(16), 0, 16, offset);
      const box = parseBoxHeader(buffer, offset, fileBytes);
      if (box === null) break;
      boxes.push(box);
      offset += box.sizeBytes;
    }
    return { boxes, fileBytes };
  } finally {
    await file.close();
  }
}

export function parseBoxHeader(header: Buffer, offset: number, fileBytes: number): Mp4Box | null {
  const shortSize = header.readUInt32BE(0);
  const type = header.toString('latin1', 4, 8);
  // "size is 1: the actual size is in largesize; size is 0: this box is the last one and extends to the end".
  const headerBytes = shortSize === 1 ? 16 : 8;
  const largeSize = shortSize === 1 ? Number(header.readBigUInt64BE(8)) : shortSize;
  const sizeBytes = shortSize === 0 ? fileBytes - offset : largeSize;
  const isOpenEnded = shortSize === 0;
  return sizeBytes < headerBytes ? null : { type, offset, headerBytes, sizeBytes, isOpenEnded };
}

/** Throws MediaRefusal 'damaged' if the index is missing or the file ends inside its media data. */
export async function assertWholeBoxes(path: string): Promise<void> {
  const { boxes, fileBytes } = await readTopLevelBoxes(path);
  const isCut = boxes.some((box) => isNeeded(box) && box.offset + box.sizeBytes > fileBytes);
  if (isCut || !boxes.some((box) => box.type === 'moov')) throw new MediaRefusal('damaged');
}

function isNeeded(box: Mp4Box): boolean {
  return ['moov', 'mdat', 'moof'].includes(box.type);
}
