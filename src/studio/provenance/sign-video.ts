import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { AiMark } from './build-xmp.ts';
import type { Credentials } from './credentials.ts';

export type SigningOrder = {
  credentials: Credentials;
  /** Null to only verify that the credentials can sign. */
  video: ({ path: string; outputPath: string; ingredientPaths: string[] } & AiMark) | null;
};
export type SigningReply = { done: true } | { done: false; why: string };

/** The signer could not be loaded, failed, crashed or timed out. */
export class SigningError extends Error {
  override name = 'SigningError';
}

/** Hashing a gigabyte takes seconds, and the time stamp is a remote request. */
const defaultTimeoutMs = 60_000;

/** A process that can sign once. It loads in the background. */
export type Signer = {
  run: (order: SigningOrder, timeoutMs?: number) => Promise<void>;
  /** Terminates the process, even if it has not signed. */
  dismiss: () => void;
};

/**
 * Copies the video and adds signed content credentials (C2PA): how the video was made, and which of its ingredients
 * have credentials. This must be the very last step, because any change breaks the signature. Throws SigningError.
 */
export async function signVideo(
  job: {
    path: string;
    outputPath: string;
    credentials: Credentials;
    ingredientPaths?: string[];
    /** A process started in advance; otherwise one is started now. */
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

/** Throws SigningError if signing is impossible: no signer for this platform, or a rejected certificate. */
export async function checkCredentials(credentials: Credentials): Promise<void> {
  const signer = startSigner();
  // The time stamp authority is only used for real signatures.
  const order = { credentials: { ...credentials, timestampUrl: null }, video: null };
  await signer.run(order).finally(signer.dismiss);
}

/** In a separate process, to isolate crashes of native code and malicious ingredients. */
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
        // Sending fails if the process has already ended; `replied` reports that.
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
