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

/** A process that can sign once. It loads while its starter does something else. */
export type Signer = {
  run: (order: SigningOrder, timeoutMs?: number) => Promise<void>;
  /** Ends it, whether or not it has signed. */
  dismiss: () => void;
};

/**
 * Copies the video and adds signed content credentials (C2PA): how it came about, and what in it came with credentials
 * of its own. This must be the very last step: any later change breaks the signature. Throws SigningError.
 */
export async function signVideo(
  job: {
    path: string;
    outputPath: string;
    credentials: Credentials;
    ingredientPaths?: string[];
    /** One that was started before; else one is started now. */
    signer?: Signer;
    signal?: AbortSignal;
    timeoutMs?: number;
  } & AiMark,
): Promise<void> {
  const { path, outputPath, title, creatorTool, digitalSourceType, ingredientPaths = [] } = job;
  const signer = job.signer ?? startSigner(job.signal);
  const video = { path, outputPath, ingredientPaths, title, creatorTool, digitalSourceType };
  try {
    await signer.run({ credentials: job.credentials, video }, job.timeoutMs);
  } catch (error) {
    await rm(outputPath, { force: true });
    throw error;
  } finally {
    signer.dismiss();
  }
}

/** Throws SigningError where nothing could be signed: no signer for this platform, or a certificate it refuses. */
export async function checkCredentials(credentials: Credentials): Promise<void> {
  const signer = startSigner();
  // The time stamp authority is used for real work only.
  const order = { credentials: { ...credentials, timestampUrl: null }, video: null };
  await signer.run(order).finally(signer.dismiss);
}

/** In a process of its own: native code that crashes takes nothing with it, and a hostile ingredient reaches nothing. */
export function startSigner(signal?: AbortSignal): Signer {
  signal?.throwIfAborted();
  const child = fork(new URL('./signing-process.ts', import.meta.url), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (stderr = (stderr + text).slice(-2_000)));
  const replied = new Promise<SigningReply>((resolve, reject) => {
    child.once('message', (message) => resolve(message as SigningReply));
    child.once('error', (error) => reject(new SigningError('the signer did not start', { cause: error })));
    child.once('close', (code, ending) =>
      reject(
        new SigningError(`the signer ended with ${ending ?? code} before it answered: ${stderr.trim()}`),
      ),
    );
  });
  // It may crash before its first request.
  replied.catch(() => {});
  const kill = () => void child.kill('SIGKILL');
  signal?.addEventListener('abort', kill, { once: true });
  return {
    async run(order, timeoutMs = defaultTimeoutMs) {
      const timer = setTimeout(kill, timeoutMs);
      try {
        // What cannot be sent was sent to one that has ended, which `replied` tells.
        child.send(order, () => {});
        const reply = await replied;
        if (!reply.done) throw new SigningError(reply.why);
      } catch (error) {
        signal?.throwIfAborted();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    dismiss() {
      signal?.removeEventListener('abort', kill);
      kill();
    },
  };
}
