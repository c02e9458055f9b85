import { runProcess } from './run-process.ts';
import { FfmpegError } from './ffmpeg-error.ts';

export type FfmpegTools = { ffmpegPath: string; ffprobePath: string };

/** Lists the missing parts of ffmpeg in a message for the operator. */
export class FfmpegMissingError extends Error {
  readonly missing: readonly string[];

  constructor(missing: readonly string[]) {
    super(`ffmpeg cannot be used here: ${missing.join('; ')}`);
    this.name = 'FfmpegMissingError';
    this.missing = missing;
  }
}

const oldestMajorVersion = 5;
const neededEncoders = ['libx264', 'aac', 'flac', 'mjpeg'];
const neededFilters = ['ass', 'sidechaincompress', 'ebur128', 'alimiter'];

/** Inspects the programs and returns them with their version. Throws FfmpegMissingError. */
export async function findFfmpeg(
  paths: Partial<FfmpegTools> = {},
): Promise<FfmpegTools & { version: string }> {
  const { ffmpegPath = 'ffmpeg', ffprobePath = 'ffprobe' } = paths;
  const [ffmpeg, ffprobe] = await Promise.all([
    runTool(ffmpegPath, ['-version']),
    runTool(ffprobePath, ['-version']),
  ]);
  const missing = [];
  if (ffmpeg === null) missing.push(`no program ffmpeg at "${ffmpegPath}"`);
  if (ffprobe === null) missing.push(`no program ffprobe at "${ffprobePath}"`);
  if (ffmpeg === null || ffprobe === null) throw new FfmpegMissingError(missing);

  const version = readVersion(ffmpeg);
  const [encoders, filters] = await Promise.all([
    runTool(ffmpegPath, ['-hide_banner', '-encoders']),
    runTool(ffmpegPath, ['-hide_banner', '-filters']),
  ]);
  missing.push(...findMissingParts({ version, encoders: encoders ?? '', filters: filters ?? '' }));
  if (missing.length > 0) throw new FfmpegMissingError(missing);
  return { ffmpegPath, ffprobePath, version };
}

/** Versions such as "n7.1", "5.1.9-0+deb12u1" and "N-118-gabc" follow "ffmpeg version". */
export function readVersion(report: string): string {
  return /^ff\w+ version (\S+)/.exec(report)?.[1] ?? 'unknown';
}

export function findMissingParts(report: { version: string; encoders: string; filters: string }): string[] {
  const major = /^n?(\d+)\./.exec(report.version)?.[1];
  const tooOld = major !== undefined && Number(major) < oldestMajorVersion;
  return [
    ...(tooOld ? [`version ${report.version} is older than ${oldestMajorVersion}.0`] : []),
    ...neededEncoders.filter((name) => !lists(report.encoders, name)).map((name) => `no encoder "${name}"`),
    ...neededFilters
      .filter((name) => !lists(report.filters, name))
      .map((name) => (name === 'ass' ? 'built without libass' : `no filter "${name}"`)),
  ];
}

function lists(report: string, name: string): boolean {
  return new RegExp(String.raw`^ \S+ +${name} `, 'm').test(report);
}

async function runTool(program: string, args: string[]): Promise<string | null> {
  const lines: string[] = [];
  const onLine = (line: string) => void lines.push(line);
  try {
    await runProcess({ name: program, program, args, timeoutMs: 20_000, onLine });
    return lines.join('\n');
  } catch (error) {
    if (error instanceof FfmpegError) return null;
    throw error;
  }
}
