import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Voice } from '../speech.ts';
import type { VoiceModel } from './voice-model.ts';

/** The model that a process loads and keeps. */
export type ModelSource = { packageName: string; model: VoiceModel };
export type ModelOrder = {
  text: string;
  voice: Voice;
  /** 0.5 … 2. */
  speed: number;
};
export type ModelSpeech = {
  sampleRate: number;
  samples: Int16Array;
  /** Pitch factor of the speaker. */
  pitch: number;
};
export type ModelReply = { speech: ModelSpeech } | { error: string };

const defaultTimeoutMs = 300_000;
/** The scenes of a story follow each other within this time and reuse the loaded model. */
const idleMs = 20_000;
const stderrTailCharacters = 2000;

type ModelProcess = { child: ChildProcess; key: string; stderr: string; idle: NodeJS.Timeout | null };

/** An idle process; at most one is kept. */
let idleProcess: ModelProcess | null = null;

/**
 * Speaks with a local model in a separate process, so that a crash of its native code only ends that process. Throws an
 * Error with the package's message or the exit of its process (`code`: the signal), an AbortError, or a TimeoutError.
 */
export async function runVoiceModel(
  order: ModelSource & ModelOrder & { signal?: AbortSignal; timeoutMs?: number },
): Promise<ModelSpeech> {
  const { packageName, model, text, voice, speed, signal, timeoutMs = defaultTimeoutMs } = order;
  const limits = [signal, AbortSignal.timeout(timeoutMs)];
  const stop = AbortSignal.any(limits.filter((limit) => limit instanceof AbortSignal));
  stop.throwIfAborted();
  const running = claimProcess(JSON.stringify({ packageName, model } satisfies ModelSource));
  const { child } = running;
  const outcome = Promise.withResolvers<ModelReply>();
  const onExit = (code: number | null, endedBy: NodeJS.Signals | null) =>
    outcome.reject(describeEnd(running, code, endedBy));
  const onStop = () => outcome.reject(stop.reason);
  child.once('message', (reply: ModelReply) => outcome.resolve(reply));
  child.once('exit', onExit);
  child.once('error', outcome.reject);
  stop.addEventListener('abort', onStop, { once: true });
  try {
    child.send({ text, voice, speed } satisfies ModelOrder);
    const answer = await outcome.promise;
    if ('error' in answer) throw new Error(answer.error);
    stopListening(child);
    keep(running);
    return answer.speech;
  } catch (error) {
    // The state of the process is unknown, so it is not reused. A busy model ignores gentler signals.
    stopListening(child).on('error', () => {});
    child.kill('SIGKILL');
    throw error;
  } finally {
    stop.removeEventListener('abort', onStop);
  }
}

function stopListening(child: ChildProcess): ChildProcess {
  // By name, because Node also listens to the process.
  for (const event of ['message', 'exit', 'error']) child.removeAllListeners(event);
  return child;
}

function claimProcess(key: string): ModelProcess {
  const idle = idleProcess;
  idleProcess = null;
  if (idle?.idle) clearTimeout(idle.idle);
  if (idle?.key === key && idle.child.connected) {
    stopListening(idle.child).ref();
    idle.child.channel?.ref();
    return idle;
  }
  idle?.child.kill('SIGKILL');
  const child = fork(fileURLToPath(new URL('./voice-model-process.ts', import.meta.url)), [key], {
    serialization: 'advanced',
    // Without the parent's flags, as those of a debugger or a test runner only concern the parent.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const running: ModelProcess = { child, key, stderr: '', idle: null };
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    running.stderr = (running.stderr + part).slice(-stderrTailCharacters);
  });
  return running;
}

/** Keeps an idle process for a short time; it does not keep this process alive. */
function keep(running: ModelProcess): void {
  const { child } = running;
  idleProcess?.child.kill('SIGKILL');
  idleProcess = running;
  const forget = () => {
    if (idleProcess === running) idleProcess = null;
  };
  child.once('exit', forget).on('error', forget);
  child.unref();
  child.channel?.unref();
  (child.stderr as unknown as { unref?: () => void } | null)?.unref?.();
  running.idle = setTimeout(() => {
    forget();
    child.kill('SIGKILL');
  }, idleMs).unref();
}

function describeEnd({ stderr }: ModelProcess, code: number | null, endedBy: NodeJS.Signals | null): Error {
  const error = new Error(`The process of the voice model ended by ${endedBy ?? `exit ${code}`}: ${stderr}`);
  return Object.assign(error, { code: endedBy ?? 'EXIT' });
}
