import { classifyProcessEnd, type ProcessEnd } from '../ffmpeg/classify-process-end.ts';
import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts';
import { spawnLimited } from '../ffmpeg/spawn-limited.ts';
import { stopProcess } from '../ffmpeg/stop-process.ts';

export type ByteDecoding = {
  /** Arguments for ffmpeg to write raw frames to stdout. */
  args: readonly string[];
  frameBytes: number;
  /** Buffers that are filled in rotation; a frame stays valid until its buffer is used again. One buffer by default. */
  memory?: readonly Uint8Array[];
  signal?: AbortSignal;
  ffmpegPath?: string;
};

/**
 * Yields frames as ffmpeg writes them, decoded on demand. A frame is valid until the next request, or longer with more
 * `memory`. ffmpeg is stopped when the consumer stops.
 */
export async function* decodeBytes(order: ByteDecoding): AsyncGenerator<Uint8Array> {
  order.signal?.throwIfAborted();
  const { args, frameBytes } = order;
  const child = spawnLimited(order.ffmpegPath ?? 'ffmpeg', args);
  child.stdin.on('error', () => {}).end();
  let stderrTail = '';
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => (stderrTail = (stderrTail + text).slice(-4096)));
  const ended = new Promise<Omit<ProcessEnd, 'stderrTail'>>((resolve) => {
    child.once('error', (startError) => resolve({ exitCode: null, signal: null, startError }));
    child.once('close', (exitCode, signal) => resolve({ exitCode, signal }));
  });
  const onAbort = () => stopProcess(child);
  order.signal?.addEventListener('abort', onAbort, { once: true });
  let hasEnded = false;
  try {
    const memory = order.memory ?? [new Uint8Array(frameBytes)];
    let count = 0;
    let filled = 0;
    for await (const chunk of child.stdout as AsyncIterable<Uint8Array>) {
      for (let at = 0; at < chunk.length;) {
        const taken = Math.min(chunk.length - at, frameBytes - filled);
        const frame = memory[count % memory.length]!;
        frame.set(chunk.subarray(at, at + taken), filled);
        at += taken;
        filled += taken;
        if (filled < frameBytes) continue;
        yield frame;
        count += 1;
        filled = 0;
      }
    }
    const end = await ended;
    hasEnded = true;
    order.signal?.throwIfAborted();
    const failure = classifyProcessEnd({ ...end, stderrTail });
    if (failure) throw new FfmpegError({ program: 'ffmpeg', failure, args, ...end, stderrTail });
  } finally {
    order.signal?.removeEventListener('abort', onAbort);
    if (!hasEnded) stopProcess(child);
  }
}
