import { BufferTarget, Conversion, Mp4OutputFormat, Output } from 'mediabunny';
import { openInput } from './open-input.ts';

/** The packets of this clip cannot be copied into an MP4 without loss of picture or sound. */
export class UncuttableClipError extends Error {
  override readonly name = 'UncuttableClipError';
}

export type Cut = {
  startSeconds: number;
  endSeconds: number;
  /** 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

const nameAsMp4 = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.mp4`;

/** Packets begin and end where they do; more than this is missing only where the file itself is incomplete. */
const missingSeconds = 1;

/** Nothing at all is 0 seconds. */
async function readSeconds(part: Blob): Promise<number> {
  const input = openInput(part);
  try {
    return (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  } catch {
    return 0;
  } finally {
    input.dispose();
  }
}

/**
 * A part of a clip as a new MP4, by copying packets: nothing is decoded. Frame exact at its start by an edit list, up
 * to three frames late at its end. Throws UncuttableClipError, and the signal's reason when aborted.
 */
export async function cutClip(file: File, cut: Cut): Promise<File> {
  const { startSeconds, endSeconds, onProgress, signal } = cut;
  signal?.throwIfAborted();
  const input = openInput(file);
  const target = new BufferTarget();
  const stop = { now: () => {} };
  const onAbort = () => stop.now();
  try {
    const conversion = await Conversion.init({
      input,
      output: new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target }),
      tracks: 'primary',
      // Without an encoder a transcode would drop the sound and say nothing.
      copy: { mode: 'forced', boundaryPolicy: 'expand' },
      trim: { start: startSeconds, end: endSeconds },
      // A phone writes down where it was filmed.
      tags: {},
      showWarnings: false,
    });
    const lost = conversion.discardedTracks.filter(({ reason }) => reason !== 'discarded_by_user');
    if (!conversion.isValid || lost.length > 0) {
      throw new UncuttableClipError(lost.map(({ track, reason }) => `${track.type}: ${reason}`).join(', '));
    }
    if (onProgress) conversion.onProgress = onProgress;
    stop.now = () => void conversion.cancel();
    signal?.addEventListener('abort', onAbort, { once: true });
    signal?.throwIfAborted();
    await conversion.execute().catch((cause: unknown) => {
      signal?.throwIfAborted();
      throw new UncuttableClipError(String(cause), { cause });
    });
  } finally {
    signal?.removeEventListener('abort', onAbort);
    input.dispose();
  }
  const part = new File([target.buffer!], nameAsMp4(file.name), { type: 'video/mp4' });
  if ((await readSeconds(part)) < endSeconds - startSeconds - missingSeconds)
    throw new UncuttableClipError('the file ends before the chosen part does');
  return part;
}
