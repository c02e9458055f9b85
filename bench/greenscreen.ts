import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BackgroundSource } from '#studio/greenscreen/backgrounds/background-source.ts';
import { runFfmpeg } from '#studio/ffmpeg/run-ffmpeg.ts';
import { houseAudioArgs, houseContainerArgs, houseVideoArgs } from '#studio/house-format/house-format.ts';
import { measureCommand, nodeArgs } from './cpu-seconds.ts';
import { measurePeakMemory } from './peak-memory.ts';

export type GreenscreenCost = {
  /** A person at 720×1280 cut out by the model, over an image; includes decoding, encoding and sound. */
  cpuPerSecond: number;
  /** The same over a 1080p video. */
  cpuPerSecondOverVideo: number;
  /** A keyed green screen over an image. */
  cpuPerSecondKeyed: number;
  /** Seconds until the clip of 10 s is finished, in the slowest of the three cases. */
  wallSeconds: number;
  /** The peak of the whole process tree; null when it cannot be measured. */
  peakMegabytes: number | null;
};

const clipSeconds = 10;

export async function measureGreenscreenCost(): Promise<GreenscreenCost> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hookline-greenscreen-'));
  const file = (name: string) => path.join(folder, name);
  try {
    const encoding = [...houseVideoArgs(), ...houseAudioArgs(), ...houseContainerArgs()];
    const sample = path.join(import.meta.dirname, '../assets/presenters/maya.mp4');
    const length = ['-t', `${clipSeconds}`];
    const person = ['-stream_loop', '9', '-i', sample];
    await runFfmpeg({
      args: ['-y', ...person, ...length, '-vf', 'noise=alls=5:allf=t', ...encoding, file('person.mp4')],
    });
    const busy = 'testsrc2=s=1920x1080:r=30,gblur=sigma=6,noise=alls=6:allf=t';
    await runFfmpeg({
      args: [
        '-y',
        '-f',
        'lavfi',
        '-i',
        busy,
        ...length,
        '-c:v',
        'libx264',
        '-preset',
        'veryfast',
        file('behind.mp4'),
      ],
    });
    await runFfmpeg({ args: ['-y', '-i', file('behind.mp4'), '-frames:v', '1', file('behind.png')] });
    const screen = `color=0x20b040:s=720x1280:r=30,noise=alls=6:allf=t[back]`;
    const shape = '[0:v]crop=360:900:180:380[front]';
    const graph = `${screen};${shape};[back][front]overlay=180:380`;
    await runFfmpeg({
      args: [
        '-y',
        '-i',
        file('person.mp4'),
        '-filter_complex',
        graph,
        ...length,
        ...encoding,
        file('green.mp4'),
      ],
    });

    const image: BackgroundSource = { type: 'image', path: file('behind.png'), fit: 'fill' };
    const video: BackgroundSource = { type: 'video', path: file('behind.mp4'), fit: 'fill' };
    const measure = async (clip: string, background: BackgroundSource) => {
      await copyFile(file(clip), file('clip.mp4'));
      const args = nodeArgs('bench/make-one-greenscreen.ts', folder, JSON.stringify(background));
      return { args, ...measureCommand(process.execPath, args) };
    };
    const overImage = await measure('person.mp4', image);
    const overVideo = await measure('person.mp4', video);
    const peakMegabytes = await measurePeakMemory(process.execPath, overVideo.args);
    const keyed = await measure('green.mp4', image);
    return {
      cpuPerSecond: overImage.cpuSeconds / clipSeconds,
      cpuPerSecondOverVideo: overVideo.cpuSeconds / clipSeconds,
      cpuPerSecondKeyed: keyed.cpuSeconds / clipSeconds,
      wallSeconds: Math.max(overImage.wallSeconds, overVideo.wallSeconds, keyed.wallSeconds),
      peakMegabytes,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const cost = await measureGreenscreenCost();
  const print = (name: string, value: number | null, digits: number, unit: string, aim: string) =>
    process.stdout.write(`${name}: ${value?.toFixed(digits) ?? '-'} ${unit} (aim ${aim})\n`);
  print('matting over an image', cost.cpuPerSecond, 2, 'CPU-seconds per second', '<= 2.2');
  print('matting over a video', cost.cpuPerSecondOverVideo, 2, 'CPU-seconds per second', '<= 3.0');
  print('keying over an image', cost.cpuPerSecondKeyed, 2, 'CPU-seconds per second', '<= 3.0');
  print('a clip of 10 s, the dearest', cost.wallSeconds, 1, 'seconds', '<= 25');
  print('peak memory', cost.peakMegabytes, 0, 'MB', '<= 350');
}
