/** The parameter sets of an AVCDecoderConfigurationRecord (ISO/IEC 14496-15 §5.3.3.1), by kind and id. */
type ParameterSets = { sequence: Map<number, Buffer>; picture: Map<number, Buffer> };

const headBytes = 5;
const highProfile = 100;

/**
 * Merges the H.264 headers of several streams into one with all their parameter sets. Null if two sets have different
 * content under the same id, or if a header is not for 8-bit 4:2:0 pictures.
 */
export function joinHeaders(headers: readonly Buffer[]): Buffer | null {
  const joint: ParameterSets = { sequence: new Map(), picture: new Map() };
  let [profile, compatibility, level] = [0, 0xff, 0];
  for (const header of headers) {
    const sets = readSets(header);
    if (!sets) return null;
    profile = Math.max(profile, header[1]!);
    compatibility &= header[2]!;
    level = Math.max(level, header[3]!);
    for (const kind of ['sequence', 'picture'] as const) {
      for (const [id, set] of sets[kind]) {
        if (joint[kind].get(id)?.equals(set) === false) return null;
        joint[kind].set(id, set);
      }
    }
  }
  const head = Buffer.from([1, profile, compatibility, level, 0xff, 0xe0 | joint.sequence.size]);
  // Chroma format 4:2:0, 8 bits of luma and of chroma, no extensions.
  const tail = Buffer.from(profile === highProfile ? [0xfd, 0xf8, 0xf8, 0] : []);
  const pictures = [Buffer.from([joint.picture.size]), ...withLengths(joint.picture)];
  return Buffer.concat([head, ...withLengths(joint.sequence), ...pictures, tail]);
}

const withLengths = (sets: ReadonlyMap<number, Buffer>): Buffer[] =>
  [...sets.values()].flatMap((set) => {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(set.length);
    return [length, set];
  });

function readSets(header: Buffer): ParameterSets | null {
  // Baseline, Main and High; lengths of four bytes, as every muxer writes them.
  if (header.length <= headBytes || ![66, 77, highProfile].includes(header[1]!) || (header[4]! & 3) !== 3)
    return null;
  const sets: ParameterSets = { sequence: new Map(), picture: new Map() };
  let offset = headBytes;
  for (const [kind, idOffset] of [
    ['sequence', 4],
    ['picture', 1],
  ] as const) {
    if (offset >= header.length) return null;
    const count = kind === 'sequence' ? header[offset]! & 0x1f : header[offset]!;
    offset += 1;
    for (let index = 0; index < count; index++) {
      if (offset + 2 > header.length) return null;
      const end = offset + 2 + header.readUInt16BE(offset);
      const set = header.subarray(offset + 2, end);
      if (end > header.length || set.length <= idOffset) return null;
      sets[kind].set(readExpGolomb(set.subarray(idOffset)), set);
      offset = end;
    }
  }
  const [chroma, luma] = header.subarray(offset);
  const isOrdinary = chroma === undefined || ((chroma & 3) === 1 && (luma! & 7) === 0);
  return isOrdinary && sets.sequence.size > 0 && sets.picture.size > 0 ? sets : null;
}

/** ue(v) of ITU-T H.264 §9.1, at the first bit. */
function readExpGolomb(bytes: Buffer): number {
  const bit = (at: number) => ((bytes[at >> 3] ?? 0xff) >> (7 - (at & 7))) & 1;
  let zeros = 0;
  while (bit(zeros) === 0) zeros++;
  let value = 1;
  for (let at = zeros + 1; at <= 2 * zeros; at++) value = value * 2 + bit(at);
  return value - 1;
}
