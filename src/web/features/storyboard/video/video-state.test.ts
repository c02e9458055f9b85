import { expect, test } from 'vitest';
import type { StoryVideo } from '#contract/calls/story-videos.ts';
import type { LiveEvent } from '#contract/live-events.ts';
import { applyEvent, engineFacts, pictureOf, readVideo, stagesOf } from './video-state.ts';

const making = {
  id: 'v1',
  status: 'rendering',
  stage: 'rendering',
  progress: 40,
  errorCode: null,
  videoUrl: null,
  posterUrl: null,
  downloadFileName: 'story.mp4',
  durationSeconds: null,
  sizeBytes: null,
  shareUrl: null,
  scenes: [
    { frameId: 'a', title: 'A', status: 'ready' },
    { frameId: 'b', title: 'B', status: 'working' },
    { frameId: 'c', title: 'C', status: 'waiting' },
  ],
} as unknown as StoryVideo;

test('a video is in progress, ready with its facts, or shows why there is none', () => {
  expect(readVideo(making)).toEqual({ kind: 'making' });
  expect(readVideo({ ...making, status: 'completed', videoUrl: '/v1.mp4' })).toMatchObject({
    kind: 'ready',
    video: { url: '/v1.mp4', width: 720, height: 1280, format: 'MP4' },
  });
  expect(readVideo({ ...making, status: 'cancelled' })).toMatchObject({ kind: 'problem', isCancelled: true });
  const failed = readVideo({ ...making, status: 'failed', errorCode: 'video_failed' });
  expect(failed).toMatchObject({ kind: 'problem', isCancelled: false });
  expect('text' in failed && failed.text).toMatch(/Nothing was charged: your credits are back\.$/);
});

test('nothing is current while the video waits in the queue', () => {
  expect(stagesOf({ stage: 'queued' }).current).toBe(-1);
  expect(stagesOf({ stage: null }).current).toBe(-1);
  const { names, current } = stagesOf({ stage: 'mixing' });
  expect(names[current]).toBe('Music and sound');
});

test('progress never falls, and scene changes are refetched @storyboard-008', () => {
  const event = (data: Partial<LiveEvent['data']>, type: LiveEvent['type'] = 'status') =>
    ({
      type,
      data: { subject: 'video', id: 'v1', status: 'rendering', stage: 'mixing', progress: 20, ...data },
    }) as LiveEvent;
  const mixing = { ...making, stage: 'mixing' } as const;
  expect(applyEvent(mixing, event({}))).toMatchObject({ progress: 40, stage: 'mixing' });
  expect(applyEvent(mixing, event({ progress: 70 }))).toMatchObject({ progress: 70 });
  expect(applyEvent(making, event({ stage: 'rendering' }))).toBeNull();
  expect(applyEvent(making, event({}))).toBeNull();
  expect(applyEvent(mixing, event({ id: 'v2' }))).toBeNull();
  expect(applyEvent(mixing, event({}, 'complete'))).toBeNull();
});

test('the frame shows the scene in progress, else the last finished scene, else any picture', () => {
  const frames = ['a', 'b', 'c'].map((id) => ({ id, imageUrl: `/${id}.png` as string | null }));
  expect(pictureOf(making, frames)).toBe('/b.png');
  const [first, , last] = making.scenes;
  expect(pictureOf({ scenes: [first!, last!] }, frames)).toBe('/a.png');
  expect(pictureOf(making, [{ id: 'b', imageUrl: null }, frames[2]!])).toBe('/c.png');
  expect(pictureOf(making, [])).toBeNull();
});

test('the voice engine is shown once it is known', () => {
  expect(engineFacts({ engines: { voice: null, notes: [] } }).line).toBeNull();
  expect(engineFacts({ engines: { voice: 'openai', notes: [] } }).line).toBe('Voice: OpenAI');
});
