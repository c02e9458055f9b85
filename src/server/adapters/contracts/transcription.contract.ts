import path from 'node:path';
import { expect, test } from 'vitest';
import { speakAloud } from '../../../../tests/helpers/stand-in-media.ts';
import { writeFile } from 'node:fs/promises';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import type { Transcription } from '../../ports/transcription.ts';

export async function transcribeSample(transcription: Transcription, signal = new AbortController().signal) {
  const workFolder = await temporaryFolder();
  const audioPath = path.join(workFolder, 'said.wav');
  await writeFile(audioPath, await speakAloud('Stop scrolling and look at this', 'nova'));
  return transcription.transcribe({ audioPath, workFolder, signal });
}

/** The contract of every transcription engine. */
export function transcriptionContract(opened: () => Promise<{ transcription: Transcription }>): void {
  test('speech is transcribed with a time for each word, in order', async () => {
    const { text, words } = await transcribeSample((await opened()).transcription);
    expect(words.map(({ word }) => word).join(' ')).toBe(text);
    expect(words.length).toBe(6);
    for (const [index, { startSeconds, endSeconds }] of words.entries()) {
      expect(startSeconds).toBeLessThan(endSeconds);
      expect(startSeconds).toBeGreaterThanOrEqual(words[index - 1]?.endSeconds ?? 0);
      expect(endSeconds).toBeLessThan(4);
    }
  });

  test('does not start if its signal is already aborted', async () => {
    const { transcription } = await opened();
    await expect(transcribeSample(transcription, AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
}
