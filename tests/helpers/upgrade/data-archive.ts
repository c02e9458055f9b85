import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/**
 * Files of a data folder and their metadata in one compressed file; duplicate content is stored once. The format is a
 * line of JSON with names and sizes, followed by the contents.
 */
export type DataArchive = Map<string, Buffer>;

const windowBits = 24;

export function packArchive(files: DataArchive): Buffer {
  const names = [...files].map(([name, content]) => ({ name, size: content.length }));
  const whole = Buffer.concat([Buffer.from(`${JSON.stringify(names)}\n`), ...files.values()]);
  return brotliCompressSync(whole, {
    params: { [constants.BROTLI_PARAM_LGWIN]: windowBits, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length },
  });
}

export function unpackArchive(packed: Buffer): DataArchive {
  const whole = brotliDecompressSync(packed);
  const headEnd = whole.indexOf('\n');
  const names = JSON.parse(whole.subarray(0, headEnd).toString()) as { name: string; size: number }[];
  let offset = headEnd + 1;
  return new Map(
    names.map(({ name, size }) => {
      const content = whole.subarray(offset, offset + size);
      offset += size;
      return [name, content];
    }),
  );
}
