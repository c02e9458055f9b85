import { crc32, inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;

/** The files of a zip by name, read through its central directory. Throws if a checksum does not match. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from(new Uint32Array([endOfDirectory]).buffer));
  if (end < 0) throw new Error('not a zip');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== directoryEntry) throw new Error('the directory is damaged');
    const [method, checksum, storedBytes] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
    ];
    const lengths = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const name = zip.toString('utf8', at + 46, at + 46 + lengths[0]!);
    const header = zip.readUInt32LE(at + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const stored = zip.subarray(start, start + storedBytes);
    const content = method === 0 ? stored : inflateRawSync(stored);
    if (crc32(content) !== checksum) throw new Error(`${name} is damaged`);
    files.set(name, content);
    at += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
  return files;
}
