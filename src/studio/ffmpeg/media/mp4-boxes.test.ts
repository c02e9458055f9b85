import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBoxHeader } from './mp4-boxes.ts';

function header(shortSize: number, type: string, largeSize = 0n): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32BE(shortSize, 0);
  bytes.write(type, 4, 'latin1');
  bytes.writeBigUInt64BE(largeSize, 8);
  return bytes;
}

describe('parseBoxHeader', () => {
  it.each([
    ['a plain size', header(24, 'ftyp'), { type: 'ftyp', headerBytes: 8, sizeBytes: 24, isOpenEnded: false }],
    [
      'a large size',
      header(1, 'mdat', 99n),
      { type: 'mdat', headerBytes: 16, sizeBytes: 99, isOpenEnded: false },
    ],
    ['to the end', header(0, 'mdat'), { type: 'mdat', headerBytes: 8, sizeBytes: 460, isOpenEnded: true }],
  ])('%s', (_name, bytes, box) => expect(parseBoxHeader(bytes, 40, 500)).toEqual({ ...box, offset: 40 }));

  it('rejects a size that does not advance', () => {
    expect(parseBoxHeader(header(7, 'mdat'), 0, 500)).toBeNull();
    expect(parseBoxHeader(header(1, 'mdat', 15n), 0, 500)).toBeNull();
  });

  it('a walk over any bytes advances or ends', () => {
    const check = fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      const box = parseBoxHeader(Buffer.from(bytes), 0, 1_000);
      expect(box === null || box.sizeBytes >= 8).toBe(true);
    });
    fc.assert(check);
  });
});
