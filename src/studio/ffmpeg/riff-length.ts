import { stat } from 'node:fs/promises';
import { MediaRefusal } from './media-refusal.ts';
import { readFileStart } from './read-file-start.ts';

/** A writer that streams cannot know the length and leaves one of these. */
const unknownLengths = [0, 0xffffffff];
const slackBytes = 1024;

/**
 * Throws MediaRefusal 'damaged' when a WAV or AVI file is shorter than its RIFF header says. ffmpeg silently
 * shortens the declared duration to what is there, so that the packets alone cannot tell.
 */
export async function assertWholeRiff(path: string): Promise<void> {
  const header = await readFileStart(path, 8);
  const declaredBytes = header.readUInt32LE(4);
  const isKnown = !unknownLengths.includes(declaredBytes);
  if (isKnown && declaredBytes + 8 - (await stat(path)).size > slackBytes) throw new MediaRefusal('damaged');
}
