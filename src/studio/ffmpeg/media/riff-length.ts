import { stat } from 'node:fs/promises';
import { MediaRefusal } from '../media-refusal.ts';
import { readFileStart } from './read-file-start.ts';

/** Placeholders for the unknown length in streamed files. */
const unknownLengths = [0, 0xffffffff];
const slackBytes = 1024;

/**
 * Throws MediaRefusal 'damaged' if a WAV or AVI file is shorter than its RIFF header states. ffmpeg silently reduces the
 * declared duration to the available data, so the packets alone do not reveal it.
 */
export async function assertWholeRiff(path: string): Promise<void> {
  const header = await readFileStart(path, 8);
  const declaredBytes = header.readUInt32LE(4);
  const isKnown = !unknownLengths.includes(declaredBytes);
  if (isKnown && declaredBytes + 8 - (await stat(path)).size > slackBytes) throw new MediaRefusal('damaged');
}
