import { appendFile, copyFile, open } from 'node:fs/promises';
import { readTopLevelBoxes } from '../ffmpeg/media/mp4-boxes.ts';
import { buildXmp, parseXmp } from './build-xmp.ts';
import type { AiMark } from './build-xmp.ts';

/** The `uuid` box type of XMP in MP4 (XMP Specification Part 3, "MPEG-4"). */
const xmpBoxId = Buffer.from('BE7ACFCB97A942E89C71999491E3AFAC', 'hex');
const maxPacketBytes = 1024 * 1024;

/**
 * Copies the video and adds the machine-readable mark that it was made with AI; if both paths are equal, the file is
 * marked in place. This must be the last step, because ffmpeg drops the mark. The mark is at the end of the file, so
 * that no sample moves and playback still starts immediately.
 */
export async function markVideo(job: { path: string; outputPath: string } & AiMark): Promise<void> {
  const { boxes, fileBytes } = await readTopLevelBoxes(job.path);
  const last = boxes.at(-1);
  const isComplete = last && !last.isOpenEnded && last.offset + last.sizeBytes === fileBytes;
  if (!isComplete) throw new Error('not a complete MP4 file');
  if (job.path !== job.outputPath) await copyFile(job.path, job.outputPath);
  await appendFile(job.outputPath, buildXmpBox(buildXmp(job)));
}

/** Reads the mark of a file, at any position among its top-level boxes; null if there is none. */
export async function readMark(path: string): Promise<AiMark | null> {
  const { boxes } = await readTopLevelBoxes(path);
  const file = await open(path);
  try {
    for (const box of boxes) {
      if (box.type !== 'uuid' || box.sizeBytes > maxPacketBytes) continue;
      const bytes = Buffer.alloc(box.sizeBytes - box.headerBytes);
      await file.read(bytes, 0, bytes.length, box.offset + box.headerBytes);
      const isXmp = bytes.subarray(0, xmpBoxId.length).equals(xmpBoxId);
      const mark = isXmp ? parseXmp(bytes.toString('utf8', xmpBoxId.length)) : null;
      if (mark) return mark;
    }
    return null;
  } finally {
    await file.close();
  }
}

function buildXmpBox(xmp: string): Buffer {
  const packet = Buffer.from(xmp, 'utf8');
  const header = Buffer.alloc(8);
  header.writeUInt32BE(header.length + xmpBoxId.length + packet.length, 0);
  header.write('uuid', 4, 'latin1');
  return Buffer.concat([header, xmpBoxId, packet]);
}
