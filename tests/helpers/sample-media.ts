import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inspectMedia } from '#studio/ffmpeg/media/inspect-media.ts';
import { normaliseClip } from '#studio/house-format/normalise-clip.ts';

const run = promisify(execFile);

/** A folder for the files that a test makes. */
export const sampleFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'hookline-samples-'));

export async function ffmpeg(args: string[]): Promise<string> {
  const { stderr } = await run('ffmpeg', ['-y', '-hide_banner', ...args], { maxBuffer: 32 * 1024 * 1024 });
  return stderr;
}

/** A clip with a moving picture and a tone. */
export async function makeClip(
  file: string,
  options: { seconds: number; size?: string; rate?: number; sound?: boolean },
): Promise<string> {
  const { seconds, size = '1280x720', rate = 30, sound = true } = options;
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${rate}:d=${seconds}`];
  const tone = sound ? ['-f', 'lavfi', '-i', `sine=440:d=${seconds}`, '-c:a', 'aac'] : [];
  await ffmpeg([...picture, ...tone, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', file]);
  return file;
}

/** A clip with a moving picture and a tone, in the house format. */
export async function makeHouseClip(
  folder: string,
  options: { seconds: number; size?: string },
): Promise<string> {
  const inputPath = await makeClip(path.join(folder, 'raw.mp4'), options);
  const outputPath = path.join(folder, 'clip.mp4');
  const facts = await inspectMedia({ path: inputPath, kind: 'video' });
  await normaliseClip({ inputPath, facts, outputPath, workFolder: folder });
  return outputPath;
}

/** Music-like sound: a chord that swells and fades. */
export async function makeMusic(file: string, seconds: number): Promise<string> {
  const chord = [220, 277.18, 329.63].map((frequency) => `0.2*sin(2*PI*${frequency}*t)`).join('+');
  await ffmpeg([
    '-f',
    'lavfi',
    '-i',
    `aevalsrc='(${chord})*(0.6+0.4*sin(2*PI*2*t))':s=44100:d=${seconds}`,
    '-c:a',
    'libmp3lame',
    file,
  ]);
  return file;
}

type Probe = {
  format: { duration: string; size: string; tags?: Record<string, string> };
  streams: Record<string, string | number>[];
};
export async function probe(file: string): Promise<Probe> {
  const { stdout } = await run('ffprobe', [
    '-v',
    'error',
    '-show_format',
    '-show_streams',
    '-of',
    'json',
    file,
  ]);
  return JSON.parse(stdout) as Probe;
}

/** Integrated loudness in LUFS and true peak in dBTP of the decoded sound. */
export async function measureSound(file: string): Promise<{ lufs: number; truePeak: number }> {
  const report = await ffmpeg([
    '-nostats',
    '-i',
    file,
    '-map',
    '0:a',
    '-af',
    'ebur128=peak=true',
    '-f',
    'null',
    '-',
  ]);
  const summary = report.slice(report.lastIndexOf('Summary:'));
  return {
    lufs: Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)![1]),
    truePeak: Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)![1]),
  };
}

/** Presentation times of every packet of one stream, in seconds, sorted. */
export async function packetTimes(file: string, stream: 'v' | 'a'): Promise<number[]> {
  const args = [
    '-v',
    'error',
    '-select_streams',
    `${stream}:0`,
    '-show_entries',
    'packet=pts_time',
    '-of',
    'csv=p=0',
    file,
  ];
  const { stdout } = await run('ffprobe', args, { maxBuffer: 32 * 1024 * 1024 });
  return stdout
    .split('\n')
    .map((line) => Number.parseFloat(line))
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
}
