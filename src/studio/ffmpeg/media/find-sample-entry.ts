import { open } from 'node:fs/promises';
import { parseBoxHeader, readTopLevelBoxes } from './mp4-boxes.ts';

/** A visual sample entry (ISO/IEC 14496-12 §12.1.3): size in pixels, and the content of its boxes by type. */
export type SampleEntry = { width: number; height: number; boxes: ReadonlyMap<string, Buffer> };

/** An hour of house format has an index of 3 MB. */
const maxIndexBytes = 64 * 1024 ** 2;
const containers = new Set(['trak', 'mdia', 'minf', 'stbl']);
/** Version, flags and the number of entries. */
const tableHeaderBytes = 8;
const visualEntryBytes = 78;

/** Finds the first sample entry of a type, such as `avc1`, in an MP4. Null if it is missing or damaged. */
export async function findSampleEntry(path: string, type: string): Promise<SampleEntry | null> {
  const index = await readIndex(path);
  return index && searchBoxes(index, type);
}

async function readIndex(path: string): Promise<Buffer | null> {
  const { boxes, fileBytes } = await readTopLevelBoxes(path);
  const box = boxes.find(({ type }) => type === 'moov');
  if (!box || box.offset + box.sizeBytes > fileBytes || box.sizeBytes > maxIndexBytes) return null;
  const file = await open(path);
  try {
    const content = Buffer.alloc(box.sizeBytes - box.headerBytes);
    await file.read(content, 0, content.length, box.offset + box.headerBytes);
    return content;
  } finally {
    await file.close();
  }
}

function searchBoxes(content: Buffer, wanted: string): SampleEntry | null {
  for (const [type, inside] of childrenOf(content)) {
    const found = containers.has(type)
      ? searchBoxes(inside, wanted)
      : type === 'stsd' && searchSampleTable(inside, wanted);
    if (found) return found;
  }
  return null;
}

function searchSampleTable(content: Buffer, wanted: string): SampleEntry | null {
  const entries = childrenOf(content.subarray(tableHeaderBytes));
  const entry = [...entries].find(([type]) => type === wanted)?.[1];
  if (!entry || entry.length < visualEntryBytes) return null;
  const boxes = new Map(childrenOf(entry.subarray(visualEntryBytes)));
  return { width: entry.readUInt16BE(24), height: entry.readUInt16BE(26), boxes };
}

/** Type and content of each box, without boxes that extend past the end. */
function* childrenOf(content: Buffer): Generator<[string, Buffer]> {
  let offset = 0;
  while (offset + 16 <= content.length) {
    const box = parseBoxHeader(content.subarray(offset, offset + 16), offset, content.length);
    if (!box || offset + box.sizeBytes > content.length) return;
    yield [box.type, content.subarray(offset + box.headerBytes, offset + box.sizeBytes)];
    offset += box.sizeBytes;
  }
}
