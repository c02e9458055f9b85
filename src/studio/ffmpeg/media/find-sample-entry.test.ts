import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSampleEntry } from './find-sample-entry.ts';
import { runFfmpeg } from '../run-ffmpeg.ts';
import { runFfprobe } from '../run-ffprobe.ts';

let folder: string;
let clip: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sample-entry-test-'));
  clip = path.join(folder, 'clip.mp4');
  const inputs = ['-f', 'lavfi', '-i', 'sine=d=1', '-f', 'lavfi', '-i', 'testsrc=s=192x108:d=1'];
  await runFfmpeg({ args: ['-y', ...inputs, '-c:v', 'libx264', '-c:a', 'aac', clip] });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('findSampleEntry', () => {
  it('finds the size and the decoder configuration that ffprobe finds', async () => {
    const entry = (await findSampleEntry(clip, 'avc1'))!;
    expect(entry).toMatchObject({ width: 192, height: 108 });
    const wanted = ['-select_streams', 'v:0', '-show_entries', 'stream=extradata_hash', '-of', 'csv=p=0'];
    const probed = await runFfprobe({ args: ['-show_data_hash', 'SHA256', ...wanted], path: clip });
    const hash = createHash('sha256').update(entry.boxes.get('avcC')!).digest('hex');
    expect(probed.trim()).toBe(`SHA256:${hash}`);
  });

  it('returns none for another codec, a truncated file and other file types', async () => {
    expect(await findSampleEntry(clip, 'hvc1')).toBeNull();
    const cut = path.join(folder, 'cut.mp4');
    await copyFile(clip, cut);
    await truncate(cut, (await readFile(clip)).length - 50);
    expect(await findSampleEntry(cut, 'avc1')).toBeNull();
    await writeFile(cut, 'not a video at all, but long enough to look like one');
    expect(await findSampleEntry(cut, 'avc1')).toBeNull();
  });

  it('damaged bytes never throw', async () => {
    const whole = await readFile(clip);
    const damaged = path.join(folder, 'damaged.mp4');
    const check = fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, value) => {
      const bytes = Buffer.from(whole);
      bytes[at] = value;
      await writeFile(damaged, bytes);
      await findSampleEntry(damaged, 'avc1');
    });
    await fc.assert(check, { numRuns: 200 });
  });
});
