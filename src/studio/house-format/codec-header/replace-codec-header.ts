import { open } from 'node:fs/promises';
import { parseBoxHeader, readTopLevelBoxes } from '../../ffmpeg/media/mp4-boxes.ts';

const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
/** Length of the fields that precede the child boxes of each of these boxes. */
const fieldBytes: Readonly<Record<string, number>> = { stsd: 8, avc1: 78 };

/** Replaces the H.264 header of an MP4 that we wrote, whose index is at its end, so that no packet moves. */
export async function replaceCodecHeader(path: string, header: Buffer): Promise<void> {
  const { boxes, fileBytes } = await readTopLevelBoxes(path);
  const index = boxes.at(-1);
  if (index?.type !== 'moov' || index.offset + index.sizeBytes !== fileBytes)
    throw new Error('the index does not stand at the end of the file');
  const file = await open(path, 'r+');
  try {
    const before = Buffer.alloc(index.sizeBytes);
    await file.read(before, 0, before.length, index.offset);
    const after = rebuild(before, header);
    await file.write(after, 0, after.length, index.offset);
    await file.truncate(index.offset + after.length);
  } finally {
    await file.close();
  }
}

function rebuild(boxes: Buffer, header: Buffer): Buffer {
  const rebuilt: Buffer[] = [];
  let offset = 0;
  while (offset + 8 <= boxes.length) {
    // Padded, because a box of 8 bytes at the end leaves fewer than the 16 bytes of the longest header.
    const start = Buffer.concat([boxes.subarray(offset, offset + 16), Buffer.alloc(8)]);
    const box = parseBoxHeader(start, offset, boxes.length);
    if (!box || offset + box.sizeBytes > boxes.length) break;
    const content = boxes.subarray(offset + box.headerBytes, offset + box.sizeBytes);
    rebuilt.push(buildBox(box.type, rebuildContent(box.type, content, header)));
    offset += box.sizeBytes;
  }
  return Buffer.concat([...rebuilt, boxes.subarray(offset)]);
}

function rebuildContent(type: string, content: Buffer, header: Buffer): Buffer {
  if (type === 'avcC') return header;
  const fields = fieldBytes[type] ?? (containers.has(type) ? 0 : null);
  if (fields === null) return content;
  return Buffer.concat([content.subarray(0, fields), rebuild(content.subarray(fields), header)]);
}

function buildBox(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(head.length + content.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}
