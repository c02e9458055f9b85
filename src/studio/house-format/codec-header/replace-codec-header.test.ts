import { expect, it } from 'vitest';
import { readTopLevelBoxes } from '../../ffmpeg/media/mp4-boxes.ts';
import { runFfmpeg } from '../../ffmpeg/run-ffmpeg.ts';
import { runFfprobe } from '../../ffmpeg/run-ffprobe.ts';
import { makeMedia, testFolder } from '../../ffmpeg/test-media.ts';
import { readCodecHeader } from './codec-header.ts';
import { houseContainerArgs, houseVideoArgs, plainContainerArgs } from '../house-format.ts';
import { replaceCodecHeader } from './replace-codec-header.ts';

const file = await testFolder();
const source = ['testsrc2=s=72x128:r=30:d=1'];
const hashPackets = (path: string) =>
  runFfprobe({ args: ['-show_packets', '-show_data_hash', 'md5', '-of', 'compact'], path });

it('replaces only the header: packets stay, and the file plays', async () => {
  const path = await makeMedia(file('clip.mp4'), source, [...houseVideoArgs(), ...plainContainerArgs()]);
  const before = await hashPackets(path);
  const { bytes } = await readCodecHeader(path);
  const longer = Buffer.concat([bytes, Buffer.from([0])]);
  await replaceCodecHeader(path, longer);
  expect((await readCodecHeader(path)).bytes).toEqual(longer);
  expect(await hashPackets(path)).toBe(before);
  await runFfmpeg({ args: ['-xerror', '-i', path, '-f', 'null', '-'] });
  const { boxes, fileBytes } = await readTopLevelBoxes(path);
  expect(boxes.at(-1)!.offset + boxes.at(-1)!.sizeBytes).toBe(fileBytes);
});

it('rejects a file with its index in front, where a longer header would move the packets', async () => {
  const path = await makeMedia(file('fast.mp4'), source, [...houseVideoArgs(), ...houseContainerArgs()]);
  await expect(replaceCodecHeader(path, Buffer.alloc(40))).rejects.toThrow('index');
});
