import { createWriteStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';

/** Keeps uploads in parts as files. Its writes fail with their own error: the library's store hides a full disk. */
export class PartStore extends FileStore {
  /** Returns the offset after the part. What had arrived when it fails stays, and is not sent again. */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    // The endpoint has checked the id: a file with it exists.
    const file = createWriteStream(path.join(this.directory, id), { flags: 'r+', start: offset });
    await pipeline(readable, file);
    return offset + file.bytesWritten;
  }
}
