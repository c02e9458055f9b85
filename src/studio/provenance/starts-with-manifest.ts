import { parseBoxHeader } from '../ffmpeg/media/mp4-boxes.ts';

/** The `uuid` box type of C2PA manifests in MP4 (C2PA Technical Specification 2.2, §A.5.1). */
const manifestBoxId = Buffer.from('D8FEC3D61B0E483C92975828877EC481', 'hex');

/** The file type box comes first and is short; the manifest follows. */
export const manifestHeadBytes = 512;

/** Whether an MP4 that starts with these bytes contains content credentials. */
export function startsWithManifest(head: Buffer): boolean {
  if (head.length < 16) return false;
  const first = parseBoxHeader(head, 0, head.length);
  if (first?.type !== 'ftyp') return false;
  const offset = first.sizeBytes;
  if (offset + 8 + manifestBoxId.length > head.length) return false;
  const second = parseBoxHeader(head.subarray(offset), offset, Infinity);
  if (second?.type !== 'uuid') return false;
  const idOffset = offset + second.headerBytes;
  return head.subarray(idOffset, idOffset + manifestBoxId.length).equals(manifestBoxId);
}
