import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as calls from '#contract/calls/greenscreens.ts';
import type { Greenscreen, GreenscreenSettingsInput } from '#contract/calls/greenscreens.ts';
import { isVideoBeingMade } from '#contract/calls/generations.ts';
import type { Person } from './api.ts';
import { jobPollingMs, waitFor } from './wait-for.ts';

const run = promisify(execFile);

/** Starts a video with a replaced background without waiting for it. */
export const startReplacing = (
  person: Person,
  settings: GreenscreenSettingsInput,
  idempotencyKey?: string,
): Promise<Greenscreen> =>
  person.call(calls.startGreenscreen, {
    query: { async: 'true' },
    body: settings,
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

export const readReplaced = (person: Person, greenscreenId: string): Promise<Greenscreen> =>
  person.call(calls.readGreenscreen, { params: { greenscreenId } });

/** Waits until the video is no longer in progress. */
export const replacedEnd = (person: Person, greenscreenId: string, timeoutMs = 120_000) =>
  waitFor(
    async () => {
      const video = await readReplaced(person, greenscreenId);
      return isVideoBeingMade(video.status) ? undefined : video;
    },
    timeoutMs,
    jobPollingMs,
  );

/** Waits until a clip has been examined. */
export const examined = (person: Person, videoId: string) =>
  person.call(calls.examineGreenscreenClip, { body: { videoId } }).then(({ id: clipId }) =>
    waitFor(
      async () => {
        const clip = await person.call(calls.readGreenscreenClip, { params: { clipId } });
        return clip.status === 'processing' ? undefined : clip;
      },
      60_000,
      jobPollingMs,
    ),
  );

/** Waits until a preview is no longer being drawn. */
export const previewEnd = (person: Person, previewId: string) =>
  waitFor(
    async () => {
      const preview = await person.call(calls.readGreenscreenPreview, { params: { previewId } });
      return preview.status === 'processing' ? undefined : preview;
    },
    60_000,
    jobPollingMs,
  );

/** Mean red, green and blue, 0 to 255, of an upper corner of a file's first frame. */
export async function readCorner(file: string, side: 'left' | 'right' = 'left'): Promise<number[]> {
  const crop = `crop=40:40:${side === 'left' ? '0' : 'iw-40'}:0`;
  const args = ['-v', 'error', '-i', file, '-frames:v', '1', '-vf', `${crop},scale=1:1:flags=area`];
  const { stdout } = await run('ffmpeg', [...args, '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'], {
    encoding: 'buffer',
  });
  return [...stdout];
}
