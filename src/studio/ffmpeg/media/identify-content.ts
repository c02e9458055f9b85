import { stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { MediaRefusal } from '../media-refusal.ts';
import { canHold, findContainer, type MediaContainer } from './media-container.ts';
import type { MediaKind } from './media-facts.ts';
import { assertWholeBoxes } from './mp4-boxes.ts';
import { readFileStart } from './read-file-start.ts';

/**
 * Identifies a file by its content before ffmpeg opens it. Throws MediaRefusal. A playlist would make ffmpeg open other
 * files, so text of any sort is rejected.
 */
export async function identifyContent(path: string, kind: MediaKind): Promise<MediaContainer> {
  if (isPlaylist(await readFileStart(path, 1024))) throw new MediaRefusal('playlist');
  const container = findContainer((await fileTypeFromFile(path))?.ext);
  if (container === null || !canHold(container, kind)) {
    throw new MediaRefusal(kind === 'video' ? 'not-a-video' : 'not-audio');
  }
  if (container === 'mp4') await assertWholeBoxes(path);
  if (container === 'avi' || container === 'wav') await assertWholeRiff(path);
  return container;
}

const playlistStarts = [
  /^#EXTM3U/i,
  /^ffconcat\b/i,
  /^file\s+\S/i,
  /^\[playlist\]/i,
  /^v=0\s/,
  /<(MPD|SmoothStreamingMedia|smil|asx)\b/i,
];

export function isPlaylist(start: Uint8Array): boolean {
  const text = Buffer.from(start)
    .toString('latin1')
    .replace(/^\xEF\xBB\xBF/, '')
    .trimStart();
  return playlistStarts.some((pattern) => pattern.test(text));
}

/** Placeholders for the unknown length in streamed files. */
const unknownLengths = [0, 0xffffffff];
/** A file may end this much earlier than its header states. */
const maxMissingBytes = 1024;

/**
 * Throws MediaRefusal 'damaged' if a WAV or AVI file is shorter than its RIFF header states. ffmpeg silently reduces the
 * declared duration to the available data, so the packets alone do not reveal it.
 */
async function assertWholeRiff(path: string): Promise<void> {
  const header = await readFileStart(path, 8);
  const declaredBytes = header.readUInt32LE(4);
  const isKnown = !unknownLengths.includes(declaredBytes);
  if (isKnown && declaredBytes + 8 - (await stat(path)).size > maxMissingBytes)
    throw new MediaRefusal('damaged');
}
