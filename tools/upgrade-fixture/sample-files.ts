import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ffmpeg = (...args: string[]) => run('ffmpeg', ['-y', '-v', 'error', ...args]);

export type SampleFiles = {
  clip: string;
  longClip: string;
  spareClip: string;
  lostClip: string;
  music: string;
  picture: string;
};

/** Media as small as the app accepts: they are committed. */
export async function makeSampleFiles(folder: string): Promise<SampleFiles> {
  const clip = async (name: string, seconds: number, colour: string): Promise<string> => {
    const file = path.join(folder, name);
    const picture = `color=c=${colour}:s=64x112:r=10:d=${seconds}`;
    await ffmpeg('-f', 'lavfi', '-i', picture, '-pix_fmt', 'yuv420p', file);
    return file;
  };
  const music = path.join(folder, 'music.mp3');
  await ffmpeg('-f', 'lavfi', '-i', 'sine=330:d=3', '-c:a', 'libmp3lame', '-b:a', '32k', music);
  const picture = path.join(folder, 'picture.png');
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await writeFile(picture, Buffer.from(pixel, 'base64'));
  return {
    clip: await clip('product.mp4', 5, 'navy'),
    longClip: await clip('long.mp4', 12, 'teal'),
    spareClip: await clip('spare.mp4', 5, 'maroon'),
    lostClip: await clip('lost.mp4', 5, 'olive'),
    music,
    picture,
  };
}
