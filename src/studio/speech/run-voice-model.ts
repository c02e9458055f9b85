import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Voice } from './speech.ts';
import type { VoiceModel } from './voice-model.ts';

/** The data that a process loads and keeps. */
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
  /** How much higher the speaker is to sound. */
  pitch: number;
};
export type ModelAnswer = { speech: ModelSpeech } | { error: string };

const defaultTimeoutMs = 300_000;
/** The scenes of a story follow each other within it, and need not load the model again. */
const idleMs = 20_000;
const stderrTailCharacters = 2000;

type ModelProcess = { child: ChildProcess; key: string; stderr: string; idle: NodeJS.Timeout | null };

/** Has nothing to do; at most one is kept. */
let kept: ModelProcess | null = null;

/**
 * Speaks with a local model in a process of its own, so that a crash of its native code ends that process and nothing
 * else. Throws an Error that says what the package threw or how its process ended (`code`: the signal), an AbortError, or
 * a TimeoutError.
 */
export async function runVoiceModel(
  order: ModelSource & ModelOrder & { signal?: AbortSignal; timeoutMs?: number },
): Promise<ModelSpeech> {
  const { packageName, model, text, voice, speed, signal, timeoutMs = defaultTimeoutMs } = order;
  const limits = [signal, AbortSignal.timeout(timeoutMs)];
  const stop = AbortSignal.any(limits.filter((limit) => limit instanceof AbortSignal));
  stop.throwIfAborted();
  const running = takeProcess(JSON.stringify({ packageName, model } satisfies ModelSource));
  const { child } = running;
  const outcome = Promise.withResolvers<ModelAnswer>();
  const onExit = (code: number | null, endedBy: NodeJS.Signals | null) =>
    outcome.reject(describeEnd(running, code, endedBy));
  const onStop = () => outcome.reject(stop.reason);
  child.once('message', (answer: ModelAnswer) => outcome.resolve(answer));
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
    // The state of the process is unknown, so it is not reused. A model that computes ignores gentler signals.
    stopListening(child).on('error', () => {});
    child.kill('SIGKILL');
    throw error;
  } finally {
    stop.removeEventListener('abort', onStop);
  }
}

function stopListening(child: ChildProcess): ChildProcess {
  // By name: Node listens to the process too.
  for (const event of ['message', 'exit', 'error']) child.removeAllListeners(event);
  return child;
}

function takeProcess(key: string): ModelProcess {
  const idle = kept;
  kept = null;
  if (idle?.idle) clearTimeout(idle.idle);
  if (idle?.key === key && idle.child.connected) {
    stopListening(idle.child).ref();
    idle.child.channel?.ref();
    return idle;
  }
  idle?.child.kill('SIGKILL');
  const child = fork(fileURLToPath(new URL('./voice-model-process.ts', import.meta.url)), [key], {
    serialization: 'advanced',
    // Without the parent's flags: a debugger's or a test runner's are meant for the parent alone.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const running: ModelProcess = { child, key, stderr: '', idle: null };
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    running.stderr = (running.stderr + part).slice(-stderrTailCharacters);
  });
  return running;
}

/** An idle process holds up neither the end of this one nor memory for long. */
function keep(running: ModelProcess): void {
  const { child } = running;
  kept?.child.kill('SIGKILL');
  kept = running;
  const forget = () => {
    if (kept === running) kept = null;
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
