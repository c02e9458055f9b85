import { isVideoBeingMade, type GenerationStatus } from '#contract/calls/generations.ts';
import type { LiveEvent } from '#contract/live-events.ts';

type VideoProgress = { status: GenerationStatus; progress: number };

/**
 * The video after an event of its progress, which never goes back; null where it has to be read from the
 * server. `stages` are those that this kind of video has.
 */
export function applyVideoProgress<Video extends VideoProgress>(
  video: Video,
  { type, data }: LiveEvent,
  { id, stages = [] }: { id: string; stages?: readonly string[] },
): Video | null {
  const isOwn = data.subject === 'video' && data.id === id;
  if (type !== 'status' || !isOwn || !isVideoBeingMade(data.status)) return null;
  const status = data.status as GenerationStatus;
  const stage = stages.includes(data.stage) ? { stage: data.stage } : {};
  return { ...video, ...stage, status, progress: Math.max(video.progress, data.progress) };
}
