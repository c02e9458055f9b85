import { BufferTarget, Conversion, Mp4OutputFormat, Output } from 'mediabunny';
import { openInput } from './open-input.ts';

/** Thrown when a clip's packets cannot be copied into an MP4 without losing picture or sound. */
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

/** Cuts fall between packets, so a range may be slightly short; if more is missing, the file itself is incomplete. */
const maxMissingSeconds = 1;

/** 0 if the file has no readable duration. */
async function readDurationSeconds(clip: Blob): Promise<number> {
  const input = openInput(clip);
  try {
    return (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  } catch {
    return 0;
  } finally {
    input.dispose();
  }
}

/**
 * Copies a range of a clip into a new MP4, packet by packet; nothing is decoded. An edit list makes the start exact to the
 * frame; the end may be up to three frames late. Throws UncuttableClipError, and the signal's reason when aborted.
 */
export async function cutClip(file: File, cut: Cut): Promise<File> {
  const { startSeconds, endSeconds, onProgress, signal } = cut;
  signal?.throwIfAborted();
  const input = openInput(file);
  const target = new BufferTarget();
  try {
    const conversion = await Conversion.init({
      input,
      output: new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target }),
      tracks: 'primary',
      // Never transcode: in a browser without the encoder, the sound would be dropped silently.
      copy: { mode: 'forced', boundaryPolicy: 'expand' },
      trim: { start: startSeconds, end: endSeconds },
      // No tags: phones record in them where a clip was filmed.
      tags: {},
      showWarnings: false,
    });
    const lost = conversion.discardedTracks.filter(({ reason }) => reason !== 'discarded_by_user');
    if (!conversion.isValid || lost.length > 0) {
      throw new UncuttableClipError(lost.map(({ track, reason }) => `${track.type}: ${reason}`).join(', '));
    }
    if (onProgress) conversion.onProgress = onProgress;
    signal?.throwIfAborted();
    const cancel = () => void conversion.cancel();
    signal?.addEventListener('abort', cancel, { once: true });
    await conversion
      .execute()
      .catch((cause: unknown) => {
        signal?.throwIfAborted();
        throw new UncuttableClipError(String(cause), { cause });
      })
      .finally(() => signal?.removeEventListener('abort', cancel));
  } finally {
    input.dispose();
  }
  const cutFile = new File([target.buffer!], nameAsMp4(file.name), { type: 'video/mp4' });
  if ((await readDurationSeconds(cutFile)) < endSeconds - startSeconds - maxMissingSeconds)
    throw new UncuttableClipError('the file ends before the chosen range does');
  return cutFile;
}
