import { describe, expect, it } from 'vitest';
import { joinHeaders } from './joint-header.ts';

/** Profile 100, level 3.1; ids as ue(v): 0 is `1`, 1 is `010`, 21 is `000010110`. */
const idBits = { 0: [0x80, 0], 1: [0x40, 0], 21: [0x0b, 0] } as const;
function header(id: keyof typeof idBits, filling = 0xaa, level = 31): Buffer {
  const sequence = [0x67, 100, 0, level, ...idBits[id], filling];
  const picture = [0x68, ...idBits[id], filling];
  const sets = [0xe1, 0, sequence.length, ...sequence, 1, 0, picture.length, ...picture];
  return Buffer.from([1, 100, 0, level, 0xff, ...sets, 0xfd, 0xf8, 0xf8, 0]);
}

describe('joinHeaders', () => {
  it('equal headers stay unchanged', () => {
    expect(joinHeaders([header(0), header(0)])).toEqual(header(0));
  });

  it('parameter sets with different ids are combined, with the highest level', () => {
    const joint = joinHeaders([header(21), header(0, 0xbb, 40)])!;
    expect([...joint.subarray(0, 6)]).toEqual([1, 100, 0, 40, 0xff, 0xe2]);
    expect(joint.length).toBe(2 * header(0).length - 11);
    expect(joinHeaders([joint, header(21)])).toEqual(joint);
  });

  it('different content with one id cannot be joined', () => {
    expect(joinHeaders([header(1), header(1, 0xbb)])).toBeNull();
  });

  it('a truncated header and headers of another profile or bit depth cannot be joined', () => {
    expect(joinHeaders([header(0).subarray(0, 12)])).toBeNull();
    expect(joinHeaders([Buffer.from(header(0)).fill(110, 1, 2)])).toBeNull();
    expect(
      joinHeaders([Buffer.from(header(0)).fill(0xfa, header(0).length - 3, header(0).length - 2)]),
    ).toBeNull();
    expect(joinHeaders([Buffer.alloc(0)])).toBeNull();
  });
});
