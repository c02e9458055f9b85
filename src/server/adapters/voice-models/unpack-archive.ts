import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import unbzip2 from 'unbzip2-stream';
import { VoiceModelError } from './installed-model.ts';

/** Limit of the unpacked size: a small archive can expand beyond the disk. */
const maxBytes = 4_000_000_000;
const maxEntries = 20_000;

/**
 * Unpacks a .tar.bz2 of plain files and folders. Throws VoiceModelError for any other entry and for paths that lead
 * outside.
 */
export async function unpackArchive(file: string, folder: string): Promise<void> {
  const unpacked = extract();
  const feeding = pipeline(createReadStream(file), unbzip2(), unpacked);
  // Reported below, once, by whichever side fails first.
  feeding.catch(() => {});
  let bytes = 0;
  let entries = 0;
  try {
    for await (const entry of unpacked) {
      const { name, type, size = 0 } = entry.header;
      bytes += size;
      entries += 1;
      if (bytes > maxBytes || entries > maxEntries) throw new VoiceModelError('the archive is too large');
      const target = insideFolder(folder, name);
      if (type === 'directory') {
        await mkdir(target, { recursive: true });
        entry.resume();
      } else if (type === 'file') {
        await mkdir(path.dirname(target), { recursive: true });
        await pipeline(entry, createWriteStream(target, { flags: 'wx' }));
      } else {
        throw new VoiceModelError(
          `the archive holds a ${type}, "${name}": only files and folders are unpacked`,
        );
      }
    }
    await feeding;
  } catch (error) {
    if (error instanceof VoiceModelError) throw error;
    throw new VoiceModelError('the archive is damaged', { cause: error });
  }
}

function insideFolder(folder: string, name: string): string {
  const parts = name.split(/[/\\]/);
  const isEvil =
    name.includes('\0') || path.isAbsolute(name) || /^[a-z]:/i.test(name) || parts.includes('..');
  if (isEvil) throw new VoiceModelError(`the archive's path "${name}" leads out of its folder`);
  return path.join(folder, ...parts);
}
