import { open } from 'node:fs/promises';

/** The first bytes of a file; fewer if the file is shorter. */
export async function readFileStart(path: string, byteCount: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(byteCount), 0, byteCount, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
