import type { GenerationComponent } from '#contract/calls/generations.ts';
import type { LiveEvent, StreamEvent } from '#contract/live-events.ts';
import type { NumberedTaskEvent, TaskEvent } from '#contract/tasks.ts';
import type { VideoRole } from '#contract/video-parts.ts';
import type { ConcernedVideo } from '../use-cases/tasks/watch-tasks.ts';
import { componentStatus, generationStatus } from './generation-wire.ts';

const subjects = {
  hook: 'hook',
  product: 'product',
  clip: 'clip',
  background: 'background',
  music: 'audio',
} as const satisfies Record<Exclude<VideoRole, 'reel' | 'photos' | 'story' | 'brand'>, string>;

/** A user event in the format of one generation's channel; null for events that the channel does not show. */
export function toLiveEvent(event: TaskEvent, video: ConcernedVideo): LiveEvent | null {
  if (event.type === 'video.changed') {
    const data = { status: 'draft', stage: 'draft', progress: 0, errorCode: null };
    return { type: 'status', data: { subject: 'video', id: video.id, ...data } };
  }
  const { errorCode } = event;
  const part = video.parts
    .filter((candidate) => 'mediaId' in candidate)
    .find(({ mediaId }) => mediaId === event.subjectId);
  if (part) {
    const subject = subjects[part.role];
    const id = 'uploadId' in part ? part.uploadId : event.subjectId;
    const status = componentStatus(event.status);
    const stage = stageOfPart(subject, status, event.stage);
    const progress = status === 'completed' ? 100 : status === 'cancelled' ? 0 : event.progress;
    const type = subject === 'hook' && status === 'failed' ? 'error' : 'status';
    return { type, data: { subject, id, status, stage, progress, errorCode } };
  }
  if (event.subjectId !== video.id) return null;
  const status = generationStatus(event);
  const type = status === 'completed' ? 'complete' : status === 'failed' ? 'error' : 'status';
  const progress = status === 'cancelled' ? 0 : event.progress;
  return { type, data: { subject: 'video', id: video.id, status, stage: status, progress, errorCode } };
}

/** A user event together with its meaning for each generation that it concerns. */
export function toStreamEvent(item: { event: NumberedTaskEvent; videos: readonly ConcernedVideo[] }) {
  const { sequence, ...event } = item.event;
  const generations = item.videos.flatMap((video) => {
    const live = toLiveEvent(event, video);
    return live ? { generationId: video.id, ...live } : [];
  });
  return { type: event.type, sequence, data: { ...event, generations } satisfies StreamEvent };
}

function stageOfPart(subject: string, status: GenerationComponent['status'], stage: string): string {
  if (status === 'cancelled') return 'cancelled';
  if (subject !== 'hook') return status === 'processing' ? stage : status;
  return status === 'completed' ? 'complete' : stage;
}
