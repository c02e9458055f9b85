import type { FfmpegFailure } from './ffmpeg-error.ts';

export type ProcessEnd = {
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  /** The operating system did not start the program. */
  startError?: Error;
  stderrTail: string;
};

/** Codes of prlimit and shells: the program cannot be executed; the program does not exist. */
const startFailureCodes = [126, 127];
/** ffmpeg's exit code after a signal made it stop early. */
const stoppedEarlyCode = 255;
/** A shell's exit code for a program killed by a signal is 128 plus the signal's number. */
const signalCodes = { first: 129, last: 159 };

/** From version 7 on, ffmpeg exits with the low byte of a negative errno: ENOMEM, ENFILE, EMFILE, ENOSPC, EDQUOT. */
const resourceCodes = [12, 23, 24, 28, 122].map((errno) => 256 - errno);

/**
 * Earlier versions exit with code 1 for everything, so only their messages distinguish failures. Tags of a file are
 * printed too, but always indented, so a title cannot pass for a message.
 */
const fullDisk = /^\S.*\b(No space left on device|Disk quota exceeded)$/m;
const lackOfResources = /^\S.*\b(Cannot allocate memory|Too many open files( in system)?)$/m;

/**
 * Classifies how a media tool failed; null if it succeeded. Only `exit` is about the input; after any other failure a
 * retry may succeed.
 */
export function classifyProcessEnd(end: ProcessEnd): FfmpegFailure | null {
  const { exitCode, signal, stderrTail } = end;
  if (end.startError) return 'not-started';
  // prlimit's file size limit.
  if (signal === 'SIGXFSZ') return 'output-too-large';
  if (signal !== null || exitCode === null) return 'killed';
  if (startFailureCodes.includes(exitCode)) return 'not-started';
  if (resourceCodes.includes(exitCode)) return 'out-of-resources';
  // Some versions exit with success although the end of the output could not be written.
  if (fullDisk.test(stderrTail)) return 'out-of-resources';
  if (exitCode === 0) return null;
  if (exitCode === stoppedEarlyCode) return 'killed';
  if (exitCode >= signalCodes.first && exitCode <= signalCodes.last) return 'killed';
  return lackOfResources.test(stderrTail) ? 'out-of-resources' : 'exit';
}
