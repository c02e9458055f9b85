import { createWriteStream } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { VoiceModelError } from './installed-model.ts';

/** Models are 20 to 400 MB; a mirror that never stops sending must not fill the disk. */
const maxBytes = 2_000_000_000;
const stallTimeoutMs = 60_000;

/**
 * Downloads a URL to a file. Resumes a partial download if the server still has the same file, judged by its ETag.
 * Throws VoiceModelError, and keeps the partial file unless the server has another one by now. Other errors are of the disk.
 */
export async function downloadArchive(url: string, file: string): Promise<void> {
  const tagFile = `${file}.etag`;
  const existingBytes = await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
  const etag = await readFile(tagFile, 'utf8').catch(() => '');
  const canResume = existingBytes > 0 && etag !== '';
  const stall = new AbortController();
  let timer = setTimeout(() => stall.abort(), stallTimeoutMs);
  try {
    const headers: Record<string, string> = canResume
      ? { range: `bytes=${existingBytes}-`, 'if-range': etag }
      : {};
    const response = await fetch(url, { headers, signal: stall.signal });
    if (response.status === 416) {
      // The download was complete, but the process ended before unpacking it.
      if (response.headers.get('content-range') === `bytes */${existingBytes}`) return;
      await Promise.all([rm(file, { force: true }), rm(tagFile, { force: true })]);
      throw new VoiceModelError(`The file at ${url} has changed its size; run the command again`);
    }
    if (!response.ok || !response.body)
      throw new VoiceModelError(`${url} responded with status ${response.status}`);
    const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get('content-range') ?? '');
    if (response.status === 206 && (!canResume || Number(range?.[1]) !== existingBytes)) {
      throw new VoiceModelError(`${url} returned a part that was not requested`);
    }
    const start = response.status === 206 ? existingBytes : 0;
    const length = response.headers.get('content-length');
    const total = range ? Number(range[2]) : length ? Number(length) : null;
    // Only a strong ETag guarantees identical bytes.
    const newTag = response.headers.get('etag') ?? '';
    await writeFile(tagFile, newTag.startsWith('W/') ? '' : newTag);
    let received = start;
    const meter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        clearTimeout(timer);
        timer = setTimeout(() => stall.abort(), stallTimeoutMs);
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
      throw new VoiceModelError(
        `The download of ${url} stopped after ${received} of ${total} bytes; run the command again to continue`,
      );
    }
  } catch (error) {
    if (error instanceof VoiceModelError || isFromDisk(error)) throw error;
    throw new VoiceModelError(
      `${url} cannot be reached, or its download stopped; run the command again to continue`,
      { cause: error },
    );
  } finally {
    clearTimeout(timer);
  }
}

/** For example a full disk, which another attempt does not help. */
const isFromDisk = (error: unknown): boolean =>
  error instanceof Error &&
  ['ENOSPC', 'EACCES', 'EROFS', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException).code));
