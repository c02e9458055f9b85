import { execFile } from 'node:child_process';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ffmpeg } from './sample-media.ts';

const run = promisify(execFile);

/** Portrait with the aspect ratio of the finished video, so nothing is cropped or padded. */
const picture = { width: 360, height: 640, framesPerSecond: 30 };
const bits = 12;
const block = { size: picture.width / bits, top: 200, height: 80 };

/** A row of black and white blocks: the frame number in binary, least significant bit first. */
const numberBlocks = Array.from({ length: bits }, (_, bit) => {
  const isSet = `gte(mod(floor(n/${2 ** bit}),2),1)`;
  const place = `x=${bit * block.size}:y=${block.top}:w=${block.size}:h=${block.height}`;
  return `drawbox=${place}:color=white:t=fill:enable='${isSet}'`;
});

type NumberedClip = {
  seconds: number;
  /** Encoders and their settings. */
  codecs: string[];
  /** Stored in landscape and rotated by metadata, as phones do. */
  isTurned?: boolean;
};

/** A clip in which every frame shows its number, counted from 0 at 30 frames a second. */
export async function makeNumberedClip(file: string, clip: NumberedClip): Promise<string> {
  const { width, height, framesPerSecond: rate } = picture;
  const source = `color=black:s=${width}x${height}:r=${rate}:d=${clip.seconds}`;
  // Noise gives the clip the size of real footage.
  const noise = `drawbox=y=${block.top + block.height}:h=ih:color=gray:t=fill,noise=alls=24:allf=t`;
  const turned = clip.isTurned ? ',transpose=1' : '';
  await ffmpeg([
    '-f',
    'lavfi',
    '-i',
    `${source},${noise},drawbox=y=0:h=${block.top + block.height}:color=black:t=fill,${numberBlocks.join(',')}${turned}`,
    '-f',
    'lavfi',
    '-i',
    `sine=440:d=${clip.seconds}`,
    '-pix_fmt',
    'yuv420p',
    ...clip.codecs,
    file,
  ]);
  if (clip.isTurned) {
    const lying = path.join(path.dirname(file), `lying-${path.basename(file)}`);
    await rename(file, lying);
    await ffmpeg(['-i', lying, '-metadata:s:v:0', 'rotate=90', '-c', 'copy', file]);
  }
  return file;
}

/** The number shown by a frame of a finished or prepared video; the first frame by default. */
export async function readFrameNumber(videoUrl: string, atSeconds = 0): Promise<number> {
  const middle = (block.top + block.height / 2) / picture.height;
  const row = `crop=iw:ih/40:0:ih*${middle}-ih/80,scale=${bits}:1:flags=area,format=gray`;
  const { stdout } = await run(
    'ffmpeg',
    [
      '-v',
      'error',
      '-i',
      videoUrl,
      '-ss',
      String(atSeconds),
      '-frames:v',
      '1',
      '-vf',
      row,
      '-f',
      'rawvideo',
      '-',
    ],
    { encoding: 'buffer' },
  );
  return [...stdout].reduce((number, light, bit) => number + (light > 127 ? 2 ** bit : 0), 0);
}
