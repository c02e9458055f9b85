import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Storage } from '../../ports/storage.ts';

type ExportParts = {
  /** Written as `<name>.json`. */
  records: Record<string, unknown>;
  /** Written to the readme of the zip. */
  readme: string;
  /** Keys of stored files and their names in the zip. Files removed in between are skipped. */
  files: { key: string; name: string }[];
};

/**
 * Streams everything into one zip at `outputPath`. Returns its size in bytes. Media is stored uncompressed, because it
 * does not compress.
 */
export async function writeExportZip(
  deps: { storage: Storage },
  parts: ExportParts,
  options: { outputPath: string; signal: AbortSignal },
): Promise<number> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let reading: Readable | null = null;
  const fail = (error: unknown): void => void output.destroy(error as Error);
  zip.on('error', fail);
  const written = pipeline(output, createWriteStream(options.outputPath), { signal: options.signal });
  // Awaited below; a rejection before that must not count as unhandled.
  written.catch(() => {});

  zip.addBuffer(Buffer.from(parts.readme), 'README.txt');
  for (const [name, rows] of Object.entries(parts.records))
    zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), `${name}.json`);
  for (const { key, name } of parts.files) {
    const found = await deps.storage.find(key);
    if (!found) continue;
    const open = async (): Promise<Readable> => {
      reading = await deps.storage.open(key);
      // The zip library only pipes it, so an error would be unhandled.
      return reading.once('error', fail);
    };
    zip.addReadStreamLazy(name, { compress: false, size: found.sizeBytes }, (answer) => {
      open().then((stream) => answer(null, stream), fail);
    });
  }
  zip.end();
  try {
    await written;
  } finally {
    (reading as Readable | null)?.destroy();
  }
  return (await stat(options.outputPath)).size;
}
