import { buildFfmpegArgs } from './build-ffmpeg-args.ts';
import { parseProgressLine, progressFraction } from './parse-progress.ts';
import { runProcess } from './run-process.ts';

export type FfmpegRun = {
  /** Options, inputs and one output, which comes last. */
  args: string[];
  /** Written to `pipe:0`, no faster than ffmpeg reads. */
  input?: AsyncIterable<Uint8Array>;
  signal?: AbortSignal;
  /** Wall clock. */
  timeoutMs?: number;
  /** Duration of the output, from which `onProgress` is computed. */
  durationSeconds?: number;
  /** Never decreases; 1 when ffmpeg has succeeded. */
  onProgress?: (fraction: number) => void;
  ffmpegPath?: string;
  maxOutputBytes?: number;
  /** Receives the exact command, quoted for a shell. */
  log?: (command: string) => void;
};

const defaultTimeoutMs = 30 * 60_000;
const defaultMaxOutputBytes = 4 * 1024 ** 3;

/** The only gateway to ffmpeg. Throws FfmpegError, or an AbortError if `signal` ends the run. */
export async function runFfmpeg(run: FfmpegRun): Promise<{ stderr: string }> {
  const maxOutputBytes = run.maxOutputBytes ?? defaultMaxOutputBytes;
  let reported = 0;
  const report = (fraction: number) => {
    if (fraction <= reported) return;
    reported = fraction;
    run.onProgress?.(fraction);
  };
  const result = await runProcess({
    name: 'ffmpeg',
    program: run.ffmpegPath ?? 'ffmpeg',
    args: buildFfmpegArgs(run.args),
    input: run.input,
    signal: run.signal,
    timeoutMs: run.timeoutMs ?? defaultTimeoutMs,
    maxOutputBytes,
    log: run.log,
    onLine: (line) => {
      const fact = parseProgressLine(line);
      if (fact?.key === 'totalSizeBytes' && fact.value > maxOutputBytes) return 'output-too-large';
      if (fact?.key === 'outTimeSeconds') report(progressFraction(fact.value, run.durationSeconds ?? 0));
    },
  });
  report(1);
  return result;
}
