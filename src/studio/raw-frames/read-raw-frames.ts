import { buildInputGuardArgs, maxAllocationBytes } from '../ffmpeg/build-ffmpeg-args.ts';
import { classifyProcessEnd } from '../ffmpeg/classify-process-end.ts';
import type { ProcessEnd } from '../ffmpeg/classify-process-end.ts';
import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts';
import { spawnLimited } from '../ffmpeg/spawn-limited.ts';
import { stopProcess } from '../ffmpeg/stop-process.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { houseFormat, houseFrameRate } from '../house-format/house-format.ts';
import { openPicture, pictureBytes, type Picture } from './picture.ts';

export type RawFramesOrder = {
  /** A clip in house format. */
  path: string;
  /** Of the clip; 9:16 by default. */
  format?: VideoFormat;
  firstFrame?: number;
  frames?: number;
  /** Where the frames go, in turn; as many are whole at a time. Memory for one unless said otherwise. */
  memory?: readonly Uint8Array[];
  signal?: AbortSignal;
  ffmpegPath?: string;
};

export function frameMemory(frames: number, format?: VideoFormat): Uint8Array[] {
  const { width, height } = houseFormat(format);
  return Array.from({ length: frames }, () => new Uint8Array(pictureBytes(width, height)));
}

/**
 * The clip's frames in order, decoded no faster than they are taken. A frame is whole until the
 * next one is asked for, or longer with more `memory`: new memory for each would pile up faster than it is collected.
 */
export async function* readRawFrames(order: RawFramesOrder): AsyncGenerator<Picture> {
  order.signal?.throwIfAborted();
  const { width, height } = houseFormat(order.format);
  const frameBytes = pictureBytes(width, height);
  const args = buildRawFramesArgs(order);
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
    const memory = order.memory ?? frameMemory(1, order.format);
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
        yield openPicture(frame, width, height);
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

function buildRawFramesArgs({ path, format, firstFrame = 0, frames }: RawFramesOrder): string[] {
  const { width, height } = houseFormat(format);
  // Half a frame early: rounding must not lose the first frame.
  const seek = firstFrame > 0 ? ['-ss', ((firstFrame - 0.5) / houseFrameRate).toFixed(6)] : [];
  const count = frames === undefined ? [] : ['-frames:v', `${frames}`];
  const limits = ['-nostdin', '-hide_banner', '-v', 'error', '-max_alloc', `${maxAllocationBytes}`];
  const picture = ['-map', '0:v:0', '-vf', `scale=${width}:${height}`, '-pix_fmt', 'yuv420p'];
  // Each further thread holds its own frames, and none is waited for: what is done with a frame takes longer.
  const decoder = ['-threads', '1'];
  return [
    ...limits,
    ...seek,
    ...decoder,
    ...buildInputGuardArgs(),
    '-i',
    path,
    ...picture,
    ...count,
    '-f',
    'rawvideo',
    'pipe:1',
  ];
}
