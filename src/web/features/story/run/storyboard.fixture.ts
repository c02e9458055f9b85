import type { Storyboard, StoryFrame } from '#contract/calls/storyboards.ts';
import { isPictureFinished, type PictureStatus, type StoryboardStatus } from '#contract/stories.ts';

const frame = (status: PictureStatus, place: number): StoryFrame => ({
  id: `frame-${place}`,
  sceneId: `scene-${place}`,
  title: `Scene ${place}`,
  description: '',
  narration: `Narration ${place}.`,
  inStory: { title: `Scene ${place}`, description: '' },
  imageUrl: status === 'SUCCESS' ? `/frame-${place}.jpg` : null,
  status,
  errorCode: null,
  error: null,
  engine: null,
  redrawCredits: 0,
  seconds: 3,
  versions: [],
});

/** A storyboard whose scenes are in these states, for tests. */
export function storyboardIn(
  statuses: readonly PictureStatus[],
  status: StoryboardStatus = 'RUNNING',
  overrides: Partial<Storyboard> = {},
): Storyboard {
  const countOf = (wanted: PictureStatus): number => statuses.filter((each) => each === wanted).length;
  const finished = statuses.filter(isPictureFinished).length;
  return {
    id: 'board',
    generationId: 'board',
    scriptRefId: 'script',
    title: 'A story',
    styleKey: 'comic',
    status,
    progress: Math.round((finished / statuses.length) * 100),
    errorCode: null,
    error: null,
    scenes: statuses.map(frame),
    counts: {
      total: statuses.length,
      success: countOf('SUCCESS'),
      failed: countOf('FAILED'),
      pending: statuses.length - finished,
    },
    isPaid: status === 'SUCCESS',
    canContinue: false,
    settings: {
      voice: 'nova',
      voiceStyle: 'natural',
      speed: 1,
      captions: true,
      audioSource: 'none',
      audioTrackId: null,
      audioFileId: null,
      audioVolume: 50,
    },
    videoId: null,
    totalSeconds: statuses.length * 3,
    createdAt: '2026-01-05T12:00:00.000Z',
    ...overrides,
  };
}
