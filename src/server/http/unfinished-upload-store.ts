import { createWriteStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';

/**
 * Stores unfinished uploads as files. Unlike in the library's store, a failed write keeps its own error, by which a full
 * disk is recognised.
 */
export class UnfinishedUploadStore extends FileStore {
  /** Returns the offset after the written bytes. Bytes received before a failure are kept and not sent again. */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    // The endpoint has validated the id: its file exists.
    const file = createWriteStream(path.join(this.directory, id), { flags: 'r+', start: offset });
    await pipeline(readable, file);
    return offset + file.bytesWritten;
  }
}
