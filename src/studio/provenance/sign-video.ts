import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { AiMark } from './build-xmp.ts';
import type { Credentials } from './credentials.ts';

export type SigningOrder = {
  credentials: Credentials;
  /** Null: only show that the credentials sign. */
  video: ({ path: string; outputPath: string; ingredientPaths: string[] } & AiMark) | null;
};
export type SigningReply = { done: true } | { done: false; why: string };

/** The signer could not be loaded, refused, crashed or took too long. */
export class SigningError extends Error {
  override name = 'SigningError';
}

/** Hashing a gigabyte takes seconds; an authority far away stamps the time. */
const defaultTimeoutMs = 60_000;

/**
 * Copies the video and adds signed content credentials (C2PA): how it came about, and what in it came with credentials
 * of its own. This must be the very last step: any later change breaks the signature.
 */
export async function signVideo(
  job: {
    path: string;
    outputPath: string;
    credentials: Credentials;
    ingredientPaths?: string[];
    signal?: AbortSignal;
    timeoutMs?: number;
  } & AiMark,
): Promise<void> {
  const { path, outputPath, title, creatorTool, digitalSourceType, ingredientPaths = [] } = job;
  const mark = { title, creatorTool, digitalSourceType };
  try {
    await runSigner(
      { credentials: job.credentials, video: { path, outputPath, ingredientPaths, ...mark } },
      job,
    );
  } catch (error) {
    await rm(outputPath, { force: true });
    throw error;
  }
}

/** Throws SigningError where nothing could be signed: no signer for this platform, or a certificate it refuses. */
export async function checkCredentials(credentials: Credentials): Promise<void> {
  // The time stamp authority is asked for real work only.
  await runSigner({ credentials: { ...credentials, timestampUrl: null }, video: null }, {});
}

/** In a process of its own: native code that crashes takes nothing with it, and a hostile ingredient reaches nothing. */
async function runSigner(
  order: SigningOrder,
  { signal, timeoutMs = defaultTimeoutMs }: { signal?: AbortSignal; timeoutMs?: number },
): Promise<void> {
  signal?.throwIfAborted();
  const child = fork(new URL('./signing-process.ts', import.meta.url), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (stderr = (stderr + text).slice(-2_000)));
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  const onAbort = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    const reply = await new Promise<SigningReply>((resolve, reject) => {
      child.once('message', (message) => resolve(message as SigningReply));
      child.once('error', reject);
      child.once('close', (code, ending) =>
        reject(
          new SigningError(`the signer ended with ${ending ?? code} before it answered: ${stderr.trim()}`),
        ),
      );
      child.send(order, (error) => error && reject(error));
    });
    if (!reply.done) throw new SigningError(reply.why);
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof SigningError
      ? error
      : new SigningError('the signer did not start', { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    child.kill('SIGKILL');
  }
}
