import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { MediaRefusal } from '#studio/ffmpeg/media-refusal.ts';
import { inspectMedia } from '#studio/ffmpeg/media/inspect-media.ts';
import { startFalStandIn } from '../../../../tests/helpers/fal-stand-in/fal-stand-in.ts';
import { paintPicture } from '../../../../tests/helpers/stand-in-media.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { openFalImageToVideo } from '../../adapters/fal/fal-image-to-video.ts';
import type { JobContext } from '../../domain/tasks.ts';
import type { ImageToVideo } from '../../ports/image-to-video.ts';
import { animateShots, animateStill, type AnimateDeps } from './animate-shots.ts';

let standIn: Awaited<ReturnType<typeof startFalStandIn>>;
let workFolder: string;
let picturePath: string;

beforeEach(async () => {
  standIn = await startFalStandIn();
  standIn.behave({ polls: 0 });
  workFolder = await temporaryFolder();
  picturePath = path.join(workFolder, 'still.png');
  await writeFile(picturePath, paintPicture(360, 640));
});

const contextOf = (steps: Map<string, object>, signal = new AbortController().signal): JobContext => ({
  async step<T extends object>(name: string, work: () => Promise<T>) {
    if (!steps.has(name)) steps.set(name, await work());
    return steps.get(name) as T;
  },
  progress: () => {},
  isCancelled: async () => true,
  workFolder,
  signal,
});

function animate(seconds: readonly number[], { maxJobMs = 60_000, signal }: Options = {}) {
  const { settings } = standIn;
  const fal = openFalImageToVideo({ ...settings, pace: { ...settings.pace, maxJobMs } });
  const deps: AnimateDeps = {
    imageToVideos: [fal],
    ffmpeg: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' },
    log: { warn: () => {} },
  };
  const stills = seconds.map((each, layer) => ({ layer, picturePath, seconds: each }));
  return animateShots(deps, { stills, style: 'calm' }, contextOf(new Map(), signal));
}
type Options = { maxJobMs?: number; signal?: AbortSignal };

const replaced = (reason: string) => ({
  code: 'engine_replaced',
  part: 'image-to-video',
  failed: 'fal',
  used: 'embedded',
  reason,
});

test('the connected engine makes a clip of at least the shot’s length', async () => {
  const { clips, animation } = await animate([3.2, 6]);
  expect(animation).toEqual({ engine: 'fal', shots: 2, notes: [] });
  const durations = await Promise.all(
    clips.map(async (clip) => (await inspectMedia({ path: clip!, kind: 'video' })).durationSeconds),
  );
  expect(durations.map(Math.round)).toEqual([5, 10]);
  expect(standIn.orders().map(({ endpoint }) => endpoint)).toEqual(
    Array.from({ length: 2 }, () => 'fal-ai/kling-video/v2.5-turbo/pro/image-to-video'),
  );
});

test('a shot refused by the engine stays a camera move, with a note @fix-069', async () => {
  standIn.behave({ outcomes: ['fail-422'] });
  const { clips, animation } = await animate([3, 3]);
  expect(clips.filter((clip) => clip === null).length).toBe(1);
  expect(animation).toEqual({
    engine: 'fal',
    shots: 1,
    notes: [replaced('HTTP 422, content_policy_violation')],
  });
});

test('an engine that never finishes is cancelled; both shots stay camera moves, with one note', async () => {
  standIn.behave({ outcomes: ['never', 'never'] });
  const { clips, animation } = await animate([3, 3], { maxJobMs: 300 });
  expect(clips).toEqual([null, null]);
  expect(animation).toEqual({ engine: 'embedded', shots: 0, notes: [replaced('not done after 0 minutes')] });
  expect(standIn.orders().map(({ cancelled }) => cancelled)).toEqual([true, true]);
});

test('an unreadable or too short clip is not used', async () => {
  standIn.behave({ outcomes: ['no-media'] });
  expect((await animate([3])).clips).toEqual([null]);
  const { clips, animation } = await animate([12]);
  expect([clips, animation.notes]).toEqual([[null], [replaced('the clip is too short')]]);
});

test('the failure of an unreadable clip has its cause', async () => {
  const engine: ImageToVideo = {
    engine: 'fal',
    animate: ({ outputPath }) => writeFile(outputPath, 'not a clip'),
  };
  const still = { picturePath, seconds: 3, prompt: 'A slow push.', name: 'still' };
  const ffmpeg = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' };
  const failure = await animateStill({ ffmpeg }, engine, still, contextOf(new Map())).catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({
    operation: 'image-to-video',
    cause: { message: 'the clip cannot be read', cause: expect.any(MediaRefusal) },
  });
});

test('cancelling a film cancels the engine’s job', async () => {
  standIn.behave({ outcomes: ['never'] });
  const cancelling = new AbortController();
  const animated = animate([3], { signal: cancelling.signal });
  await expect.poll(() => standIn.asked('GET', /status$/).length).toBeGreaterThan(1);
  cancelling.abort(new Error('the user cancelled'));
  await expect(animated).rejects.toThrow('the user cancelled');
  expect(standIn.orders()[0]!.cancelled).toBe(true);
});
