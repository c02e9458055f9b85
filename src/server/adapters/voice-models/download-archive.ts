import { createWriteStream } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { VoiceModelError } from './installed-model.ts';

/** Models are 20 to 400 MB; a mirror that never stops sending must not fill the disk. */
const maxBytes = 2_000_000_000;
const stalledMs = 60_000;

/**
 * Downloads a URL to a file. Resumes a partial download if the server still has the same file, judged by its ETag.
 * Throws VoiceModelError and then keeps the partial file.
 */
export async function downloadArchive(url: string, file: string): Promise<void> {
  const tagFile = `${file}.etag`;
  const have = await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
  const tag = await readFile(tagFile, 'utf8').catch(() => '');
  const canResume = have > 0 && tag !== '';
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(), stalledMs);
  try {
    const headers: Record<string, string> = canResume ? { range: `bytes=${have}-`, 'if-range': tag } : {};
    const response = await fetch(url, { headers, signal: stalled.signal });
    if (response.status === 416) {
      // The download was complete, but the process ended before unpacking it.
      if (response.headers.get('content-range') === `bytes */${have}`) return;
      await Promise.all([rm(file, { force: true }), rm(tagFile, { force: true })]);
      throw new VoiceModelError(`${url} has a different size now; run the command again`);
    }
    if (!response.ok || !response.body) throw new VoiceModelError(`${url} answered ${response.status}`);
    const start = response.status === 206 ? have : 0;
    const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get('content-range') ?? '');
    if (response.status === 206 && (!canResume || Number(range?.[1]) !== have)) {
      throw new VoiceModelError(`${url} returned a part that was not requested`);
    }
    const length = response.headers.get('content-length');
    const total = range ? Number(range[2]) : length ? Number(length) : null;
    // Only a strong ETag guarantees identical bytes.
    const newTag = response.headers.get('etag') ?? '';
    await writeFile(tagFile, newTag.startsWith('W/') ? '' : newTag);
    let received = start;
    const meter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        clearTimeout(timer);
        timer = setTimeout(() => stalled.abort(), stalledMs);
        received += chunk.length;
        done(
          received > maxBytes ? new VoiceModelError(`${url} is larger than any voice model`) : null,
          chunk,
        );
      },
    });
    await pipeline(
      Readable.fromWeb(response.body),
      meter,
      createWriteStream(file, { flags: start > 0 ? 'a' : 'w' }),
    );
    if (total !== null && received !== total) {
      throw new VoiceModelError(`${url} broke off after ${received} of ${total} bytes`);
    }
  } catch (error) {
    if (error instanceof VoiceModelError) throw error;
    throw new VoiceModelError(`${url} broke off or cannot be reached; run the command again to continue`, {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
}
