import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { refused } from './vendor-failure.ts';

/**
 * Writes the body to `path`, which appears only when it is complete. Enforces the size limit on actual bytes, whatever
 * the headers said.
 */
export async function saveVendorFile(
  response: Response,
  file: { provider: string; operation: string; path: string; maxBytes: number },
): Promise<void> {
  const partPath = `${file.path}.part`;
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= file.maxBytes) done(null, chunk);
      else done(refused(file.provider, file.operation, `the file is larger than ${file.maxBytes} bytes`));
    },
  });
  try {
    if (!response.body) throw refused(file.provider, file.operation, 'the file is empty');
    const body = Readable.fromWeb(response.body as ReadableStream);
    await pipeline(body, counted, createWriteStream(partPath));
    if (bytes === 0) throw refused(file.provider, file.operation, 'the file is empty');
    await rename(partPath, file.path);
  } finally {
    await rm(partPath, { force: true });
  }
}
