import { isVideoBeingMade } from '#contract/calls/generations.ts';
import { storyVideoStages, type StoryVideo } from '#contract/calls/story-videos.ts';
import type { StoryFrame } from '#contract/calls/storyboards.ts';
import { engineNames } from '#contract/engines.ts';
import type { LiveEvent } from '#contract/live-events.ts';
import { defaultVideoFormat, videoFormats } from '#contract/video-formats.ts';
import { applyVideoProgress } from '../../../lib/apply-video-progress.ts';
import { engineNoteText } from '../../../lib/engine-line.ts';
import { errorTexts } from '../../../lib/error-text.ts';
import type { FinalVideo } from '../../../parts/final-video/final-video.ts';
import { texts } from '../texts.ts';

export type VideoState =
  | { kind: 'making' }
  | { kind: 'ready'; video: FinalVideo }
  /** `isCancelled`: by the user. */
  | { kind: 'problem'; text: string; isCancelled: boolean };

const words = texts.video;

/** The state of the last step. */
export function readVideo(video: StoryVideo): VideoState {
  if (isVideoBeingMade(video.status)) return { kind: 'making' };
  const { id, videoUrl: url, posterUrl, downloadFileName, durationSeconds, sizeBytes, shareUrl } = video;
  if (video.status === 'completed' && url !== null) {
    const facts = { durationSeconds, sizeBytes, format: 'MP4', ...videoFormats[defaultVideoFormat] };
    return { kind: 'ready', video: { id, url, posterUrl, downloadFileName, shareUrl, ...facts } };
  }
  if (video.status === 'cancelled') return { kind: 'problem', text: words.cancelled, isCancelled: true };
  const { errorCode } = video;
  const reason =
    errorCode === null || errorCode === 'video_failed' ? words.failedReason : errorTexts[errorCode];
  return { kind: 'problem', text: words.error(`${reason} ${words.creditsAreBack}`), isCancelled: false };
}

const shownStages = storyVideoStages.filter((stage) => stage !== 'queued');

/** The stages of the work and the current one; nothing is current while it waits in the queue. */
export const stagesOf = ({ stage }: Pick<StoryVideo, 'stage'>) => ({
  names: shownStages.map((each) => words.stages[each]),
  current: storyVideoStages.indexOf(stage ?? 'queued') - 1,
});

/** The video after an event; null if it has to be read from the server. */
export function applyEvent(video: StoryVideo, event: LiveEvent): StoryVideo | null {
  const next = applyVideoProgress(video, event, { id: video.id, stages: storyVideoStages });
  // Events do not say which scenes are ready.
  const showsScenes = next?.stage === 'rendering' || next?.stage === 'voice';
  return next?.stage === video.stage && !showsScenes ? next : null;
}

/** The picture in the frame until there is a video: of the scene that is being made, or else of the last finished one. */
export function pictureOf(
  { scenes }: Pick<StoryVideo, 'scenes'>,
  frames: readonly Pick<StoryFrame, 'id' | 'imageUrl'>[],
): string | null {
  const scene =
    scenes.find(({ status }) => status === 'working') ??
    scenes.findLast(({ status }) => status === 'ready') ??
    scenes[0];
  const own = frames.find(({ id }) => id === scene?.frameId)?.imageUrl;
  return own ?? frames.find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? null;
}

/** The voice engine, and the reason if it was not the chosen one. */
export const engineFacts = ({ engines: { voice, notes } }: Pick<StoryVideo, 'engines'>) => ({
  line: voice === null ? null : words.voiceBy(engineNames[voice]),
  notes: notes.map(engineNoteText),
});
