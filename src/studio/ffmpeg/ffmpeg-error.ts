/**
 * `exit`: the tool reported an error and exited; the only failure that is about the input. `killed`: a signal ended it,
 * such as that of the out-of-memory killer. `out-of-resources`: no disk space, memory or file descriptors.
 */
export type FfmpegFailure =
  'not-started' | 'exit' | 'killed' | 'out-of-resources' | 'timeout' | 'output-too-large';

type Details = {
  program: string;
  failure: FfmpegFailure;
  args: readonly string[];
  exitCode: number | null;
  signal?: NodeJS.Signals | null;
  stderrTail: string;
};

/** A failure of ffmpeg or ffprobe; `failure` is its kind. */
export class FfmpegError extends Error {
  readonly failure: FfmpegFailure;
  readonly args: readonly string[];
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stderrTail: string;

  constructor(details: Details, options?: ErrorOptions) {
    const lastLine = details.stderrTail.trim().split('\n').at(-1) ?? '';
    super(`${details.program} failed (${details.failure}): ${lastLine}`, options);
    this.name = 'FfmpegError';
    this.failure = details.failure;
    this.args = details.args;
    this.exitCode = details.exitCode;
    this.signal = details.signal ?? null;
    this.stderrTail = details.stderrTail;
  }
}

/** Whether an external signal ended the tool. */
export const isKilled = (error: unknown): boolean =>
  error instanceof FfmpegError && error.failure === 'killed';

/** Whether the input is at fault, so that a retry cannot help. After any other failure it may. */
export const isInputAtFault = (error: unknown): boolean =>
  error instanceof FfmpegError && error.failure === 'exit';
