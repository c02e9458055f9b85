export type FfmpegFailure = 'not-started' | 'exit' | 'timeout' | 'output-too-large';

type Details = {
  program: string;
  failure: FfmpegFailure;
  args: readonly string[];
  exitCode: number | null;
  stderrTail: string;
};

/** ffmpeg or ffprobe did not do what it was asked; `failure` says in which way. */
export class FfmpegError extends Error {
  readonly failure: FfmpegFailure;
  readonly args: readonly string[];
  readonly exitCode: number | null;
  readonly stderrTail: string;

  constructor(details: Details, options?: ErrorOptions) {
    const lastLine = details.stderrTail.trim().split('\n').at(-1) ?? '';
    super(`${details.program} failed (${details.failure}): ${lastLine}`, options);
    this.name = 'FfmpegError';
    this.failure = details.failure;
    this.args = details.args;
    this.exitCode = details.exitCode;
    this.stderrTail = details.stderrTail;
  }
}
