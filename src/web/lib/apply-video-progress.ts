import { isVideoBeingMade, type GenerationStatus } from '#contract/calls/generations.ts';
import type { LiveEvent } from '#contract/live-events.ts';

type VideoProgress = { status: GenerationStatus; progress: number };

/**
 * Applies a progress event to a video, whose progress never decreases. Returns null if the video has to be read from
 * the server instead. `stages` lists the stages of this kind of video; others are ignored.
 */
export function applyVideoProgress<Video extends VideoProgress>(
  video: Video,
  { type, data }: LiveEvent,
  { id, stages = [] }: { id: string; stages?: readonly string[] },
): Video | null {
  const isAboutVideo = data.subject === 'video' && data.id === id;
  if (type !== 'status' || !isAboutVideo || !isVideoBeingMade(data.status)) return null;
  const status = data.status as GenerationStatus;
  const stage = stages.includes(data.stage) ? { stage: data.stage } : {};
  return { ...video, ...stage, status, progress: Math.max(video.progress, data.progress) };
}
