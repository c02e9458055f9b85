import { readFile, writeFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTopLevelBoxes } from '../ffmpeg/media/mp4-boxes.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { runFfprobe } from '../ffmpeg/run-ffprobe.ts';
import { makeMedia, testFolder } from '../ffmpeg/test-media.ts';
import { buildXmp, parseXmp } from './build-xmp.ts';
import { markVideo, readMark } from './mark-video.ts';

const file = await testFolder();
const mark = {
  title: `</rdf:li></x:xmpmeta> & "Hook" <script>'é 🎬`,
  creatorTool: 'Hookline 1.0',
  digitalSourceType: 'compositeWithTrainedAlgorithmicMedia',
} as const;
const options = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-movflags', '+faststart'];
const plain = await makeMedia(file('plain.mp4'), ['testsrc2=s=90x160:r=30:d=1', 'sine=d=1'], options);
const marked = file('marked.mp4');
await markVideo({ path: plain, outputPath: marked, ...mark });

async function packetHashes(path: string): Promise<string> {
  return runFfprobe({ args: ['-show_packets', '-show_data_hash', 'md5', '-of', 'compact'], path });
}

describe('markVideo', () => {
  it('the mark is read back unchanged, and an unmarked file has none', async () => {
    expect(await readMark(marked)).toEqual(mark);
    expect(await readMark(plain)).toBeNull();
  });

  it('other programs read it', async () => {
    const args = ['-export_xmp', '1', '-show_entries', 'format_tags', '-of', 'json'];
    const report = JSON.parse(await runFfprobe({ args, path: marked })) as {
      format: { tags: { xmp: string } };
    };
    expect(report.format.tags.xmp).toContain(
      'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia',
    );
    expect(parseXmp(report.format.tags.xmp)).toEqual(mark);
  });

  it('no packet moves, every frame decodes, and the index stays in front', async () => {
    expect(await packetHashes(marked)).toBe(await packetHashes(plain));
    await runFfmpeg({ args: ['-xerror', '-i', marked, '-f', 'null', '-'] });
    const { boxes } = await readTopLevelBoxes(marked);
    expect(boxes.map((box) => box.type)).toEqual(['ftyp', 'moov', 'free', 'mdat', 'uuid']);
    const [before, after] = await Promise.all([readFile(plain), readFile(marked)]);
    expect(after.subarray(0, before.length).equals(before)).toBe(true);
  });

  it('a file whose last box would include the mark is not marked', async () => {
    const bytes = await readFile(plain);
    bytes.writeUInt32BE(0, bytes.indexOf('mdat') - 4);
    await writeFile(file('open.mp4'), bytes);
    await expect(
      markVideo({ path: file('open.mp4'), outputPath: file('no.mp4'), ...mark }),
    ).rejects.toThrow();
  });

  it('a truncated file is not marked', async () => {
    await writeFile(file('cut.mp4'), (await readFile(plain)).subarray(0, 5_000));
    await expect(markVideo({ path: file('cut.mp4'), outputPath: file('no.mp4'), ...mark })).rejects.toThrow();
  });
});

describe('buildXmp', () => {
  it('any title survives the round trip, except for characters that XML forbids', () => {
    const check = fc.property(fc.string({ unit: 'binary' }), (title) => {
      const allowed = [...title].filter((character) =>
        /[\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/u.test(character),
      );
      const expected = allowed.filter((character) => !/^[\uD800-\uDFFF]$/.test(character)).join('');
      expect(parseXmp(buildXmp({ ...mark, title }))?.title).toBe(expected);
    });
    fc.assert(check);
  });

  it('a packet that claims another origin is not recognised as our mark', () => {
    const camera = buildXmp(mark).replace('compositeWithTrainedAlgorithmicMedia', 'digitalCapture');
    expect(parseXmp(camera)).toBeNull();
  });
});
