import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { classifyProcessEnd, type ProcessEnd } from './classify-process-end.ts';
import { FfmpegError, type FfmpegFailure } from './ffmpeg-error.ts';
import { spawnLimited } from './spawn-limited.ts';
import { stopProcess } from './stop-process.ts';

const stderrTailCharacters = 32_768;

export type ProcessRun = {
  /** Name for messages. */
  name: string;
  program: string;
  args: readonly string[];
  input?: AsyncIterable<Uint8Array>;
  signal?: AbortSignal;
  timeoutMs: number;
  maxOutputBytes?: number;
  /** A person waits for it, so it runs at normal priority next to renderings. */
  isUrgent?: boolean;
  log?: (command: string) => void;
  /** Called for each line on stdout; a returned failure ends the run. */
  onLine: (line: string) => FfmpegFailure | void;
};

/** Runs a media tool to its end. Throws FfmpegError, an AbortError, or the error of the input. */
export async function runProcess(run: ProcessRun): Promise<{ stderr: string }> {
  if (run.signal?.aborted) throw abortError(run);
  run.log?.(shellCommand(run.program, run.args));
  const child = start(run);
  // Without a free file descriptor Node creates no streams and only reports the error.
  if ((child.stdout as unknown) === undefined)
    throw startFailure(run, (await once(child, 'error'))[0] as Error);

  let stderr = '';
  let failure: FfmpegFailure | null = null;
  let inputError: { thrown: unknown } | null = null;
  const stop = (reason: FfmpegFailure) => {
    failure ??= reason;
    stopProcess(child);
  };
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-stderrTailCharacters);
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const failure = run.onLine(line);
    if (failure) stop(failure);
  });
  const onAbort = () => stopProcess(child);
  run.signal?.addEventListener('abort', onAbort, { once: true });
  const timer = setTimeout(() => stop('timeout'), run.timeoutMs);
  feed(child.stdin, run.input).catch((error: unknown) => {
    inputError = { thrown: error };
    stopProcess(child);
  });

  try {
    const end = await ending(child);
    if (run.signal?.aborted) throw abortError(run);
    if (inputError) throw (inputError as { thrown: unknown }).thrown;
    failure ??= classifyProcessEnd({ ...end, stderrTail: stderr });
    if (failure) throw failed(run, failure, { ...end, stderrTail: stderr });
    return { stderr };
  } finally {
    clearTimeout(timer);
    run.signal?.removeEventListener('abort', onAbort);
  }
}

function start(run: ProcessRun): ReturnType<typeof spawnLimited> {
  try {
    const { maxOutputBytes, isUrgent } = run;
    return spawnLimited(run.program, run.args, { maxOutputBytes, isUrgent });
  } catch (error) {
    // Such as ENOMEM; most start errors are emitted instead.
    throw startFailure(run, error as Error);
  }
}

const startFailure = (run: ProcessRun, startError: Error): FfmpegError =>
  failed(run, 'not-started', { exitCode: null, signal: null, startError, stderrTail: '' });

function failed(run: ProcessRun, failure: FfmpegFailure, end: ProcessEnd): FfmpegError {
  const { exitCode, signal, stderrTail, startError } = end;
  const details = { program: run.name, failure, args: run.args, exitCode, signal, stderrTail };
  return new FfmpegError(details, { cause: startError });
}

function ending(child: ReturnType<typeof spawnLimited>) {
  return new Promise<Omit<ProcessEnd, 'stderrTail'>>((resolve) => {
    child.once('error', (startError) => resolve({ exitCode: null, signal: null, startError }));
    child.once('close', (exitCode, signal) => resolve({ exitCode, signal }));
  });
}

async function feed(stdin: NodeJS.WritableStream, input: AsyncIterable<Uint8Array> | undefined) {
  let thrown: { error: unknown } | null = null;
  async function* remembered() {
    try {
      yield* input ?? [];
    } catch (error) {
      thrown = { error };
      throw error;
    }
  }
  // A tool may close its stdin early: that is not an error, the exit code decides.
  await pipeline(remembered, stdin).catch(() => {});
  if (thrown) throw (thrown as { error: unknown }).error;
}

function abortError(run: ProcessRun): Error {
  const error = new DOMException(`${run.name} was aborted`, 'AbortError');
  Object.defineProperty(error, 'cause', { value: run.signal?.reason });
  return error;
}

/** The command as a line that can be pasted into a shell. For the log only: commands never run in a shell. */
export function shellCommand(program: string, args: readonly string[]): string {
  return [program, ...args].map(quote).join(' ');
}

function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
