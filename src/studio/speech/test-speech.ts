import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { memoryFolder } from '../../../tests/helpers/memory-folder.ts';
import type { Speech } from './speech.ts';
import { synthesizeSpeech, type SpeechRequest } from './synthesize-speech.ts';

const made = new Map<string, Promise<Speech>>();

/**
 * Speech for tests that compare it with something else: the same words in the same voice are synthesised once per run,
 * which takes a second or more of CPU time. Its file is shared, so it must not be changed.
 */
export function speakOnce(
  request: Omit<SpeechRequest, 'workFolder' | 'signal' | 'ffmpegPath'>,
): Promise<Speech> {
  const { text, voice, style, speed, variation = 0 } = request;
  const key = hash('sha256', JSON.stringify([voice, style, speed, variation, text]));
  const speech = made.get(key) ?? readOrMake(key, request);
  made.set(key, speech);
  return speech;
}

async function readOrMake(name: string, request: Omit<SpeechRequest, 'workFolder'>): Promise<Speech> {
  const own = await mkdtemp(path.join(tmpdir(), 'speech-'));
  // A folder that outlives the run would hold the speech of an earlier version.
  const shared = memoryFolder() && path.join(memoryFolder()!, `speech-of-run-${name}`);
  if (shared && existsSync(shared)) {
    await rm(own, { recursive: true });
    return readFrom(shared);
  }
  const speech = await synthesizeSpeech({ ...request, workFolder: own });
  await writeFile(path.join(own, 'speech.json'), JSON.stringify(speech));
  if (!shared) return speech;
  // Another worker may have been faster: the first one counts.
  await rename(own, shared).catch(async (error: unknown) => {
    await rm(own, { recursive: true });
    if (!existsSync(shared)) throw error;
  });
  return readFrom(shared);
}

async function readFrom(folder: string): Promise<Speech> {
  const speech = JSON.parse(await readFile(path.join(folder, 'speech.json'), 'utf8')) as Speech;
  return { ...speech, path: path.join(folder, path.basename(speech.path)) };
}
