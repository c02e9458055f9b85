import { readFile } from 'node:fs/promises';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import type { Film, Layer } from './film.ts';
import { layOutText } from './text/lay-out-text.ts';

/** The smallest format, to keep tests cheap. */
export const side = 720;

export const film = (layers: readonly Layer[], frames = 10, more: Partial<Film> = {}): Film => ({
  format: '1:1',
  frames,
  layers,
  ...more,
});

export const title = (text: string) =>
  layOutText({ text, font: { typeface: 'sora', weight: 700 }, size: 60, maxWidth: 600, align: 'center' });

/** The frames of a clip as RGB. */
export async function readFrames(path: string, size = side): Promise<Uint8Array[]> {
  const raw = `${path}.rgb`;
  const args = ['-y', '-i', path, '-vf', `scale=${size}:${size}:in_color_matrix=bt709`, '-pix_fmt', 'rgb24'];
  await runFfmpeg({ args: [...args, '-f', 'rawvideo', raw] });
  const bytes = await readFile(raw);
  const frameBytes = size * size * 3;
  return Array.from({ length: bytes.length / frameBytes }, (_, at) =>
    bytes.subarray(at * frameBytes, (at + 1) * frameBytes),
  );
}

/** Peak signal-to-noise ratio of a frame to an RGBA picture, in dB. */
export function psnr(rgb: Uint8Array, rgba: Uint8Array): number {
  let sum = 0;
  for (let pixel = 0; pixel < rgb.length / 3; pixel += 1)
    for (let part = 0; part < 3; part += 1) sum += (rgb[pixel * 3 + part]! - rgba[pixel * 4 + part]!) ** 2;
  return 10 * Math.log10(255 ** 2 / (sum / rgb.length));
}
