import { runProcess } from './run-process.ts';
import { buildInputGuardArgs, maxAllocationBytes } from './build-ffmpeg-args.ts';

export type FfprobeRun = {
  /** Options only; the file is `path`. */
  args: string[];
  path: string;
  signal?: AbortSignal;
  timeoutMs?: number;
  ffprobePath?: string;
  log?: (command: string) => void;
};

const defaultTimeoutMs = 60_000;
/** Enough for a line per packet of ten minutes at 240 frames per second, with several sound tracks. */
const maxReportCharacters = 48 * 1024 * 1024;

/** Runs ffprobe on one file and returns its stdout. Same limits and errors as ffmpeg. */
export async function runFfprobe(run: FfprobeRun): Promise<string> {
  const lines: string[] = [];
  await readFfprobeLines(run, (line) => void lines.push(line));
  return lines.join('\n');
}

/** Runs ffprobe for a long report, which is passed on line by line and not kept. */
export async function readFfprobeLines(run: FfprobeRun, onLine: (line: string) => void): Promise<void> {
  let characters = 0;
  await runProcess({
    name: 'ffprobe',
    program: run.ffprobePath ?? 'ffprobe',
    args: buildFfprobeArgs(run.args, run.path),
    signal: run.signal,
    timeoutMs: run.timeoutMs ?? defaultTimeoutMs,
    log: run.log,
    onLine: (line) => {
      characters += line.length + 1;
      if (characters > maxReportCharacters) return 'output-too-large';
      onLine(line);
    },
  });
}

export function buildFfprobeArgs(args: readonly string[], path: string): string[] {
  const allocation = ['-max_alloc', String(maxAllocationBytes)];
  return ['-hide_banner', '-v', 'error', ...allocation, ...buildInputGuardArgs(), ...args, '-i', path];
}
