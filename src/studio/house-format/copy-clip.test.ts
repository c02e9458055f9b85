import { copyFile, mkdir, open } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectMedia } from '../ffmpeg/media/inspect-media.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { runFfprobe } from '../ffmpeg/run-ffprobe.ts';
import { makeMedia, readLumas, testFolder } from '../ffmpeg/test-media.ts';
import { houseVideoArgs } from './house-format.ts';
import { normaliseClip } from './normalise-clip.ts';

const file = await testFolder();
const workFolder = file('work');
/** Each frame's luma encodes its number; the noise gives the packets a size. */
const lumaOf = (frame: number) => 30 + 16 * (frame % 11);
const counter = `nullsrc=s=72x128:r=30:d=3.2,geq=lum='30+16*mod(N,11)':cb=128:cr=128,scale=720:1280,noise=alls=6:allf=t,format=yuv420p`;
const tone = 'sine=f=440:d=3.2:r=44100';
/** As an editor exports it: other parameter sets than ours, and groups of more than a second with frames out of order. */
const foreign = [
  '-c:v',
  'libx264',
  '-preset',
  'veryfast',
  '-bf',
  '3',
  '-g',
  '36',
  '-sc_threshold',
  '0',
  '-c:a',
  'aac',
];

const makeForeign = (name: string, more: string[] = []) =>
  makeMedia(file(name), [counter, tone], [...foreign, ...more]);
const usual = file('usual.mp4');

beforeAll(async () => {
  await mkdir(workFolder);
  await makeForeign('usual.mp4');
});

async function normalise(path: string, trim: { startSeconds?: number; endSeconds?: number } = {}) {
  const commands: string[] = [];
  const log = (command: string) => void commands.push(command);
  const outputPath = `${path}.house.mp4`;
  const facts = await inspectMedia({ path, kind: 'video' });
  const clip = await normaliseClip({ inputPath: path, facts, outputPath, workFolder, log, ...trim });
  const encoders = commands.filter((command) => command.includes('libx264'));
  return { clip, outputPath, encoders };
}

async function readPackets(path: string) {
  const entries = ['-show_data_hash', 'md5', '-show_entries', 'packet=pts,data_hash'];
  const report = await runFfprobe({
    args: ['-select_streams', 'v', ...entries, '-of', 'csv=p=0'],
    path,
  });
  const packets = report.split('\n').map((line) => line.split(','));
  return {
    times: packets.map(([time]) => Number(time)).toSorted((a, b) => a - b),
    hashes: packets.map(([, hash]) => hash),
  };
}

/** Overwrites a frame from its first byte: its length no longer fits, which every decoder notices, wherever the file has it. */
async function damageFrame(path: string, frame: number): Promise<void> {
  const args = ['-select_streams', 'v', '-show_entries', 'packet=pos', '-of', 'csv=p=0'];
  const positions = (await runFfprobe({ args, path })).split('\n').map(Number);
  const handle = await open(path, 'r+');
  await handle.write(Buffer.alloc(600, 0x55), 0, 600, positions[frame]!);
  await handle.close();
}

const playStrictly = (path: string) =>
  runFfmpeg({ args: ['-xerror', '-err_detect', 'explode', '-i', path, '-f', 'null', '-'] });

async function expectWhole(outputPath: string, startFrame: number, frames: number): Promise<void> {
  await playStrictly(outputPath);
  const lumas = await readLumas(outputPath);
  expect(lumas).toHaveLength(frames);
  const misses = lumas.filter((luma, at) => Math.abs(luma - lumaOf(startFrame + at)) > 6);
  expect(misses).toEqual([]);
  const { times } = await readPackets(outputPath);
  expect(times).toEqual(times.map((_, frame) => frame * 512));
  const args = ['-show_entries', 'stream=start_pts,duration_ts', '-of', 'csv=p=0'];
  const lengths = (await runFfprobe({ args, path: outputPath })).split('\n');
  expect(lengths).toEqual([`0,${frames * 512}`, `0,${frames * 1600}`]);
}

describe('a clip in house format from another encoder', () => {
  it('is copied packet by packet when it is used whole', async () => {
    const { outputPath, encoders, clip } = await normalise(usual);
    expect(encoders).toEqual([]);
    expect(clip.frames).toBe(96);
    await expectWhole(outputPath, 0, 96);
    expect((await readPackets(outputPath)).hashes).toEqual((await readPackets(usual)).hashes);
  });

  it('is cut to the frame, and only partial GOPs are encoded', async () => {
    const { outputPath, encoders } = await normalise(usual, { startSeconds: 23 / 30, endSeconds: 85 / 30 });
    expect(encoders).toHaveLength(2);
    await expectWhole(outputPath, 23, 62);
    const { hashes } = await readPackets(usual);
    const copied = hashes.slice(36, 72);
    expect((await readPackets(outputPath)).hashes.slice(13, 49)).toEqual(copied);
  });

  it('with open GOPs is encoded when the cut is inside one', async () => {
    const path = await makeForeign('open.mp4', ['-x264-params', 'open-gop=1:scenecut=0:bframes=3:b-adapt=0']);
    const { outputPath, encoders } = await normalise(path, { startSeconds: 0.5, endSeconds: 2.5 });
    expect(encoders).toHaveLength(1);
    await expectWhole(outputPath, 15, 60);
  });

  it('is encoded when a part is damaged or its parameter sets conflict with ours', async () => {
    const path = file('damaged.mp4');
    await copyFile(usual, path);
    await damageFrame(path, 45);
    const { outputPath, encoders } = await normalise(path);
    expect(encoders).toHaveLength(1);
    await playStrictly(outputPath);

    const ours = houseVideoArgs().find((arg) => arg.startsWith('sps-id'))!;
    const clashing = await makeForeign('clashing.mp4', ['-x264-params', ours]);
    const cut = await normalise(clashing, { startSeconds: 23 / 30, endSeconds: 85 / 30 });
    expect(cut.encoders.at(-1)).toContain('house-clip.part.mp4');
    await expectWhole(cut.outputPath, 23, 62);
  });
});
